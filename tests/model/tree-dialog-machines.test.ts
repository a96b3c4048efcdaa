import { describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { featureDialogMachine } from '@/machines/feature-dialog-machine';
import { permissionDialogMachine } from '@/machines/permission-dialog-machine';

import { tenant } from '../domain/features/features';
import { featureTree, permissionTree, role } from '../machines/dialog-fakes';
import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';

const broken = new AppError('http.server', { status: 500 });
const call = { outputs: [undefined], errors: [broken] };

const features: WalkDescription<typeof featureDialogMachine> = {
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

const permissions: WalkDescription<typeof permissionDialogMachine> = {
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

const dialogs = [
  { name: 'feature dialog', description: features as WalkDescription<never>, id: 'featureDialog' },
  { name: 'permission dialog', description: permissions as WalkDescription<never>, id: 'permissionDialog' },
];

describe.each(dialogs)('$name machine', ({ description, id }) => {
  it('D-06 reaches every state and takes every transition of the chart', () => {
    // Without a provider it never leaves its first state: that is walked below.
    expect(stateCoverage(description)).toEqual({ unreached: [`${id}.providerMissing`] });
    expect(untakenTransitions(description)).toEqual([]);
  });

  it('D-06 F-01 rests where nobody was named', () => {
    const nobody = { ...description, input: { provider: undefined } } as WalkDescription<never>;

    expect(walkEdges(nobody)).toEqual([]);
  });

  it.each(walkEdges(description))('D-06 F-08 $title', async ({ way, event, from, to }) => {
    const { before, after } = await runEdge(description, way, event);

    expect(before).toBe(projected(description, from));
    expect(after).toBe(projected(description, to));
  });
});
