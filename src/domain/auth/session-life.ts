import { refreshFactor } from '../constants';
import type { Session } from './session';

/** True when the session holds a refresh token and can so outlive its access token. */
export function canRenew(session: Session | undefined): boolean {
  return session?.refreshToken !== undefined;
}

/**
 * When to act on a session, in epoch milliseconds of this machine's clock: at three quarters of the access token's
 * life, counted from storing, if it can be renewed; at its end otherwise. `undefined` when no lifetime is known.
 */
export function renewalDeadline(session: Session | undefined): number | undefined {
  if (session?.expiresAt === undefined) {
    return undefined;
  }
  return canRenew(session)
    ? session.storedAt + (session.expiresAt - session.storedAt) * refreshFactor
    : session.expiresAt;
}

/** True when the deadline has passed at `now` (epoch milliseconds). */
export function isDue(session: Session | undefined, now: number): boolean {
  const deadline = renewalDeadline(session);
  return deadline !== undefined && deadline <= now;
}

/** True when the access token may still be sent at `now`; the id-token clock skew plays no part here (T35). */
export function isUsable(session: Session, now: number): boolean {
  return session.expiresAt === undefined || session.expiresAt > now;
}
