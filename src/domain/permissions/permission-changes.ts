import { ancestorsOf, descendantsOf } from '../trees/forest';
import type { PermissionChange } from './permission';
import type { PermissionNode, PermissionTree } from './permission-tree';

/** Names of the permissions that are the other way round than on the server; switching one back takes it out. */
export type PermissionEdits = ReadonlySet<string>;

export const noPermissionEdits: PermissionEdits = new Set();

/** What somebody wishes: some permissions, by name, all on or all off. */
export type PermissionEdit = { readonly names: readonly string[]; readonly isGranted: boolean };

export function isPermissionGranted({ name, isGranted }: PermissionNode, edits: PermissionEdits): boolean {
  return edits.has(name) ? !isGranted : isGranted;
}

/**
 * Grants or takes away permissions with what hangs on them (ABP's rules): a permission that goes on takes all above it
 * along, one that goes off all below it; what is below an added one and above a removed one stays. What is locked never
 * changes; it lets the others through.
 */
export function withPermissions(
  tree: PermissionTree,
  edits: PermissionEdits,
  { names, isGranted }: PermissionEdit,
): PermissionEdits {
  const next = new Set(edits);
  const done = new Set<string>();
  const set = (name: string) => {
    const node = tree.nodes.get(name);
    if (node === undefined || node.lock !== undefined) {
      return;
    }
    if (node.isGranted === isGranted) {
      next.delete(name);
    } else {
      next.add(name);
    }
  };
  for (const name of names) {
    const lock = tree.nodes.get(name)?.lock;
    if (!done.has(name) && lock === undefined) {
      const along = isGranted ? ancestorsOf(tree.forest, name) : descendantsOf(tree.forest, name);
      for (const affected of [name, ...along]) {
        if (!done.has(affected)) {
          done.add(affected);
          set(affected);
        }
      }
    }
  }
  return next;
}

/** What the server is to be told, in the order of the dialog. */
export function permissionChangesOf(tree: PermissionTree, edits: PermissionEdits): readonly PermissionChange[] {
  return edits.size === 0
    ? []
    : [...tree.nodes.values()]
        .filter(({ name }) => edits.has(name))
        .map(({ name, isGranted }) => ({ name, isGranted: !isGranted }));
}

/**
 * The edits that come to these changes in a tree that may have changed since: what has become so already, is locked or is
 * not there is left out, and what hangs on the rest goes along, as when it is ticked.
 */
export function permissionEditsOf(tree: PermissionTree, changes: readonly PermissionChange[]): PermissionEdits {
  const wished = (isGranted: boolean): PermissionEdit => ({
    names: changes
      .filter(({ name, ...change }) => change.isGranted === isGranted && tree.nodes.get(name)?.isGranted !== isGranted)
      .map(({ name }) => name),
    isGranted,
  });
  return withPermissions(tree, withPermissions(tree, noPermissionEdits, wished(false)), wished(true));
}

/** How many of some permissions are granted, and what a box for all of them shows. */
export type PermissionCount = {
  readonly granted: number;
  readonly total: number;
  /** By those that can be changed here; by all where none can. */
  readonly isGranted: boolean | 'some';
  /** None of them can be changed here. */
  readonly isLocked: boolean;
};

export function countPermissions(nodes: Iterable<PermissionNode>, edits: PermissionEdits): PermissionCount {
  let total = 0;
  let granted = 0;
  let open = 0;
  let openGranted = 0;
  for (const node of nodes) {
    const isGranted = isPermissionGranted(node, edits);
    total += 1;
    granted += isGranted ? 1 : 0;
    open += node.lock === undefined ? 1 : 0;
    openGranted += node.lock === undefined && isGranted ? 1 : 0;
  }
  const isLocked = open === 0;
  return {
    granted,
    total,
    isGranted: isLocked ? allOrSome(granted, total) : allOrSome(openGranted, open),
    isLocked,
  };
}

function allOrSome(count: number, total: number): boolean | 'some' {
  if (count === 0) {
    return false;
  }
  return count === total ? true : 'some';
}
