import type { PolicyName } from '@/domain/policies/policy-names';

import { permissionGrant, type PermissionGrantRow } from '../../permission-grants';
import { createPermissionCatalogue } from '../../permission-catalogue';
import { administratorRole, seedPolicies, seedRoleNames, type SeedRoleName } from '../../role-policies';
import type { RoleRow } from '../../roles';
import { installationTime, seedId, seedStamp } from '../ids';

/** The eight roles of domain dictionary §3.1. */
export function seedRoles(): readonly RoleRow[] {
  return seedRoleNames.map((name, index) => {
    const id = seedId('roles', index + 1);
    return {
      id,
      name,
      isDefault: false,
      isStatic: name === administratorRole,
      isPublic: true,
      extraProperties: {},
      creationTime: installationTime,
      concurrencyStamp: seedStamp(id),
    };
  });
}

/** What the eight roles may do, the parents of every permission included. */
export function seedGrants(): readonly PermissionGrantRow[] {
  const catalogue = createPermissionCatalogue();
  const withParents = (name: string): readonly string[] => {
    const parent = catalogue.find(name)?.parentName ?? null;
    return parent === null ? [name] : [...withParents(parent), name];
  };
  const grantsFor = (role: SeedRoleName, policies: readonly PolicyName[]) =>
    [...new Set(policies.flatMap(withParents))].map((name) =>
      permissionGrant({ providerName: 'R', providerKey: role }, name),
    );
  return seedRoleNames.flatMap((role) => grantsFor(role, seedPolicies[role]));
}
