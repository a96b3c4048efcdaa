import Button from '@mui/material/Button';

import type { AppError } from '@/domain/errors/app-error';
import { errorTexts } from '@/domain/errors/error-texts';
import { useTexts } from '@/views/app/localization-context';
import { useReload } from '@/views/app/reload-context';

import { useErrorDescription } from './describe-error';
import { ErrorView } from './error-view';
import { errorViewTexts } from './error-view-texts';

type AreaFailureProps = { readonly error: AppError; readonly onRetry: () => void };

/** In place of an area that could not be drawn. */
export function AreaFailure({ error, onRetry }: AreaFailureProps) {
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
