import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import type { LogRow } from '@mock-server/data/log-row';
import { policies } from '@/domain/policies/policy-names';
import { trainingTenantId } from '@mock-server/data/seed/tenant-seed';

import { userNamed } from '../support/test-backend';
import { idOf, permissionsPath, rolesPath, userInput, usersPath } from './identity-fixtures';
import { openOffice, type Desk } from './office';

let backend: MockBackend;
let admin: Desk;

beforeEach(async () => {
  const office = await openOffice(1);
  backend = office.backend;
  admin = await office.as('admin');
});

it('D-02 lets nobody switch themselves off, so that an administrator stays', async () => {
  const id = idOf(backend, 'admin');
  const saved = await admin.put(`${usersPath}/${id}`, { ...(await userInput(admin, id)), name: 'An', isActive: false });
  expect([saved.status, userNamed(backend, 'admin')]).toMatchObject([200, { name: 'An', isActive: true }]);
});

describe('the log, whatever the letters of the address', () => {
  const lastEntry = (): LogRow | undefined => [...backend.database.logEntries.rows()].at(-1);

  it('B-23 names the role and what it was granted', async () => {
    const query = 'providerName=R&providerKey=CHUYEN-VIEN-QUY';
    await admin.put(`${permissionsPath}?${query}`, { permissions: [{ name: policies.users, isGranted: true }] });
    expect(lastEntry()).toMatchObject({
      maBanGhi: 'chuyen-vien-quy',
      thayDoi: [{ truong: policies.users, cu: null, moi: 'true' }],
    });
  });

  it('B-23 names the user and what they were granted', async () => {
    const query = `providerName=U&providerKey=${idOf(backend, 'khoa.tm').toUpperCase()}`;
    await admin.put(`${permissionsPath}?${query}`, { permissions: [{ name: policies.users, isGranted: true }] });
    expect(lastEntry()).toMatchObject({ maBanGhi: 'khoa.tm', thayDoi: [{ truong: policies.users }] });
  });

  it('B-23 names the role that was changed, by its id', async () => {
    const role = [...backend.database.roles.rows()].find(({ name }) => name === 'chuyen-vien-quy');
    await admin.put(`${rolesPath}/${role?.id.toUpperCase()}`, { name: 'chuyen-vien-quy', isDefault: true });
    expect(lastEntry()).toMatchObject({ banGhiId: role?.id, maBanGhi: 'chuyen-vien-quy' });
    expect(lastEntry()?.thayDoi).toContainEqual({ truong: 'isDefault', cu: 'false', moi: 'true' });
  });

  it('B-23 names the user that was changed, by its id', async () => {
    const id = idOf(backend, 'khoa.tm');
    await admin.put(`${usersPath}/${id.toUpperCase()}/roles`, { roleNames: ['quan-tri'] });
    expect(lastEntry()).toMatchObject({ banGhiId: id, maBanGhi: 'khoa.tm' });
    expect(lastEntry()?.thayDoi).toContainEqual({ truong: 'roles', cu: 'chuyen-vien-quy', moi: 'quan-tri' });
  });

  it('B-23 names the tenant that was changed, however its id is written', async () => {
    const { concurrencyStamp } = backend.database.tenants.find(trainingTenantId) ?? {};
    const address = `/api/multi-tenancy/tenants/${trainingTenantId.toUpperCase().replaceAll('-', '')}`;
    expect((await admin.put(address, { name: 'lop-hoc', concurrencyStamp })).status).toBe(200);
    expect(lastEntry()).toMatchObject({
      banGhiId: trainingTenantId,
      thayDoi: [{ truong: 'name', cu: 'dao-tao', moi: 'lop-hoc' }],
    });
  });

  it('B-23 names the tenant and the features that were switched', async () => {
    const query = `providerName=T&providerKey=${trainingTenantId.toUpperCase()}`;
    const features = [{ name: 'SettingManagement.Enable', value: 'false' }];
    expect((await admin.put(`/api/feature-management/features?${query}`, { features })).status).toBe(204);
    expect(lastEntry()).toMatchObject({ maBanGhi: 'dao-tao', thayDoi: [{ truong: 'SettingManagement.Enable' }] });
  });
});
