import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import type { FeatureChange } from '@/domain/features/feature';
import type { MockBackend } from '@mock-server/backend';
import { isValidFeatureValue } from '@mock-server/data/features';
import { installFetch } from '@mock-server/http/browser-fetch';

import { errorOf, membersOf } from '../support/client-of';
import { call, createTestBackend } from '../support/test-backend';
import { askFeatures, host, openFeatureDesk, seeded, training, trainingId, type FeatureDesk } from './feature-desk';

const { signal } = new AbortController();

let backend: MockBackend;
let desk: FeatureDesk;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const uninstall = installFetch(backend);
  desk = await openFeatureDesk(backend);
  return uninstall;
});

describe('changing features', () => {
  it('C-05 F-04 D-02 stores a value of its own and tells the product', async () => {
    await desk.api.update(
      training,
      [
        { name: seeded.mostRows, value: '750' },
        { name: seeded.watermark, value: 'Nội bộ' },
      ],
      signal,
    );
    expect(await desk.valueOf(training, seeded.mostRows)).toEqual(['750', 'T', trainingId]);
    const configured = async (tenant: string) => {
      const answer = await call(backend, '/api/abp/application-configuration', { headers: { __tenant: tenant } });
      return ((await answer.json()) as { features: { values: Record<string, string | null> } }).features.values;
    };
    expect(await configured('dao-tao')).toMatchObject({ [seeded.mostRows]: '750', [seeded.watermark]: 'Nội bộ' });
    expect(await configured('')).toMatchObject({
      [seeded.mostRows]: '5000',
      [seeded.watermark]: null,
      [seeded.signing]: 'False',
      'SettingManagement.Enable': 'true',
      'SettingManagement.AllowChangingEmailSettings': 'false',
    });
    await desk.put(host, seeded.mostRows, '9');
    expect([(await configured(''))[seeded.mostRows], (await configured('dao-tao'))[seeded.mostRows]]).toEqual([
      '9',
      '750',
    ]);
  });

  it('D-02 clears instead of storing what is inherited, and what is null', async () => {
    await desk.put(training, seeded.reminderDays, '15');
    expect(await desk.valueOf(training, seeded.reminderDays)).toEqual(['15', 'D', null]);
    await desk.put(training, seeded.mostRows, '5000');
    expect(await desk.valueOf(training, seeded.mostRows)).toEqual(['5000', 'T', trainingId]);
    await desk.put(training, seeded.mostRows, '2000');
    expect(await desk.valueOf(training, seeded.mostRows)).toEqual(['2000', 'E', null]);
    await desk.put(training, seeded.paperSize, 'A3');
    expect(await desk.valueOf(training, seeded.paperSize)).toEqual(['A3', 'T', trainingId]);
    await desk.put(training, seeded.paperSize, null);
    expect(await desk.valueOf(training, seeded.paperSize)).not.toEqual(['A3', 'T', trainingId]);
    await desk.put(training, seeded.signing, 'false');
    expect(await desk.valueOf(training, seeded.signing)).toEqual(['false', 'T', trainingId]);
    await desk.put(training, seeded.signing, 'False');
    expect(await desk.valueOf(training, seeded.signing)).toEqual(['False', 'D', null]);
  });

  it('C-05 F-05 D-02 goes back to what is inherited when it is reset, for the asked tenant alone', async () => {
    await desk.put(training, seeded.mostRows, '1');
    await desk.put(host, seeded.mostRows, '2');
    await desk.api.reset(training, signal);
    expect([await desk.valueOf(training, seeded.mostRows), await desk.valueOf(training, seeded.reminderDays)]).toEqual([
      ['2000', 'E', null],
      ['15', 'D', null],
    ]);
    expect(await desk.valueOf(host, seeded.mostRows)).toEqual(['2', 'T', null]);
    await desk.api.reset(host, signal);
    expect(await desk.valueOf(host, seeded.mostRows)).toEqual(['5000', 'D', null]);
  });

  it.each([
    [seeded.mostRows, '0'],
    [seeded.mostRows, '20001'],
    [seeded.mostRows, '1.5'],
    [seeded.mostRows, 'null'],
    [seeded.mostRows, ''],
    [seeded.signing, 'yes'],
    [seeded.signing, ''],
    [seeded.watermark, 'x'.repeat(41)],
    [seeded.signingServer, 'http://kyso.example.com'],
    [seeded.signingServer, ''],
    [seeded.mainColour, 'blue'],
    [seeded.mostRows, null],
    [seeded.signing, null],
    [seeded.signingServer, null],
    [seeded.mainColour, null],
  ])('D-02 refuses %s = %j and changes nothing', async (name, value) => {
    const { code, status, server } = await errorOf(
      desk.api.update(
        training,
        [
          { name: seeded.exporting, value: 'false' },
          { name, value },
        ],
        signal,
      ),
    );
    const displayName = (await desk.listed(training)).get(name)?.displayName;
    expect([code, status, server]).toEqual([
      'server.message',
      403,
      expect.objectContaining({
        code: 'Volo.Abp.FeatureManagement:InvalidFeatureValue',
        message: `Giá trị tính năng ${displayName} không hợp lệ!`,
        data: { 0: displayName },
      }),
    ]);
    expect(await desk.valueOf(training, seeded.exporting)).toEqual(['True', 'D', null]);
  });

  it.each([
    [seeded.mostRows, '1'],
    [seeded.mostRows, '20000'],
    [seeded.signing, 'TRUE'],
    [seeded.watermark, ''],
    [seeded.watermark, 'x'.repeat(40)],
    [seeded.signingServer, 'https://ca.example.com/ky'],
    [seeded.mainColour, '#B3261E'],
    [seeded.paperSize, 'A3'],
  ])('D-02 takes %s = %j', async (name, value) => {
    await desk.put(training, name, value);
    expect(await desk.valueOf(training, name)).toEqual([value, 'T', trainingId]);
  });

  it.each([
    ['an unknown feature', 'T', { features: [{ name: 'QuyHoTro.KhongCo', value: 'x' }] }],
    ['a missing list', 'T', {}],
    ['a list that is null', 'T', { features: null }],
    ['an edition', 'E', { features: [] }],
    ['an unknown provider', 'X', { features: [] }],
    ['no provider', '', { features: [] }],
  ])('D-02 answers 500 to %s', async (_name, provider, body) => {
    const query = `providerName=${provider}&providerKey=${trainingId}`;
    expect(await askFeatures(backend, 'PUT', query, { body })).toMatchObject({ status: 500 });
    if (provider !== 'T') {
      expect([
        (await askFeatures(backend, 'GET', query)).status,
        (await askFeatures(backend, 'DELETE', query)).status,
      ]).toEqual([500, 500]);
    }
  });

  it.each([[[]], ['x'], [{ features: 'x' }], [{ features: [null] }], [{ features: [{ name: 1 }] }]])(
    'D-02 answers 400, never a crash, to %j',
    async (body) => {
      expect(await askFeatures(backend, 'PUT', 'providerName=T', { body })).toMatchObject({ status: 400 });
    },
  );

  it('D-02 names the entry that is no feature', async () => {
    const changes = [{ name: seeded.mostRows, value: 5 }] as unknown as readonly FeatureChange[];
    expect(await membersOf(desk.api.update(training, changes, signal))).toEqual(['features[0]']);
  });
});

describe('features under any changes', () => {
  it('F-04 F-05 D-02 hold their own value, else the edition’s, else the default, and store none that is inherited', async () => {
    const { features: table, featureValues, tenants } = backend.database;
    const rows = [...table.rows()].filter(({ isAvailableToHost }) => isAvailableToHost);
    const initial = [...featureValues.rows()].filter(({ providerName }) => providerName === 'T');
    const editionId = tenants.find(trainingId)?.editionId;
    const inherited = (key: string, name: string) =>
      [...featureValues.rows()].find(
        (row) => row.providerName === 'E' && row.providerKey === editionId && row.name === name && key === trainingId,
      )?.value ??
      table.find(name)?.defaultValue ??
      null;
    const model = new Map(initial.map(({ providerKey, name, value }) => [`${providerKey}|${name}`, value]));

    const legalValue = (name: string) => {
      const valueType = table.find(name)?.valueType;
      const candidates = ['true', 'false', 'True', 'False', '1', '15', '60', '2000', 'Nội bộ', 'https://a.example.com'];
      return [null, '#000000', 'A3', inherited('', name), inherited(trainingId, name), ...candidates].filter(
        (value) => valueType !== undefined && isValidFeatureValue(valueType, value),
      );
    };
    const key = fc.constantFrom('', trainingId);
    const change = fc
      .constantFrom(...rows.map(({ id }) => id))
      .chain((name) => fc.record({ name: fc.constant(name), value: fc.constantFrom(...legalValue(name)) }));
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ key, changes: fc.array(change, { maxLength: 5 }) }) },
      { weight: 1, arbitrary: fc.record({ key, changes: fc.constant(undefined) }) },
    );

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const { key: owner, changes } of steps) {
          const provider = { name: 'T', key: owner === '' ? undefined : owner };
          if (changes === undefined) {
            await desk.api.reset(provider, signal);
            [...model.keys()].filter((id) => id.startsWith(`${owner}|`)).forEach((id) => model.delete(id));
          } else {
            await desk.api.update(provider, changes, signal);
            for (const { name, value } of changes) {
              if (value === null || value === inherited(owner, name)) {
                model.delete(`${owner}|${name}`);
              } else {
                model.set(`${owner}|${name}`, value);
              }
            }
          }
        }
        for (const owner of ['', trainingId]) {
          const shown = await desk.listed({ name: 'T', key: owner === '' ? undefined : owner });
          for (const { id } of rows) {
            expect(shown.get(id)?.value, id).toBe(model.get(`${owner}|${id}`) ?? inherited(owner, id));
            expect(shown.get(id)?.provider.name === 'T', id).toBe(model.has(`${owner}|${id}`));
          }
        }
        for (const { providerName, providerKey, name, value } of featureValues.rows()) {
          expect(providerName === 'E' || value !== inherited(providerKey, name)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});
