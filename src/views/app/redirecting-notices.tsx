import { useCallback, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import type { ErrorRef } from '@/machines/shell/error-machine';

import { useAuthRef } from './auth-context';
import { currentAddress } from './current-address';
import { signInAddress } from './navigation';
import { NoticesProvider } from './notices';
import { selectStage } from './stage/shell-stage';

type RedirectingNoticesProps = { readonly errorRef: ErrorRef | undefined; readonly children: ReactNode };

/**
 * Notices whose redirects lead to the sign-in page. While somebody is signed in the auth machine decides whether the
 * session can be saved; an error alone sends nobody away, and no page that is kept for its person is left.
 */
export function RedirectingNotices({ errorRef, children }: RedirectingNoticesProps) {
  const authRef = useAuthRef();
  const [, navigate] = useLocation();
  const redirect = useCallback(() => {
    if (selectStage(authRef.getSnapshot()) === 'visitor') {
      navigate(signInAddress(currentAddress()), { replace: true });
    }
  }, [authRef, navigate]);
  return (
    <NoticesProvider errorRef={errorRef} onRedirect={redirect}>
      {children}
    </NoticesProvider>
  );
}
