import type { AuthRef } from '@/machines/auth/auth-machine';
import type { ErrorRef } from '@/machines/shell/error-machine';

/**
 * What an auth flow announces is shown by the catalogue; entries marked `inline` are the sign-in screen's own. A renewal
 * that fails is told by the notice over the page while it is tried again, and by the sign-in once the session is lost:
 * whatever code its error has, it takes the page from nobody (T33). Nor does an attempt to sign in again over a kept page:
 * its dialog tells why, and what the catalogue drew behind it would cover the page once the next attempt succeeds.
 */
export function reportFailures(authRef: AuthRef, errorRef: ErrorRef): void {
  authRef.on('auth.failed', ({ name, error }) => {
    const auth = authRef.getSnapshot();
    const isToldByDialog = auth.hasTag('held') && auth.context.error === error;
    if (name !== 'token_refresh_error' && !isToldByDialog) {
      errorRef.send({ type: 'error.report', error });
    }
  });
  authRef.on('configuration.outdated', ({ error }) => {
    const retry = () => {
      authRef.send({ type: 'configuration.load' });
    };
    errorRef.send({ type: 'error.report', error, retry });
  });
}
