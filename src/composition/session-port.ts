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
 */
export function createSessionPort(authRef: AuthRef, now: () => number): SessionPort {
  const settled = async (isSettled: (snapshot: AuthSnapshot) => boolean, signal?: AbortSignal) => {
    const snapshot = await waitFor(authRef, isSettled, signal === undefined ? {} : { signal });
    return snapshot.hasTag('signedIn') ? snapshot.context.session?.accessToken : undefined;
  };

  return {
    accessToken: async (signal) => {
      const session = signedInSession(authRef);
      if (session !== undefined && !isUsable(session, now()) && canRenew(session)) {
        // The deadline watcher has not noticed yet: a laptop that woke this very moment.
        authRef.send({ type: 'tokens.due', at: now() });
      }
      const token = await settled((snapshot) => isReadyToSend(snapshot, now()), signal);
      if (session !== undefined && token === undefined) {
        // It belonged to the person whose session has just ended: it may not go out as a visitor's.
        throw new AppError('http.sessionExpired', { status: 401 });
      }
      return token;
    },
    afterRefusal: (refusedToken, signal) => {
      authRef.send({ type: 'tokens.refused', accessToken: refusedToken, at: now() });
      return settled((snapshot) => isPastRefusal(snapshot, refusedToken), signal);
    },
  };
}

function signedInSession(authRef: AuthRef): Session | undefined {
  const snapshot = authRef.getSnapshot();
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
