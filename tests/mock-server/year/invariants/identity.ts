import type { UserRow } from '@mock-server/data/users';

import { isRefused, type Invariant, type Outcome } from '../outcome';
import type { AnyRow } from '../watched';
import type { Random, YearWorld } from '../year-world';

type Grant = { readonly providerName: string; readonly providerKey: string; readonly name: string };

/** Whose roles there are, and what each role and person was granted, at one moment. */
type Rights = { readonly users: ReadonlyMap<string, AnyRow>; readonly grants: readonly Grant[] };

/** Every role that somebody has, and everything that was granted, is of a role or a person that there is (§5.15). */
export function danglingRights({ database }: YearWorld): readonly string[] {
  const { users, roles, permissionGrants } = database;
  const names = new Set([...roles.rows()].map(({ name }) => name));
  return [
    ...[...users.rows()].flatMap((user) =>
      user.roles
        .filter((role) => !names.has(role))
        .map((role) => `${user.userName} has the role ${role}, which is gone`),
    ),
    ...[...users.rows()]
      .filter((user) => new Set(user.roles).size !== user.roles.length)
      .map(({ userName }) => `${userName} has a role twice`),
    ...[...permissionGrants.rows()].flatMap(({ providerName, providerKey, name }) => {
      const isThere = providerName === 'R' ? names.has(providerKey) : users.find(providerKey) !== undefined;
      return providerName === 'C' || isThere ? [] : [`${name} is granted to ${providerKey}, which is gone`];
    }),
  ];
}

/** What somebody may do is what their roles and they themselves were granted, at once and nothing else (P-04, ABP contract §7). */
export async function wronglyGranted(world: YearWorld, random: Random): Promise<readonly string[]> {
  const users = [...world.database.users.rows()];
  const known = users.filter(({ userName }) => world.newcomers.includes(userName));
  const user = known.length > 0 && random.isTrue(0.7) ? random.pick(known) : random.pick(users.slice(0, 12));
  const desk = await world.deskOf(user.userName);
  const reply = await desk?.get('/api/abp/application-configuration');
  if (reply?.status !== 200) {
    return [];
  }
  const { grantedPolicies } = (reply.body as Configuration).auth;
  const told = Object.keys(grantedPolicies).filter((name) => grantedPolicies[name] === true);
  const wanted = granted(rightsOf(world), user);
  return [
    ...told.filter((name) => !wanted.has(name)).map((name) => `${user.userName} may ${name}, which nobody granted`),
    ...[...wanted].filter((name) => !told.includes(name)).map((name) => `${user.userName} may not ${name}`),
  ];
}

type Configuration = { readonly auth: { readonly grantedPolicies: Readonly<Record<string, boolean>> } };

function rightsOf({ database }: YearWorld): Rights {
  return {
    users: new Map([...database.users.rows()].map((row) => [row.id, row as unknown as AnyRow])),
    grants: [...database.permissionGrants.rows()],
  };
}

function granted({ grants }: Rights, { id, roles }: Pick<UserRow, 'id' | 'roles'>): ReadonlySet<string> {
  return new Set(
    grants.flatMap(({ providerName, providerKey, name }) =>
      (providerName === 'R' && roles.includes(providerKey)) || (providerName === 'U' && providerKey === id)
        ? [name]
        : [],
    ),
  );
}

/** Nobody but the administrator gives anybody, themselves included, what they may not do themselves (ABP contract §6.1, §7). */
export const nobodyGivesMore =
  (world: YearWorld): Invariant =>
  (outcome) => {
    const { changes, user: caller } = outcome;
    const isOfRights = changes.some(({ table }) => ['users', 'permissionGrants', 'roles'].includes(table));
    if (isRefused(outcome) || caller === undefined || !isOfRights || caller.roles.includes('quan-tri')) {
      return [];
    }
    const after = rightsOf(world);
    const before = rightsBefore(after, outcome);
    const own = granted(before, { id: caller.id, roles: [...caller.roles] });
    return [...after.users.values()].flatMap((row) => {
      const user = row as unknown as UserRow;
      const was = before.users.get(row.id) as unknown as UserRow | undefined;
      const had = was === undefined ? new Set<string>() : granted(before, was);
      return [...granted(after, user)]
        .filter((name) => !had.has(name) && !own.has(name))
        .map((name) => `${user.userName} was given ${name} by somebody without it`);
    });
  };

function rightsBefore(after: Rights, { changes }: Outcome): Rights {
  const users = new Map(after.users);
  const grants = new Map(after.grants.map((grant) => [keyOf(grant), grant]));
  for (const { table, id, was, is } of changes) {
    if (table === 'users') {
      if (was === undefined) {
        users.delete(id);
      } else {
        users.set(id, was);
      }
    }
    if (table === 'permissionGrants') {
      const row = (was ?? is) as unknown as Grant;
      if (was === undefined) {
        grants.delete(keyOf(row));
      } else {
        grants.set(keyOf(row), row);
      }
    }
  }
  return { users, grants: [...grants.values()] };
}

function keyOf({ providerName, providerKey, name }: Grant): string {
  return `${providerName} ${providerKey} ${name}`;
}

/** Names of tenants tell them apart, whatever their case, and nobody is left behind of one that is gone (ABP contract §9). */
export function brokenTenants({ database }: YearWorld): readonly string[] {
  const tenants = [...database.tenants.rows()];
  const names = tenants.map(({ name }) => name.toUpperCase());
  const ids = new Set(tenants.map(({ id }) => id));
  return [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `there are two tenants ${name}`),
    ...[...database.users.rows()].flatMap(({ userName, tenantId }) =>
      tenantId === undefined || ids.has(tenantId) ? [] : [`${userName} is of a tenant that is gone`],
    ),
  ];
}
