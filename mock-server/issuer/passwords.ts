import { passwordFaults } from '@/domain/validation/password-rules';

import { offsetTime } from '../data/moments';
import type { UserRow } from '../data/users';
import { identityText, type IdentityComplaint } from '../identity-complaints';
import type { MockIssuer } from './issuer';
import { randomHex, sha256 } from './random';
import { dropResetTokens } from './reset-links';

const passwordsKey = 'issuer/passwords';

/** True for the demo's common password, or for the person's own one once they have changed it. */
export async function isPasswordOf(issuer: MockIssuer, user: UserRow, password: string): Promise<boolean> {
  const own = asPasswords(await issuer.store.get(passwordsKey))[user.id];
  if (own !== undefined) {
    return own === (await sha256(`${user.id}:${password}`));
  }
  return user.isWithoutPassword !== true && password === issuer.settings.password;
}

/** The change that a person must make before signing in; what the rules object to, or nothing once it is made. */
export async function makeForcedChange(
  issuer: MockIssuer,
  user: UserRow,
  password: string,
): Promise<readonly string[]> {
  const complaints = passwordComplaints(issuer, password);
  if (complaints.length === 0) {
    const before = issuer.users().find(user.id) ?? user;
    await setPassword(issuer, user.id, password);
    issuer.tell({ kind: 'passwordChanged', userId: user.id, before });
  }
  return complaints.map((complaint) => identityText(complaint, 'en'));
}

/**
 * Gives a person, who may have been changed meanwhile, a password of their own; links to set another one end with it.
 *
 * @param changes What else is stored of them with it.
 */
export async function setPassword(
  issuer: MockIssuer,
  userId: string,
  password: string,
  changes: Partial<UserRow> = {},
): Promise<void> {
  const digest = await sha256(`${userId}:${password}`);
  await issuer.store.update(passwordsKey, (old) => ({ ...asPasswords(old), [userId]: digest }));
  await dropResetTokens(issuer, userId);
  const user = issuer.users().find(userId);
  if (user === undefined) {
    return;
  }
  issuer.users().put({
    ...user,
    ...changes,
    mustChangePassword: false,
    isWithoutPassword: false,
    lastPasswordChangeTime: offsetTime(issuer.clock()),
    concurrencyStamp: randomHex(),
  });
}

/** Gives everybody the common password again. */
export async function forgetPasswords(issuer: MockIssuer): Promise<void> {
  await issuer.store.remove(passwordsKey);
}

/** Digests of the passwords that people have chosen, by the person's id. */
export type OwnPasswords = Readonly<Record<string, string>>;

export async function ownPasswords(issuer: MockIssuer): Promise<OwnPasswords> {
  return asPasswords(await issuer.store.get(passwordsKey));
}

/** Everybody else has the common password then. */
export async function layPasswords(issuer: MockIssuer, passwords: OwnPasswords): Promise<void> {
  await issuer.store.set(passwordsKey, passwords);
}

/** What the rules of the settings object to, in ASP.NET Identity's codes and order; empty for a good password. */
export function passwordComplaints({ settings }: MockIssuer, password: string): readonly IdentityComplaint[] {
  return passwordFaults(password, settings.passwordRules)
    .filter(({ key }) => key.startsWith('password'))
    .map(({ key, params }) => ({
      code: `P${key.slice(1)}`,
      values: Object.values(params),
    }));
}

function asPasswords(value: unknown): OwnPasswords {
  return typeof value === 'object' && value !== null ? (value as OwnPasswords) : {};
}
