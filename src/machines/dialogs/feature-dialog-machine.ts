import type { ActorRefFrom } from 'xstate';

import type { FeatureChange, FeatureProvider } from '@/domain/features/feature';
import {
  featureChangesOf,
  featureEditsOf,
  firstFeatureError,
  noFeatureEdits,
  withFeature,
  type FeatureEdit,
  type FeatureEdits,
} from '@/domain/features/feature-changes';
import type { FeatureTree } from '@/domain/features/feature-tree';

import { known } from './tree-dialog-setup';
import { treeDialogParts } from './tree-dialog-states';

const { dialog, states } = treeDialogParts<FeatureProvider, FeatureTree, FeatureEdits, FeatureEdit, FeatureChange>({
  noEdits: noFeatureEdits,
  withEdit: withFeature,
  changesOf: featureChangesOf,
  editsOf: featureEditsOf,
  firstErrorOf: firstFeatureError,
});

/**
 * The features of a tenant or of the host: loads, edits, saves what has changed, and on demand drops every own value and
 * loads again. Values that cannot be sent keep the dialog open and are shown.
 */
export const featureDialogMachine = dialog.createMachine({
  id: 'featureDialog',
  context: ({ input }) => ({
    provider: input.provider,
    draft: input.draft ?? [],
    tree: undefined,
    edits: noFeatureEdits,
    error: undefined,
  }),
  initial: 'opening',
  states: {
    ...states,
    open: {
      tags: 'open',
      initial: 'editing',
      on: {
        'entry.edit': { actions: { type: 'rememberEdit', params: ({ event }) => ({ edit: event.edit }) } },
        'changes.save': [
          { guard: 'hasErrors', target: '.refused', actions: ['forgetError', 'announceInvalid'] },
          { guard: 'hasNoChanges', target: 'done', actions: 'announceUnchanged' },
          { target: 'saving' },
        ],
        'defaults.restore': 'restoring',
      },
      states: {
        editing: {},
        /** Every wrong field says so, also those that nobody has left yet. */
        refused: {},
        saveFailed: {
          on: {
            'dialog.retry': [
              { guard: 'hasErrors', target: 'refused', actions: ['forgetError', 'announceInvalid'] },
              { guard: 'hasNoChanges', target: '#featureDialog.done', actions: 'announceUnchanged' },
              { target: '#featureDialog.saving' },
            ],
          },
        },
        restoreFailed: { on: { 'dialog.retry': '#featureDialog.restoring' } },
      },
    },
    restoring: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => ({ provider: known(context.provider, 'provider') }),
        onDone: { target: 'loading', actions: ['forgetEdits', 'announceRestored'] },
        onError: {
          target: 'open.restoreFailed',
          actions: { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

export type FeatureDialogRef = ActorRefFrom<typeof featureDialogMachine>;
