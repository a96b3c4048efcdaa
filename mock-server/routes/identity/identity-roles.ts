import { longestRoleName, type RoleInput } from '@/domain/roles/role';

import type { Database } from '../../data/database';
import { moveGrants, removeGrants, type GrantProvider } from '../../data/permission-grants';
import { roleNamed, type RoleRow } from '../../data/roles';
import type { IdentityComplaint } from '../../identity-complaints';
import { canBeTold } from './account-input';
import { readIdentity } from './identity-input';
import { refuseAny } from '../validation-answers';

/** ABP's `IdentityRoleDto`. */
export function roleDto(role: RoleRow) {
  return {
    name: role.name,
    isDefault: role.isDefault,
    isStatic: role.isStatic,
    isPublic: role.isPublic,
    concurrencyStamp: role.concurrencyStamp,
    id: role.id,
    extraProperties: role.extraProperties,
  };
}

/** What a client may say of a role. @throws MockFailure 400 with all complaints. */
export function readRole(body: unknown): {
  readonly input: RoleInput & Pick<RoleRow, 'extraProperties'>;
  readonly stamp: string | undefined;
} {
  const reader = readIdentity(body, [{ name: 'name', isRequired: true, max: longestRoleName }]);
  const input = {
    name: reader.texts['name'] ?? '',
    isDefault: reader.flag('isDefault'),
    isPublic: reader.flag('isPublic'),
    extraProperties: reader.properties('extraProperties'),
  };
  refuseAny(reader.complaints());
  return { input, stamp: reader.stamp };
}

/** ASP.NET Identity's `RoleValidator`; a name that cannot be told from another, or from nothing, is not valid here. */
export function roleComplaints({ roles }: Database, name: string, ownId: string): readonly IdentityComplaint[] {
  if (!canBeTold(name)) {
    return [{ code: 'InvalidRoleName', values: [name] }];
  }
  const other = roleNamed(roles, name);
  return other === undefined || other.id === ownId ? [] : [{ code: 'DuplicateRoleName', values: [name] }];
}

/** Lets users and grants follow a role to its new name. */
export function renameRole(database: Database, from: string, to: string): void {
  moveGrants(database.permissionGrants, roleProvider(from), roleProvider(to));
  changeMembership(database, from, [to]);
}

/** Takes a role's name from users and grants. */
export function dissolveRole(database: Database, name: string): void {
  removeGrants(database.permissionGrants, roleProvider(name));
  changeMembership(database, name, []);
}

function changeMembership({ users }: Database, from: string, to: readonly string[]): void {
  for (const user of [...users.rows()].filter(({ roles }) => roles.includes(from))) {
    users.put({ ...user, roles: user.roles.flatMap((role) => (role === from ? to : [role])) });
  }
}

function roleProvider(name: string): GrantProvider {
  return { providerName: 'R', providerKey: name };
}
