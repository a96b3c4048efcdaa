import type { ActorRefFrom } from 'xstate';

import type { PermissionChange, PermissionProvider } from '@/domain/permissions/permission';
import {
  noPermissionEdits,
  permissionChangesOf,
  permissionEditsOf,
  withPermissions,
  type PermissionEdit,
  type PermissionEdits,
} from '@/domain/permissions/permission-changes';
import type { PermissionTree } from '@/domain/permissions/permission-tree';

import { treeDialogParts } from './tree-dialog-states';

const { dialog, states } = treeDialogParts<
  PermissionProvider,
  PermissionTree,
  PermissionEdits,
  PermissionEdit,
  PermissionChange
>({
  noEdits: noPermissionEdits,
  withEdit: withPermissions,
  changesOf: permissionChangesOf,
  editsOf: permissionEditsOf,
  firstErrorOf: () => undefined,
});

/** The permissions of a role or a user: loads, grants and takes away, saves what has changed. */
export const permissionDialogMachine = dialog.createMachine({
  id: 'permissionDialog',
  context: ({ input }) => ({
    provider: input.provider,
    draft: input.draft ?? [],
    tree: undefined,
    edits: noPermissionEdits,
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
        'changes.save': [{ guard: 'hasNoChanges', target: 'done', actions: 'announceUnchanged' }, { target: 'saving' }],
      },
      states: {
        editing: {},
        saveFailed: {
          on: {
            'dialog.retry': [
              { guard: 'hasNoChanges', target: '#permissionDialog.done', actions: 'announceUnchanged' },
              { target: '#permissionDialog.saving' },
            ],
          },
        },
      },
    },
  },
});

export type PermissionDialogRef = ActorRefFrom<typeof permissionDialogMachine>;
