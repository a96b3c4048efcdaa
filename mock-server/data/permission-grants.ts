import type { Table } from './table';

/** Who grants: `R` a role by its name, `U` a user by id, `C` a client application by its id (ABP contract §7). */
export type GrantProvider = {
  readonly providerName: 'R' | 'U' | 'C';
  readonly providerKey: string;
};

export type PermissionGrantRow = GrantProvider & {
  readonly id: string;
  readonly name: string;
};

type GrantIndex = { readonly version: number; readonly names: ReadonlyMap<string, ReadonlySet<string>> };

const indexes = new WeakMap<Table<PermissionGrantRow>, GrantIndex>();
const nothing: ReadonlySet<string> = new Set();

export function permissionGrant(provider: GrantProvider, name: string): PermissionGrantRow {
  // Permission names have no blanks, so no two grants have one id.
  return { id: `${keyOf(provider)} ${name}`, ...provider, name };
}

/** Names of the permissions that one role, user or client grants. */
export function grantsOf(grants: Table<PermissionGrantRow>, provider: GrantProvider): ReadonlySet<string> {
  return indexOf(grants).get(keyOf(provider)) ?? nothing;
}

export function setGrant(
  grants: Table<PermissionGrantRow>,
  provider: GrantProvider,
  name: string,
  isGranted: boolean,
): void {
  const grant = permissionGrant(provider, name);
  if (!isGranted) {
    grants.remove(grant.id);
  } else if (grants.find(grant.id) === undefined) {
    grants.put(grant);
  }
}

/** Takes everything from a role or user that is gone. */
export function removeGrants(grants: Table<PermissionGrantRow>, provider: GrantProvider): void {
  for (const name of grantsOf(grants, provider)) {
    setGrant(grants, provider, name, false);
  }
}

/** Gives a renamed role what it had under its old name. */
export function moveGrants(grants: Table<PermissionGrantRow>, from: GrantProvider, to: GrantProvider): void {
  const names = grantsOf(grants, from);
  removeGrants(grants, from);
  for (const name of names) {
    setGrant(grants, to, name, true);
  }
}

function indexOf(grants: Table<PermissionGrantRow>): GrantIndex['names'] {
  const known = indexes.get(grants);
  if (known?.version === grants.version) {
    return known.names;
  }
  const names = new Map<string, Set<string>>();
  for (const row of grants.rows()) {
    const key = keyOf(row);
    names.set(key, (names.get(key) ?? new Set()).add(row.name));
  }
  indexes.set(grants, { version: grants.version, names });
  return names;
}

function keyOf({ providerName, providerKey }: GrantProvider): string {
  return `${providerName} ${providerKey}`;
}
