import { beforeEach, describe, expect, it } from 'vitest';

import type { ListResult, Page } from '@/domain/abp/paging';
import { policies } from '@/domain/policies/policy-names';

import { bearer, signIn, userNamed } from '../support/test-backend';
import {
  composed,
  idOf,
  newUser,
  personWith,
  refreshStatus,
  refusal,
  rolesOf,
  rolesPath,
  signInOutcome,
  userInput,
  usersPath,
  type RoleDto,
  type UserDto,
} from './identity-fixtures';
import { complaintsOf, errorOf, openOffice, type Desk, type Office } from './office';
import { unitIdOf } from './worker-fixtures';

let office: Office;
let admin: Desk;

beforeEach(async () => {
  office = await openOffice(1);
  admin = await office.as('admin');
});

async function list(query: string): Promise<Page<UserDto>> {
  return (await admin.get(`${usersPath}?${query}`)).body as Page<UserDto>;
}

describe('reading users', () => {
  it('C-05 D-02 answers ABP’s user, with the unit among the extra properties and no roles', async () => {
    const id = idOf(office.backend, 'khoa.tm');
    expect(await admin.get(`${usersPath}/${id}`)).toEqual({
      status: 200,
      body: {
        tenantId: null,
        userName: 'khoa.tm',
        name: 'Khoa',
        surname: 'Trần Minh',
        email: 'khoa.tm@example.com',
        emailConfirmed: false,
        phoneNumber: '0900001001',
        phoneNumberConfirmed: false,
        isActive: true,
        lockoutEnabled: true,
        accessFailedCount: 0,
        lockoutEnd: null,
        concurrencyStamp: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        lastPasswordChangeTime: null,
        isDeleted: false,
        deleterId: null,
        deletionTime: null,
        lastModificationTime: null,
        lastModifierId: null,
        creationTime: '2026-01-05T08:00:00.000',
        creatorId: null,
        id,
        extraProperties: { DonViId: unitIdOf(office, 'DV0060') },
      },
    });
    expect((await admin.get(`${usersPath}/${crypto.randomUUID()}`)).status).toBe(404);
  });

  it('C-05 D-02 pages by ten in the order of user names, and searches name, address and number', async () => {
    const page = await list('');
    expect([page.totalCount, page.items.length]).toEqual([90, 10]);
    const names = page.items.map(({ userName }) => userName);
    expect(names).toEqual([...names].sort());
    const found = await Promise.all(
      ['KHOA.TM', 'Trần Minh', 'tran minh', 'ha.lt@EXAMPLE', '0900001003'].map(async (filter) =>
        (await list(`filter=${encodeURIComponent(filter)}`)).items.map(({ userName }) => userName),
      ),
    );
    const khoa = ['dv0051.khaithac', 'khoa.tm'];
    expect(found).toEqual([['khoa.tm'], khoa, khoa, ['ha.lt'], ['vinh.pq']]);
    expect((await list('sorting=email%20desc&maxResultCount=1')).items[0]?.userName).toBe('vinh.pq');
    expect((await admin.get(`${usersPath}?sorting=matKhau`)).status).toBe(500);
    expect(complaintsOf(await admin.get(`${usersPath}?maxResultCount=1001`))).toEqual(['maxResultCount']);
  });

  it('C-05 D-02 finds by user name and by address whatever the case, and answers 204 for nobody', async () => {
    const paths = ['by-username/KHOA.TM', 'by-email/Khoa.TM%40example.com', 'by-username/ai', 'by-email/ai%40b.vn'];
    const replies = await Promise.all(paths.map((path) => admin.get(`${usersPath}/${path}`)));
    expect(replies.map(({ status, body }) => [status, (body as UserDto | undefined)?.userName])).toEqual([
      [200, 'khoa.tm'],
      [200, 'khoa.tm'],
      [204, undefined],
      [204, undefined],
    ]);
  });

  it('C-05 D-02 tells a person’s roles and all that can be given', async () => {
    const id = idOf(office.backend, 'khoa.tm');
    expect(await rolesOf(admin, id)).toEqual(['chuyen-vien-quy']);
    const { body } = await admin.get(`${usersPath}/assignable-roles`);
    expect(body).toEqual((await admin.get(`${rolesPath}/all`)).body);
    expect((body as ListResult<RoleDto>).items).toHaveLength(8);
  });
});

describe('entering a user', () => {
  it('C-05 D-02 makes a person who can sign in, with their roles and the rights of these', async () => {
    const reply = await admin.post(usersPath, newUser(office));
    expect(reply).toMatchObject({
      status: 200,
      body: {
        userName: 'hang.nt',
        name: 'Hằng',
        surname: 'Nguyễn Thị',
        isActive: true,
        lockoutEnabled: true,
        creationTime: '2026-11-15T08:00:00.000',
        creatorId: idOf(office.backend, 'admin'),
        lastPasswordChangeTime: '2026-11-15T01:00:00.000+00:00',
        extraProperties: { DonViId: unitIdOf(office, 'DV0060') },
      },
    });
    const row = userNamed(office.backend, 'hang.nt');
    expect([row.hoTen, row.roles, row.loaiDonViId]).toEqual(['Nguyễn Thị Hằng', ['chuyen-vien-quy'], 100]);
    const { access_token } = await signIn(office.backend, 'hang.nt', 'Moi#2026');
    const units = new Request(`${office.backend.origin}/api/app/don-vi`, { headers: bearer(access_token) });
    expect((await office.backend.handle(units)).status).toBe(200);
  });

  it('D-02 takes nothing for inactive and without lock-out', async () => {
    const input = { ...newUser(office), isActive: undefined, lockoutEnabled: undefined };
    const { body } = await admin.post(usersPath, input);
    expect(body).toMatchObject({ isActive: false, lockoutEnabled: false });
    expect((await signInOutcome(office.backend, 'hang.nt', 'Moi#2026')).description).toContain('inactive');
  });

  it('D-02 gives a person of a provincial authority its province', async () => {
    const unit = [...office.backend.database.units.rows()].find(({ ma }) => ma === 'DV0049');
    await admin.post(usersPath, { ...newUser(office), extraProperties: { DonViId: unit?.id.toUpperCase() } });
    const { donViId, loaiDonViId, tinhThanhMa } = userNamed(office.backend, 'hang.nt');
    expect([donViId, loaiDonViId, tinhThanhMa]).toEqual([unit?.id, 3, unit?.tinhThanhMa]);
  });

  it.each([
    [{ userName: '' }, ['userName']],
    [{ userName: null, email: 'hang', password: '' }, ['userName', 'email', 'password']],
    [{ userName: 'x'.repeat(257) }, ['userName']],
    [{ email: `${'x'.repeat(250)}@example.com` }, ['email']],
    [
      { name: 'x'.repeat(65), surname: 'x'.repeat(65), phoneNumber: '0'.repeat(17) },
      ['name', 'surname', 'phoneNumber'],
    ],
    [{ password: 'Aa1!'.repeat(33) }, ['password']],
    [{ userName: 5, name: {} }, ['userName', 'name']],
    [{ isActive: 'có', lockoutEnabled: 2, roleNames: 'quan-tri' }, ['isActive', 'lockoutEnabled', 'roleNames']],
    [{ roleNames: [1] }, ['roleNames']],
    [{ extraProperties: {} }, ['donViId']],
    [{ extraProperties: { DonViId: '' } }, ['donViId']],
    [{ extraProperties: { DonViId: 'khong-co' } }, ['donViId']],
    [{ extraProperties: { DonViId: 7 } }, ['donViId']],
    [{ extraProperties: 'x' }, ['extraProperties', 'donViId']],
  ])('D-02 complains of %j', async (wrong, members) => {
    const reply = await admin.post(usersPath, { ...newUser(office), ...wrong });
    expect([reply.status, complaintsOf(reply)]).toEqual([400, members]);
  });

  it('D-02 complains in the words of the fields', async () => {
    const reply = await admin.post(usersPath, {
      ...newUser(office),
      userName: ' ',
      email: 'hang',
      extraProperties: {},
    });
    expect(errorOf(composed(reply)).validationErrors?.map(({ message }) => message)).toEqual([
      'Trường Tên người dùng là bắt buộc.',
      'Trường Địa chỉ email không phải là một địa chỉ email hợp lệ.',
      'Trường Đơn vị là bắt buộc.',
    ]);
  });

  it.each([undefined, [], 'x', {}, null, { roleNames: {}, extraProperties: [] }])(
    'D-02 answers 400, never a crash, to %j',
    async (body) => {
      expect((await admin.post(usersPath, body)).status).toBe(400);
    },
  );

  it('D-02 takes a user name and an address once, whatever the case, and says of both', async () => {
    const taken = { ...newUser(office), userName: 'KHOA.TM', email: 'Ha.LT@example.com' };
    expect(refusal(await admin.post(usersPath, taken))).toEqual([
      403,
      'Volo.Abp.Identity:DuplicateUserName',
      "User name 'KHOA.TM' đã được sử dụng., Email 'Ha.LT@example.com' đã được sử dụng.",
    ]);
    expect(errorOf(await admin.post(usersPath, taken)).data).toEqual({ 0: 'KHOA.TM' });
    expect(refusal(await admin.post(usersPath, { ...taken, userName: 'hằng' }))[1]).toBe(
      'Volo.Abp.Identity:InvalidUserName',
    );
  });

  it('D-02 says every rule that the password breaks', async () => {
    const weak = { ...newUser(office), password: 'abc' };
    expect(refusal(await admin.post(usersPath, weak))).toEqual([
      403,
      'Volo.Abp.Identity:PasswordTooShort',
      [
        'Mật khẩu phải ít nhất 6 kí tự.',
        'Mật khẩu phải có ít nhất một ký tự không phải là chữ và số.',
        "Mật khẩu phải có ít nhất một chữ số ('0'-'9').",
        "Mật khẩu phải có ít nhất một chữ hoa ('A'-'Z').",
      ].join(', '),
    ]);
  });

  it('D-02 refuses a role that does not exist, and adds nobody', async () => {
    const reply = await admin.post(usersPath, { ...newUser(office), roleNames: ['quan-tri', 'khong-co'] });
    expect(refusal(reply)).toEqual([403, 'Volo.Abp.Identity:RoleNotFound', 'Vai trò khong-co không tồn tại.']);
    expect((await list('filter=hang.nt')).totalCount).toBe(0);
  });

  it('P-02 D-02 gives roles only by the hand of somebody who may', async () => {
    const clerk = await personWith(office, policies.users, policies.usersCreate, policies.usersEdit);
    const created = (await clerk.post(usersPath, { ...newUser(office), roleNames: ['quan-tri'] })).body as UserDto;
    expect(await rolesOf(admin, created.id)).toEqual([]);
    const officer = idOf(office.backend, 'khoa.tm');
    await clerk.put(`${usersPath}/${officer}`, { ...(await userInput(clerk, officer)), roleNames: [] });
    expect(await rolesOf(admin, officer)).toEqual(['chuyen-vien-quy']);
  });
});

describe('deleting a user', () => {
  it('C-05 D-02 ends their sign-ins; somebody who is not there is no mistake', async () => {
    const id = idOf(office.backend, 'ha.lt');
    const { refreshToken } = await signInOutcome(office.backend, 'ha.lt');
    expect(await admin.remove(`${usersPath}/${id}`)).toEqual({ status: 204, body: undefined });
    expect((await admin.remove(`${usersPath}/${id}`)).status).toBe(204);
    expect((await admin.get(`${usersPath}/${id}`)).status).toBe(404);
    expect(await refreshStatus(office.backend, refreshToken)).toBe(400);
    expect((await signInOutcome(office.backend, 'ha.lt')).description).toBe('Invalid username or password!');
  });

  it('D-02 is refused for oneself', async () => {
    expect(refusal(await admin.remove(`${usersPath}/${idOf(office.backend, 'admin')}`))).toEqual([
      403,
      'Volo.Abp.Identity:010001',
      'Bạn không thể xóa tài khoản của riêng bạn!',
    ]);
  });
});
