import { beforeAll, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import { importMostRowsPerCall } from '@/domain/constants';
import { bulkMostRows } from '@/domain/lists/bulk-action';
import type { LogEntry, LogListItem } from '@/domain/log/log-entry';
import { policies } from '@/domain/policies/policy-names';

import { goTo } from '../fund/self-paying-desk';
import { signInAt } from '../support/client-of';
import { askToken, bearer, call, createTestBackend, userNamed } from '../support/test-backend';
import { permissionsPath } from './identity-fixtures';
import { errorOf, openOffice, type Office } from './office';

const log = '/api/app/nhat-ky';
const reports = '/api/app/bao-cao-quy';
const tenants = '/api/multi-tenancy/tenants';
const features = '/api/feature-management/features';

let office: Office;

beforeAll(async () => {
  office = await openOffice(20);
});

async function list(query: string, where = office): Promise<readonly LogListItem[]> {
  return ((await (await where.as('admin')).get(`${log}?maxResultCount=100&${query}`)).body as Page<LogListItem>).items;
}

async function latest(query: string): Promise<LogEntry | undefined> {
  const [item] = await list(query);
  return item && ((await (await office.as('admin')).get(`${log}/${item.id}`)).body as LogEntry);
}

/** The status of what no page of the product would send. */
async function callAs(userName: string | undefined, method: string, path: string, body?: object): Promise<number> {
  const { backend } = office;
  const token = userName === undefined ? {} : bearer(await signInAt(backend, userName));
  const headers = { ...token, 'Content-Type': 'application/json' };
  const before = backend.database.logEntries.size;
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const { status } = await call(backend, path, { method, headers, ...init });
  expect(backend.database.logEntries.size).toBeGreaterThan(before);
  return status;
}

const newest = () => [...office.backend.database.logEntries.rows()].at(-1);

describe('what is found in the log', () => {
  it('B-23 is of the one person, or of the one unit, that was asked for, and found by the address it came from', async () => {
    const all = await list('');
    const some = all.find(({ donViTen, diaChiIp }) => donViTen !== null && diaChiIp !== null);
    const unit = [...office.backend.database.units.rows()].find(({ ten }) => ten === some?.donViTen);
    const [byPerson, byUnit, byAddress] = await Promise.all(
      [`nguoiDungId=${some?.nguoiDungId ?? ''}`, `donViId=${unit?.id ?? ''}`, `filter=${some?.diaChiIp ?? ''}`].map(
        (query) => list(query),
      ),
    );
    expect(new Set(byPerson?.map(({ nguoiDungId }) => nguoiDungId))).toEqual(new Set([some?.nguoiDungId]));
    expect(new Set(byUnit?.map(({ donViTen }) => donViTen))).toEqual(new Set([some?.donViTen]));
    expect(byAddress?.map(({ id }) => id)).toContain(some?.id);
    expect(byAddress?.every(({ diaChiIp }) => diaChiIp?.startsWith(some?.diaChiIp ?? '-'))).toBe(true);
  });

  it('B-23 is nothing of what is older than 24 months, neither in a list of old days nor by its address', async () => {
    const later = await openOffice(5);
    const days = 'tu=2026-11-01&den=2026-11-14';
    const [old] = await list(days, later);
    expect(old).toBeDefined();
    goTo(later, '2028-12-20');
    expect(await list(days, later)).toEqual([]);
    expect((await (await later.as('admin')).get(`${log}/${old?.id ?? ''}`)).status).toBe(404);
  });

  it('B-23 is exported up to 10,000 rows (09003)', async () => {
    const own = await openOffice(20);
    const admin = await own.as('admin');
    const { logEntries } = own.backend.database;
    const [row] = logEntries.rows();
    const add = () => {
      if (row !== undefined) {
        logEntries.put({ ...row, id: crypto.randomUUID(), doiTuong: 'tinh-nang' });
      }
    };
    for (let number = 0; number < 10_000; number += 1) {
      add();
    }
    expect((await admin.get(`${log}?doiTuong=tinh-nang&maxResultCount=1000`)).status).toBe(200);
    add();
    const refused = await admin.get(`${log}?doiTuong=tinh-nang&maxResultCount=1000`);
    expect([refused.status, errorOf(refused).code, errorOf(refused).message]).toEqual([
      403,
      'QuyHoTro:09003',
      'Kết quả quá lớn (10.001 dòng). Vui lòng thu hẹp điều kiện lọc (tối đa 10.000 dòng).',
    ]);
    const screen = (await admin.get(`${log}?doiTuong=tinh-nang&maxResultCount=10`)).body as Page<LogListItem>;
    expect(screen.totalCount).toBe(10_001);
  });
});

describe('what an entry says', () => {
  it('B-23 V-05 of each record of a step for many that was refused, why: changed by others, or not there', async () => {
    const officer = await office.as('khoa.tm');
    const { items } = (await officer.get(`${reports}?trangThai=2&maxResultCount=1`)).body as Page<{ id: string }>;
    const changed = { id: items[0]?.id ?? '', concurrencyStamp: 'cũ' };
    const missing = { id: crypto.randomUUID(), concurrencyStamp: 'x' };
    const body = { items: [changed, missing], yKien: 'Đã kiểm tra.', maLanGui: crypto.randomUUID() };
    expect((await officer.post(`${reports}/nhieu/tham-dinh`, body)).status).toBe(200);
    expect(await latest(`banGhiId=${changed.id}`)).toMatchObject({ ketQua: 2, maLoi: '409', thayDoi: [] });
    expect(await latest(`banGhiId=${missing.id}`)).toMatchObject({ ketQua: 2, maLoi: '404', maBanGhi: null });
  });

  it('B-23 of a step for more records than one takes, that it was refused, once', async () => {
    const officer = await office.as('khoa.tm');
    const before = office.backend.database.logEntries.size;
    const items = Array.from({ length: bulkMostRows + 1 }, () => ({ id: crypto.randomUUID(), concurrencyStamp: 'x' }));
    const body = { items, yKien: 'Đã kiểm tra.', maLanGui: crypto.randomUUID() };
    expect((await officer.post(`${reports}/nhieu/tham-dinh`, body)).status).toBe(400);
    expect(office.backend.database.logEntries.size - before).toBe(1);
    expect(newest()).toMatchObject({ hanhDong: 'tham-dinh', doiTuong: 'bao-cao-quy', banGhiId: null, maLoi: '400' });
  });

  it('B-23 P-02 of permissions, whose they are by name', async () => {
    const { id } = userNamed(office.backend, 'son.hv');
    const address = `${permissionsPath}?providerName=U&providerKey=${id}`;
    const permissions = [{ name: policies.log, isGranted: true }];
    expect((await (await office.as('admin')).put(address, { permissions })).status).toBe(204);
    expect(newest()).toMatchObject({ doiTuong: 'phan-quyen', maBanGhi: 'son.hv', maLoi: null });
    expect(newest()?.thayDoi).toEqual([{ truong: policies.log, cu: null, moi: 'true' }]);
  });

  it('B-23 S-10 of a tenant’s features, whose they are and what was changed there, whatever another one has', async () => {
    const admin = await office.as('admin');
    const [one, other] = [...office.backend.database.tenants.rows()];
    const set = { features: [{ name: 'QuyHoTro.BaoCao.XuatPdf.KhoGiay', value: 'A5' }] };
    for (const tenant of [one, other]) {
      const address = `${features}?providerName=T&providerKey=${tenant?.id ?? ''}`;
      expect((await admin.put(address, set)).status).toBe(204);
      expect(newest()).toMatchObject({ doiTuong: 'tinh-nang', maBanGhi: tenant?.name });
      expect(newest()?.thayDoi).toMatchObject([{ truong: set.features[0]?.name, moi: 'A5' }]);
    }
  });

  it('B-23 S-10 of a tenant that was renamed, what it is called now', async () => {
    const admin = await office.as('admin');
    const [row] = [...office.backend.database.tenants.rows()];
    const { concurrencyStamp } = (await admin.get(`${tenants}/${row?.id ?? ''}`)).body as { concurrencyStamp: string };
    const renamed = await admin.put(`${tenants}/${row?.id ?? ''}`, { name: 'dao-tao-moi', concurrencyStamp });
    expect(renamed.status).toBe(200);
    expect(newest()).toMatchObject({ hanhDong: 'sua', maBanGhi: 'dao-tao-moi' });
  });

  it('B-23 A-20 of somebody who has registered, that they are new', async () => {
    const { backend } = office;
    const input = { userName: 'mai.nt', emailAddress: 'mai.nt@example.com', password: 'Moi#2026-abc', appName: 'A' };
    const headers = { 'Content-Type': 'application/json' };
    const url = new URL('/api/account/register', backend.origin);
    const answer = await backend.handle(new Request(url, { method: 'POST', headers, body: JSON.stringify(input) }));
    expect(answer.status).toBe(200);
    expect(newest()).toMatchObject({ hanhDong: 'them', doiTuong: 'nguoi-dung', maBanGhi: 'mai.nt' });
    expect(newest()?.thayDoi).toContainEqual({ truong: 'email', cu: null, moi: 'mai.nt@example.com' });
  });

  it('B-23 of an export, no condition that was left empty', async () => {
    await (await office.as('khoa.tm')).get('/api/app/nguoi-lao-dong?maxResultCount=1000&filter=&gioiTinh=1');
    expect(newest()?.thayDoi.map(({ truong }) => truong)).toEqual(['soDong', 'gioiTinh']);
  });

  it('B-23 of an export, that it was taken once, though it is fetched page by page, and no password in its address', async () => {
    const officer = await office.as('khoa.tm');
    const workers = '/api/app/nguoi-lao-dong?maxResultCount=1000';
    await callAs('khoa.tm', 'GET', `${workers}&matKhau=bi-mat`);
    const before = office.backend.database.logEntries.size;
    await officer.get(`${workers}&skipCount=1000`);
    expect(office.backend.database.logEntries.size).toBe(before);
    expect(newest()?.thayDoi.map(({ truong }) => truong)).toEqual(['soDong']);
  });

  it('B-23 A-21 of a password that somebody tried to reset, whose it is, however the id was written', async () => {
    const { id } = userNamed(office.backend, 'vinh.pq');
    const body = { userId: id.toUpperCase(), resetToken: 'sai', password: 'Moi#2026-abc' };
    expect(await callAs(undefined, 'POST', '/api/account/reset-password', body)).toBeGreaterThanOrEqual(400);
    expect(newest()).toMatchObject({ doiTuong: 'nguoi-dung', banGhiId: id, maBanGhi: 'vinh.pq', ketQua: 2 });
  });

  it('B-23 of a record that its address names, and not of those that a body adds', async () => {
    const [unit, other] = [...office.backend.database.units.rows()];
    const body = { items: [{ id: other?.id, concurrencyStamp: 'x' }] };
    expect(await callAs('khoa.tm', 'PUT', `/api/app/don-vi/${unit?.id ?? ''}`, body)).toBe(400);
    expect(newest()).toMatchObject({ doiTuong: 'don-vi', banGhiId: unit?.id, maLoi: '400' });
  });

  it('B-23 B-05 of a bank statement with more lines than one call takes, that it was refused, once', async () => {
    const counted = () => [...office.backend.database.logEntries.rows()].filter(({ maLoi }) => maLoi === '400').length;
    const before = counted();
    const dong = Array.from({ length: importMostRowsPerCall + 1 }, (_, index) => ({
      ...{ dong: index + 1, ngay: '2026-11-12', soTien: 1, noiDung: 'x', maGiaoDich: `G${index}` },
      ...{ phieuId: crypto.randomUUID(), concurrencyStamp: 'x' },
    }));
    const body = { dong, maLanGui: crypto.randomUUID(), lyDoChenhLech: null };
    expect(await callAs('ngan.dt', 'POST', '/api/app/phieu-nop-quy/sao-ke/xac-nhan', body)).toBe(400);
    expect(counted() - before).toBe(1);
  });

  it('B-23 A-02 of refused sign-ins under names that nobody has, that they came from different places', async () => {
    const { backend } = await createTestBackend();
    for (const username of ['khong.ai.ca', 'khong.ai.het']) {
      await askToken(backend, { grant_type: 'password', username, password: 'x' });
    }
    const addresses = [...backend.database.logEntries.rows()].map(({ diaChiIp }) => diaChiIp);
    expect(new Set(addresses).size).toBe(2);
  });
});
