import { beforeAll, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { LogEntry, LogListItem } from '@/domain/log/log-entry';
import { productRoutes } from '@mock-server/product-routes';
import { actionOf } from '@mock-server/routes/log/log-actions';
import { logRows } from '@mock-server/routes/log/log-list';
import { logSubjectOf } from '@mock-server/routes/log/log-subjects';

import { goTo } from '../fund/self-paying-desk';
import { askToken, createTestBackend, postForm, signIn } from '../support/test-backend';
import { newUser } from './identity-fixtures';
import { complaintsOf, errorOf, openOffice, type Office } from './office';

const path = '/api/app/nhat-ky';
const units = '/api/app/don-vi';

let office: Office;

beforeAll(async () => {
  office = await openOffice(20);
});

async function list(query = '', desk = office.as('admin')): Promise<Page<LogListItem>> {
  const { status, body } = await (await desk).get(`${path}?${query}`);
  expect(status).toBe(200);
  return body as Page<LogListItem>;
}

async function latest(query: string): Promise<LogEntry> {
  const { items } = await list(`maxResultCount=1&${query}`);
  return (await (await office.as('admin')).get(`${path}/${items[0]?.id ?? ''}`)).body as LogEntry;
}

describe('the log', () => {
  it('B-23 knows 10,000 entries of the demo, the same each time, none older than 24 months', async () => {
    const rows = [office.backend.database, (await createTestBackend()).backend.database].map((database) =>
      logRows(database).slice(0, 10_000),
    );
    expect(rows[0]).toHaveLength(10_000);
    expect(rows[0]).toEqual(rows[1]);
    const times = rows[0]?.map(({ thoiGian }) => thoiGian) ?? [];
    expect(times).toEqual([...times].sort());
    expect(times.at(-1)?.slice(0, 10)).toBe('2026-11-14');
  });

  it('B-23 shows seven days unless told, newest first, and refuses more than 92 days', async () => {
    const week = await list('maxResultCount=100');
    expect(week.totalCount).toBeGreaterThan(50);
    const days = new Set(week.items.map(({ thoiGian }) => thoiGian.slice(0, 10)));
    expect([...days].every((day) => day >= '2026-11-09' && day <= '2026-11-15')).toBe(true);
    expect([...days]).toEqual([...days].sort().reverse());
    const admin = await office.as('admin');
    expect((await list('tu=2026-08-16&den=2026-11-15')).totalCount).toBeGreaterThan(week.totalCount);
    const tooLong = await admin.get(`${path}?tu=2026-08-15&den=2026-11-15`);
    expect([tooLong.status, complaintsOf(tooLong)]).toEqual([400, ['tu', 'den']]);
    expect(errorOf(tooLong).validationErrors?.[0]?.message).toBe(
      'Mỗi lần chỉ xem được nhật ký của tối đa 92 ngày. Vui lòng chọn khoảng thời gian ngắn hơn.',
    );
    expect((await admin.get(`${path}?tu=2026-11-15&den=2026-11-14`)).status).toBe(400);
    expect((await admin.get(`${path}?tu=hom-nay`)).status).toBe(400);
  });

  it('B-23 shows the last seven days on which something happened, however long ago they were', async () => {
    const quiet = await openOffice(5);
    goTo(quiet, '2027-03-20');
    const desk = quiet.as('admin');
    const { items } = await list('maxResultCount=1000', desk);
    const days = [...new Set(items.map(({ thoiGian }) => thoiGian.slice(0, 10)))];
    expect(days).toHaveLength(7);
    // Nobody worked in between, but the system cancelled dossiers of the demo.
    expect(days.slice(0, 2)).toEqual(['2027-03-20', '2026-12-15']);
  });

  it('B-23 P-03 DS5 is for the Fund alone, and for those of it who have the policy', async () => {
    const people = ['admin', 'vinh.pq', 'khoa.tm', 'ngan.dt', 'son.hv', 'dv0007.lanhdao'];
    const answers = await Promise.all(
      people.map(async (person) => [person, (await (await office.as(person)).get(path)).status]),
    );
    expect(answers).toEqual([
      ['admin', 200],
      ['vinh.pq', 403],
      ['khoa.tm', 403],
      ['ngan.dt', 403],
      ['son.hv', 403],
      ['dv0007.lanhdao', 403],
    ]);
  });

  it('B-23 is filtered by person, unit, action, kind, result and words', async () => {
    const all = await list('maxResultCount=1000');
    const failed = await list('ketQua=2&maxResultCount=1000');
    expect(failed.items).toEqual(all.items.filter(({ ketQua }) => ketQua === 2));
    const some = all.items.find(({ hanhDong, maBanGhi }) => hanhDong === 'gui' && maBanGhi !== null);
    const query = `hanhDong=gui&doiTuong=${some?.doiTuong ?? ''}&nguoiDungId=${some?.nguoiDungId ?? ''}&filter=${some?.maBanGhi ?? ''}`;
    expect((await list(query)).items.map(({ id }) => id)).toContain(some?.id);
    expect((await list('filter=khong-co-gi-ca')).totalCount).toBe(0);
  });

  it('B-23 writes what became of a record, field by field, its account numbers masked', async () => {
    const officer = await office.as('khoa.tm');
    const asked = (await officer.get(`${units}?filter=DV0007`)).body as Page<{ id: string }>;
    const id = asked.items[0]?.id ?? '';
    const unit = (await officer.get(`${units}/${id}`)).body as Record<string, unknown>;
    const sent = {
      ...unit,
      chucVu: 'Tổng giám đốc',
      taiKhoan: [{ nganHangId: '970418', soTaiKhoan: '1234567890', chuTaiKhoan: 'LAM GIANG' }],
    };
    expect((await officer.put(`${units}/${id}`, sent)).status).toBe(200);
    const entry = await latest(`banGhiId=${id}`);
    expect(entry).toMatchObject({
      thoiGian: '2026-11-15T08:00:00.000',
      nguoiDungTen: 'Trần Minh Khoa',
      hanhDong: 'sua',
      doiTuong: 'don-vi',
      maBanGhi: 'DV0007',
      ketQua: 1,
      maLoi: null,
    });
    expect(entry.thayDoi).toEqual([
      { truong: 'chucVu', cu: 'Giám đốc', moi: 'Tổng giám đốc' },
      { truong: 'taiKhoan.1.soTaiKhoan', cu: '9***852', moi: '1***890' },
    ]);
    expect((await officer.put(`${units}/${id}`, sent)).status).toBe(409);
    expect(await latest(`banGhiId=${id}&ketQua=2`)).toMatchObject({ hanhDong: 'sua', maLoi: '409', thayDoi: [] });
  });

  it('B-23 writes attempts without the policy, exports, and looks at whole identity numbers', async () => {
    const unitUser = await office.as('dv0007.nhaplieu');
    expect((await unitUser.post(units, {})).status).toBe(403);
    expect(await latest('doiTuong=don-vi&hanhDong=them')).toMatchObject({ ketQua: 2, maLoi: '403' });

    const officer = await office.as('khoa.tm');
    const workers = '/api/app/nguoi-lao-dong';
    const { items, totalCount } = (await officer.get(`${workers}?maxResultCount=1000`)).body as Page<{ id: string }>;
    expect((await latest('hanhDong=xuat&doiTuong=nguoi-lao-dong')).thayDoi).toEqual([
      { truong: 'soDong', cu: null, moi: String(totalCount) },
    ]);
    const narrowed = 'maxResultCount=1000&filter=Nguy%E1%BB%85n%20034096000117&ThiTruongId=JP,TW&gioiTinh=1';
    await officer.get(`${workers}?${narrowed}`);
    const exports = [...office.backend.database.logEntries.rows()].filter(({ hanhDong }) => hanhDong === 'xuat');
    expect(exports.find(({ thayDoi }) => thayDoi[1]?.truong === 'filter')?.thayDoi.slice(1)).toEqual([
      { truong: 'filter', cu: null, moi: 'Nguyễn 034***000117' },
      { truong: 'thiTruongId', cu: null, moi: 'JP,TW' },
      { truong: 'gioiTinh', cu: null, moi: '1' },
    ]);
    await officer.get(`${workers}/${items[0]?.id ?? ''}`);
    const look = await latest(`hanhDong=xem-nhay-cam&banGhiId=${items[0]?.id ?? ''}`);
    expect(look).toMatchObject({ doiTuong: 'nguoi-lao-dong', ketQua: 1 });
    expect(look.maBanGhi).toMatch(/^\d{3}\*\*\*\d{6}$/u);
  });

  it('B-23 writes an entry for each record of a step for many, and how it ended for it', async () => {
    const officer = await office.as('khoa.tm');
    const reports = '/api/app/bao-cao-quy';
    const found = (await officer.get(`${reports}?trangThai=2,4&maxResultCount=100`)).body as Page<{
      id: string;
      ma: string;
      trangThai: number;
      concurrencyStamp: string;
    }>;
    const chosen = [2, 4].flatMap((status) => found.items.find(({ trangThai }) => trangThai === status) ?? []);
    const items = chosen.map(({ id, concurrencyStamp }) => ({ id, concurrencyStamp }));
    const body = { items, yKien: 'Đã kiểm tra.', maLanGui: crypto.randomUUID() };
    expect((await officer.post(`${reports}/nhieu/tham-dinh`, body)).status).toBe(200);
    const ends = await Promise.all(chosen.map(({ id }) => latest(`banGhiId=${id}`)));
    expect(ends.map(({ hanhDong, maBanGhi, maLoi }) => [hanhDong, maBanGhi, maLoi])).toEqual([
      ['tham-dinh', chosen[0]?.ma, null],
      ['tham-dinh', chosen[1]?.ma, 'QuyHoTro:01004'],
    ]);
    expect(ends[0]?.thayDoi).toContainEqual({ truong: 'trangThai', cu: '2', moi: '3' });
  });

  it('B-23 B-24 never keeps a password, and says nothing of what failed beyond its code', async () => {
    const someone = await office.as('dv0007.lanhdao');
    const change = { currentPassword: 'Sai-mat-khau-1', newPassword: 'Bi-mat-moi-2' };
    await someone.post('/api/account/my-profile/change-password', change);
    const director = await office.as('admin');
    expect((await director.post('/api/identity/users', newUser(office))).status).toBe(200);
    const stored = JSON.stringify([...office.backend.database.logEntries.rows()]);
    expect(stored).toContain('hang.nt@example.com');
    expect(stored).not.toMatch(/mat-khau|Bi-mat|Moi#2026|"password/iu);
  });

  it('B-23 writes sign-ins, sign-outs and refused ones, a name that nobody has only in part', async () => {
    const { backend } = await createTestBackend();
    const { refresh_token } = await signIn(backend, 'khoa.tm');
    await askToken(backend, { grant_type: 'password', username: 'khoa.tm', password: 'sai' });
    await askToken(backend, { grant_type: 'password', username: 'MatKhau-cua-toi', password: 'x' });
    await postForm(backend, '/connect/revocat', { client_id: 'QuyHoTro_App', token: refresh_token });
    await askToken(backend, { grant_type: 'refresh_token', refresh_token });
    const rows = [...backend.database.logEntries.rows()];
    expect(rows.map(({ hanhDong, maBanGhi, ketQua, maLoi }) => [hanhDong, maBanGhi, ketQua, maLoi])).toEqual([
      ['dang-nhap', 'khoa.tm', 1, null],
      ['dang-nhap-that-bai', 'khoa.tm', 2, 'LoginInvalidUserNameOrPassword'],
      ['dang-nhap-that-bai', 'Mat***ua-toi', 2, 'LoginInvalidUserName'],
      ['dang-xuat', 'khoa.tm', 1, null],
      ['dang-nhap-that-bai', 'khoa.tm', 2, 'token_refresh_error'],
    ]);
    expect(rows.every(({ diaChiIp }) => /^(?:192\.0\.2|198\.51\.100)\.\d+$/u.test(diaChiIp ?? ''))).toBe(true);
  });

  it('B-23 drops entries after 24 months', async () => {
    const { backend, clock } = await createTestBackend();
    await signIn(backend, 'khoa.tm');
    clock.advanceSeconds(740 * 86_400);
    await signIn(backend, 'vinh.pq');
    expect([...backend.database.logEntries.rows()].map(({ maBanGhi }) => maBanGhi)).toEqual(['vinh.pq']);
  });

  it('B-23 forgets no endpoint that changes something', () => {
    const silent = productRoutes
      .filter((route) => route.method !== 'GET')
      .filter((route) => {
        const found = logSubjectOf(route);
        return found === undefined || actionOf(route, found.rest) === undefined;
      })
      .map(({ method, path: address }) => `${method} ${address}`);
    expect(silent.sort()).toEqual([
      'POST /api/account/send-password-reset-code',
      'POST /api/account/verify-password-reset-token',
      'POST /api/app/bao-cao-doanh-thu/:id/mo',
      'POST /api/app/bao-cao-quy/:id/mo',
      'POST /api/app/bao-cao-tai-lieu/:id/mo',
      'POST /api/app/phieu-nop-quy/sao-ke/doi-chieu',
      'POST /api/app/thong-bao/:id/da-doc',
      'POST /api/app/thong-bao/da-doc-tat-ca',
      'POST /api/app/yeu-cau-ho-tro/dieu-kien',
      'POST /api/setting-management/emailing/send-test-email',
      'POST /connect/revocat',
      'POST /connect/token',
      'POST /connect/userinfo',
    ]);
  });
});
