import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';

import { toAppError, type AppError } from '@/domain/errors/app-error';
import { errorTexts } from '@/domain/errors/error-texts';
import { useTexts } from '@/views/app/localization-context';
import { useReload } from '@/views/app/reload-context';

import { useErrorDescription } from './describe-error';
import { ErrorView } from './error-view';
import { errorViewTexts } from './error-view-texts';

type AreaBoundaryProps = {
  /** Called before the area is rendered anew. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
};

type AreaBoundaryState = { readonly error: AppError | undefined };

/**
 * Catches what an area throws while it renders: the rest of the page stays, and the area can be tried again
 * (register X-05). React itself writes the error and its component stack to the console.
 */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override readonly state: AreaBoundaryState = { error: undefined };

  static getDerivedStateFromError(thrown: unknown): AreaBoundaryState {
    return { error: toAppError(thrown) };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <AreaFailure error={error} onRetry={this.retry} />;
  }
}

type AreaFailureProps = { readonly error: AppError; readonly onRetry: () => void };

function AreaFailure({ error, onRetry }: AreaFailureProps) {
  const texts = useTexts(errorViewTexts);
  const recoveryTexts = useTexts(errorTexts);
  const description = useErrorDescription(error);
  // Code of a version that is no longer served comes only with the whole page.
  const reload = useReload(onRetry);
  return (
    <div role="alert">
      <ErrorView
        error={error}
        description={description}
        texts={texts}
        actions={
          <>
            <Button variant="contained" onClick={onRetry}>
              {recoveryTexts('recovery.retry')}
            </Button>
            {reload === undefined ? null : (
              <Button variant="outlined" onClick={reload}>
                {recoveryTexts('recovery.reload')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
