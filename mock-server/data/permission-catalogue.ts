import type { PermissionDefinition, PermissionGroupDefinition } from './permission';
import { permissionGroups } from './permission-definitions';

/** Every permission that the back end knows. */
export type PermissionCatalogue = {
  readonly groups: readonly PermissionGroupDefinition[];
  readonly find: (name: string) => PermissionDefinition | undefined;
};

const syntheticGroups = 20;

/** Place of each one's parent in a tree of ten, four levels deep. */
const treeOfTen = [undefined, 0, 1, 2, 2, 1, 0, 6, 0, 0] as const;

/**
 * The product's and the framework's permissions.
 *
 * @param manyPermissions How many invented ones to add, in twenty groups, for tests and measurements.
 */
export function createPermissionCatalogue(manyPermissions = 0): PermissionCatalogue {
  const groups = [...permissionGroups, ...inventedGroups(manyPermissions)];
  const byName = new Map(groups.flatMap(({ permissions }) => permissions.map((each) => [each.name, each])));
  return { groups, find: (name) => byName.get(name) };
}

/** Whether such a provider may grant the permission. */
export function mayBeGrantedBy(providerName: string, { providers }: PermissionDefinition): boolean {
  return providers.length === 0 || providers.includes(providerName);
}

function inventedGroups(count: number): readonly PermissionGroupDefinition[] {
  return Array.from({ length: Math.min(count, syntheticGroups) }, (_, group) => {
    const name = `QuyenMau.Nhom${group + 1}`;
    const size = Math.floor(count / syntheticGroups) + (group < count % syntheticGroups ? 1 : 0);
    return {
      name,
      text: { vi: `Nhóm quyền mẫu ${group + 1}`, en: `Sample group ${group + 1}` },
      permissions: Array.from({ length: size }, (_, position) => inventedPermission(name, position)),
    };
  });
}

function inventedPermission(group: string, position: number): PermissionDefinition {
  const place = position % treeOfTen.length;
  const parent = treeOfTen[place];
  return {
    name: nameAt(group, position),
    text: { vi: `Quyền mẫu ${position + 1}`, en: `Sample permission ${position + 1}` },
    parentName: parent === undefined ? null : nameAt(group, position - place + parent),
    providers: [],
  };
}

function nameAt(group: string, position: number): string {
  return `${group}.Quyen${position + 1}`;
}
