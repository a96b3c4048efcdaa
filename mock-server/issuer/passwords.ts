import type { UserRow } from '../data/users';
import type { MockIssuer } from './issuer';
import { sha256 } from './random';

const passwordsKey = 'issuer/passwords';

/** True for the demo's common password, or for the person's own one once they have changed it. */
export async function isPasswordOf(issuer: MockIssuer, user: UserRow, password: string): Promise<boolean> {
  const own = asPasswords(await issuer.store.get(passwordsKey))[user.id];
  return own === undefined ? password === issuer.settings.password : own === (await sha256(`${user.id}:${password}`));
}

/** The change that a person must make before signing in; what the rules object to, or nothing once it is made. */
export async function makeForcedChange(
  issuer: MockIssuer,
  user: UserRow,
  password: string,
): Promise<readonly string[]> {
  const complaints = passwordComplaints(password);
  if (complaints.length === 0) {
    await changePassword(issuer, user, password);
    issuer.users().put({ ...user, mustChangePassword: false });
  }
  return complaints;
}

async function changePassword(issuer: MockIssuer, user: UserRow, password: string): Promise<void> {
  const digest = await sha256(`${user.id}:${password}`);
  await issuer.store.update(passwordsKey, (old) => ({ ...asPasswords(old), [user.id]: digest }));
}

/** Gives everybody the common password again. */
export async function forgetPasswords(issuer: MockIssuer): Promise<void> {
  await issuer.store.remove(passwordsKey);
}

/** What ASP.NET Identity's default rules object to, in its wording and order; empty for a good password. */
function passwordComplaints(password: string): readonly string[] {
  return passwordRules.filter(({ isKept }) => !isKept(password)).map(({ complaint }) => complaint);
}

const passwordRules: readonly { readonly complaint: string; readonly isKept: (password: string) => boolean }[] = [
  { complaint: 'Passwords must be at least 6 characters.', isKept: (password) => password.length >= 6 },
  {
    complaint: 'Passwords must have at least one non alphanumeric character.',
    isKept: (password) => /[^A-Za-z0-9]/.test(password),
  },
  { complaint: "Passwords must have at least one digit ('0'-'9').", isKept: (password) => /[0-9]/.test(password) },
  { complaint: "Passwords must have at least one lowercase ('a'-'z').", isKept: (password) => /[a-z]/.test(password) },
  { complaint: "Passwords must have at least one uppercase ('A'-'Z').", isKept: (password) => /[A-Z]/.test(password) },
];

function asPasswords(value: unknown): Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, string>>) : {};
}
