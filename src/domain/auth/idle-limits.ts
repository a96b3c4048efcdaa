import type { Environment } from '../environment/environment';
import type { Session } from './session';

/** When a session is locked because nobody is there. Milliseconds. */
export type IdleLimits = {
  /** How long nobody may do anything before the person is asked whether they are still there. */
  readonly idleMs: number;
  /** How long they then have to answer. */
  readonly warningMs: number;
};

/** The installation's limits; `undefined` where a session is never locked for want of acts. */
export function idleLimitsOf({ timeoutInMinutes, warningInSeconds }: Environment['idle']): IdleLimits | undefined {
  return timeoutInMinutes === 0
    ? undefined
    : { idleMs: timeoutInMinutes * 60_000, warningMs: warningInSeconds * 1_000 };
}

/** When the person is asked whether they are still there, after an act at that moment. Epoch milliseconds. */
export function idleMoment(lastActAt: number, { idleMs }: IdleLimits): number {
  return lastActAt + idleMs;
}

/** When a session is locked if nobody answers, after an act at that moment. Epoch milliseconds. */
export function lockMoment(lastActAt: number, limits: IdleLimits): number {
  return idleMoment(lastActAt, limits) + limits.warningMs;
}

/**
 * From which act on a session counts when a page begins with it: opening a page in time is one, and so is signing in, which
 * a session tells as long as it has not been renewed. A page that comes too late (of a tab that the browser had put away, of
 * a browser that brings its tabs back) is no act that saves the session. Epoch milliseconds.
 *
 * @param lastActAt The latest act that any tab knows of; 0 where none is known.
 */
export function watchedSince(
  session: Pick<Session, 'generation' | 'storedAt'> | undefined,
  lastActAt: number,
  now: number,
  limits: IdleLimits,
): number {
  const last = session?.generation === 0 ? Math.max(lastActAt, session.storedAt) : lastActAt;
  const isTooLate = lastActAt > 0 && idleMoment(last, limits) <= now;
  return isTooLate ? last : now;
}

/**
 * Whether the lock of a session was due before a page begins with it: nothing of its person is drawn then, not even for
 * as long as it takes the watch to come.
 *
 * @param lastActAt The latest act that any tab knows of; 0 where none is known.
 */
export function wasLeft(
  session: Pick<Session, 'generation' | 'storedAt'>,
  lastActAt: number,
  now: number,
  limits: IdleLimits,
): boolean {
  return lockMoment(watchedSince(session, lastActAt, now, limits), limits) <= now;
}

/** Whole minutes for which nobody has done anything, as staff are told; never none. */
export function idleMinutes({ idleMs }: IdleLimits): number {
  return Math.max(1, Math.round(idleMs / 60_000));
}
