import { beforeAll, expect, it } from 'vitest';

import type { ListResult } from '@/domain/abp/paging';
import { setGrant } from '@mock-server/data/permission-grants';
import { userLookupPermission } from '@mock-server/data/permission-definitions';
import { demoClientId } from '@mock-server/settings';

import { signInAt } from '../support/client-of';
import { bearer, call, userNamed } from '../support/test-backend';
import { openOffice, type Office } from './office';

const path = '/api/identity/users/lookup';

let office: Office;

beforeAll(async () => {
  office = await openOffice(1);
  const client = { providerName: 'C', providerKey: demoClientId } as const;
  setGrant(office.backend.database.permissionGrants, client, userLookupPermission, true);
});

async function found(query: string): Promise<readonly string[]> {
  const { body } = await (await office.as('admin')).get(`${path}/search?${query}`);
  return (body as ListResult<{ userName: string }>).items.map(({ userName }) => userName);
}

it('D-02 people are looked up by a part of their name, in the order of user names, and counted alike', async () => {
  const names = await found('filter=dv0007&maxResultCount=100');
  expect(names.length).toBeGreaterThan(1);
  expect(names.every((name) => name.startsWith('dv0007.'))).toBe(true);
  expect(names).toEqual([...names].sort());
  expect((await (await office.as('admin')).get(`${path}/count?filter=dv0007`)).body).toBe(names.length);
});

it('D-02 D-05 nobody of another tenant is looked up, by whatever address', async () => {
  const { users, tenants } = office.backend.database;
  const own = userNamed(office.backend, 'khoa.tm');
  const tenant = [...tenants.rows()].find(({ name }) => name === 'dao-tao');
  const id = crypto.randomUUID();
  users.put({ ...own, id, userName: 'chi.nhanh', tenantId: tenant?.id ?? '' });
  const admin = await office.as('admin');
  expect([(await admin.get(`${path}/${own.id}`)).status, (await admin.get(`${path}/${id}`)).status]).toEqual([
    200, 204,
  ]);
  expect(await found('filter=chi.nhanh')).toEqual([]);
  const headers = bearer(await signInAt(office.backend, 'admin', tenant?.name ?? ''));
  const there = async (address: string) => (await call(office.backend, `${path}/${address}`, { headers })).text();
  expect(JSON.parse(await there(id))).toMatchObject({ id, tenantId: tenant?.id });
  expect(JSON.parse(await there('search?filter=chi.nhanh'))).toMatchObject({ items: [{ id }] });
});
