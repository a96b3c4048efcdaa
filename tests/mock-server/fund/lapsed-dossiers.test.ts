import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import { isDoneBySystem, type LogEntry, type LogListItem } from '@/domain/log/log-entry';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';

import { openInbox } from '../notifications/inbox';
import { openOffice, type Office } from '../routes/office';
import { attach, declarationDay, declare, dossiers, goTo, step, taken, trailOf } from './self-paying-desk';

const lyDo = 'Thiếu bản dịch hợp đồng lao động.';
const giayTo = ['ban-dich'];

let office: Office;
let returned: SelfPayingDossier;

const present = async () => (await (await office.as('khoa.tm')).get(`${dossiers}/${returned.id}`)).body;

beforeEach(async () => {
  office = await openOffice(20);
  goTo(office, declarationDay);
  const declared = await declare(office);
  attach(office, declared, 'hop-dong', 'ho-chieu');
  goTo(office, '2026-11-20');
  returned = await taken(step(office, 'khoa.tm', declared, 'yeu-cau-bo-sung', { lyDo, giayTo }));
});

describe('a returned dossier that nobody completes', () => {
  it('B-02 stays on its thirtieth day, a Sunday, and on the Monday after it', async () => {
    goTo(office, '2026-12-20');
    expect(await present()).toMatchObject({ trangThai: 6 });
    goTo(office, '2026-12-21');
    expect(await present()).toMatchObject({ trangThai: 6 });
  });

  it('B-02 is not cancelled on a day off that the administrator has entered since', async () => {
    goTo(office, '2026-12-21');
    await present();
    const day = { ngay: '2026-12-21', loai: 1, ten: 'Nghỉ theo thông báo', ghiChu: null };
    expect((await (await office.as('admin')).post('/api/app/ngay-nghi', day)).status).toBe(200);
    goTo(office, '2026-12-22');
    expect(await present()).toMatchObject({ trangThai: 6 });
    goTo(office, '2026-12-23');
    expect(await present()).toMatchObject({ trangThai: 9, lastModificationTime: '2026-12-23T00:00:00.000' });
  });

  it('B-02 is cancelled by the system on the day after it, whenever somebody looks', async () => {
    goTo(office, '2027-01-15');
    expect(await present()).toMatchObject({
      trangThai: 9,
      lyDo: 'Quá 30 ngày không bổ sung hồ sơ.',
      lastModificationTime: '2026-12-22T00:00:00.000',
      lastModifierId: null,
    });
    expect((await trailOf(office, returned)).at(-1)).toMatchObject({
      thoiGian: '2026-12-22T00:00:00.000',
      nguoiThucHienId: null,
      nguoiThucHienTen: null,
      tuTrangThai: 6,
      denTrangThai: 9,
      hanhDong: 'huy',
      yKien: 'Quá 30 ngày không bổ sung hồ sơ.',
    });
    expect(await trailOf(office, returned)).toHaveLength(3);
  });

  it('B-23 B-02 is cancelled in the log too, by the system and from nowhere, at the midnight of its end', async () => {
    goTo(office, '2027-01-15');
    const admin = await office.as('admin');
    const path = `/api/app/nhat-ky?banGhiId=${returned.id}`;
    const { items } = (await admin.get(path)).body as Page<LogListItem>;
    const found = items.find(({ nguoiDungTen }) => nguoiDungTen === null);
    const entry = (await admin.get(`/api/app/nhat-ky/${found?.id ?? ''}`)).body as LogEntry;
    expect(entry).toMatchObject({
      ...{ thoiGian: '2026-12-22T00:00:00.000', hanhDong: 'huy', doiTuong: 'nguoi-lao-dong-tu-dong', ketQua: 1 },
      ...{ maBanGhi: returned.ma, diaChiIp: null, thietBi: null },
    });
    expect(entry.thayDoi).toContainEqual({ truong: 'trangThai', cu: '6', moi: '9' });
    expect(isDoneBySystem(entry)).toBe(true);
  });

  it('B-02 tells who has entered it', async () => {
    goTo(office, '2026-12-22');
    const [newest] = await openInbox(office).news('khoa.tm');
    expect(newest).toEqual({
      tieuDe: 'Hồ sơ tự đóng đã bị hủy',
      noiDung: `${returned.ma}: Quá 30 ngày không bổ sung hồ sơ.`,
      duongDan: `/quan-ly-quy/nguoi-lao-dong-tu-dong/${returned.id}`,
      daDoc: false,
    });
  });

  it('B-02 has thirty days again each time that it is returned', async () => {
    goTo(office, '2026-12-10');
    const completed = await taken(step(office, 'khoa.tm', returned, 'bo-sung'));
    goTo(office, '2026-12-15');
    await taken(step(office, 'khoa.tm', completed, 'yeu-cau-bo-sung', { lyDo, giayTo }));
    goTo(office, '2027-01-14');
    expect(await present()).toMatchObject({ trangThai: 6 });
    goTo(office, '2027-01-15');
    expect(await present()).toMatchObject({ trangThai: 9 });
  });

  it('B-02 no longer stands in the way of another declaration of the same person', async () => {
    goTo(office, '2026-12-22');
    const again = await (await office.as('khoa.tm')).get(`${dossiers}?trangThai=6`);
    expect(
      (again.body as { readonly items: readonly { readonly id: string }[] }).items.map(({ id }) => id),
    ).not.toContain(returned.id);
    const other = { ngayXuatCanh: '2027-02-02', tuNgay: '2027-02-02', denNgay: '2029-12-01' };
    expect((await declare(office, other)).trangThai).toBe(2);
  });
});

describe('the seed', () => {
  it('B-02 has no returned dossier that would be cancelled on the demo’s day', async () => {
    const other = await openOffice(20);
    await (await other.as('khoa.tm')).get(dossiers);
    const returnedOnes = [...other.backend.database.selfPaying.rows()].filter(({ trangThai }) => trangThai === 6);
    expect(returnedOnes).toHaveLength(15);
  });
});
