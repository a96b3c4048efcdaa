import type { AppError } from '@/domain/errors/app-error';

import { useTexts } from '../app/localization-context';
import { accountTexts } from './account-texts';
import { SignInError } from './sign-in/sign-in-error';

type RetryNoticeProps = { readonly error: AppError; readonly onRetry: () => void };

/** Why a page before sign-in cannot go on, and the button to try again. */
export function RetryNotice({ error, onRetry }: RetryNoticeProps) {
  const texts = useTexts(accountTexts);
  return (
    <div role="alert">
      <SignInError error={error} />
      <button type="button" className="plain-button" onClick={onRetry}>
        {texts('account.retry')}
      </button>
    </div>
  );
}
