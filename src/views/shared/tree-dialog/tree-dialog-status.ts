/** What there is to show: the tree, or why there is none. */
export type TreeDialogStatus = 'loading' | 'unavailable' | 'providerMissing' | 'empty' | 'shown';

/** What of a dialog's machine says it. */
type TreeDialogSnapshot = {
  matches(state: 'providerMissing' | 'unavailable'): boolean;
  hasTag(tag: 'loading'): boolean;
  readonly context: { readonly tree: { readonly groups: readonly unknown[] } | undefined };
};

/** Of a dialog over a tree of permissions or features. */
export function treeDialogStatus(snapshot: TreeDialogSnapshot): TreeDialogStatus {
  if (snapshot.matches('providerMissing')) {
    return 'providerMissing';
  }
  if (snapshot.matches('unavailable')) {
    return 'unavailable';
  }
  if (snapshot.hasTag('loading') || snapshot.context.tree === undefined) {
    return 'loading';
  }
  return snapshot.context.tree.groups.length === 0 ? 'empty' : 'shown';
}
