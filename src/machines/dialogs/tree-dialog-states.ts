import {
  known,
  treeDialogSetup,
  type TreeDialogContext,
  type TreeDialogProvider,
  type TreeDialogRules,
} from './tree-dialog-setup';

/**
 * What every dialog over a tree does: loads it, lets it be edited in every state tagged `open`, and saves what has
 * changed, and nothing when nothing has. Each call can fail and be tried again, and no failure takes an edit away
 * (register F-04, F-08).
 *
 * @returns the setup and the states, for a chart that may add its own.
 */
export function treeDialogParts<Provider extends TreeDialogProvider, Tree, Edits, Edit, Change>(
  rules: TreeDialogRules<Tree, Edits, Edit, Change>,
) {
  const dialog = treeDialogSetup<Provider, Tree, Edits, Edit, Change>(rules);
  type Context = TreeDialogContext<Provider, Tree, Edits, Change>;

  const opening = dialog.createStateConfig({
    always: [{ guard: 'hasProvider', target: 'loading' }, { target: 'providerMissing' }],
  });
  /** The screen has opened the dialog without saying whose entries it is about (register F-01). */
  const providerMissing = dialog.createStateConfig({ entry: 'rememberMissingProvider' });

  const loading = dialog.createStateConfig({
    tags: 'loading',
    entry: 'forgetError',
    invoke: {
      id: 'load',
      src: 'load',
      input: ({ context }: { context: Context }) => ({ provider: known(context.provider, 'provider') }),
      onDone: {
        target: 'open',
        actions: { type: 'rememberTree', params: ({ event }) => ({ tree: event.output }) },
      },
      onError: {
        target: 'unavailable',
        actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
      },
    },
  });

  const unavailable = dialog.createStateConfig({ on: { 'dialog.retry': 'loading' } });

  const saving = dialog.createStateConfig({
    tags: 'busy',
    entry: 'forgetError',
    invoke: {
      id: 'save',
      src: 'save',
      input: ({ context }: { context: Context }) => ({
        provider: known(context.provider, 'provider'),
        changes: rules.changesOf(known(context.tree, 'tree'), context.edits),
      }),
      onDone: { target: 'done', actions: 'announceSaved' },
      onError: {
        target: 'open.saveFailed',
        actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
      },
    },
  });

  const done = dialog.createStateConfig({ type: 'final' });

  return { dialog, states: { opening, providerMissing, loading, unavailable, saving, done } };
}
