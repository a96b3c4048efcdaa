import { policies } from '@/domain/policies/policy-names';
import type { RoleRow } from '@mock-server/data/roles';

import { recent, type Act } from '../call';
import type { Random, YearWorld } from '../year-world';

const rolesPath = '/api/identity/roles';

/** What the new roles of this year may come to have: to read, and to look after people; no step of any record. */
const grantable = [
  ...[policies.workers, policies.units, policies.fundReports, policies.payIns, policies.supportRequests],
  ...[policies.contributingWorkers, policies.workersViewSensitive, policies.reportDepartures, policies.selfPaying],
  ...[policies.users, policies.usersEdit, policies.usersManageRoles, policies.usersManagePermissions],
  ...[policies.roles, policies.rolesEdit, policies.rolesManagePermissions, policies.payIns],
] as const;

/** Steps that a role of the dictionary is kept from for a while, amid the work; what it reads stays. */
const suspendable = [
  ['chuyen-vien-quy', policies.fundReportsAppraise],
  ['chuyen-vien-quy', policies.selfPayingApprove],
  ['lanh-dao-quy', policies.fundReportsApprove],
  ['lanh-dao-quy', policies.supportRequestsApprove],
  ['ke-toan-quy', policies.payInsReconcile],
  ['don-vi-lanh-dao', policies.fundReportsSubmit],
  ['don-vi-nhap-lieu', policies.payInsEdit],
] as const;

export const addRole: Act = (world) => ({
  who: 'admin',
  method: 'POST',
  path: rolesPath,
  body: { name: `vai-tro-${String(world.nextNumber())}`, isDefault: false, isPublic: true },
});

/** A role goes by another name; now and then by one that is another's, or one that may not be renamed. */
export const renameRole: Act = (world, random) => {
  const administrators = [...world.database.roles.rows()].find(({ isStatic }) => isStatic);
  const role = random.isTrue(0.85) ? newRole(world, random) : administrators;
  const other = newRole(world, random)?.name ?? '';
  const name = random.isTrue(0.2) ? other : `vai-tro-${String(world.nextNumber())}`;
  return (
    role && {
      who: 'admin',
      method: 'PUT',
      path: `${rolesPath}/${role.id}`,
      body: { name, isDefault: false, isPublic: true, concurrencyStamp: role.concurrencyStamp },
    }
  );
};

export const removeRole: Act = (world, random) => {
  const role = newRole(world, random);
  return role && { who: 'admin', method: 'DELETE', path: `${rolesPath}/${role.id}` };
};

/** Something is granted to a role or to a person, or taken away again; by the administrator or by whoever may. */
export const grant: Act = (world, random) => {
  const role = newRole(world, random);
  const user = pickNewcomer(world, random);
  const isOfRole = random.isTrue(0.7);
  const key = isOfRole ? role?.name : user?.id;
  const query = `providerName=${isOfRole ? 'R' : 'U'}&providerKey=${encodeURIComponent(key ?? '')}`;
  const permissions = [0, 1, 2].map(() => ({ name: random.pick(grantable), isGranted: random.isTrue(0.75) }));
  return key === undefined
    ? undefined
    : { who: whoManages(world, random), method: 'PUT', path: permissionsAt(query), body: { permissions } };
};

/** A step is taken from a role amid the work; before long it has it again. */
export const suspend: Act = (world, random) => {
  const isHeld = ([role, name]: (typeof suspendable)[number]) =>
    [...world.database.permissionGrants.rows()].some((row) => row.providerKey === role && row.name === name);
  const missing = suspendable.filter((each) => !isHeld(each));
  const [role, name] = random.pick(missing.length > 0 ? missing : suspendable);
  return {
    who: 'admin',
    method: 'PUT',
    path: permissionsAt(`providerName=R&providerKey=${role}`),
    body: { permissions: [{ name, isGranted: missing.length > 0 }] },
  };
};

/** Somebody new gets other roles amid their work, one of this year's among them, or none. */
export const giveRoles: Act = (world, random) => {
  const user = pickNewcomer(world, random);
  const own = newRole(world, random)?.name;
  const roleNames = [
    ...(own === undefined ? [] : [own]),
    ...(random.isTrue(0.5) ? (user?.roles ?? []) : []),
    ...(random.isTrue(0.2) ? ['lanh-dao-quy'] : []),
  ];
  return (
    user && {
      who: whoManages(world, random),
      method: 'PUT',
      path: `/api/identity/users/${user.id}/roles`,
      body: { roleNames: [...new Set(roleNames)] },
    }
  );
};

function permissionsAt(query: string): string {
  return `/api/permission-management/permissions?${query}`;
}

/** The administrator, or one to whom something of it was handed. */
function whoManages(world: YearWorld, random: Random): string {
  return random.isTrue(0.6) ? 'admin' : (pickNewcomer(world, random)?.userName ?? 'admin');
}

function newRole({ database }: YearWorld, random: Random): RoleRow | undefined {
  return recent(
    [...database.roles.rows()].filter(({ name }) => name.startsWith('vai-tro-')),
    random,
    3,
  );
}

function pickNewcomer({ database, newcomers }: YearWorld, random: Random) {
  return recent(
    [...database.users.rows()].filter(({ userName }) => newcomers.includes(userName)),
    random,
    8,
  );
}
