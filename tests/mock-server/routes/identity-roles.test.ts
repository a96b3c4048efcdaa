import { beforeEach, describe, expect, it } from 'vitest';

import type { ListResult, Page } from '@/domain/abp/paging';
import { policies } from '@/domain/policies/policy-names';
import { grantsOf } from '@mock-server/data/permission-grants';

import { bearer, call, signIn, userNamed } from '../support/test-backend';
import { refusal, rolesPath, type RoleDto } from './identity-fixtures';
import { complaintsOf, openOffice, type Desk, type Office } from './office';

let office: Office;
let admin: Desk;

beforeEach(async () => {
  office = await openOffice(1);
  admin = await office.as('admin');
});

async function list(query = ''): Promise<Page<RoleDto>> {
  return (await admin.get(`${rolesPath}?${query}`)).body as Page<RoleDto>;
}

async function roleNamed(name: string): Promise<RoleDto> {
  const role = (await list('maxResultCount=100')).items.find((each) => each.name === name);
  if (role === undefined) {
    throw new Error(`No role is called ${name}`);
  }
  return role;
}

const grantsOfRole = (name: string) =>
  grantsOf(office.backend.database.permissionGrants, { providerName: 'R', providerKey: name });

describe('reading roles', () => {
  it('C-05 D-02 answers the eight roles of the dictionary, the administrator’s static', async () => {
    const { totalCount, items } = await list();
    expect([totalCount, items.map(({ name }) => name)]).toEqual([
      8,
      [
        'chuyen-vien-quy',
        'dolab-khai-thac',
        'don-vi-lanh-dao',
        'don-vi-nhap-lieu',
        'ke-toan-quy',
        'lanh-dao-quy',
        'quan-tri',
        'so-khai-thac',
      ],
    ]);
    expect(items.filter(({ isStatic }) => isStatic).map(({ name }) => name)).toEqual(['quan-tri']);
    expect(items.every(({ isPublic, isDefault }) => isPublic && !isDefault)).toBe(true);
    const { id } = await roleNamed('quan-tri');
    expect((await admin.get(`${rolesPath}/${id}`)).body).toEqual({
      name: 'quan-tri',
      isDefault: false,
      isStatic: true,
      isPublic: true,
      concurrencyStamp: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      id,
      extraProperties: {},
    });
  });

  it('C-05 K-03 finds a Vietnamese name with and without its diacritics, composed or not', async () => {
    await admin.post(rolesPath, { name: 'Thư ký Đoàn', isDefault: false, isPublic: true });
    for (const typed of ['thu ky doan', 'THƯ KÝ', 'Thư ký Đoàn'.normalize('NFD')]) {
      const { items } = await list(`filter=${encodeURIComponent(typed)}`);
      expect(items.map(({ name }) => name)).toEqual(['Thư ký Đoàn']);
    }
  });

  it('C-05 D-02 searches, sorts and pages', async () => {
    expect((await list('filter=QUY&sorting=name%20desc')).items.map(({ name }) => name)).toEqual([
      'lanh-dao-quy',
      'ke-toan-quy',
      'chuyen-vien-quy',
    ]);
    const second = await list('skipCount=1&maxResultCount=1&sorting=isStatic%20desc,name');
    expect([second.totalCount, second.items.map(({ name }) => name)]).toEqual([8, ['chuyen-vien-quy']]);
    expect(((await admin.get(`${rolesPath}/all`)).body as ListResult<RoleDto>).items).toHaveLength(8);
    expect((await admin.get(`${rolesPath}?sorting=mau`)).status).toBe(500);
    expect((await admin.get(`${rolesPath}/${crypto.randomUUID()}`)).status).toBe(404);
  });
});

describe('entering a role', () => {
  it('C-05 D-02 makes a role that can be given and grants nothing yet', async () => {
    const reply = await admin.post(rolesPath, { name: 'Thư ký', isDefault: false, isPublic: true });
    expect(reply).toEqual({
      status: 200,
      body: {
        name: 'Thư ký',
        isDefault: false,
        isStatic: false,
        isPublic: true,
        concurrencyStamp: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        id: expect.any(String) as string,
        extraProperties: {},
      },
    });
    expect([(await list()).totalCount, grantsOfRole('Thư ký').size]).toEqual([9, 0]);
  });

  it('D-02 is given to everybody who registers, when it is a default', async () => {
    await admin.post(rolesPath, { name: 'khach', isDefault: true, isPublic: true });
    const registration = { userName: 'mai.nt', emailAddress: 'mai.nt@example.com', password: 'Moi#2026' };
    await admin.post('/api/account/register', { ...registration, appName: 'Angular' });
    expect(userNamed(office.backend, 'mai.nt').roles).toEqual(['khach']);
  });

  it.each([
    [undefined, ['name']],
    [{}, ['name']],
    [{ name: '  ' }, ['name']],
    [{ name: 7 }, ['name']],
    [{ name: 'x'.repeat(257) }, ['name']],
    [{ name: 'x', isDefault: 'có', isPublic: [] }, ['isDefault', 'isPublic']],
  ])('D-02 complains of %j', async (body, members) => {
    const reply = await admin.post(rolesPath, body);
    expect([reply.status, complaintsOf(reply)]).toEqual([400, members]);
  });

  it('D-02 takes a name once, whatever the case, and only one that can be told from others', async () => {
    expect(refusal(await admin.post(rolesPath, { name: 'Quan-Tri' }))).toEqual([
      403,
      'Volo.Abp.Identity:DuplicateRoleName',
      "Tên vài trò 'Quan-Tri' đã được sử dụng.",
    ]);
    for (const name of [' quan-tri', 'quan-tri ', '---', 'quan\u200b-tri']) {
      expect(refusal(await admin.post(rolesPath, { name }))[1], name).toBe('Volo.Abp.Identity:InvalidRoleName');
    }
  });
});

describe('changing a role', () => {
  it('P-04 D-02 renaming moves its people and its permissions', async () => {
    const before = await roleNamed('chuyen-vien-quy');
    const granted = grantsOfRole('chuyen-vien-quy');
    const { access_token } = await signIn(office.backend, 'khoa.tm');
    const renamed = await admin.put(`${rolesPath}/${before.id}`, { ...before, name: 'can-bo-quy' });
    expect(renamed).toEqual({
      status: 200,
      body: { ...before, name: 'can-bo-quy', concurrencyStamp: expect.any(String) as string },
    });
    expect([grantsOfRole('can-bo-quy'), grantsOfRole('chuyen-vien-quy')]).toEqual([granted, new Set()]);
    expect(userNamed(office.backend, 'khoa.tm').roles).toEqual(['can-bo-quy']);
    const configuration = await call(office.backend, '/api/abp/application-configuration', {
      headers: bearer(access_token),
    });
    expect(await configuration.json()).toMatchObject({
      currentUser: { roles: ['can-bo-quy'] },
      auth: { grantedPolicies: { [policies.workersEdit]: true } },
    });
  });

  it('D-02 saves against the stamp; a stale one is a 403', async () => {
    const role = await roleNamed('ke-toan-quy');
    const path = `${rolesPath}/${role.id}`;
    expect((await admin.put(path, { ...role, isPublic: false })).body).toMatchObject({ isPublic: false });
    expect(refusal(await admin.put(path, role))[1]).toBe('Volo.Abp.Identity:ConcurrencyFailure');
    expect((await admin.put(path, { ...role, concurrencyStamp: null, name: 'KE-TOAN-QUY' })).status).toBe(200);
    expect(refusal(await admin.put(path, { name: 'lanh-dao-quy' }))[1]).toBe('Volo.Abp.Identity:DuplicateRoleName');
    expect((await admin.put(`${rolesPath}/${crypto.randomUUID()}`, role)).status).toBe(404);
  });

  it('D-02 the static role keeps its name and may change its flags', async () => {
    const role = await roleNamed('quan-tri');
    const path = `${rolesPath}/${role.id}`;
    expect(refusal(await admin.put(path, { ...role, name: 'Quan-tri' }))).toEqual([
      403,
      'Volo.Abp.Identity:010005',
      'Vai trò này là cố định không được phép đổi tên.',
    ]);
    expect((await admin.put(path, { ...role, isDefault: true })).body).toMatchObject({
      isDefault: true,
      isStatic: true,
    });
  });
});

describe('deleting a role', () => {
  it('P-04 C-05 D-02 takes it from its people, with its permissions, at the next request', async () => {
    const role = await roleNamed('chuyen-vien-quy');
    const officer = await office.as('khoa.tm');
    expect((await officer.get('/api/app/don-vi')).status).toBe(200);
    expect(await admin.remove(`${rolesPath}/${role.id}`)).toEqual({ status: 204, body: undefined });
    expect((await officer.get('/api/app/don-vi')).status).toBe(403);
    expect([userNamed(office.backend, 'khoa.tm').roles, grantsOfRole('chuyen-vien-quy')]).toEqual([[], new Set()]);
    expect((await admin.remove(`${rolesPath}/${role.id}`)).status).toBe(204);
  });

  it('D-02 is refused for the static role', async () => {
    const { id } = await roleNamed('quan-tri');
    expect(refusal(await admin.remove(`${rolesPath}/${id}`))).toEqual([
      403,
      'Volo.Abp.Identity:010006',
      'Vai trò này là cố định không được phép xóa.',
    ]);
  });
});
