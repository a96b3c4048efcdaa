import { beforeEach, describe, expect, it } from 'vitest';

import { createFeaturesApi } from '@/services/api/features-api';
import type { MockBackend } from '@mock-server/backend';
import { isValidFeatureValue } from '@mock-server/data/features';
import { installFetch } from '@mock-server/http/browser-fetch';

import { clientOf, failureOf, signInAt } from '../support/client-of';
import { bearer, call, createTestBackend } from '../support/test-backend';
import {
  askFeatures,
  featuresPath,
  host,
  openFeatureDesk,
  seeded,
  training,
  trainingId,
  type FeatureDesk,
} from './feature-desk';

const { signal } = new AbortController();

let backend: MockBackend;
let desk: FeatureDesk;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const uninstall = installFetch(backend);
  desk = await openFeatureDesk(backend);
  return uninstall;
});

describe('list of features', () => {
  it('C-05 D-02 shows a tenant every group, with all kinds of values, four levels deep', async () => {
    const groups = await desk.api.get(training, signal);
    expect(groups.map(({ name, displayName }) => [name, displayName])).toEqual([
      ['SettingManagement', 'Quản lý cài đặt'],
      ['QuyHoTro.CoSoDuLieu', 'Cơ sở dữ liệu'],
      ['QuyHoTro.BaoCao', 'Báo cáo'],
      ['QuyHoTro.ThongBao', 'Thông báo'],
      ['QuyHoTro.GiaoDien', 'Giao diện'],
    ]);
    const all = groups.flatMap((group) => group.features);
    expect(new Set(all.map(({ valueType }) => valueType.name))).toEqual(
      new Set(['ToggleStringValueType', 'FreeTextStringValueType', 'SelectionStringValueType', 'ColorStringValueType']),
    );
    expect(Math.max(...all.map(({ depth }) => depth))).toBe(3);
    for (const { group, feature } of groups.flatMap((each) =>
      each.features.map((one) => ({ group: each, feature: one })),
    )) {
      const parent = group.features.find(({ name }) => name === feature.parentName);
      expect(feature.depth, feature.name).toBe(parent === undefined ? 0 : parent.depth + 1);
      expect(feature.parentName === null, feature.name).toBe(parent === undefined);
    }
  });

  it('C-05 F-07 D-02 says from where each value comes', async () => {
    expect(await desk.valueOf(training, 'QuyHoTro.NhapExcel')).toEqual(['true', 'D', null]);
    expect(await desk.valueOf(training, seeded.mostRows)).toEqual(['2000', 'E', null]);
    expect(await desk.valueOf(training, seeded.reminderDays)).toEqual(['30', 'T', trainingId]);
    expect(await desk.valueOf(host, seeded.mostRows)).toEqual(['5000', 'D', null]);
  });

  it('C-05 D-02 answers exactly ABP’s shape', async () => {
    const feature = (await desk.listed(training)).get(seeded.mostRows);
    expect(feature).toEqual({
      name: seeded.mostRows,
      displayName: 'Số dòng tối đa mỗi lần nhập',
      description: 'Từ 1 đến 20.000 dòng.',
      value: '2000',
      provider: { name: 'E', key: null },
      valueType: {
        name: 'FreeTextStringValueType',
        properties: {},
        validator: { name: 'NUMERIC', properties: { MinValue: 1, MaxValue: 20_000 } },
      },
      depth: 1,
      parentName: 'QuyHoTro.NhapExcel',
    });
    const { valueType } = (await desk.listed(training)).get(seeded.signingServer) ?? {};
    expect(valueType?.validator).toEqual({
      name: 'STRING',
      properties: {
        MinLength: 12,
        MaxLength: 200,
        RegularExpression: '^https://[a-z0-9.-]+(/.*)?$',
        AllowNull: 'false',
      },
    });
  });

  it('D-02 leaves what only tenants have, and the group that is then empty, from the host', async () => {
    const groups = await desk.api.get(host, signal);
    expect(groups.map(({ name }) => name)).not.toContain('SettingManagement');
    expect(groups.every((group) => group.features.length > 0)).toBe(true);
    expect(await desk.api.get({ name: 'T', key: '' }, signal)).toEqual(groups);
  });

  it('D-02 answers in English, and has the texts of the choices in both languages', async () => {
    const headers = { ...bearer(await signInAt(backend, 'admin')), 'Accept-Language': 'en' };
    const answer = await call(backend, `${featuresPath}?providerName=T`, { headers });
    expect(await answer.text()).toContain('"displayName":"Import from Excel"');
    const { valueType } = (await desk.listed(host)).get(seeded.paperSize) ?? {};
    for (const culture of ['vi', 'en']) {
      const localization = await call(backend, `/api/abp/application-localization?cultureName=${culture}`);
      const { resources } = (await localization.json()) as { resources: Record<string, { texts: object }> };
      for (const { displayText } of valueType?.itemSource?.items ?? []) {
        expect(resources[displayText.resourceName]?.texts).toHaveProperty([displayText.name]);
      }
    }
    expect(valueType?.itemSource?.items).toHaveLength(3);
  });

  it('D-02 makes as many more as a test asks for, six levels deep', async () => {
    const many = (await createTestBackend({ manyFeatures: 500 })).backend;
    const rows = [...many.database.features.rows()];
    const extra = rows.filter(({ groupName }) => groupName.startsWith('QuyHoTro.Them'));
    expect([extra.length, new Set(rows.map(({ id }) => id)).size]).toEqual([500, rows.length]);
    expect(Math.max(...extra.map(({ depth }) => depth))).toBe(5);
    expect(new Set(extra.map(({ valueType }) => valueType.validator.name))).toEqual(
      new Set(['BOOLEAN', 'NUMERIC', 'STRING', 'NULL']),
    );
    expect(extra.every(({ parentName, depth }) => (parentName === null) === (depth === 0))).toBe(true);
  });

  it('has defaults and edition values that its own validators take', () => {
    const { features: table, featureValues } = backend.database;
    for (const { id, valueType, defaultValue } of table.rows()) {
      expect(defaultValue === null || isValidFeatureValue(valueType, defaultValue), id).toBe(true);
    }
    for (const { name, value } of featureValues.rows()) {
      const feature = table.find(name);
      expect(feature !== undefined && isValidFeatureValue(feature.valueType, value), name).toBe(true);
    }
  });
});

describe('who may see and change features', () => {
  it.each(['GET', 'PUT', 'DELETE'])('D-02 %s needs the policy of the provider', async (method) => {
    const forbidden = { status: 403, text: '' };
    const options = method === 'PUT' ? { body: { features: [] } } : {};
    const tenantQuery = `providerName=T&providerKey=${trainingId}`;
    for (const query of ['providerName=T', 'providerName=T&providerKey=', tenantQuery]) {
      expect(await askFeatures(backend, method, query, { ...options, user: 'khoa.tm' })).toEqual(forbidden);
      expect(await askFeatures(backend, method, query, { ...options, tenant: 'dao-tao' })).toEqual(forbidden);
      expect((await askFeatures(backend, method, query, options)).status).toBe(method === 'GET' ? 200 : 204);
    }
    const anonymous = await call(backend, `${featuresPath}?providerName=T`, { method });
    expect([anonymous.status, await anonymous.text()]).toEqual([401, '']);
  });

  it('D-02 tells a caller without the right nothing of why', async () => {
    const others = createFeaturesApi(await clientOf(backend, 'khoa.tm'));
    expect(await failureOf(others.get(host, signal))).toEqual({
      code: 'http.forbidden',
      status: 403,
      serverCode: null,
    });
  });
});
