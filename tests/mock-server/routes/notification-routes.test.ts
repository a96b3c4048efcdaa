import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'valibot';

import type { Page } from '@/domain/abp/paging';
import { notificationPageSchema, openTasksSchema } from '@/domain/notifications/notification';
import { matchRoute } from '@/domain/navigation/routes';
import type { WorkerListItem } from '@/domain/workers/worker';

import { userNamed } from '../support/test-backend';
import { openOffice, type Office } from './office';
import { addForeignContract, unitIdOf } from './worker-fixtures';

let office: Office;

beforeAll(async () => {
  office = await openOffice(1_500);
});

const inbox = async (userName: string, query = '') =>
  parse(notificationPageSchema, (await (await office.as(userName)).get(`/api/app/thong-bao${query}`)).body);
const tasks = async (userName: string) =>
  parse(openTasksSchema, (await (await office.as(userName)).get('/api/app/viec-can-lam')).body).items;

/** Where the list of a page gets its rows. */
const listOf: Readonly<Record<string, string>> = {
  workers: '/api/app/nguoi-lao-dong',
  workerDuplicates: '/api/app/nguoi-lao-dong/nghi-trung',
  units: '/api/app/don-vi',
  users: '/api/app/nguoi-dung',
  fundReports: '/api/app/bao-cao-quy',
  payIns: '/api/app/phieu-nop-quy',
  revenueReports: '/api/app/bao-cao-doanh-thu',
  documentReports: '/api/app/bao-cao-tai-lieu',
  selfPaying: '/api/app/nguoi-lao-dong-tu-dong',
  supportRequests: '/api/app/yeu-cau-ho-tro',
  selfPayingApproval: '/api/app/nguoi-lao-dong-tu-dong',
};

const people = [
  'admin',
  'khoa.tm',
  'vinh.pq',
  'ngan.dt',
  'son.hv',
  'dv0049.khaithac',
  'dv0007.nhaplieu',
  'dv0007.lanhdao',
] as const;

describe('open tasks', () => {
  it.each(people)('S-07 P-03 each number of %s is the total of the list it leads to', async (userName) => {
    const desk = await office.as(userName);
    const found = await tasks(userName);
    const totals = await Promise.all(
      found.map(async ({ duongDan }) => {
        const address = new URL(duongDan ?? '', 'http://page');
        const list = listOf[matchRoute(address.pathname)?.name ?? ''] ?? '';
        const { status, body } = await desk.get(`${list}${address.search}`);
        return status === 200 ? (body as { readonly totalCount: number }).totalCount : status;
      }),
    );
    expect(totals).toEqual(found.map(({ soLuong }) => soLuong));
    expect(totals.every((total) => total > 0)).toBe(true);
  });

  it('S-07 list the contracts of the next thirty days, of people who still work', async () => {
    const desk = await office.as('khoa.tm');
    const task = (await tasks('khoa.tm')).find(({ ma }) => ma === 'hop-dong-sap-het-han');
    const { search } = new URL(task?.duongDan ?? '', 'http://page');
    const { body } = await desk.get(`/api/app/nguoi-lao-dong${search}&maxResultCount=1000`);
    const { items } = body as Page<WorkerListItem>;
    const ends = items.map(({ ngayHetHanHd }) => ngayHetHanHd ?? '').sort();
    expect(items.length).toBe(task?.soLuong);
    expect(items.every(({ tinhTrang }) => tinhTrang === 2)).toBe(true);
    expect([(ends[0] ?? '') >= '2026-11-15', (ends.at(-1) ?? '') <= '2026-12-15']).toEqual([true, true]);
    expect(task?.hanXuLy).toBe(ends[0]);
  });

  it('S-07 P-02 belong to those who can do them', async () => {
    const codes = async (userName: string) => (await tasks(userName)).map(({ ma }) => ma);
    expect(await codes('admin')).toEqual(['giay-phep-thu-hoi', 'tai-khoan-bi-khoa']);
    expect(await codes('ngan.dt')).toEqual([
      'phieu-nop-cho-doi-soat',
      'tu-dong-qua-han',
      'tu-dong-cho-doi-soat',
      'ho-tro-cho-chi-tra',
    ]);
    expect(await codes('dv0007.lanhdao')).toEqual([
      'bao-cao-doanh-thu-chua-gui',
      'bao-cao-tai-lieu-chua-gui',
      'chua-dong-quy',
    ]);
    expect(await codes('dv0007.nhaplieu')).toContain('chua-dong-quy');
    expect(await codes('vinh.pq')).toContain('bao-cao-quy-cho-phe-duyet');
    expect(await codes('khoa.tm')).toContain('bao-cao-quy-cho-tham-dinh');
    expect(await codes('khoa.tm')).not.toContain('bao-cao-quy-cho-phe-duyet');
    expect(await codes('khoa.tm')).toContain('ho-so-nghi-trung');
    expect(await codes('khoa.tm')).not.toContain('chua-dong-quy');
  });

  it('S-07 count only what the data scope shows: a unit its own', async () => {
    const numberOf = async (userName: string, code: string) =>
      (await tasks(userName)).find(({ ma }) => ma === code)?.soLuong ?? 0;
    const { donViId } = userNamed(office.backend, 'dv0007.nhaplieu');
    const own = [...office.backend.database.contracts.rows()].filter(
      (contract) => contract.donViId === donViId && contract.dongQuy !== 1,
    );
    const unpaid = await numberOf('dv0007.nhaplieu', 'chua-dong-quy');
    expect(unpaid).toBeGreaterThan(0);
    expect(unpaid).toBeLessThanOrEqual(own.length);
    expect(await numberOf('dv0007.nhaplieu', 'hop-dong-sap-het-han')).toBeLessThan(
      await numberOf('khoa.tm', 'hop-dong-sap-het-han'),
    );
  });

  it('S-07 name the first day on which something ends, in the reader’s language', async () => {
    const task = (await tasks('khoa.tm')).find(({ ma }) => ma === 'hop-dong-sap-het-han');
    expect(task).toMatchObject({ tieuDe: 'Hợp đồng hết hạn trong 30 ngày tới', mucDo: 'can-chu-y' });
    expect(task?.hanXuLy).toMatch(/^2026-1[12]-\d\d$/u);
  });
});

describe('messages', () => {
  it('S-07 are the reader’s own, the newest first, with the number of unread ones', async () => {
    const page = await inbox('dv0007.nhaplieu');
    const reminders = page.items.filter(({ loai }) => loai === 'nhac-han');
    expect(page.totalCount).toBe(6 + reminders.length);
    expect(page.soChuaDoc).toBe(2 + reminders.length);
    const times = page.items.map(({ thoiGian }) => thoiGian);
    expect([...times].sort().reverse()).toEqual(times);
    const { donViId } = userNamed(office.backend, 'dv0007.nhaplieu');
    const ofWorkers = page.items.filter(({ loai }) => loai === 'nguoi-lao-dong');
    const workerIds = ofWorkers.map(({ duongDan }) => duongDan?.split('/').at(-1));
    const own = new Set(
      [...office.backend.database.contracts.rows()]
        .filter((contract) => contract.donViId === donViId)
        .map(({ nguoiLaoDongId }) => nguoiLaoDongId),
    );
    expect(workerIds.every((id) => own.has(id ?? ''))).toBe(true);
    expect((await inbox('dv0007.nhaplieu', '?skipCount=4&maxResultCount=3')).items).toEqual(page.items.slice(4, 7));
  });

  it('S-07 C-05 are the unread ones alone where only these are asked for', async () => {
    const { items, soChuaDoc, totalCount } = await inbox('dv0007.nhaplieu', '?maxResultCount=100');
    const unread = await inbox('dv0007.nhaplieu', '?chuaDoc=true&maxResultCount=100');
    expect(unread.items).toEqual(items.filter(({ daDoc }) => !daDoc));
    expect([unread.totalCount, unread.soChuaDoc]).toEqual([soChuaDoc, soChuaDoc]);
    expect((await inbox('dv0007.nhaplieu', '?chuaDoc=false')).totalCount).toBe(totalCount);
  });

  it('S-07 are read one by one or all together, by their reader alone', async () => {
    const { items, soChuaDoc } = await inbox('dv0007.lanhdao');
    const first = items.find(({ daDoc }) => !daDoc);
    const path = `/api/app/thong-bao/${first?.id ?? ''}/da-doc`;
    expect((await (await office.as('khoa.tm')).post(path, {})).status).toBe(404);
    expect((await (await office.as('dv0007.lanhdao')).post(path, {})).status).toBe(204);
    expect((await inbox('dv0007.lanhdao')).soChuaDoc).toBe(soChuaDoc - 1);
    expect((await (await office.as('dv0007.lanhdao')).post('/api/app/thong-bao/da-doc-tat-ca', {})).status).toBe(204);
    expect((await inbox('dv0007.lanhdao')).soChuaDoc).toBe(0);
    expect((await inbox('dv0007.nhaplieu')).soChuaDoc).toBe(soChuaDoc);
  });

  it('S-07 stay unread where they have come after the newest that was shown when all were marked', async () => {
    const unread = (await inbox('khoa.tm', '?chuaDoc=true&maxResultCount=100')).items.map(({ thoiGian }) => thoiGian);
    const denLuc = unread.at(-1) ?? '';
    const later = unread.filter((thoiGian) => thoiGian > denLuc).length;
    const desk = await office.as('khoa.tm');
    expect((await desk.post('/api/app/thong-bao/da-doc-tat-ca', { denLuc })).status).toBe(204);
    expect([later > 0, (await inbox('khoa.tm')).soChuaDoc]).toEqual([true, later]);
  });

  it('S-07 tell the people of a unit what somebody else did with it, and not the one who did it', async () => {
    const { donViId } = userNamed(office.backend, 'dv0007.nhaplieu');
    const desk = await office.as('khoa.tm');
    const { body: unit } = await desk.get(`/api/app/don-vi/${donViId}`);
    const before = (await inbox('khoa.tm')).totalCount;
    expect((await desk.put(`/api/app/don-vi/${donViId}`, unit)).status).toBe(200);
    const [newest] = (await inbox('dv0007.nhaplieu')).items;
    expect(newest).toMatchObject({
      loai: 'don-vi',
      tieuDe: 'Thông tin đơn vị được cập nhật',
      duongDan: `/csdl/don-vi/${donViId}`,
      daDoc: false,
    });
    expect(newest?.noiDung).toContain('Trần Minh Khoa đã sửa thông tin của DV0007');
    expect((await inbox('khoa.tm')).totalCount).toBe(before);
  });

  it('S-07 P-03 tell a unit that its worker’s record was changed, and nothing of the other unit that did it', async () => {
    const { contracts } = office.backend.database;
    const donViId = unitIdOf(office, 'DV0001');
    const [own] = [...contracts.rows()].filter((row) => row.donViId === unitIdOf(office, 'DV0007'));
    addForeignContract(office, own, donViId);
    const path = `/api/app/nguoi-lao-dong/${own?.nguoiLaoDongId ?? ''}`;
    const changed = async (userName: string) => {
      const desk = await office.as(userName);
      const { body } = await desk.get(path);
      expect((await desk.put(path, { ...(body as object), ghiChu: `Sửa bởi ${userName}` })).status).toBe(200);
      return (await inbox('dv0007.lanhdao')).items[0];
    };
    const { hoTen } = userNamed(office.backend, 'dv0001.nhaplieu');
    const byOther = await changed('dv0001.nhaplieu');
    expect(byOther?.tieuDe).toBe('Hồ sơ người lao động được cập nhật');
    expect(byOther?.noiDung).toMatch(/^Hồ sơ của .+ đã được sửa\.$/u);
    expect(byOther?.noiDung).not.toContain(hoTen);
    expect((await changed('dv0007.nhaplieu'))?.noiDung).toContain(userNamed(office.backend, 'dv0007.nhaplieu').hoTen);
    expect((await changed('khoa.tm'))?.noiDung).toContain('Trần Minh Khoa');
  });

  it('S-07 P-02 name a worker or a unit to nobody who may not open it, though they are of the unit', async () => {
    const { database } = office.backend;
    const colleague = userNamed(office.backend, 'dv0007.nhaplieu');
    database.users.put({ ...colleague, roles: [] });
    const before = (await inbox('dv0007.nhaplieu')).totalCount;
    const told = (await inbox('dv0007.lanhdao')).totalCount;
    const [own] = [...database.contracts.rows()].filter(({ donViId }) => donViId === colleague.donViId);
    const desk = await office.as('khoa.tm');
    for (const path of [
      `/api/app/nguoi-lao-dong/${own?.nguoiLaoDongId ?? ''}`,
      `/api/app/don-vi/${colleague.donViId}`,
    ]) {
      expect((await desk.put(path, (await desk.get(path)).body)).status).toBe(200);
    }
    expect((await inbox('dv0007.nhaplieu')).totalCount).toBe(before);
    expect((await inbox('dv0007.lanhdao')).totalCount).toBe(told + 2);
    database.users.put(colleague);
  });

  it('S-07 tell nobody of what was refused', async () => {
    const { donViId } = userNamed(office.backend, 'dv0007.nhaplieu');
    const before = (await inbox('dv0007.nhaplieu')).totalCount;
    expect((await (await office.as('khoa.tm')).put(`/api/app/don-vi/${donViId}`, {})).status).toBe(400);
    expect((await inbox('dv0007.nhaplieu')).totalCount).toBe(before);
  });
});
