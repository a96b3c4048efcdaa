import { assign, emit, setup } from 'xstate';

import { AppError, toAppError } from '@/domain/errors/app-error';

import { unprovided } from '../unprovided';

/** What a dialog over a tree of switches and values has to know about its own tree; pure functions. */
export type TreeDialogRules<Tree, Edits, Edit, Change> = {
  readonly noEdits: Edits;
  readonly withEdit: (tree: Tree, edits: Edits, edit: Edit) => Edits;
  /** What the server would be told. */
  readonly changesOf: (tree: Tree, edits: Edits) => readonly Change[];
  /** The edits by which a tree, perhaps another one than they were made in, gets these changes; what it cannot take is left out. */
  readonly editsOf: (tree: Tree, changes: readonly Change[]) => Edits;
  /** Name of the first entry that cannot be sent. */
  readonly firstErrorOf: (tree: Tree, edits: Edits) => string | undefined;
};

/** Whose entries they are; without a name there is nothing to ask for. */
export type TreeDialogProvider = { readonly name: string };

type TreeDialogInput<Provider, Change> = {
  readonly provider: Provider | undefined;
  /** Changes that were neither saved nor given up the last time. */
  readonly draft?: readonly Change[] | undefined;
};

export type TreeDialogContext<Provider, Tree, Edits, Change> = {
  readonly provider: Provider | undefined;
  /** What the tree is to be changed by when it comes. */
  readonly draft: readonly Change[];
  /** As the server has it; `undefined` until it has answered. */
  readonly tree: Tree | undefined;
  readonly edits: Edits;
  readonly error: AppError | undefined;
};

type TreeDialogEvent<Edit> =
  | { type: 'entry.edit'; edit: Edit }
  | { type: 'changes.save' }
  /** Drops every value of the provider's own. */
  | { type: 'defaults.restore' }
  /** Tries what has failed once more. */
  | { type: 'dialog.retry' };

type TreeDialogEmitted =
  /** The dialog is over; `false` when there was nothing to save. */
  | { type: 'changes.saved'; hasChanged: boolean }
  | { type: 'changes.invalid'; firstError: string }
  | { type: 'defaults.restored' };

/** ABP's own words for a feature or permission dialog that was opened for nobody. */
const providerRequired = 'providerName is required.';

/** What is saved: some entries of a provider. */
export type SaveInput<Provider, Change> = { readonly provider: Provider; readonly changes: readonly Change[] };

/**
 * The vocabulary of the dialogs that edit a tree of entries for a provider: permissions and features.
 *
 * The chart's states that they share stand in `tree-dialog-states.ts`.
 */
export function treeDialogSetup<Provider extends TreeDialogProvider, Tree, Edits, Edit, Change>(
  rules: TreeDialogRules<Tree, Edits, Edit, Change>,
) {
  type Context = TreeDialogContext<Provider, Tree, Edits, Change>;
  return setup({
    types: {} as {
      context: Context;
      input: TreeDialogInput<Provider, Change>;
      events: TreeDialogEvent<Edit>;
      emitted: TreeDialogEmitted;
      tags: 'loading' | 'open' | 'busy';
    },
    actors: {
      load: unprovided<Tree, { readonly provider: Provider }>('load'),
      save: unprovided<void, SaveInput<Provider, Change>>('save'),
      restore: unprovided<void, { readonly provider: Provider }>('restore'),
    },
    actions: {
      rememberTree: assign(({ context }, { tree }: { tree: Tree }) => ({
        tree,
        edits: rules.editsOf(tree, context.draft),
      })),
      rememberEdit: assign({
        edits: ({ context }, params: { edit: Edit }) =>
          rules.withEdit(known(context.tree, 'tree'), context.edits, params.edit),
      }),
      forgetEdits: assign({ edits: rules.noEdits, draft: [] }),
      rememberMissingProvider: assign({ error: () => new AppError('app.unexpected', { detail: providerRequired }) }),
      rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
      forgetError: assign({ error: undefined }),
      announceSaved: emit({ type: 'changes.saved', hasChanged: true }),
      announceUnchanged: emit({ type: 'changes.saved', hasChanged: false }),
      announceInvalid: emit(({ context }: { context: Context }) => ({
        type: 'changes.invalid',
        firstError: firstErrorOf(rules, context) ?? '',
      })),
      announceRestored: emit({ type: 'defaults.restored' }),
    },
    guards: {
      hasProvider: ({ context }) => context.provider !== undefined && context.provider.name !== '',
      hasErrors: ({ context }) => firstErrorOf(rules, context) !== undefined,
      hasNoChanges: ({ context }) => rules.changesOf(known(context.tree, 'tree'), context.edits).length === 0,
    },
  });
}

/** What the machine has by now, since it is in a state that it cannot reach without. */
export function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) {
    throw new Error(`The dialog has no ${name} yet.`);
  }
  return value;
}

function firstErrorOf<Tree, Edits, Edit, Change>(
  rules: TreeDialogRules<Tree, Edits, Edit, Change>,
  { tree, edits }: { readonly tree: Tree | undefined; readonly edits: Edits },
): string | undefined {
  return tree === undefined ? undefined : rules.firstErrorOf(tree, edits);
}
