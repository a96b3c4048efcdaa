import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PermissionProvider } from '@/domain/permissions/permission';
import {
  countPermissions,
  isPermissionGranted,
  noPermissionEdits,
  permissionChangesOf,
  permissionEditsOf,
  withPermissions,
  type PermissionEdits,
} from '@/domain/permissions/permission-changes';
import { permissionTreeOf, type PermissionTree } from '@/domain/permissions/permission-tree';
import { ancestorsOf, descendantsOf } from '@/domain/trees/forest';

import { anyEntries } from '../trees/forests';
import { fromRole, listOf, permission } from './permissions';

const user: PermissionProvider = { name: 'U', key: 'user-1' };

const chain = permissionTreeOf(
  listOf(
    permission('a'),
    permission('b', { parentName: 'a' }),
    permission('c', { parentName: 'b' }),
    permission('d', { parentName: 'a' }),
  ),
  user,
);

describe('withPermissions', () => {
  it('a child that goes on takes all above it along', () => {
    const edits = withPermissions(chain, noPermissionEdits, { names: ['c'], isGranted: true });

    expect(grantedIn(chain, edits)).toEqual(['a', 'b', 'c']);
  });

  it('a parent that goes off takes all below it along', () => {
    const all = withPermissions(chain, noPermissionEdits, { names: ['a', 'b', 'c', 'd'], isGranted: true });

    expect(grantedIn(chain, withPermissions(chain, all, { names: ['a'], isGranted: false }))).toEqual([]);
  });

  it('a parent that goes on leaves what is below, a child that goes off leaves what is above', () => {
    const parent = withPermissions(chain, noPermissionEdits, { names: ['a'], isGranted: true });
    const all = withPermissions(chain, noPermissionEdits, { names: ['c'], isGranted: true });

    expect(grantedIn(chain, parent)).toEqual(['a']);
    expect(grantedIn(chain, withPermissions(chain, all, { names: ['c'], isGranted: false }))).toEqual(['a', 'b']);
  });

  it('passes over what others have granted, in both directions', () => {
    const tree = permissionTreeOf(
      listOf(permission('a'), permission('b', { parentName: 'a', ...fromRole }), permission('c', { parentName: 'b' })),
      user,
    );
    const on = withPermissions(tree, noPermissionEdits, { names: ['c'], isGranted: true });
    const off = withPermissions(tree, on, { names: ['a'], isGranted: false });

    expect(grantedIn(tree, on)).toEqual(['a', 'b', 'c']);
    expect(permissionChangesOf(tree, on)).toEqual([
      { name: 'a', isGranted: true },
      { name: 'c', isGranted: true },
    ]);
    expect(grantedIn(tree, off)).toEqual(['b']);
  });

  it('knows a parent in another group', () => {
    const tree = permissionTreeOf(
      {
        entityDisplayName: '',
        groups: [
          { name: 'one', displayName: 'Một', permissions: [permission('a')] },
          { name: 'two', displayName: 'Hai', permissions: [permission('b', { parentName: 'a' })] },
        ],
      },
      user,
    );

    expect(grantedIn(tree, withPermissions(tree, noPermissionEdits, { names: ['b'], isGranted: true }))).toEqual([
      'a',
      'b',
    ]);
  });

  it('keeps to the rules on every forest, with every lock and every wish', () => {
    fc.assert(
      fc.property(anyTree, fc.array(anyWish, { maxLength: 8 }), (tree, wishes) => {
        let edits: PermissionEdits = noPermissionEdits;
        for (const { names, isGranted } of wishes) {
          const before = edits;
          edits = withPermissions(tree, edits, { names, isGranted });
          const after = edits;
          const affected = new Set(
            names.flatMap((name) => [
              name,
              ...(isGranted ? ancestorsOf(tree.forest, name) : descendantsOf(tree.forest, name)),
            ]),
          );
          for (const node of tree.nodes.values()) {
            const is = isPermissionGranted(node, after);
            if (node.lock !== undefined || !affected.has(node.name)) {
              expect(is).toBe(isPermissionGranted(node, before));
            }
          }
          for (const name of names) {
            const node = tree.nodes.get(name);
            if (node !== undefined && node.lock === undefined) {
              const along = isGranted ? ancestorsOf(tree.forest, name) : descendantsOf(tree.forest, name);
              for (const other of [name, ...along].flatMap((each) => tree.nodes.get(each) ?? [])) {
                expect(other.lock !== undefined || isPermissionGranted(other, after) === isGranted).toBe(true);
              }
            }
          }
        }
      }),
    );
  });

  it('tells the server of changes alone: switching there and back is none', () => {
    fc.assert(
      fc.property(anyTree, fc.array(anyWish, { maxLength: 8 }), (tree, wishes) => {
        const edits = wishes.reduce<PermissionEdits>((known, wish) => withPermissions(tree, known, wish), new Set());
        const changed = [...tree.nodes.values()].filter((node) => isPermissionGranted(node, edits) !== node.isGranted);

        expect(permissionChangesOf(tree, edits)).toEqual(
          changed.map(({ name, isGranted }) => ({ name, isGranted: !isGranted })),
        );
      }),
    );
  });
});

describe('countPermissions', () => {
  const tree = permissionTreeOf(
    listOf(permission('a', fromRole), permission('b'), permission('c', { isGranted: true })),
    user,
  );

  it('is on, off or some by what can be changed', () => {
    const all = withPermissions(tree, noPermissionEdits, { names: ['a', 'b', 'c'], isGranted: true });
    const none = withPermissions(tree, all, { names: ['a', 'b', 'c'], isGranted: false });

    expect(countPermissions(tree.nodes.values(), noPermissionEdits)).toEqual({
      granted: 2,
      total: 3,
      isGranted: 'some',
      isLocked: false,
    });
    expect(countPermissions(tree.nodes.values(), all)).toMatchObject({ granted: 3, isGranted: true });
    expect(countPermissions(tree.nodes.values(), none)).toMatchObject({ granted: 1, isGranted: false });
  });

  it('is locked where nothing can be changed', () => {
    const locked = permissionTreeOf(
      listOf(permission('a', fromRole), permission('b', { allowedProviders: ['C'] })),
      user,
    );

    expect(countPermissions(locked.nodes.values(), noPermissionEdits)).toEqual({
      granted: 1,
      total: 2,
      isGranted: 'some',
      isLocked: true,
    });
  });
});

function grantedIn(tree: PermissionTree, edits: PermissionEdits): readonly string[] {
  return [...tree.nodes.values()].filter((node) => isPermissionGranted(node, edits)).map(({ name }) => name);
}

describe('changes that are taken up again', () => {
  it('V-05 come to the same edits in the same tree', () => {
    fc.assert(
      fc.property(anyTree, fc.array(anyWish, { maxLength: 8 }), (tree, wishes) => {
        const edits = wishes.reduce<PermissionEdits>(
          (before, wish) => withPermissions(tree, before, wish),
          noPermissionEdits,
        );
        expect(permissionEditsOf(tree, permissionChangesOf(tree, edits))).toEqual(edits);
      }),
    );
  });

  it('V-05 leave alone what has become so meanwhile, is locked or is gone', () => {
    const tree = permissionTreeOf(listOf(permission('a', { isGranted: true }), permission('b', fromRole)), user);
    const changes = ['a', 'b', 'gone'].map((name) => ({ name, isGranted: true }));
    expect(permissionEditsOf(tree, changes)).toEqual(noPermissionEdits);
    expect(permissionEditsOf(tree, [{ name: 'a', isGranted: false }])).toEqual(new Set(['a']));
  });

  it('V-05 P-04 take what hangs on them along as the tree is now: no child without its parent', () => {
    const server = (granted: readonly string[]) =>
      permissionTreeOf(
        listOf(
          permission('a', { isGranted: granted.includes('a') }),
          permission('b', { parentName: 'a', isGranted: granted.includes('b') }),
          permission('c', { parentName: 'a', isGranted: granted.includes('c') }),
        ),
        user,
      );
    // The child was ticked while its parent was granted; a colleague has taken the parent away since.
    const withoutParent = server([]);
    expect(grantedIn(withoutParent, permissionEditsOf(withoutParent, [{ name: 'b', isGranted: true }]))).toEqual([
      'a',
      'b',
    ]);
    // The parent was taken away with its one child; a colleague has granted another child since.
    const withSibling = server(['a', 'b', 'c']);
    const taken = ['a', 'b'].map((name) => ({ name, isGranted: false }));
    expect(grantedIn(withSibling, permissionEditsOf(withSibling, taken))).toEqual([]);
  });
});

const anyTree: fc.Arbitrary<PermissionTree> = fc
  .tuple(anyEntries, fc.array(fc.constantFrom('own', 'granted', 'role', 'client'), { minLength: 24 }))
  .map(([entries, kinds]) =>
    permissionTreeOf(
      listOf(
        ...entries.map((entry, index) => {
          const kind = kinds[index];
          return permission(entry.name, {
            parentName: entry.parentName,
            isGranted: kind === 'granted',
            ...(kind === 'role' ? fromRole : {}),
            ...(kind === 'client' ? { allowedProviders: ['C'] } : {}),
          });
        }),
      ),
      user,
    ),
  );

const anyWish = fc.record({
  names: fc.array(
    fc.integer({ min: 0, max: 14 }).map((number) => `e${number}`),
    { minLength: 1, maxLength: 4 },
  ),
  isGranted: fc.boolean(),
});
