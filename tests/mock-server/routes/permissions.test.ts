import { beforeEach, describe, expect, it } from 'vitest';

import { policies } from '@/domain/policies/policy-names';
import type { Permission, PermissionList } from '@/domain/permissions/permission';
import { permissionGroups, userLookupPermission } from '@mock-server/data/permission-definitions';
import { demoClientId } from '@mock-server/settings';

import { bearer, call, createTestBackend, demoPassword, postForm, signIn } from '../support/test-backend';
import { grantToUser, idOf, permissionsPath, personWith } from './identity-fixtures';
import { complaintsOf, errorOf, openOffice, type Desk, type Office } from './office';

let office: Office;
let admin: Desk;

beforeEach(async () => {
  office = await openOffice(1);
  admin = await office.as('admin');
});

const addressOf = (name: string, key: string) =>
  `${permissionsPath}?${new URLSearchParams({ providerName: name, providerKey: key }).toString()}`;

async function listOf(name: 'R' | 'U', key: string): Promise<PermissionList> {
  return (await admin.get(addressOf(name, key))).body as PermissionList;
}

async function permissionOf(name: 'R' | 'U', key: string, permission: string): Promise<Permission | undefined> {
  const { groups } = await listOf(name, key);
  return groups.flatMap(({ permissions }) => permissions).find((each) => each.name === permission);
}

const save = (name: string, key: string, permissions: unknown) => admin.put(addressOf(name, key), { permissions });

describe('the permission tree', () => {
  it('P-02 D-02 holds every policy of the product once, parents before children', () => {
    const all = permissionGroups.flatMap(({ permissions }) => permissions);
    const names = all.map(({ name }) => name);
    expect([...names].sort()).toEqual([...Object.values(policies), userLookupPermission].sort());
    for (const { permissions } of permissionGroups) {
      const seen = new Set<string>();
      for (const { name, parentName } of permissions) {
        expect(parentName === null || seen.has(parentName), name).toBe(true);
        seen.add(name);
      }
    }
  });

  it('D-02 has a composed Vietnamese name and an English one for everything', () => {
    const texts = permissionGroups.flatMap(({ text, permissions }) => [text, ...permissions.map((each) => each.text)]);
    expect(texts.filter(({ vi, en }) => vi === '' || en === '' || vi !== vi.normalize('NFC'))).toEqual([]);
    expect(texts.filter(({ en }) => /[^ -~]/u.test(en))).toEqual([]);
  });

  it('C-05 D-02 is answered in groups, in the language of the request', async () => {
    const requests = policies.supportRequests;
    const { entityDisplayName, groups } = await listOf('R', 'chuyen-vien-quy');
    expect([entityDisplayName, groups.map(({ displayName }) => displayName)]).toEqual([
      'chuyen-vien-quy',
      [
        'Quản lý quỹ',
        'Hỗ trợ',
        'Cơ sở dữ liệu',
        'Báo cáo',
        'Hệ thống',
        'Quản lý tài khoản',
        'Đơn vị thuê',
        'Tính năng',
        'Cài đặt',
      ],
    ]);
    expect(groups[1]).toEqual({
      name: 'DucLongPhatHoTro',
      displayName: 'Hỗ trợ',
      displayNameKey: null,
      displayNameResource: null,
      permissions: [
        ['DucLongPhatHoTro.HoTro', 'Hỗ trợ', null, true],
        [requests, 'Yêu cầu hỗ trợ', 'DucLongPhatHoTro.HoTro', true],
        ...(
          [
            ['Create', 'Lập yêu cầu', true],
            ['Edit', 'Sửa yêu cầu', true],
            ['Delete', 'Xóa bản nháp', true],
            ['Submit', 'Gửi yêu cầu', true],
            ['Appraise', 'Thẩm định', true],
            ['Return', 'Yêu cầu bổ sung', true],
            ['Approve', 'Phê duyệt', false],
            ['Reject', 'Từ chối', false],
            ['Pay', 'Chi trả', false],
            ['Revert', 'Hủy chi', false],
            ['Export', 'Xuất Excel', true],
          ] as const
        ).map(([suffix, text, granted]) => [`${requests}.${suffix}`, text, requests, granted]),
        ['DucLongPhatHoTro.LaoDongDuocHoTro', 'Lao động được hỗ trợ', 'DucLongPhatHoTro.HoTro', true],
        ['DucLongPhatHoTro.LaoDongDuocHoTro.Export', 'Xuất Excel', 'DucLongPhatHoTro.LaoDongDuocHoTro', true],
      ].map(([name, displayName, parentName, isGranted]) => ({
        name,
        displayName,
        parentName,
        isGranted,
        allowedProviders: [],
        grantedProviders: isGranted === true ? [{ providerName: 'R', providerKey: 'chuyen-vien-quy' }] : [],
        isEditable: true,
      })),
    });
    const { access_token } = await signIn(office.backend, 'admin');
    const english = await call(office.backend, addressOf('R', 'quan-tri'), {
      headers: { ...bearer(access_token), 'Accept-Language': 'en' },
    });
    expect(((await english.json()) as PermissionList).groups[0]?.displayName).toBe('Fund management');
  });

  it('D-02 leaves out what only clients may have', async () => {
    expect(await permissionOf('R', 'quan-tri', userLookupPermission)).toBeUndefined();
    expect(await permissionOf('R', 'quan-tri', policies.users)).toBeDefined();
  });

  it('D-02 leaves out on a tenant’s side what is the host’s alone, and does not let it be granted there', async () => {
    const answer = await postForm(
      office.backend,
      '/connect/token',
      {
        client_id: demoClientId,
        grant_type: 'password',
        username: 'admin',
        password: demoPassword,
        scope: 'QuyHoTro',
      },
      { __tenant: 'dao-tao' },
    );
    const { access_token } = (await answer.json()) as { readonly access_token: string };
    const headers = { ...bearer(access_token), 'Content-Type': 'application/json' };
    const list = await call(office.backend, addressOf('R', 'quan-tri'), { headers });
    const { groups } = (await list.json()) as PermissionList;
    expect(groups.map(({ name }) => name)).not.toContain('AbpTenantManagement');
    expect(groups.map(({ name }) => name)).not.toContain('FeatureManagement');
    expect(groups.map(({ name }) => name)).toContain('AbpIdentity');
    const configuration = await call(office.backend, '/api/abp/application-configuration', { headers });
    const { auth } = (await configuration.json()) as { readonly auth: { readonly grantedPolicies: object } };
    expect(Object.keys(auth.grantedPolicies)).toContain(policies.users);
    expect(Object.keys(auth.grantedPolicies)).not.toContain(policies.tenants);
    const body = JSON.stringify({ permissions: [{ name: policies.tenants, isGranted: true }] });
    const saved = await call(office.backend, addressOf('R', 'ke-toan-quy'), { method: 'PUT', headers, body });
    expect(saved.status).toBe(500);
    expect(await permissionOf('R', 'ke-toan-quy', policies.tenants)).toMatchObject({ isGranted: false });
  });

  it('D-02 grows by as many invented permissions as a bench asks for, in twenty groups four levels deep', async () => {
    const { backend } = await createTestBackend({ manyPermissions: 2_000 });
    const { access_token } = await signIn(backend, 'admin');
    const list = await call(backend, addressOf('R', 'quan-tri'), { headers: bearer(access_token) });
    const groups = ((await list.json()) as PermissionList).groups.filter(({ name }) => name.startsWith('QuyenMau'));
    const all = groups.flatMap(({ permissions }) => permissions);
    expect([groups.length, all.length, new Set(all.map(({ name }) => name)).size]).toEqual([20, 2_000, 2_000]);
    const byName = new Map(all.map((each) => [each.name, each]));
    const depthOf = (name: string | null): number =>
      name === null ? 0 : 1 + depthOf(byName.get(name)?.parentName ?? null);
    expect(new Set(all.map(({ name }) => depthOf(name)))).toEqual(new Set([1, 2, 3, 4]));
  });
});

describe('permissions of a role', () => {
  it('P-02 P-04 C-05 D-02 change at the next request and in the next configuration, without signing in again', async () => {
    const { access_token } = await signIn(office.backend, 'khoa.tm');
    const officer = await office.as('khoa.tm');
    const granted = async () => {
      const answer = await call(office.backend, '/api/abp/application-configuration', {
        headers: bearer(access_token),
      });
      const { auth } = (await answer.json()) as { readonly auth: { readonly grantedPolicies: Record<string, true> } };
      return [auth.grantedPolicies[policies.users], auth.grantedPolicies[policies.units]];
    };
    expect([await granted(), (await officer.get('/api/app/nguoi-dung')).status]).toEqual([[undefined, true], 403]);
    const changes = [
      { name: policies.users, isGranted: true },
      { name: policies.units, isGranted: false },
    ];
    expect(await save('R', 'chuyen-vien-quy', changes)).toEqual({ status: 204, body: undefined });
    expect([await granted(), (await officer.get('/api/app/nguoi-dung')).status]).toEqual([[true, undefined], 200]);
    expect((await officer.get('/api/app/don-vi')).status).toBe(403);
  });

  it('D-02 grants neither parents nor children along, and ignores names that nobody has defined', async () => {
    const changes = [
      { name: policies.rolesDelete, isGranted: 'True' },
      { name: policies.database, isGranted: false },
      { name: 'Khong.Co', isGranted: true },
    ];
    expect((await save('R', 'ke-toan-quy', changes)).status).toBe(204);
    const states = [policies.roles, policies.rolesDelete, policies.database, policies.workers].map(
      async (name) => (await permissionOf('R', 'ke-toan-quy', name))?.isGranted,
    );
    expect(await Promise.all(states)).toEqual([false, true, false, true]);
    expect([...office.backend.database.permissionGrants.rows()].some(({ name }) => name === 'Khong.Co')).toBe(false);
  });

  it('D-02 answers 500 to what no role can have, and changes nothing', async () => {
    const changes = [
      { name: policies.users, isGranted: true },
      { name: userLookupPermission, isGranted: true },
    ];
    expect((await save('R', 'ke-toan-quy', changes)).status).toBe(500);
    expect(await permissionOf('R', 'ke-toan-quy', policies.users)).toMatchObject({ isGranted: false });
  });

  it.each([
    [undefined, 'permissions'],
    ['x', 'permissions'],
    [[null], 'permissions[0]'],
    [[{ name: 'x', isGranted: 5 }], 'permissions[0]'],
    [[{ name: 'x' }, { isGranted: true }], 'permissions[1]'],
  ])('D-02 complains of %j', async (permissions, member) => {
    const reply = await save('R', 'ke-toan-quy', permissions);
    expect([reply.status, complaintsOf(reply)]).toEqual([400, [member]]);
  });
});

describe('permissions of a user', () => {
  it('P-04 C-05 D-02 add to those of the roles, which are named', async () => {
    const id = idOf(office.backend, 'khoa.tm');
    const role = { providerName: 'R', providerKey: 'chuyen-vien-quy' };
    const own = { providerName: 'U', providerKey: id };
    expect(await permissionOf('U', id, policies.units)).toMatchObject({ isGranted: true, grantedProviders: [role] });
    expect(await permissionOf('U', id, policies.users)).toMatchObject({ isGranted: false, grantedProviders: [] });
    await save('U', id, [
      { name: policies.users, isGranted: true },
      { name: policies.units, isGranted: true },
    ]);
    expect(await permissionOf('U', id, policies.units)).toMatchObject({ grantedProviders: [own, role] });
    expect((await (await office.as('khoa.tm')).get('/api/app/nguoi-dung')).status).toBe(200);
    await save('U', id, [
      { name: policies.users, isGranted: false },
      { name: policies.units, isGranted: false },
    ]);
    expect(await permissionOf('U', id, policies.units)).toMatchObject({ isGranted: true, grantedProviders: [role] });
    expect((await (await office.as('khoa.tm')).get('/api/app/nguoi-dung')).status).toBe(403);
    expect((await listOf('U', id)).entityDisplayName).toBe(id);
  });

  it('D-02 go with the user', async () => {
    const id = idOf(office.backend, 'ha.lt');
    grantToUser(office.backend, id, policies.users);
    await admin.remove(`/api/identity/users/${id}`);
    expect(
      [...office.backend.database.permissionGrants.rows()].filter(({ providerKey }) => providerKey === id),
    ).toEqual([]);
  });
});

describe('providers', () => {
  it('D-02 needs the right to change permissions of roles for roles, of users for users', async () => {
    const desk = await personWith(office, policies.rolesManagePermissions);
    const user = addressOf('U', idOf(office.backend, 'khoa.tm'));
    const statuses = [await desk.get(addressOf('R', 'quan-tri')), await desk.get(user)].map(({ status }) => status);
    expect(statuses).toEqual([200, 403]);
    expect(await desk.put(user, { permissions: [] })).toEqual({ status: 403, body: undefined });
  });

  it.each([
    ['X', 'quan-tri'],
    ['C', demoClientId],
    ['', ''],
  ])('D-02 answers 500 to the provider "%s"', async (name, key) => {
    const reply = await admin.get(addressOf(name, key));
    expect([reply.status, errorOf(reply).code]).toEqual([500, null]);
    expect((await admin.put(addressOf(name, key), { permissions: [] })).status).toBe(500);
  });

  it('D-02 answers 404 for a role or a user that is not there', async () => {
    expect((await admin.get(addressOf('R', 'khong-co'))).status).toBe(404);
    expect((await admin.put(addressOf('U', crypto.randomUUID()), { permissions: [] })).status).toBe(404);
  });
});
