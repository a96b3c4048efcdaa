import { createActor, fromPromise } from 'xstate';

import type { FeatureChange, FeatureProvider } from '@/domain/features/feature';
import { featureTreeOf } from '@/domain/features/feature-tree';
import type { PermissionChange, PermissionProvider } from '@/domain/permissions/permission';
import { permissionTreeOf } from '@/domain/permissions/permission-tree';
import { featureDialogMachine } from '@/machines/dialogs/feature-dialog-machine';
import { permissionDialogMachine } from '@/machines/dialogs/permission-dialog-machine';
import type { SaveInput } from '@/machines/dialogs/tree-dialog-setup';

import { feature, groupOf, numberType, ownValue, tenant } from '../../domain/features/features';
import { listOf, permission } from '../../domain/permissions/permissions';

export const featureTree = featureTreeOf(
  groupOf(
    feature('reports'),
    feature('limit', {
      parentName: 'reports',
      depth: 1,
      value: '10',
      valueType: numberType({ MinValue: 1, MaxValue: 99 }),
      ...ownValue,
    }),
  ),
  tenant,
);

export const role = { name: 'R', key: 'Kế toán Quỹ' } as const;
export const permissionTree = permissionTreeOf(listOf(permission('a'), permission('b', { parentName: 'a' })), role);

type Calls<Tree> = {
  readonly load?: () => Promise<Tree>;
  readonly save?: (input: unknown) => Promise<void>;
  readonly restore?: (input: unknown) => Promise<void>;
};

const nothing = () => Promise.resolve();

export function startFeatureDialog(
  { load = () => Promise.resolve(featureTree), save = nothing, restore = nothing }: Calls<typeof featureTree> = {},
  input: { readonly provider: FeatureProvider | undefined; readonly draft?: readonly FeatureChange[] } = {
    provider: tenant,
  },
) {
  const actor = createActor(
    featureDialogMachine.provide({
      actors: {
        load: fromPromise(load),
        save: fromPromise<void, SaveInput<FeatureProvider, FeatureChange>>(({ input: sent }) => save(sent)),
        restore: fromPromise<void, { readonly provider: FeatureProvider }>(({ input: sent }) => restore(sent)),
      },
    }),
    { input },
  );
  const announced: object[] = [];
  actor.on('*', (event) => announced.push(event));
  return { actor: actor.start(), announced };
}

export function startPermissionDialog({
  load = () => Promise.resolve(permissionTree),
  save = nothing,
}: Calls<typeof permissionTree> = {}) {
  const actor = createActor(
    permissionDialogMachine.provide({
      actors: {
        load: fromPromise(load),
        save: fromPromise<void, SaveInput<PermissionProvider, PermissionChange>>(({ input }) => save(input)),
      },
    }),
    { input: { provider: role } },
  );
  const announced: object[] = [];
  actor.on('*', (event) => announced.push(event));
  return { actor: actor.start(), announced };
}
