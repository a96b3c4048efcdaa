import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { UserListItem } from '@/domain/users/user';
import { seedRoleNames } from '@mock-server/data/role-policies';

import { userNamed } from '../support/test-backend';
import { idOf, listPath, newUser, refreshStatus, signInOutcome, userInput, usersPath } from './identity-fixtures';
import { complaintsOf, errorOf, openOffice, type Desk, type Office } from './office';
import { unitIdOf } from './worker-fixtures';

let office: Office;
let admin: Desk;

async function open(): Promise<void> {
  office = await openOffice(1);
  admin = await office.as('admin');
}

async function list(query: Readonly<Record<string, string>>): Promise<Page<UserListItem>> {
  return (await admin.get(`${listPath}?${new URLSearchParams(query).toString()}`)).body as Page<UserListItem>;
}

async function namesOf(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return (await list({ maxResultCount: '100', ...query })).items.map(({ userName }) => userName);
}

describe('the list of users', () => {
  beforeAll(open);

  it('D-02 tells each person’s unit, roles, state and last sign-in', async () => {
    expect((await list({ filter: 'khoa.tm' })).items).toEqual([
      {
        id: idOf(office.backend, 'khoa.tm'),
        userName: 'khoa.tm',
        hoTen: 'Trần Minh Khoa',
        email: 'khoa.tm@example.com',
        phoneNumber: '0900001001',
        donViId: unitIdOf(office, 'DV0060'),
        donViTen: [...office.backend.database.units.rows()].find(({ ma }) => ma === 'DV0060')?.ten,
        vaiTro: ['chuyen-vien-quy'],
        trangThai: 1,
        dangNhapCuoi: '2026-11-06T09:42:21.000',
        concurrencyStamp: userNamed(office.backend, 'khoa.tm').concurrencyStamp,
      },
    ]);
    expect((await list({ filter: 'admin' })).items[0]?.dangNhapCuoi).toBe('2026-11-15T08:00:00.000');
    expect((await list({ filter: 'doi.matkhau' })).items[0]?.dangNhapCuoi).toBeNull();
  });

  it.each([
    ['KHOA.TM', ['khoa.tm']],
    ['tran minh khoa', ['khoa.tm']],
    ['ha.lt@example', ['ha.lt']],
    ['0900001003', ['vinh.pq']],
    ['0900 001 003', ['vinh.pq']],
    ['nhan luc lam giang', ['dv0007.lanhdao', 'dv0007.nhaplieu']],
    ['không có ai', []],
  ])('D-02 finds %s in names without diacritics, address, number and unit', async (filter, names) => {
    expect(await namesOf({ filter })).toEqual(names);
  });

  it('D-02 filters by unit, role and state', async () => {
    expect(await namesOf({ donViId: unitIdOf(office, 'DV0007') })).toEqual(['dv0007.lanhdao', 'dv0007.nhaplieu']);
    expect(await namesOf({ vaiTro: 'lanh-dao-quy' })).toEqual(['vinh.pq']);
    expect(await namesOf({ trangThai: '2' })).toEqual(['khoa.bikhoa']);
    expect(await namesOf({ trangThai: '3' })).toEqual(['ngung.hoatdong']);
    expect(await namesOf({ trangThai: '1', vaiTro: 'dolab-khai-thac', filter: 'son' })).toEqual(['son.hv']);
    expect(complaintsOf(await admin.get(`${listPath}?trangThai=x`))).toEqual(['trangThai']);
  });

  it('D-02 sorts by every column that it shows, names by the given name', async () => {
    const [item] = (await list({})).items;
    const columns = Object.keys(item ?? {}).filter((column) => column !== 'id' && column !== 'concurrencyStamp');
    expect(columns).toHaveLength(9);
    for (const column of columns) {
      const up = await list({ sorting: column, maxResultCount: '100' });
      const down = await list({ sorting: `${column} desc`, maxResultCount: '100' });
      expect([up.totalCount, down.items.length], column).toEqual([90, 90]);
      expect(up.items[0], column).not.toEqual(down.items[0]);
    }
    const people = (await list({ sorting: 'hoTen', vaiTro: 'chuyen-vien-quy' })).items;
    const names = people.map(({ hoTen }) => hoTen.split(' ').at(-1) ?? '');
    expect(names).toEqual([...names].sort(new Intl.Collator('vi').compare));
    expect((await admin.get(`${listPath}?sorting=matKhau`)).status).toBe(500);
  });

  it('D-02 keeps to the limits of all lists', async () => {
    const page = await list({ skipCount: '85' });
    expect([page.totalCount, page.items.length]).toEqual([90, 5]);
    expect(complaintsOf(await admin.get(`${listPath}?maxResultCount=1001`))).toEqual(['maxResultCount']);
  });

  it('D-02 names no role that does not exist', async () => {
    const roles = (await list({ maxResultCount: '100' })).items.flatMap(({ vaiTro }) => vaiTro);
    expect([...new Set(roles)].sort()).toEqual([...seedRoleNames].sort());
  });
});

describe('locking', () => {
  beforeEach(open);

  const lockPath = (userName: string) => `${listPath}/${idOf(office.backend, userName)}/khoa`;
  const unlockPath = (userName: string) => `${listPath}/${idOf(office.backend, userName)}/mo-khoa`;

  it('C-05 D-02 refuses sign-in and refresh until somebody unlocks', async () => {
    const { refreshToken } = await signInOutcome(office.backend, 'khoa.tm');
    expect(await admin.post(lockPath('khoa.tm'), { denThoiDiem: null })).toEqual({ status: 204, body: undefined });
    expect(await namesOf({ trangThai: '2' })).toEqual(['khoa.bikhoa', 'khoa.tm']);
    expect((await signInOutcome(office.backend, 'khoa.tm')).description).toContain('locked out');
    expect(await refreshStatus(office.backend, refreshToken)).toBe(400);
    expect(await admin.post(unlockPath('khoa.tm'), undefined)).toEqual({ status: 204, body: undefined });
    expect(await namesOf({ trangThai: '2' })).toEqual(['khoa.bikhoa']);
    expect((await signInOutcome(office.backend, 'khoa.tm')).status).toBe(200);
    expect(await refreshStatus(office.backend, refreshToken)).toBe(400);
  });

  it('D-02 ends at its time, even where failed sign-ins do not lock', async () => {
    const created = await admin.post(usersPath, { ...newUser(office), lockoutEnabled: false });
    expect(created.status).toBe(200);
    await admin.post(lockPath('hang.nt'), { denThoiDiem: '2026-11-15T09:00:00+07:00' });
    expect(await userInput(admin, idOf(office.backend, 'hang.nt'))).toMatchObject({
      lockoutEnd: '2026-11-15T02:00:00.000+00:00',
    });
    expect((await signInOutcome(office.backend, 'hang.nt', 'Moi#2026')).status).toBe(400);
    office.clock.advanceSeconds(3_600);
    expect((await signInOutcome(office.backend, 'hang.nt', 'Moi#2026')).status).toBe(200);
  });

  it('D-02 unlocking forgets the failed sign-ins', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await signInOutcome(office.backend, 'khoa.tm', 'sai');
    }
    expect(userNamed(office.backend, 'khoa.tm').accessFailedCount).toBe(4);
    await admin.post(unlockPath('khoa.tm'), {});
    expect((await signInOutcome(office.backend, 'khoa.tm', 'sai')).description).toContain('Invalid username');
    expect(userNamed(office.backend, 'khoa.tm').accessFailedCount).toBe(1);
  });

  it('D-02 is refused for oneself', async () => {
    const replies = [await admin.post(lockPath('admin'), {}), await admin.post(unlockPath('admin'), {})];
    expect(replies.map((reply) => [reply.status, errorOf(reply).code, errorOf(reply).message])).toEqual([
      [403, 'QuyHoTro:10001', 'Bạn không thể tự khóa tài khoản của mình.'],
      [403, 'QuyHoTro:10001', 'Bạn không thể tự mở khóa tài khoản của mình.'],
    ]);
  });

  it.each(['hôm nay', 5, '2026-11-15', '2026-11-15T09:00:00', '2026-13-15T09:00:00Z', '2026-11-15T01:00:00Z'])(
    'D-02 takes no %j for the end of a lock',
    async (denThoiDiem) => {
      const reply = await admin.post(lockPath('khoa.tm'), { denThoiDiem });
      expect([reply.status, complaintsOf(reply)]).toEqual([400, ['denThoiDiem']]);
    },
  );

  it('D-02 answers 404 for nobody', async () => {
    const path = `${listPath}/${crypto.randomUUID()}`;
    expect([(await admin.post(`${path}/khoa`, {})).status, (await admin.post(`${path}/mo-khoa`, {})).status]).toEqual([
      404, 404,
    ]);
  });
});
