import { userState, type User, type UserState } from './user';

/** The last year that a lock with an end can have; ABP's "for good" lies in the year 9999. */
const lastLockYear = 2100;

/**
 * Whether a person can sign in, in the words of the list of users.
 *
 * @param now Milliseconds since the epoch.
 */
export function userStateOf({ isActive, lockoutEnd }: Pick<User, 'isActive' | 'lockoutEnd'>, now: number): UserState {
  if (!isActive) {
    return userState.inactive;
  }
  return isLocked(lockoutEnd, now) ? userState.locked : userState.active;
}

/** True while a lock stands; one whose end has passed does not. */
export function isLocked(lockoutEnd: string | null, now: number): boolean {
  return lockoutEnd !== null && Date.parse(lockoutEnd) > now;
}

/** True for a lock that only a person ends. */
export function isLockedForGood(lockoutEnd: string): boolean {
  return new Date(lockoutEnd).getUTCFullYear() > lastLockYear;
}
