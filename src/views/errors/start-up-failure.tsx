import Button from '@mui/material/Button';
import { StrictMode } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import { errorTexts } from '@/domain/errors/error-texts';
import { builtInLanguageOf } from '@/domain/localization/languages';
import { createLocalizer } from '@/domain/localization/localizer';

import { rootOf } from '../app/react-root';
import { ThemeProvider } from '../app/theme-provider';
import { describeError } from '../shared/errors/describe-error';
import { ErrorView } from '../shared/errors/error-view';
import { errorViewTexts } from '../shared/errors/error-view-texts';

type StartUpFailureProps = {
  readonly error: AppError;
  readonly onRetry: () => void;
};

/** Shows why the product cannot start. There is no configuration yet, so nothing but the page's language is asked for. */
export function renderStartUpFailure(element: HTMLElement, error: AppError, onRetry: () => void): void {
  rootOf(element).render(
    <StrictMode>
      <ThemeProvider>
        <StartUpFailure error={error} onRetry={onRetry} />
      </ThemeProvider>
    </StrictMode>,
  );
}

export function StartUpFailure({ error, onRetry }: StartUpFailureProps) {
  const localizer = createLocalizer({
    language: builtInLanguageOf(document.documentElement.lang),
    resources: undefined,
    defaultResourceName: undefined,
  });
  const recoveryTexts = localizer.textsFor(errorTexts);
  return (
    <main role="alert">
      <ErrorView
        error={error}
        description={describeError(error, recoveryTexts)}
        texts={localizer.textsFor(errorViewTexts)}
        actions={
          <Button variant="contained" onClick={onRetry}>
            {recoveryTexts('recovery.retry')}
          </Button>
        }
      />
    </main>
  );
}
