import type { MockBackend } from '../backend';
import { peopleOf, type UserRow } from '../data/users';
import { isPasswordOf, setPassword } from '../issuer/passwords';

/** The host's person of a user name. */
export function hostPerson({ database }: Pick<MockBackend, 'database'>, userName: string): UserRow | undefined {
  return peopleOf(database.users, null).find((user) => user.userName === userName);
}

/** True while the demo's common password signs the person in. */
export function hasInstalledPassword(
  { issuer, settings }: Pick<MockBackend, 'issuer' | 'settings'>,
  user: UserRow,
): Promise<boolean> {
  return isPasswordOf(issuer, user, settings.password);
}

/** Whoever has tried the old one meanwhile may have locked the person. */
export async function giveInstalledPassword(
  { issuer, settings, save }: Pick<MockBackend, 'issuer' | 'settings' | 'save'>,
  { id }: UserRow,
): Promise<void> {
  await setPassword(issuer, id, settings.password, { accessFailedCount: 0, lockoutEnd: null });
  await save();
}
