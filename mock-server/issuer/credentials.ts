import { isLocked } from '@/domain/users/sign-in-state';

import { findByName, peopleOf, type UserRow } from '../data/users';
import type { MockIssuer } from './issuer';
import { isPasswordOf } from './passwords';

/** What somebody types to sign in, and the tenant they do it in; `null` for the host. */
export type Credentials = {
  /** Or the e-mail address. */
  readonly userName: string;
  readonly password: string;
  readonly tenantId: string | null;
};

/** What ASP.NET Identity makes of a user name and a password. */
export type CredentialCheck =
  | { readonly outcome: 'wrong' }
  | {
      readonly outcome: 'lockedOut' | 'notAllowed' | 'needsTwoFactor' | 'mustChangePassword' | 'right';
      readonly user: UserRow;
    };

/**
 * Checks a sign-in and counts failures. Lockout and inactivity are looked at before the password, so they show even
 * with a wrong one (ABP 8.2); the attempt that reaches the limit is already answered as locked out.
 */
export async function checkCredentials(
  issuer: MockIssuer,
  { userName, password, tenantId }: Credentials,
): Promise<CredentialCheck> {
  const user = findByName(peopleOf(issuer.users(), tenantId), userName);
  const check: CredentialCheck = user === undefined ? { outcome: 'wrong' } : await judge(issuer, user, password);
  const userId = user?.id;
  const code = userId === undefined ? 'LoginInvalidUserName' : refusalCodes[check.outcome];
  if (code !== undefined) {
    issuer.tell({ kind: 'failed', userId, userName, code });
  }
  return check;
}

/** ABP's names of refused sign-ins, as its security log has them. */
const refusalCodes: Readonly<Partial<Record<CredentialCheck['outcome'], string>>> = {
  wrong: 'LoginInvalidUserNameOrPassword',
  lockedOut: 'LoginLockedout',
  notAllowed: 'LoginNotAllowed',
};

/** Whether it is the code of the second factor; a wrong one is told as a failed sign-in, or any number could be tried unseen. */
export function isSecondFactor(issuer: MockIssuer, { id, userName }: UserRow, code: string): boolean {
  const isRight = code === issuer.settings.twoFactorCode;
  if (!isRight) {
    issuer.tell({ kind: 'failed', userId: id, userName, code: 'LoginRequiresTwoFactor' });
  }
  return isRight;
}

async function judge(issuer: MockIssuer, found: UserRow, password: string): Promise<CredentialCheck> {
  const isRight = await isPasswordOf(issuer, found, password);
  // Others were answered meanwhile: from here on nothing waits, so that no attempt goes uncounted and no lock is undone.
  const user = issuer.users().find(found.id);
  if (user === undefined) {
    return { outcome: 'wrong' };
  }
  if (!isAllowed(issuer, user)) {
    return { outcome: 'notAllowed', user };
  }
  if (isLockedOut(issuer, user)) {
    return { outcome: 'lockedOut', user };
  }
  if (!isRight) {
    return countFailure(issuer, user);
  }
  if (user.accessFailedCount > 0 || user.lockoutEnd !== null) {
    issuer.users().put({ ...user, accessFailedCount: 0, lockoutEnd: null });
  }
  if (user.twoFactorEnabled) {
    return { outcome: 'needsTwoFactor', user };
  }
  return { outcome: user.mustChangePassword ? 'mustChangePassword' : 'right', user };
}

/** True for a person who is active and whose unit is (domain dictionary §5.11: locking a unit blocks its users). */
export function isAllowed(issuer: MockIssuer, user: UserRow): boolean {
  return user.isActive && issuer.isUnitActive(user.donViId);
}

/** True while the user's lockout end lies ahead. */
export function isLockedOut(issuer: MockIssuer, user: UserRow): boolean {
  return isLocked(user.lockoutEnd, issuer.clock());
}

function countFailure(issuer: MockIssuer, user: UserRow): CredentialCheck {
  const count = user.accessFailedCount + 1;
  if (count < issuer.settings.maxFailedSignIns || !user.lockoutEnabled) {
    issuer.users().put({ ...user, accessFailedCount: count });
    return { outcome: 'wrong' };
  }
  const lockoutEnd = new Date(issuer.clock() + issuer.settings.lockoutDuration * 1_000).toISOString();
  issuer.users().put({ ...user, accessFailedCount: 0, lockoutEnd, failuresLockEnd: lockoutEnd });
  return { outcome: 'lockedOut', user };
}
