import type { Session } from '@/domain/auth/session';
import { sessionCheckMs } from '@/domain/constants';

import type { AuthWindows } from './auth-windows';

type Monitored = {
  readonly windows: AuthWindows;
  /** `check_session_iframe` of the discovery document. */
  readonly address: string;
  readonly session: Session;
  readonly onChanged: () => void;
};

/**
 * Asks the issuer's session frame every three seconds whether the person is still signed in there (OpenID Connect
 * Session Management 1.0 §3); answers a function that stops it.
 *
 * The very first answer being "changed" proves nothing: the frame sees no cookie of its own where third-party storage
 * is cut off, and would say so for ever. Then, and after an "error", it is not asked again (T21).
 */
export function monitorSession({ windows, address, session, onChanged }: Monitored): () => void {
  const frame = windows.openFrame(address);
  if (frame === undefined || session.sessionState === undefined) {
    frame?.remove();
    return () => undefined;
  }
  const issuerOrigin = new URL(address).origin;
  const question = `${session.clientId} ${session.sessionState}`;
  let hasBeenUnchanged = false;

  const stopListening = windows.listen(({ origin, source, data }) => {
    if (origin !== issuerOrigin || !frame.hasSent(source)) {
      return;
    }
    if (data === 'unchanged') {
      hasBeenUnchanged = true;
    } else if (data === 'changed' && hasBeenUnchanged) {
      stop();
      onChanged();
    } else if (data === 'changed' || data === 'error') {
      stop();
    }
  });
  const interval = setInterval(() => frame.post(question, issuerOrigin), sessionCheckMs);
  const stop = () => {
    clearInterval(interval);
    stopListening();
    frame.remove();
  };
  return stop;
}
