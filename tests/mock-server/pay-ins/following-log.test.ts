import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Contribution } from '@/domain/contributions/contribution';
import { maskIdentity } from '@/domain/format/identities';
import type { LogEntry, LogListItem } from '@/domain/log/log-entry';
import { logActions } from '@/domain/log/log-lists';
import { logFieldOf, logValuesOf } from '@/domain/log/log-fields';
import type { PayIn } from '@/domain/pay-ins/pay-in';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';

import { declarationOfSen } from '../../support/self-paying';
import { attach, declare, dossiers, step, taken } from '../fund/self-paying-desk';
import { openOffice, type Office } from '../routes/office';
import { lyDo, newKey } from './pay-in-desk';

let office: Office;
let dossier: SelfPayingDossier;

beforeEach(async () => {
  office = await openOffice(60);
  const declared = await declare(office);
  attach(office, declared, ...requiredPapers('6a'));
  const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
  const payment = { hinhThucNop: 2, ngayNop: '2026-11-14', soGiaoDich: null, nganHangId: null };
  const noted = await taken(step(office, 'ngan.dt', approved, 'ghi-nhan-dong', payment));
  const found = { ngayGhiCo: '2026-11-14', soChungTu: null, noiDung: null, soTienThucNhan: noted.conPhaiNop };
  dossier = await taken(step(office, 'ngan.dt', noted, 'xac-nhan-dong', found));
});

/** Everything that the log has of a record. */
async function logOf(id: string): Promise<readonly LogEntry[]> {
  const admin = await office.as('admin');
  const { items } = (await admin.get(`/api/app/nhat-ky?banGhiId=${id}`)).body as Page<LogListItem>;
  return Promise.all(items.map(async (item) => (await admin.get(`/api/app/nhat-ky/${item.id}`)).body as LogEntry));
}

describe('what a call does to other records on its way', () => {
  it('B-23 B-05 stands in the log of the voucher that a confirmed payment made, with its money', async () => {
    const voucher = [...office.backend.database.payIns.rows()].find(({ phanBo }) =>
      phanBo.some(({ chungTuId }) => chungTuId === dossier.id),
    );
    const entries = await logOf(voucher?.id ?? '');
    const ngan = { doiTuong: 'phieu-nop-quy', maBanGhi: voucher?.ma, nguoiDungTen: 'Đỗ Thị Ngân', ketQua: 1 };
    expect(entries.map(({ hanhDong }) => hanhDong).sort()).toEqual(['doi-soat', 'them']);
    const made = entries.find(({ hanhDong }) => hanhDong === 'them');
    expect(made).toMatchObject(ngan);
    expect(made?.thayDoi).toContainEqual({ truong: 'soTienThucNhan', cu: null, moi: String(dossier.soTien) });
    expect(entries.find(({ hanhDong }) => hanhDong === 'doi-soat')).toMatchObject({
      ...ngan,
      thayDoi: [{ truong: 'trangThai', cu: '2', moi: '7' }],
    });
  });

  it('B-23 B-03 B-05 what confirms a payment, and what takes it back, stand in the log as what they are', async () => {
    const { database } = office.backend;
    const row = [...database.payIns.rows()].find(({ phanBo }) =>
      phanBo.some(({ chungTuId }) => chungTuId === dossier.id),
    );
    const desk = await office.as('ngan.dt');
    const path = `/api/app/phieu-nop-quy/${row?.id ?? ''}`;
    const { concurrencyStamp } = (await desk.get(path)).body as PayIn;
    const back = await desk.post(`${path}/huy-doi-soat`, { lyDo, concurrencyStamp, maLanGui: newKey() });
    expect(back.status).toBe(200);

    const [voucher, declared] = await Promise.all([logOf(row?.id ?? ''), logOf(dossier.id)]);
    const named = (entries: readonly LogEntry[]) =>
      entries.map(({ hanhDong }) => logActions.find(({ id }) => id === hanhDong)?.ten);
    expect(named(voucher)).toContain('Hủy đối soát');
    expect(named(declared)).toEqual(expect.arrayContaining(['Xác nhận đóng', 'Hủy đối soát']));
  });

  it('B-23 B-02 what undoes a step, or says that no money came, is found in the log by its own name', async () => {
    const declared = await declare(office, { hoTen: 'Phạm Thị Lan', soCccd: '042196000046', soHoChieu: 'C1234568' });
    attach(office, declared, ...requiredPapers('6a'));
    const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
    const payment = { hinhThucNop: 2, ngayNop: '2026-11-14', soGiaoDich: null, nganHangId: null };
    const noted = await taken(step(office, 'ngan.dt', approved, 'ghi-nhan-dong', payment));
    const missed = await taken(step(office, 'ngan.dt', noted, 'khong-tim-thay', { lyDo }));
    await taken(step(office, 'vinh.pq', missed, 'mo-lai', { lyDo }));
    const admin = await office.as('admin');
    const named: (string | undefined)[] = [];
    for (const hanhDong of ['ghi-nhan-dong', 'khong-tim-thay', 'mo-lai']) {
      const query = `banGhiId=${declared.id}&hanhDong=${hanhDong}`;
      const { items } = (await admin.get(`/api/app/nhat-ky?${query}`)).body as Page<LogListItem>;
      named.push(...items.map((item) => logActions.find(({ id }) => id === item.hanhDong)?.ten));
    }
    expect(named).toEqual(['Ghi nhận đóng tiền', 'Không tìm thấy khoản tiền', 'Mở lại']);
  });

  it('B-23 B-04 stands in the log of the dossier whose money went back with its contribution', async () => {
    const row = [...office.backend.database.contributions.rows()].find(({ soGcn }) => soGcn === dossier.soGcn);
    const desk = await office.as('ngan.dt');
    const path = `/api/app/dong-gop-quy/${row?.id ?? ''}`;
    const { concurrencyStamp } = (await desk.get(path)).body as Contribution;
    const paper = { soChungTu: 'PC001', ngayChungTu: '2026-11-14', lyDo };
    const back = await desk.post(`${path}/hoan-tra`, { ...paper, concurrencyStamp, maLanGui: newKey() });
    expect(back.status).toBe(200);
    for (const id of [row?.id ?? '', dossier.id]) {
      const actions = (await logOf(id)).map(({ hanhDong }) => logActions.find((action) => action.id === hanhDong)?.ten);
      expect(actions).toContain('Hoàn trả');
    }
    const told = (await logOf(dossier.id)).flatMap(({ thayDoi }) => thayDoi);
    expect(told).toContainEqual({ truong: 'tinhTrangDong', cu: '3', moi: '4' });
    expect(told.find(({ moi }) => moi === lyDo)?.truong).toBe('lyDo');
    expect(logFieldOf('tinhTrangDong')?.ten).toBe('Tình trạng đóng');
    const names = (truong: string) => logValuesOf('nguoi-lao-dong-tu-dong', truong)?.map(({ ten }) => ten);
    expect([names('tinhTrangDong')?.at(-1), names('trangThai')?.at(-1)]).toEqual(['Đã hoàn', 'Đã hoàn']);
  });

  it('B-23 B-10 B-02 stands in the log of the worker whom an approved declaration brought into the register, and changed', async () => {
    const byHand = await declare(office, { soCccd: '042196000054', soHoChieu: 'C7654329', soHopDong: '46/2026/HĐLĐ' });
    attach(office, byHand, ...requiredPapers('6a'));
    const approved = await taken(step(office, 'khoa.tm', byHand, 'phe-duyet', { yKien: null }));
    const workerId = approved.nguoiLaoDongId ?? '';
    const [made] = await logOf(workerId);
    expect(made).toMatchObject({ hanhDong: 'them', doiTuong: 'nguoi-lao-dong', nguoiDungTen: 'Trần Minh Khoa' });
    expect(made?.thayDoi).toContainEqual({ truong: 'soHoChieu', cu: null, moi: maskIdentity('C7654329') });

    const reopened = await taken(step(office, 'vinh.pq', approved, 'mo-lai', { lyDo }));
    const again = { ...declarationOfSen(), soCccd: '042196000054', soHopDong: '46/2026/HĐLĐ', soHoChieu: 'C7654330' };
    const { concurrencyStamp } = reopened;
    office.clock.advanceSeconds(60);
    const desk = await office.as('khoa.tm');
    const changed = (await desk.put(`${dossiers}/${byHand.id}`, { ...again, concurrencyStamp }))
      .body as SelfPayingDossier;
    await taken(step(office, 'khoa.tm', changed, 'phe-duyet', { yKien: null }));
    const [latest] = await logOf(workerId);
    expect(latest).toMatchObject({ hanhDong: 'sua', nguoiDungTen: 'Trần Minh Khoa' });
    expect(latest?.thayDoi).toContainEqual({
      truong: 'soHoChieu',
      cu: maskIdentity('C7654329'),
      moi: maskIdentity('C7654330'),
    });
  });
});
