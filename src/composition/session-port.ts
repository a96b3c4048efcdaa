import { waitFor } from 'xstate';

import type { Session } from '@/domain/auth/session';
import { canRenew, isUsable } from '@/domain/auth/session-life';
import { AppError } from '@/domain/errors/app-error';
import type { AuthRef, AuthSnapshot } from '@/machines/auth/auth-machine';
import type { SessionPort } from '@/services/http/http-client';

/**
 * How the HTTP client asks the auth machine for tokens (promises 1 and 2): while tokens are renewed every protected
 * call waits, and any number of refused calls cause one renewal.
 *
 * @param now Epoch milliseconds.
 * @param caller `page`: what is on the screen, which speaks for nobody while it is held behind the dialog; `product`:
 * the calls that tell whose the page is after somebody has signed in there.
 */
export function createSessionPort(
  authRef: AuthRef,
  now: () => number,
  caller: 'page' | 'product' = 'page',
): SessionPort {
  const settled = async (isSettled: (snapshot: AuthSnapshot) => boolean, signal?: AbortSignal) =>
    waitFor(authRef, isSettled, signal === undefined ? {} : { signal });

  return {
    accessToken: async (signal) => {
      const session = signedInSession(authRef.getSnapshot());
      if (session !== undefined && !isUsable(session, now())) {
        // The deadline watcher has not noticed yet: a laptop that woke this very moment. A dead token is never sent (T35).
        authRef.send({ type: canRenew(session) ? 'tokens.needed' : 'tokens.due', at: now() });
      }
      const snapshot = await settled((candidate) => isReadyToSend(candidate, now()), signal);
      if (caller === 'page' && snapshot.hasTag('held')) {
        // The page behind the dialog belongs to a person whose session is lost: it speaks for nobody.
        throw expired();
      }
      if (session !== undefined && tokenOf(session, snapshot) === undefined) {
        throw expired();
      }
      return signedInSession(snapshot)?.accessToken;
    },
    afterRefusal: async (refusedToken, signal) => {
      const session = signedInSession(authRef.getSnapshot());
      authRef.send({ type: 'tokens.refused', accessToken: refusedToken, at: now() });
      const snapshot = await settled((candidate) => isPastRefusal(candidate, refusedToken), signal);
      return tokenOf(session, snapshot);
    },
  };
}

/**
 * The token of the session for which a call was made, `undefined` when it has ended or another person's has taken its
 * place: a call is never sent with anything else (T08).
 */
function tokenOf(session: Session | undefined, snapshot: AuthSnapshot): string | undefined {
  const present = signedInSession(snapshot);
  return present !== undefined && present.id === session?.id ? present.accessToken : undefined;
}

function expired(): AppError {
  return new AppError('http.sessionExpired', { status: 401 });
}

function signedInSession(snapshot: AuthSnapshot): Session | undefined {
  return snapshot.hasTag('signedIn') ? snapshot.context.session : undefined;
}

/** Between tries of a renewal the old token still goes out, as long as it lives. */
function isReadyToSend(snapshot: AuthSnapshot, now: number): boolean {
  if (snapshot.hasTag('renewing') || snapshot.matches({ access: 'starting' })) {
    return false;
  }
  const { session } = snapshot.context;
  return !snapshot.hasTag('signedIn') || session === undefined || isUsable(session, now) || !canRenew(session);
}

function isPastRefusal(snapshot: AuthSnapshot, refusedToken: string): boolean {
  return !snapshot.hasTag('signedIn') || snapshot.context.session?.accessToken !== refusedToken;
}
