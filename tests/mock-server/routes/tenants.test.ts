import { beforeEach, describe, expect, it } from 'vitest';

import type { ListQuery } from '@/domain/lists/list-query';
import { createTenantsApi, type TenantsApi } from '@/services/api/tenants-api';
import type { MockBackend } from '@mock-server/backend';
import { createMockBackend } from '@mock-server/create-mock-backend';
import { installFetch } from '@mock-server/http/browser-fetch';
import { createMemoryStore } from '@mock-server/storage/key-value-store';

import { clientOf, errorOf, failureOf, membersOf, signInAt } from '../support/client-of';
import { bearer, call, createTestBackend, demoPassword } from '../support/test-backend';

const { signal } = new AbortController();
const firstPage: ListQuery = { page: 0, pageSize: 10, sort: undefined, search: '', filters: {}, columns: undefined };
const newTenant = { name: 'Chi-nhanh', adminEmailAddress: 'admin@example.com', adminPassword: demoPassword };
const trainingId = '3a1312ab-0000-4d8e-9a52-000000000001';
const missingId = '3a1312ab-0000-4d8e-9a52-00000000dead';
const path = '/api/multi-tenancy/tenants';

let backend: MockBackend;
let tenants: TenantsApi;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const uninstall = installFetch(backend);
  tenants = createTenantsApi(await clientOf(backend, 'admin'));
  return uninstall;
});

async function raw(method: string, address: string, body?: unknown, userName = 'admin', tenant = '') {
  const headers = { ...bearer(await signInAt(backend, userName, tenant)), 'Content-Type': 'application/json' };
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await call(backend, address, { method, headers, ...init });
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() };
}

async function names(query: Partial<ListQuery> = {}) {
  const { totalCount, items } = await tenants.list({ ...firstPage, ...query }, signal);
  return [totalCount, items.map(({ name }) => name)];
}

describe('list of tenants', () => {
  it('C-05 D-02 pages, sorts by name unless told, and searches without regard to case and marks', async () => {
    await tenants.create({ ...newTenant, name: 'Bình Minh' }, signal);
    expect(await names()).toEqual([3, ['Bình Minh', 'da-ngung', 'dao-tao']]);
    expect(await names({ sort: { field: 'name', direction: 'desc' }, pageSize: 2 })).toEqual([
      3,
      ['dao-tao', 'da-ngung'],
    ]);
    expect(await names({ page: 1, pageSize: 2 })).toEqual([3, ['dao-tao']]);
    expect(await names({ search: 'BINH' })).toEqual([1, ['Bình Minh']]);
    const unknownColumn = tenants.list({ ...firstPage, sort: { field: 'x', direction: 'asc' } }, signal);
    expect(await failureOf(unknownColumn)).toEqual({ code: 'http.server', status: 500, serverCode: null });
    expect(await raw('GET', `${path}?maxResultCount=1001`)).toMatchObject({ status: 400 });
  });

  it('C-05 D-02 answers ABP’s tenant and nothing else', async () => {
    const { text } = await raw('GET', `${path}/${trainingId.toUpperCase()}`);
    expect(JSON.parse(text)).toEqual({
      id: trainingId,
      name: 'dao-tao',
      concurrencyStamp: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      extraProperties: {},
    });
    expect(await failureOf(tenants.get(missingId, signal))).toMatchObject({ status: 404 });
    expect(await membersOf(tenants.get('khong-phai-guid', signal))).toEqual(['id']);
  });
});

describe('who may manage tenants', () => {
  const requests: [method: string, address: string, body: unknown][] = [
    ['GET', path, undefined],
    ['GET', `${path}/${trainingId}`, undefined],
    ['POST', path, newTenant],
    ['PUT', `${path}/${trainingId}`, { name: 'x' }],
    ['DELETE', `${path}/${trainingId}`, undefined],
    ['GET', `${path}/${trainingId}/default-connection-string`, undefined],
    ['PUT', `${path}/${trainingId}/default-connection-string?defaultConnectionString=x`, undefined],
    ['DELETE', `${path}/${trainingId}/default-connection-string`, undefined],
  ];

  it.each(requests)('D-02 %s %s is the host administrator’s alone', async (method, address, body) => {
    const forbidden = { status: 403, type: null, text: '' };
    expect(await raw(method, address, body, 'khoa.tm')).toEqual(forbidden);
    expect(await raw(method, address, body, 'admin', 'dao-tao')).toEqual(forbidden);
    const anonymous = await call(backend, address, { method });
    expect([anonymous.status, await anonymous.text()]).toEqual([401, '']);
    expect(await names()).toEqual([2, ['da-ngung', 'dao-tao']]);
  });

  it('D-02 tells a tenant’s administrator of no permission that only the host has', async () => {
    const granted = async (tenant: string) => {
      const headers = bearer(await signInAt(backend, 'admin', tenant));
      const answer = await call(backend, '/api/abp/application-configuration', { headers });
      const { auth } = (await answer.json()) as { auth: { grantedPolicies: Record<string, boolean> } };
      return Object.keys(auth.grantedPolicies).filter((name) => /^(AbpTenant|Feature|Setting)Management\./.test(name));
    };
    expect(await granted('')).toEqual(
      expect.arrayContaining([
        'AbpTenantManagement.Tenants',
        'AbpTenantManagement.Tenants.ManageConnectionStrings',
        'FeatureManagement.ManageHostFeatures',
        'SettingManagement.Emailing',
        'SettingManagement.Emailing.Test',
        'SettingManagement.TimeZone',
      ]),
    );
    expect(await granted('dao-tao')).toEqual(['SettingManagement.TimeZone']);
  });
});

describe('creating a tenant', () => {
  it('C-05 D-02 makes one that can be found, switched to and worked in at once', async () => {
    const created = await tenants.create(newTenant, signal);
    expect(await tenants.get(created.id, signal)).toEqual(created);
    expect(created.name).toBe('Chi-nhanh');

    const found = await call(backend, '/api/abp/multi-tenancy/tenants/by-name/chi-NHANH');
    expect(await found.json()).toEqual({
      success: true,
      tenantId: created.id,
      name: 'Chi-nhanh',
      normalizedName: 'CHI-NHANH',
      isActive: true,
    });

    const headers = bearer(await signInAt(backend, 'khoa.tm', created.id));
    const configuration = await call(backend, '/api/abp/application-configuration', { headers });
    expect(await configuration.json()).toMatchObject({
      currentTenant: { id: created.id, name: 'Chi-nhanh', isAvailable: true },
      currentUser: { userName: 'khoa.tm', tenantId: created.id },
    });
    expect((await call(backend, '/api/app/don-vi', { headers })).status).toBe(200);
  });

  it.each([
    [{}, ['name', 'adminEmailAddress', 'adminPassword']],
    [undefined, ['name', 'adminEmailAddress', 'adminPassword']],
    [[], ['name', 'adminEmailAddress', 'adminPassword']],
    [{ ...newTenant, name: ' ' }, ['name']],
    [{ ...newTenant, name: 'x'.repeat(65) }, ['name']],
    [{ ...newTenant, name: 7 }, ['name']],
    [{ ...newTenant, adminEmailAddress: 'admin@' }, ['adminEmailAddress']],
    [{ ...newTenant, adminEmailAddress: `${'x'.repeat(256)}@example.com` }, ['adminEmailAddress']],
    [{ ...newTenant, adminPassword: 'aA1*'.repeat(33) }, ['adminPassword']],
  ])('D-02 refuses %j with 400 and the fields', async (input, members) => {
    expect(await membersOf(tenants.create(input as typeof newTenant, signal))).toEqual(members);
    expect(await names()).toEqual([2, ['da-ngung', 'dao-tao']]);
  });

  it('D-02 names fields as ABP does', async () => {
    const { server } = await errorOf(tenants.create({ ...newTenant, name: '' }, signal));
    expect(server?.validationErrors).toEqual([{ message: 'Trường Tên người thuê là bắt buộc.', members: ['name'] }]);
  });

  it('D-02 refuses a name that is there in any case, with the normalized name', async () => {
    const { status, server } = await errorOf(tenants.create({ ...newTenant, name: 'Dao-Tao' }, signal));
    expect([status, server]).toEqual([
      403,
      expect.objectContaining({
        code: 'Volo.Abp.TenantManagement:DuplicateTenantName',
        message: 'Tên người thuê đã tồn tại: DAO-TAO',
        data: { Name: 'DAO-TAO' },
      }),
    ]);
  });

  it('D-02 refuses a name whose letters are only written in other characters, as some keyboards and files have them', async () => {
    await tenants.create({ ...newTenant, name: 'Miền Bắc'.normalize('NFC') }, signal);
    const again = tenants.create({ ...newTenant, name: 'Miền Bắc'.normalize('NFD') }, signal);
    expect(await failureOf(again)).toMatchObject({
      status: 403,
      serverCode: 'Volo.Abp.TenantManagement:DuplicateTenantName',
    });
  });

  it('D-02 refuses the administrator’s password by the password rules', async () => {
    const { status, server } = await errorOf(tenants.create({ ...newTenant, adminPassword: 'abc' }, signal));
    expect([status, server?.code, server?.data]).toEqual([403, 'Volo.Abp.Identity:PasswordTooShort', { 0: '6' }]);
    expect(await names()).toEqual([2, ['da-ngung', 'dao-tao']]);
  });
});

describe('changing and deleting a tenant', () => {
  it('C-05 D-02 renames with the present stamp and answers 409 to another', async () => {
    const before = await tenants.get(trainingId, signal);
    const { concurrencyStamp } = before;
    const renamed = await tenants.update(trainingId, { name: 'huan-luyen', concurrencyStamp }, signal);
    expect(renamed).toEqual({
      id: trainingId,
      name: 'huan-luyen',
      extraProperties: {},
      concurrencyStamp: renamed.concurrencyStamp,
    });
    expect(renamed.concurrencyStamp).not.toBe(concurrencyStamp);
    const stale = tenants.update(trainingId, { name: 'huan-luyen-2', concurrencyStamp }, signal);
    expect(await failureOf(stale)).toEqual({ code: 'http.conflict', status: 409, serverCode: null });
    expect(await names()).toEqual([2, ['da-ngung', 'huan-luyen']]);
    const found = await call(backend, '/api/abp/multi-tenancy/tenants/by-name/dao-tao');
    expect(await found.json()).toMatchObject({ success: false });
  });

  it('D-02 keeps its own name, refuses another’s, an empty one and an unknown tenant', async () => {
    const { name, concurrencyStamp } = await tenants.get(trainingId, signal);
    const upper = await tenants.update(trainingId, { name: name.toUpperCase(), concurrencyStamp }, signal);
    expect(upper.name).toBe('DAO-TAO');
    const input = { name: 'DA-NGUNG', concurrencyStamp: upper.concurrencyStamp };
    expect(await failureOf(tenants.update(trainingId, input, signal))).toMatchObject({
      status: 403,
      serverCode: 'Volo.Abp.TenantManagement:DuplicateTenantName',
    });
    expect(await membersOf(tenants.update(trainingId, { ...input, name: '' }, signal))).toEqual(['name']);
    expect(await failureOf(tenants.update(missingId, { ...input, name: 'moi' }, signal))).toMatchObject({
      status: 404,
    });
  });

  it('C-05 D-02 deletes, also what is gone, and from then on nobody resolves it', async () => {
    const token = await signInAt(backend, 'khoa.tm', 'dao-tao');
    await tenants.remove(trainingId, signal);
    expect(await raw('DELETE', `${path}/${trainingId}`)).toEqual({ status: 204, type: null, text: '' });
    expect(await names()).toEqual([1, ['da-ngung']]);

    const ask = (headers: Record<string, string>) =>
      call(backend, '/api/abp/application-configuration', {
        headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'en', ...headers },
      });
    const gone: readonly Record<string, string>[] = [{ __tenant: trainingId }, { __tenant: 'dao-tao' }, bearer(token)];
    for (const headers of gone) {
      const response = await ask(headers);
      const body = (await response.json()) as { error: { message: string; details: string } };
      expect([response.status, response.headers.get('Abp-Tenant-Resolve-Error'), body.error.message]).toEqual([
        404,
        'Tenant not found!',
        'Tenant not found!',
      ]);
    }
    expect((await ask({ __tenant: 'da-ngung' })).headers.get('Abp-Tenant-Resolve-Error')).toBe('Tenant is not active!');
  });

  it('D-02 keeps changes through a reload and forgets them at a reset', async () => {
    const store = createMemoryStore();
    const open = () => createMockBackend({ workerCount: 20, store });
    const count = (of: MockBackend) => of.database.tenants.size;
    const first = await open();
    first.database.tenants.remove(trainingId);
    await first.save();
    const second = await open();
    expect(count(second)).toBe(1);
    await second.reset();
    expect([count(second), count(await open())]).toEqual([2, 2]);
  });
});

describe('connection string', () => {
  it('C-05 D-02 is plain text, empty when there is none, and is set by the query', async () => {
    const address = `${path}/${trainingId}/default-connection-string`;
    expect(await tenants.getConnectionString(trainingId, signal)).toBe('');
    expect(await raw('GET', address)).toEqual({ status: 204, type: null, text: '' });
    const value = 'Server=db;Database=Quỹ & Đào tạo;User Id=a+b;Password="x=1"';
    await tenants.updateConnectionString(trainingId, value, signal);
    expect(await tenants.getConnectionString(trainingId, signal)).toBe(value);
    expect(await raw('GET', address)).toEqual({ status: 200, type: 'text/plain; charset=utf-8', text: value });
    await tenants.removeConnectionString(trainingId, signal);
    expect(await tenants.getConnectionString(trainingId, signal)).toBe('');
  });

  it('D-02 refuses an empty and a far too long one, and an unknown tenant', async () => {
    const set = (id: string, value: string) => tenants.updateConnectionString(id, value, signal);
    expect(await membersOf(set(trainingId, ''))).toEqual(['defaultConnectionString']);
    expect(await membersOf(set(trainingId, 'x'.repeat(1025)))).toEqual(['defaultConnectionString']);
    expect(await failureOf(set(missingId, 'x'))).toMatchObject({ status: 404 });
    expect(await failureOf(tenants.getConnectionString(missingId, signal))).toMatchObject({ status: 404 });
    expect(await failureOf(tenants.removeConnectionString(missingId, signal))).toMatchObject({ status: 404 });
  });
});
