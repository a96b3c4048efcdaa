import { beforeAll, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import { maskIdentity } from '@/domain/format/identities';
import type { LogEntry, LogListItem } from '@/domain/log/log-entry';
import { attachmentsOf } from '@mock-server/data/attachments';

import { bearer, call, signIn, userNamed } from '../support/test-backend';
import { complaintsOf, openOffice, type Office } from './office';

const log = '/api/app/nhat-ky';

let office: Office;

beforeAll(async () => {
  office = await openOffice(300);
});

/** The newest entry of the day that the query finds. */
async function latest(query: string): Promise<LogEntry | undefined> {
  const admin = await office.as('admin');
  const { items } = (await admin.get(`${log}?maxResultCount=1&tu=2026-11-15&den=2026-11-15&${query}`))
    .body as Page<LogListItem>;
  return items[0] && ((await admin.get(`${log}/${items[0].id}`)).body as LogEntry);
}

async function firstOf(path: string, person: string): Promise<string> {
  const { items } = (await (await office.as(person)).get(path)).body as Page<{ id: string }>;
  return items[0]?.id ?? '';
}

async function download(fileId: string, person: string): Promise<number> {
  const { access_token } = await signIn(office.backend, person);
  const path = `/api/app/tep-dinh-kem/${fileId}/noi-dung`;
  return (await call(office.backend, path, { headers: bearer(access_token) })).status;
}

describe('the log of what was only looked at', () => {
  it('B-23 B-04 names who read a certificate with its whole numbers, and who tried to', async () => {
    const id = await firstOf('/api/app/dong-gop-quy?nguonDong=1&maxResultCount=1', 'ngan.dt');
    const certificate = `/api/app/dong-gop-quy/${id}/giay-chung-nhan`;
    expect((await (await office.as('dv0049.khaithac')).get(certificate)).status).toBe(403);
    const look = `doiTuong=dong-gop-quy&hanhDong=xem-nhay-cam&banGhiId=${id}`;
    expect(await latest(`${look}&ketQua=2`)).toMatchObject({ maLoi: '403' });
    // Neither the accountant nor the director sees numbers on the record's page.
    expect((await (await office.as('ngan.dt')).get(`/api/app/dong-gop-quy/${id}`)).status).toBe(200);
    expect(await latest(`${look}&ketQua=1`)).toBeUndefined();
    expect((await (await office.as('ngan.dt')).get(certificate)).status).toBe(200);
    const { soGcn } = office.backend.database.contributions.find(id) ?? {};
    expect(await latest(`${look}&ketQua=1`)).toMatchObject({ maBanGhi: soGcn, nguoiDungTen: 'Đỗ Thị Ngân' });
  });

  it('B-23 names who opened a document, and whose it was, and nobody for a blank form', async () => {
    const [row] = [...office.backend.database.workers.rows()];
    const worker = row?.id ?? '';
    const number = maskIdentity(row?.soCccd ?? '');
    const file = attachmentsOf(office.backend.database.attachments, 'nguoi-lao-dong', worker)[0];
    expect(await download(file?.id ?? '', 'khoa.tm')).toBe(200);
    expect(await latest('doiTuong=tep-dinh-kem&hanhDong=xem-nhay-cam')).toMatchObject({
      banGhiId: file?.id,
      maBanGhi: `Hộ chiếu.pdf · ${number}`,
      nguoiDungTen: 'Trần Minh Khoa',
      ketQua: 1,
      thayDoi: [],
    });
    const { attachments } = office.backend.database;
    const scan = { ...file, id: crypto.randomUUID(), ten: 'CCCD_042196000045.pdf' } as NonNullable<typeof file>;
    attachments.put(scan);
    await download(scan.id, 'khoa.tm');
    expect(await latest(`banGhiId=${scan.id}`)).toMatchObject({ maBanGhi: `CCCD_042***000045.pdf · ${number}` });
    attachments.remove(scan.id);
    // Whose paper it was stays known when the paper is gone, and stands among that worker's entries.
    const admin = await office.as('admin');
    for (const way of [`banGhiId=${worker}`, `filter=${number}`]) {
      const looks = await admin.get(`${log}?doiTuong=tep-dinh-kem&tu=2026-11-15&den=2026-11-15&${way}`);
      const ids = (looks.body as Page<LogListItem>).items.map(({ banGhiId }) => banGhiId);
      expect(new Set(ids)).toEqual(new Set([file?.id, scan.id]));
    }
    const blank = { ...file, id: crypto.randomUUID(), taiNguyen: 'dm-loai-ho-tro' } as NonNullable<typeof file>;
    attachments.put(blank);
    await download(blank.id, 'khoa.tm');
    expect(await latest(`banGhiId=${blank.id}`)).toBeUndefined();
    attachments.remove(blank.id);
  });

  it('B-23 B-08 names the accountant who opened a request, whose accounts are shown whole to whoever pays', async () => {
    const id = await firstOf('/api/app/yeu-cau-ho-tro?maxResultCount=1', 'ngan.dt');
    const request = `/api/app/yeu-cau-ho-tro/${id}`;
    const look = `doiTuong=yeu-cau-ho-tro&hanhDong=xem-nhay-cam&banGhiId=${id}`;
    // The director sees all numbers hidden.
    expect((await (await office.as('vinh.pq')).get(request)).status).toBe(200);
    expect(await latest(look)).toBeUndefined();
    expect((await (await office.as('ngan.dt')).get(request)).status).toBe(200);
    expect(await latest(look)).toMatchObject({ nguoiDungTen: 'Đỗ Thị Ngân' });
  });

  it('B-23 B-10 counts the list of suspected duplicates among the exports', async () => {
    const { body } = await (await office.as('khoa.tm')).get('/api/app/nguoi-lao-dong/nghi-trung?maxResultCount=1000');
    expect(await latest('doiTuong=nguoi-lao-dong&hanhDong=xuat')).toMatchObject({
      nguoiDungTen: 'Trần Minh Khoa',
      thayDoi: [{ truong: 'soDong', cu: null, moi: String((body as Page<unknown>).totalCount) }],
    });
  });

  it('B-23 B-12 B-15 writes that a report was taken away, by those only who may see it', async () => {
    const officer = await office.as('khoa.tm');
    const report = '/api/app/bao-cao/chua-dong-quy/xuat';
    expect((await officer.post(report, { soDong: 107 })).status).toBe(200);
    expect(await latest('doiTuong=bao-cao&hanhDong=xuat')).toMatchObject({
      ketQua: 1,
      maBanGhi: 'chua-dong-quy',
      thayDoi: [{ truong: 'soDong', cu: null, moi: '107' }],
    });
    expect(complaintsOf(await officer.post(report, { soDong: -1 }))).toEqual(['soDong']);
    const unit = [...office.backend.database.units.rows()].find(({ ma }) => ma === 'DV0007');
    const boLoc = { denNgay: '2026-11-15', donViId: unit?.id ?? '', TuoiNo: '1-30,31-60', matKhau: 'x', nothing: 'y' };
    expect((await officer.post('/api/app/bao-cao/dong-gop-quy/xuat', { soDong: 7, boLoc })).status).toBe(200);
    const noted = [...office.backend.database.logEntries.rows()].find(({ maBanGhi }) => maBanGhi === 'dong-gop-quy');
    expect(noted?.thayDoi).toEqual([
      { truong: 'soDong', cu: null, moi: '7' },
      { truong: 'denNgay', cu: null, moi: '2026-11-15' },
      { truong: 'donViId', cu: null, moi: `DV0007 – ${unit?.ten ?? ''}` },
      { truong: 'tuoiNo', cu: null, moi: '1-30,31-60' },
    ]);
    expect(complaintsOf(await officer.post(report, { soDong: 1, boLoc: { denNgay: 5 } }))).toEqual(['boLoc.denNgay']);
    const someone = userNamed(office.backend, 'son.hv');
    office.backend.database.users.put({ ...someone, roles: [] });
    expect((await (await office.as('son.hv')).post(report, { soDong: 1 })).status).toBe(403);
    office.backend.database.users.put(someone);
  });
});
