import { forestOf, outlineOf, type Forest } from '../trees/forest';
import type { Permission, PermissionGrant, PermissionList, PermissionProvider } from './permission';

/** Why a permission cannot be changed here. */
export type PermissionLock =
  /** It is granted through others and can only be taken away there. */
  | { readonly reason: 'granted'; readonly grants: readonly PermissionGrant[] }
  /** Only other kinds of providers may have it. */
  | { readonly reason: 'notAllowed'; readonly providers: readonly string[] }
  /** Who is asking does not have it and so cannot give it. */
  | { readonly reason: 'notHeld' };

export type PermissionNode = {
  readonly name: string;
  readonly displayName: string;
  /** 0 for a root of its group. */
  readonly depth: number;
  /** As the server has it. */
  readonly isGranted: boolean;
  readonly lock: PermissionLock | undefined;
};

export type PermissionBranch = {
  /** Unlike the name, it is the group's alone. */
  readonly id: string;
  readonly displayName: string;
  /** Parents before their children. */
  readonly nodes: readonly PermissionNode[];
};

/** Everything the server says about one provider's permissions, made ready to be asked by name. */
export type PermissionTree = {
  readonly groups: readonly PermissionBranch[];
  readonly nodes: ReadonlyMap<string, PermissionNode>;
  readonly forest: Forest;
};

/**
 * The trees of an answer of ABP's permission management. Of two permissions of one name the first counts, as the server
 * knows one; groups without permissions are left out; a parent may stand in another group.
 */
export function permissionTreeOf({ groups }: PermissionList, provider: PermissionProvider): PermissionTree {
  const forest = forestOf(groups.flatMap(({ permissions }) => permissions));
  const nodes = new Map<string, PermissionNode>();
  const branches = groups.map((group, index): PermissionBranch => {
    const own = firstByName(group.permissions.filter(({ name }) => !nodes.has(name)));
    const outline = outlineOf(forest, new Set(own.keys()));
    const groupNodes = outline.flatMap(({ name, depth }) => {
      const permission = own.get(name);
      return permission === undefined ? [] : [nodeOf(permission, depth, provider)];
    });
    for (const node of groupNodes) {
      nodes.set(node.name, node);
    }
    return { id: `${index}:${group.name}`, displayName: group.displayName || group.name, nodes: groupNodes };
  });
  return { groups: branches.filter((branch) => branch.nodes.length > 0), nodes, forest };
}

function firstByName(permissions: readonly Permission[]): ReadonlyMap<string, Permission> {
  return new Map([...permissions].reverse().map((permission) => [permission.name, permission]));
}

function nodeOf(permission: Permission, depth: number, provider: PermissionProvider): PermissionNode {
  const { name, displayName, isGranted } = permission;
  return { name, displayName: displayName || name, depth, isGranted, lock: lockOf(permission, provider) };
}

function lockOf(
  { allowedProviders, grantedProviders, isEditable = true }: Permission,
  { name: own }: PermissionProvider,
): PermissionLock | undefined {
  const grants = grantedProviders.filter(({ providerName }) => providerName !== own);
  if (grants.length > 0) {
    return { reason: 'granted', grants };
  }
  if (allowedProviders.length > 0 && !allowedProviders.includes(own)) {
    return { reason: 'notAllowed', providers: allowedProviders };
  }
  return isEditable ? undefined : { reason: 'notHeld' };
}
