import { waitFor } from 'xstate';

import type { Session } from '@/domain/auth/session';
import { canRenew, isUsable } from '@/domain/auth/session-life';
import { AppError } from '@/domain/errors/app-error';
import type { AuthRef, AuthSnapshot } from '@/machines/auth/auth-machine';
import type { CallTicket, SessionPort } from '@/services/http/http-client';

/**
 * How the HTTP client asks the auth machine for tokens (promises 1 and 2): while tokens are renewed every protected
 * call waits, any number of refused calls cause one renewal, and a call is never sent for another session than the one
 * it was begun for (T08).
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
  /** The session of a machine at rest, which must be the one that the call was begun for. */
  const sessionOf = (snapshot: AuthSnapshot, begunFor: Session | undefined) => {
    const present = signedInSession(snapshot);
    // The page behind the dialog belongs to a person whose session is lost: it speaks for nobody.
    const isHeld = caller === 'page' && snapshot.hasTag('held');
    if (isHeld || (begunFor !== undefined && present?.id !== begunFor.id)) {
      throw expired();
    }
    return present;
  };
  const settled = async (
    begunFor: Session | undefined,
    isSettled: (snapshot: AuthSnapshot) => boolean,
    signal?: AbortSignal,
  ) => sessionOf(await waitFor(authRef, isSettled, signal === undefined ? {} : { signal }), begunFor);
  const ticketOf = (session: Session | undefined): CallTicket | undefined => {
    if (session === undefined) {
      return undefined;
    }
    return {
      accessToken: session.accessToken,
      mayBeDead: () => {
        const present = signedInSession(authRef.getSnapshot());
        const hasGoneOn = present === undefined || isLater(present, session);
        // Time does not tell all: an issuer changes its keys, and a stored token may be damaged.
        return hasGoneOn || canRenew(session) || session.expiresAt === undefined || !isUsable(session, now());
      },
      afterRefusal: async (signal) => {
        authRef.send({ type: 'tokens.refused', accessToken: session.accessToken, at: now() });
        const next = await settled(session, (snapshot) => isPastRefusal(snapshot, session, now()), signal);
        if (next === undefined || !isLater(next, session)) {
          throw expired();
        }
        return next.accessToken;
      },
    };
  };

  return {
    ticket: (signal) => {
      const session = signedInSession(authRef.getSnapshot());
      if (session !== undefined && !isUsable(session, now())) {
        // The deadline watcher has not noticed yet: a laptop that woke this very moment. A dead token is never sent (T35).
        authRef.send({ type: canRenew(session) ? 'tokens.needed' : 'tokens.due', at: now() });
      }
      const snapshot = authRef.getSnapshot();
      return isReadyToSend(snapshot, now())
        ? ticketOf(sessionOf(snapshot, session))
        : settled(session, (next) => isReadyToSend(next, now()), signal).then(ticketOf);
    },
  };
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

/**
 * True when a refused call has nothing more to wait for. An issuer may renew a session and leave its access token as it
 * is (T15): that the session has gone on is told by its generation.
 */
function isPastRefusal(snapshot: AuthSnapshot, refused: Session, now: number): boolean {
  const present = signedInSession(snapshot);
  const isWaiting = present?.id === refused.id && !isLater(present, refused) && canRenew(present);
  return isReadyToSend(snapshot, now) && !isWaiting;
}

function isLater(one: Session, other: Session): boolean {
  return one.generation > other.generation;
}
