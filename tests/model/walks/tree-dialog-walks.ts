import { AppError } from '@/domain/errors/app-error';
import { featureDialogMachine } from '@/machines/dialogs/feature-dialog-machine';
import { permissionDialogMachine } from '@/machines/dialogs/permission-dialog-machine';

import { tenant } from '../../domain/features/features';
import { featureTree, permissionTree, role } from '../../machines/dialogs/dialog-fakes';
import type { WalkDescription } from '../../support/machine-walk';

const broken = new AppError('http.server', { status: 500 });
const call = { outputs: [undefined], errors: [broken] };

export const features: WalkDescription<typeof featureDialogMachine> = {
  machine: featureDialogMachine,
  input: { provider: tenant },
  events: {
    'entry.edit': [
      { type: 'entry.edit', edit: { name: 'reports', value: 'true' } },
      { type: 'entry.edit', edit: { name: 'reports', value: 'false' } },
      { type: 'entry.edit', edit: { name: 'limit', value: 'nhiều' } },
      { type: 'entry.edit', edit: { name: 'limit', value: undefined } },
    ],
    'changes.save': [{ type: 'changes.save' }],
    'defaults.restore': [{ type: 'defaults.restore' }],
    'dialog.retry': [{ type: 'dialog.retry' }],
  },
  calls: { load: { outputs: [featureTree], errors: [broken] }, save: call, restore: call },
  project: ({ value, context }) => [value, [...context.edits], context.error?.code, context.tree !== undefined],
};

export const permissions: WalkDescription<typeof permissionDialogMachine> = {
  machine: permissionDialogMachine,
  input: { provider: role },
  events: {
    'entry.edit': [
      { type: 'entry.edit', edit: { names: ['b'], isGranted: true } },
      { type: 'entry.edit', edit: { names: ['a'], isGranted: false } },
    ],
    'changes.save': [{ type: 'changes.save' }],
    'defaults.restore': [],
    'dialog.retry': [{ type: 'dialog.retry' }],
  },
  calls: { load: { outputs: [permissionTree], errors: [broken] }, save: call },
  project: ({ value, context }) => [value, [...context.edits].sort(), context.error?.code, context.tree !== undefined],
};

/** Opened for nobody: it rests where it begins. */
export const nobodysFeatures: WalkDescription<typeof featureDialogMachine> = {
  ...features,
  input: { provider: undefined },
};

export const nobodysPermissions: WalkDescription<typeof permissionDialogMachine> = {
  ...permissions,
  input: { provider: undefined },
};
