import { beforeEach, describe, expect, it } from 'vitest';

import type { ListResult } from '@/domain/abp/paging';
import type { PermissionList } from '@/domain/permissions/permission';
import { policies } from '@/domain/policies/policy-names';
import type { MockBackend } from '@mock-server/backend';
import type { LogRow } from '@mock-server/data/log-row';
import { trainingTenantId } from '@mock-server/data/seed/administration/tenant-seed';

import { userNamed } from '../support/test-backend';
import {
  idOf,
  permissionsPath,
  personWith,
  rolesOf,
  rolesPath,
  userInput,
  usersPath,
  type RoleDto,
} from './identity-fixtures';
import { complaintsOf, openOffice, type Desk, type Office } from './office';

let backend: MockBackend;
let office: Office;
let admin: Desk;

beforeEach(async () => {
  office = await openOffice(1);
  backend = office.backend;
  admin = await office.as('admin');
});

it('D-02 lets nobody switch themselves off, so that an administrator stays', async () => {
  const id = idOf(backend, 'admin');
  const saved = await admin.put(`${usersPath}/${id}`, { ...(await userInput(admin, id)), name: 'An', isActive: false });
  expect([saved.status, userNamed(backend, 'admin')]).toMatchObject([200, { name: 'An', isActive: true }]);
});

it.each(['dao-tao ', 'dao\u200b-tao', '\u0000', '…'])(
  'V-04 D-02 no tenant is called what cannot be told from another name: %j',
  async (name) => {
    const before = backend.database.tenants.version;
    const { concurrencyStamp } = backend.database.tenants.find(trainingTenantId) ?? {};
    const input = { name, adminEmailAddress: 'an@example.com', adminPassword: 'Moi#2026', concurrencyStamp };
    const replies = [
      await admin.post('/api/multi-tenancy/tenants', input),
      await admin.put(`/api/multi-tenancy/tenants/${trainingTenantId}`, input),
    ];
    expect(replies.map((reply) => [reply.status, complaintsOf(reply)])).toEqual([
      [400, ['name']],
      [400, ['name']],
    ]);
    expect(backend.database.tenants.version).toBe(before);
  },
);

describe('a person who may manage people and roles, but is no administrator', () => {
  const managing = [policies.users, policies.usersEdit, policies.usersManageRoles, policies.usersManagePermissions];

  async function manager() {
    const desk = await personWith(office, ...managing, policies.rolesManagePermissions);
    const user = userNamed(backend, 'ngan.dt');
    backend.database.users.put({ ...user, roles: ['chuyen-vien-quy'] });
    return { desk, own: user.id, other: idOf(backend, 'khoa.tm') };
  }

  it('P-02 D-02 gives no role that they do not have, neither to others nor to themselves, and takes none away', async () => {
    const { desk, own, other } = await manager();
    const { items } = (await desk.get(`${usersPath}/assignable-roles`)).body as ListResult<RoleDto>;
    expect(items.map(({ name }) => name)).toEqual(['chuyen-vien-quy']);
    await desk.put(`${usersPath}/${own}/roles`, { roleNames: ['quan-tri', 'chuyen-vien-quy'] });
    await desk.put(`${usersPath}/${other}`, { ...(await userInput(desk, other)), roleNames: ['quan-tri'] });
    await desk.put(`${usersPath}/${idOf(backend, 'admin')}/roles`, { roleNames: [] });
    expect([await rolesOf(desk, own), await rolesOf(desk, other), userNamed(backend, 'admin').roles]).toEqual([
      ['chuyen-vien-quy'],
      [],
      ['quan-tri'],
    ]);
  });

  it.each([
    ['a role of theirs', 'R'],
    ['themselves', 'U'],
  ])('P-02 D-02 grants no permission that they do not have to %s', async (_, providerName) => {
    const { desk, own } = await manager();
    const key = providerName === 'R' ? 'chuyen-vien-quy' : own;
    const path = `${permissionsPath}?providerName=${providerName}&providerKey=${key}`;
    const permissions = [policies.usersDelete, policies.users].map((name) => ({ name, isGranted: true }));
    expect((await desk.put(path, { permissions })).status).toBe(204);
    const { groups } = (await desk.get(path)).body as PermissionList;
    const all = new Map(groups.flatMap((group) => group.permissions).map((each) => [each.name, each]));
    expect([all.get(policies.usersDelete), all.get(policies.users)]).toMatchObject([
      { isGranted: false, isEditable: false },
      { isGranted: true, isEditable: true },
    ]);
  });

  it('D-02 an administrator gives everything', async () => {
    const { groups } = (await admin.get(`${permissionsPath}?providerName=R&providerKey=ke-toan-quy`))
      .body as PermissionList;
    expect(groups.flatMap((group) => group.permissions).every(({ isEditable }) => isEditable === true)).toBe(true);
  });
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
