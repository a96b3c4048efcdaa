import type { AppError } from '@/domain/errors/app-error';
import { errorTexts } from '@/domain/errors/error-texts';
import { builtInLanguageOf } from '@/domain/localization/languages';
import { createLocalizer } from '@/domain/localization/localizer';

import { describeError } from '../shared/errors/describe-error';
import { ErrorView } from '../shared/errors/error-view';
import { errorViewTexts } from '../shared/errors/error-view-texts';

type StartUpFailurePageProps = {
  readonly error: AppError;
  readonly onRetry: () => void;
};

/** There is no configuration yet, so nothing but the page's own language is asked for. */
export function StartUpFailurePage({ error, onRetry }: StartUpFailurePageProps) {
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
          <button type="button" className="plain-button plain-button-main" onClick={onRetry}>
            {recoveryTexts('recovery.retry')}
          </button>
        }
      />
    </main>
  );
}
