import {
  leastRenewalSpacingMs,
  longestAskedPauseMs,
  longestTimerMs,
  refreshFactor,
  renewalPatienceMs,
  sessionWarningMs,
} from '../constants';
import type { Session } from './session';

/** True when the session can outlive its access token. */
export function canRenew(session: Session | undefined): boolean {
  return session !== undefined && session.renewal !== 'none';
}

/**
 * When to renew a session, in epoch milliseconds of this machine's clock: at three quarters of the access token's life,
 * counted from storing, and never sooner than `leastRenewalSpacingMs` after it, so that an issuer whose tokens are old
 * when they come is not asked without end (T11–T15). `undefined` when it cannot be renewed or names no lifetime.
 */
export function renewalDeadline(session: Session | undefined): number | undefined {
  if (session?.expiresAt === undefined || !canRenew(session)) {
    return undefined;
  }
  const life = session.expiresAt - session.storedAt;
  return session.storedAt + Math.max(life * refreshFactor, leastRenewalSpacingMs);
}

/** When a session that cannot be renewed begins to warn of its end, in epoch milliseconds. */
export function warningMoment(session: Session | undefined): number | undefined {
  return session?.expiresAt === undefined || canRenew(session) ? undefined : session.expiresAt - sessionWarningMs;
}

/**
 * True when it is time to renew at `now` (epoch milliseconds). A session stored in the future has seen the clock being
 * set back: how long it still lives is not known, so it is renewed at once (T38).
 */
export function isDue(session: Session | undefined, now: number): boolean {
  const deadline = renewalDeadline(session);
  return (
    session !== undefined && deadline !== undefined && (deadline <= now || now < session.storedAt - clockTolerance)
  );
}

/** True when the session's access token has died at `now`; the id-token clock skew plays no part here (T35). */
export function isExpired(session: Session | undefined, now: number): boolean {
  return session?.expiresAt !== undefined && session.expiresAt <= now;
}

/** True when the access token may still be sent at `now`. */
export function isUsable(session: Session, now: number): boolean {
  return !isExpired(session, now);
}

/**
 * Until when an unreachable issuer is asked again before the session is given up, when the first try failed at `now`:
 * as long as the access token lives, and at least `renewalPatienceMs`.
 */
export function savableUntil(session: Session, now: number): number {
  const tokenEnd = session.expiresAt ?? now;
  return Math.min(Math.max(tokenEnd, now + renewalPatienceMs), now + longestTimerMs);
}

/** Renewals of one session that have failed in a row. */
export type FailedRenewals = {
  readonly count: number;
  /** `Retry-After` of the last answer, where it bore one. */
  readonly retryAfterSeconds: number | undefined;
};

/**
 * Pause before the next try of a renewal that has failed so often: 1, 2, 4 … seconds, at most 30, each shortened by up
 * to a fifth, or what the issuer has asked for (RFC 9110 §10.2.3), lengthened by as much, at most `longestAskedPauseMs`.
 * How much differs from session to session, so that thousands of browsers do not come back to a recovering issuer in the
 * same second (T18); for one session it is always the same, so that a chart can be walked. Milliseconds.
 */
export function renewalPause({ id }: Session, { count, retryAfterSeconds = 0 }: FailedRenewals): number {
  const usual = Math.min(1_000 * 2 ** Math.max(0, count - 1), 30_000);
  const asked = Math.min(retryAfterSeconds * 1_000, longestAskedPauseMs);
  let spread = count;
  for (const character of id) {
    spread = (spread * 31 + (character.codePointAt(0) ?? 0)) % 1_000;
  }
  const part = spread / 5_000;
  return Math.round(Math.max(usual * (1 - part), asked * (1 + part)));
}

/** Clocks are corrected by less than this all the time; nothing is concluded from it. Milliseconds. */
export const clockTolerance = 60_000;
