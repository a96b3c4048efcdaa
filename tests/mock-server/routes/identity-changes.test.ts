import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import { policies } from '@/domain/policies/policy-names';
import type { PermissionList } from '@/domain/permissions/permission';

import { bearer, call, signIn, userNamed } from '../support/test-backend';
import { newUser, permissionsPath, rolesPath, usersPath, type RoleDto, type UserDto } from './identity-fixtures';
import { openOffice, type Desk, type Office } from './office';

/** What the test believes of people and roles, worked out from nothing but the changes. */
type Model = {
  readonly roles: Map<string, Set<string>>;
  readonly users: Map<string, { roles: Set<string>; readonly own: Set<string> }>;
};

type Change =
  | { readonly kind: 'addRole' | 'deleteRole'; readonly role: string }
  | { readonly kind: 'renameRole'; readonly role: string; readonly to: string }
  | { readonly kind: 'grantRole'; readonly role: string; readonly permission: string; readonly isGranted: boolean }
  | { readonly kind: 'addUser' | 'giveRoles'; readonly user: string; readonly roles: readonly string[] }
  | { readonly kind: 'deleteUser'; readonly user: string }
  | { readonly kind: 'grantUser'; readonly user: string; readonly permission: string; readonly isGranted: boolean };

const permissions = [policies.users, policies.units, policies.unitsEdit, policies.log, policies.supportTypes];
const seededPeople = ['khoa.tm', 'ha.lt', 'ngan.dt'];

const role = fc.constantFrom('chuyen-vien-quy', 'ke-toan-quy', 'thu-ky', 'THU-KY', 'tro-ly');
const user = fc.constantFrom(...seededPeople, 'hang.nt', 'mai.nt');
const permission = fc.constantFrom(...permissions);
const isGranted = fc.boolean();
const roles = fc.uniqueArray(role, { maxLength: 3 });

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom('addRole' as const, 'deleteRole' as const), role }),
  fc.record({ kind: fc.constant('renameRole' as const), role, to: role }),
  fc.record({ kind: fc.constant('grantRole' as const), role, permission, isGranted }),
  fc.record({ kind: fc.constantFrom('addUser' as const, 'giveRoles' as const), user, roles }),
  fc.record({ kind: fc.constant('deleteUser' as const), user }),
  fc.record({ kind: fc.constant('grantUser' as const), user, permission, isGranted }),
);

it('P-02 P-04 D-02 whatever is changed in whatever order, everybody may do what their roles and they themselves are granted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
      const office = await openOffice(1);
      const admin = await office.as('admin');
      const { access_token } = await signIn(office.backend, 'khoa.tm');
      const model = await modelOf(office, admin);
      for (const each of changes) {
        const isDone = (await apply(each, office, admin)) < 300;
        expect(isDone, JSON.stringify(each)).toBe(applyToModel(each, model));
      }
      await expectAgreement(office, admin, model);
      await expectOwnConfiguration(office, access_token, model);
    }),
    { numRuns: 40 },
  );
});

async function modelOf({ backend }: Office, admin: Desk): Promise<Model> {
  const seeded = await Promise.all(
    (await allRoles(admin)).map(async ({ name }) => [name, await grantedTo(admin, 'R', name)] as const),
  );
  return {
    roles: new Map(seeded),
    users: new Map(
      seededPeople.map((name) => [name, { roles: new Set(userNamed(backend, name).roles), own: new Set() }]),
    ),
  };
}

/** Makes the change over the wire; the status. Somebody or something unknown is asked for by an id of nobody. */
async function apply(each: Change, office: Office, admin: Desk): Promise<number> {
  switch (each.kind) {
    case 'addRole':
      return (await admin.post(rolesPath, { name: each.role })).status;
    case 'deleteRole':
      return (await admin.remove(`${rolesPath}/${await roleId(admin, each.role)}`)).status;
    case 'renameRole':
      return (await admin.put(`${rolesPath}/${await roleId(admin, each.role)}`, { name: each.to })).status;
    case 'grantRole':
      return grant(admin, 'R', each.role, each);
    case 'addUser':
      return (
        await admin.post(usersPath, {
          ...newUser(office),
          userName: each.user,
          email: `${each.user}@example.com`,
          roleNames: each.roles,
        })
      ).status;
    case 'giveRoles':
      return (await admin.put(`${usersPath}/${await userId(admin, each.user)}/roles`, { roleNames: each.roles }))
        .status;
    case 'deleteUser':
      return (await admin.remove(`${usersPath}/${await userId(admin, each.user)}`)).status;
    case 'grantUser':
      return grant(admin, 'U', await userId(admin, each.user), each);
  }
}

/** Makes the change in the model; whether it should be possible. */
function applyToModel(each: Change, { roles: known, users }: Model): boolean {
  const stored = (name: string) => [...known.keys()].find((other) => other.toUpperCase() === name.toUpperCase());
  const toggle = (set: Set<string> | undefined, name: string, isOn: boolean) => {
    if (isOn) {
      set?.add(name);
    } else {
      set?.delete(name);
    }
    return set !== undefined;
  };
  switch (each.kind) {
    case 'addRole':
      if (stored(each.role) !== undefined) {
        return false;
      }
      known.set(each.role, new Set());
      return true;
    case 'deleteRole':
      for (const { roles: own } of known.delete(each.role) ? users.values() : []) {
        own.delete(each.role);
      }
      return true;
    case 'renameRole': {
      const granted = known.get(each.role);
      const other = stored(each.to);
      if (granted === undefined || (other !== undefined && other !== each.role)) {
        return false;
      }
      known.delete(each.role);
      known.set(each.to, granted);
      for (const { roles: own } of users.values()) {
        if (own.delete(each.role)) {
          own.add(each.to);
        }
      }
      return true;
    }
    case 'grantRole':
      return toggle(known.get(stored(each.role) ?? ''), each.permission, each.isGranted);
    case 'addUser':
    case 'giveRoles': {
      const given = each.roles.map(stored);
      const present = users.get(each.user);
      if ((present === undefined) === (each.kind === 'giveRoles') || given.includes(undefined)) {
        return false;
      }
      const own = new Set(given.filter((name) => name !== undefined));
      users.set(each.user, { roles: own, own: present?.own ?? new Set() });
      return true;
    }
    case 'deleteUser':
      users.delete(each.user);
      return true;
    case 'grantUser':
      return toggle(users.get(each.user)?.own, each.permission, each.isGranted);
  }
}

async function expectAgreement({ backend }: Office, admin: Desk, { roles: known, users }: Model): Promise<void> {
  const { database } = backend;
  const names = [...database.roles.rows()].map(({ name }) => name);
  expect([...names].sort()).toEqual([...known.keys()].sort());
  expect(new Set(names.map((name) => name.toUpperCase())).size).toBe(names.length);
  const people = [...database.users.rows()];
  expect(people.flatMap((row) => row.roles).filter((name) => !known.has(name))).toEqual([]);
  const owners = new Set([...names.map((name) => `R ${name}`), ...people.map(({ id }) => `U ${id}`)]);
  const grants = [...database.permissionGrants.rows()];
  expect(grants.filter(({ providerName, providerKey }) => !owners.has(`${providerName} ${providerKey}`))).toEqual([]);
  for (const [name, granted] of known) {
    expect(await grantedTo(admin, 'R', name), name).toEqual(granted);
  }
  for (const [name, person] of users) {
    const { roles: given, id } = userNamed(backend, name);
    expect(new Set(given), name).toEqual(person.roles);
    expect(await grantedTo(admin, 'U', id), name).toEqual(unionOf(name, { roles: known, users }));
  }
}

/** The token of before all changes is enough to see what came of them. */
async function expectOwnConfiguration({ backend }: Office, accessToken: string, model: Model): Promise<void> {
  const answer = await call(backend, '/api/abp/application-configuration', { headers: bearer(accessToken) });
  const { auth, currentUser } = (await answer.json()) as {
    readonly auth: { readonly grantedPolicies: Readonly<Record<string, true>> };
    readonly currentUser: { readonly roles: readonly string[] };
  };
  expect(new Set(Object.keys(auth.grantedPolicies))).toEqual(unionOf('khoa.tm', model));
  expect(new Set(currentUser.roles)).toEqual(model.users.get('khoa.tm')?.roles ?? new Set());
}

function unionOf(name: string, { roles: known, users }: Model): ReadonlySet<string> {
  const person = users.get(name);
  const throughRoles = [...(person?.roles ?? [])].flatMap((each) => [...(known.get(each) ?? [])]);
  return new Set([...(person?.own ?? []), ...throughRoles]);
}

async function grantedTo(admin: Desk, providerName: 'R' | 'U', providerKey: string): Promise<Set<string>> {
  const query = new URLSearchParams({ providerName, providerKey });
  const { groups } = (await admin.get(`${permissionsPath}?${query.toString()}`)).body as PermissionList;
  const all = groups.flatMap((group) => group.permissions);
  return new Set(all.filter((each) => each.isGranted).map(({ name }) => name));
}

async function grant(
  admin: Desk,
  providerName: 'R' | 'U',
  providerKey: string,
  entry: { readonly permission: string; readonly isGranted: boolean },
): Promise<number> {
  const query = new URLSearchParams({ providerName, providerKey });
  const body = { permissions: [{ name: entry.permission, isGranted: entry.isGranted }] };
  return (await admin.put(`${permissionsPath}?${query.toString()}`, body)).status;
}

async function allRoles(admin: Desk): Promise<readonly RoleDto[]> {
  return ((await admin.get(`${rolesPath}?maxResultCount=100`)).body as Page<RoleDto>).items;
}

const nobody = '3a1312ab-0000-4d8e-9a52-00000000ffff';

async function roleId(admin: Desk, name: string): Promise<string> {
  return (await allRoles(admin)).find((each) => each.name === name)?.id ?? nobody;
}

async function userId(admin: Desk, userName: string): Promise<string> {
  return ((await admin.get(`${usersPath}/by-username/${userName}`)).body as UserDto | undefined)?.id ?? nobody;
}
