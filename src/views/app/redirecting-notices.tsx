import { useCallback, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import type { AppError } from '@/domain/errors/app-error';
import type { ErrorRef } from '@/machines/shell/error-machine';

import { useAuthRef } from './auth-context';
import { currentAddress } from './current-address';
import { signInAddress } from './navigation';
import { NoticesProvider } from './notices';
import { selectStage } from './stage/shell-stage';

type RedirectingNoticesProps = { readonly errorRef: ErrorRef | undefined; readonly children: ReactNode };

/**
 * Notices whose redirects lead to the sign-in page. While somebody is signed in the auth machine decides whether the
 * session can be saved; an error alone sends nobody away, and no page that is kept for its person is left. A call that
 * was refused while its person is still signed in is told like any other that failed, or they would take what they
 * wanted to change for changed. Over a held page the dialog for signing in again says it already, and the failures of
 * the auth flows have their own notice.
 */
export function RedirectingNotices({ errorRef, children }: RedirectingNoticesProps) {
  const authRef = useAuthRef();
  const [, navigate] = useLocation();
  const redirect = useCallback(
    (error: AppError, tell: () => void) => {
      const stage = selectStage(authRef.getSnapshot());
      if (stage === 'visitor') {
        navigate(signInAddress(currentAddress()), { replace: true });
      } else if (stage === 'ready' && error.code.startsWith('http.')) {
        tell();
      }
    },
    [authRef, navigate],
  );
  return (
    <NoticesProvider errorRef={errorRef} onRedirect={redirect}>
      {children}
    </NoticesProvider>
  );
}
