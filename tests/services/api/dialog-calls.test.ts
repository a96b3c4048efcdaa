import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import type { FeatureProvider } from '@/domain/features/feature';
import { featureTreeOf } from '@/domain/features/feature-tree';
import type { PermissionProvider } from '@/domain/permissions/permission';
import { permissionTreeOf } from '@/domain/permissions/permission-tree';
import { featureDialogMachine } from '@/machines/dialogs/feature-dialog-machine';
import { permissionDialogMachine } from '@/machines/dialogs/permission-dialog-machine';
import { createFeaturesApi, type FeaturesApi } from '@/services/api/features-api';
import { createPermissionsApi, type PermissionsApi } from '@/services/api/permissions-api';
import { createHttpClient } from '@/services/http/create-http-client';
import type { MockBackend } from '@mock-server/backend';
import { trainingTenantId } from '@mock-server/data/seed/administration/tenant-seed';
import { installFetch } from '@mock-server/http/browser-fetch';

import { createTestBackend, signIn } from '../../mock-server/support/test-backend';
import { portWith } from '../../support/session-port';

const tenant: FeatureProvider = { name: 'T', key: trainingTenantId };
const rows = 'QuyHoTro.NhapExcel.SoDongToiDa';
const paperSize = 'QuyHoTro.BaoCao.XuatPdf.KhoGiay';
const masked = 'QuyHoTro.XuatExcel.KemSoGiayTo';

let backend: MockBackend;
let features: FeaturesApi;
let permissions: PermissionsApi;
/** Method and body of every call but those that only read. */
let changing: string[];

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const uninstall = installFetch(backend);
  const { access_token: token } = await signIn(backend, 'admin');
  const http = createHttpClient({
    apiUrl: backend.origin,
    trustedOrigins: [],
    appOrigin: backend.origin,
    session: portWith(token),
    readContext: () => ({ culture: 'vi', tenantMark: {} }),
    readAntiForgeryToken: () => undefined,
  });
  features = createFeaturesApi(http);
  permissions = createPermissionsApi(http);
  changing = [];
  backend.hooks.before = async (request) => {
    if (request.method !== 'GET') {
      changing.push(`${request.method} ${await request.clone().text()}`);
    }
    return undefined;
  };
  return uninstall;
});

describe('feature dialog over the network', () => {
  it('F-04 puts changed values alone, as text, and they hold', async () => {
    const dialog = await openFeatures();
    dialog.send({ type: 'entry.edit', edit: { name: masked, value: 'true' } });
    dialog.send({ type: 'entry.edit', edit: { name: rows, value: ' 0700 ' } });
    dialog.send({ type: 'changes.save' });
    await waitFor(dialog, ({ status }) => status === 'done');

    const sent = [
      { name: rows, value: '700' },
      { name: masked, value: 'true' },
    ];
    expect(changing).toEqual([`PUT ${JSON.stringify({ features: sent })}`]);
    expect(await valuesOf([rows, masked])).toEqual([
      ['700', 'T'],
      ['true', 'T'],
    ]);
  });

  it("F-04 clears a choice with null and never with the text 'null'", async () => {
    await features.update(tenant, [{ name: paperSize, value: 'A3' }], new AbortController().signal);
    changing = [];
    const dialog = await openFeatures();
    dialog.send({ type: 'entry.edit', edit: { name: paperSize, value: null } });
    dialog.send({ type: 'changes.save' });
    await waitFor(dialog, ({ status }) => status === 'done');

    expect(changing).toEqual([`PUT ${JSON.stringify({ features: [{ name: paperSize, value: null }] })}`]);
    expect(await valuesOf([paperSize])).not.toEqual([['A3', 'T']]);
  });

  it('F-04 calls nobody when everything is as it was', async () => {
    const dialog = await openFeatures();
    dialog.send({ type: 'entry.edit', edit: { name: masked, value: 'true' } });
    dialog.send({ type: 'entry.edit', edit: { name: masked, value: 'false' } });
    dialog.send({ type: 'changes.save' });

    expect(dialog.getSnapshot().status).toBe('done');
    expect(changing).toEqual([]);
  });

  it('F-05 resets by DELETE and shows the values that hold then', async () => {
    await features.update(tenant, [{ name: rows, value: '700' }], new AbortController().signal);
    changing = [];
    const dialog = await openFeatures();
    dialog.send({ type: 'defaults.restore' });
    await waitFor(dialog, (snapshot) => snapshot.hasTag('busy'));
    const open = await waitFor(dialog, (snapshot) => snapshot.hasTag('open'));

    expect(changing).toEqual(['DELETE ']);
    expect(open.context.tree?.nodes.get(rows)?.value).not.toBe('700');
    expect(open.context.tree?.nodes.get(rows)?.inheritedFrom).toBeDefined();
  });
});

describe('permission dialog over the network', () => {
  it('puts changed permissions alone, and they hold', async () => {
    const provider: PermissionProvider = { name: 'R', key: 'chuyen-vien-quy' };
    const load = async () => permissionTreeOf(await permissions.get(provider, new AbortController().signal), provider);
    const [free] = [...(await load()).nodes.values()].filter(({ isGranted, depth }) => !isGranted && depth === 0);
    const dialog = createActor(
      permissionDialogMachine.provide({
        actors: {
          load: fromPromise(load),
          save: fromPromise(({ input, signal }) => permissions.update(input.provider, input.changes, signal)),
        },
      }),
      { input: { provider } },
    ).start();
    await waitFor(dialog, (snapshot) => snapshot.hasTag('open'));
    dialog.send({ type: 'entry.edit', edit: { names: [free?.name ?? ''], isGranted: true } });
    dialog.send({ type: 'changes.save' });
    await waitFor(dialog, ({ status }) => status === 'done');

    const sent = [{ name: free?.name, isGranted: true }];
    expect(changing).toEqual([`PUT ${JSON.stringify({ permissions: sent })}`]);
    expect((await load()).nodes.get(free?.name ?? '')?.isGranted).toBe(true);
  });
});

async function openFeatures() {
  const dialog = createActor(
    featureDialogMachine.provide({
      actors: {
        load: fromPromise(async ({ input, signal }) =>
          featureTreeOf(await features.get(input.provider, signal), input.provider),
        ),
        save: fromPromise(({ input, signal }) => features.update(input.provider, input.changes, signal)),
        restore: fromPromise(({ input, signal }) => features.reset(input.provider, signal)),
      },
    }),
    { input: { provider: tenant } },
  ).start();
  await waitFor(dialog, (snapshot) => snapshot.hasTag('open'));
  return dialog;
}

async function valuesOf(names: readonly string[]) {
  const groups = await features.get(tenant, new AbortController().signal);
  const all = groups.flatMap((group) => group.features);
  return names.map((name) => {
    const found = all.find((feature) => feature.name === name);
    return [found?.value, found?.provider.name];
  });
}
