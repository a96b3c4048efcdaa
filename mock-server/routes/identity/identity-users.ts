import { policies } from '@/domain/policies/policy-names';
import { containsText } from '@/domain/text/search-text';

import type { MockBackend } from '../../backend';
import { removeGrants } from '../../data/permission-grants';
import type { ListColumns } from '../../data/query';
import { personOf, type UserRow } from '../../data/users';
import { entityNotFound } from '../../failures';
import { refuseComplaints } from '../../identity-complaints';
import { dropResetTokens } from '../../issuer/reset-links';
import type { MockRequest } from '../../routing';
import { modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import { readText } from '../filters';
import { rolesGivenBy } from './giving';
import { rolesByName, type IdentityUserInput } from './identity-user-input';
import { ownFamily } from './own-sign-in';

/** What ABP's own user list can be sorted by. */
export const identityUserColumns: ListColumns<UserRow> = {
  userName: { kind: 'code', value: ({ userName }) => userName.toLowerCase() },
  name: { kind: 'text', value: ({ name }) => name },
  surname: { kind: 'text', value: ({ surname }) => surname },
  email: { kind: 'code', value: ({ email }) => email.toLowerCase() },
  phoneNumber: { kind: 'code', value: ({ phoneNumber }) => phoneNumber },
  isActive: { kind: 'number', value: ({ isActive }) => Number(isActive) },
  lockoutEnabled: { kind: 'number', value: ({ lockoutEnabled }) => Number(lockoutEnabled) },
  lockoutEnd: { kind: 'code', value: ({ lockoutEnd }) => lockoutEnd },
  accessFailedCount: { kind: 'number', value: ({ accessFailedCount }) => accessFailedCount },
  creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
  lastModificationTime: { kind: 'code', value: ({ lastModificationTime }) => lastModificationTime },
};

/** `filter`: contained in user name, address, name, surname or phone number, case and diacritics aside. */
export function userFilter(query: ReadonlyMap<string, string>): (user: UserRow) => boolean {
  const wanted = readText(query, 'filter') ?? '';
  return ({ userName, email, name, surname, phoneNumber }) =>
    [userName, email, name, surname, phoneNumber].some((text) => containsText(text ?? '', wanted));
}

/** @throws MockFailure 404. */
export function userOf(request: MockRequest, { database }: MockBackend): UserRow {
  const user = personOf(database.users, request.params['id'] ?? '', request.tenantId);
  if (user === undefined) {
    throw entityNotFound();
  }
  return user;
}

/** The roles asked for, or the present ones where none are named or the caller may not give any. */
export function wantedRoles(
  { roleNames }: IdentityUserInput,
  present: readonly string[],
  request: MockRequest,
  { database }: MockBackend,
): readonly string[] {
  if (roleNames === undefined || !signedInUser(request).grantedPolicies.has(policies.usersManageRoles)) {
    return present;
  }
  const { known, complaints } = rolesByName(database, roleNames);
  refuseComplaints(complaints);
  return rolesGivenBy(signedInUser(request), present, known);
}

/** Nobody switches their own lock-out off, or themselves. */
export function changedUser(
  row: UserRow,
  input: IdentityUserInput,
  request: MockRequest,
  backend: MockBackend,
): UserRow {
  const caller = signedInUser(request);
  return {
    ...row,
    ...input.fields,
    ...(caller.id === row.id
      ? { isActive: row.isActive, lockoutEnabled: row.lockoutEnabled }
      : { lockoutEnabled: input.lockoutEnabled }),
    roles: wantedRoles(input, row.roles, request, backend),
    ...modifiedBy(caller, backend.clock()),
  };
}

/**
 * Takes a person away with their sign-ins, their reset links and what they were granted themselves. The row is kept
 * unseen, as ABP's soft deletion does: steps, money and documents go on naming who took, moved or brought them.
 */
export async function removeUser(id: string, { database, issuer }: MockBackend): Promise<void> {
  const user = database.users.find(id);
  if (user === undefined) {
    return;
  }
  database.users.put({ ...user, isDeleted: true });
  removeGrants(database.permissionGrants, { providerName: 'U', providerKey: id });
  await Promise.all([issuer.grants.revokeUser(id, undefined), dropResetTokens(issuer, id)]);
}

/** A new password and a deactivation end all sign-ins but the caller's own; reset links go with name and address too. */
export async function endWhatIsVoid(
  before: UserRow,
  after: UserRow,
  { password }: IdentityUserInput,
  request: MockRequest,
  backend: MockBackend,
): Promise<void> {
  const { grants } = backend.issuer;
  const hasNewPassword = password !== '';
  if (hasNewPassword || (before.isActive && !after.isActive)) {
    await grants.revokeUser(before.id, await ownFamily(request, backend));
  }
  if (before.userName !== after.userName || before.email !== after.email) {
    await dropResetTokens(backend.issuer, before.id);
  }
}
