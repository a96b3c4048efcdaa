import type { Schemas } from '@/domain/contract/schemas';
import type { PayIn, PayInVerb } from '@/domain/pay-ins/pay-in';
import { settleUnit } from '@mock-server/data/fund/ledger';
import { seedId, seedStamp } from '@mock-server/data/seed/ids';
import type { PayInRow } from '@mock-server/data/fund/pay-in-row';

import { openOffice, type Office, type Reply } from '../routes/office';
import { userNamed } from '../support/test-backend';

export const payInPath = '/api/app/phieu-nop-quy';

export const lyDo = 'Lý do đủ dài để được chấp nhận.';

export function newKey(): string {
  return crypto.randomUUID();
}

export function unitId({ backend }: Pick<Office, 'backend'>, ma: string): string {
  return [...backend.database.units.rows()].find((unit) => unit.ma === ma)?.id ?? '';
}

function userId({ backend }: Office, userName: string): string {
  return [...backend.database.users.rows()].find((user) => user.userName === userName)?.id ?? '';
}

/** An office in which Lam Giang owes 500.000 đồng, carried on since its first report. */
export async function openPayInOffice(): Promise<Office> {
  const office = await openOffice(60);
  letLamGiangOwe(office, 500_000);
  return office;
}

/** Lets Lam Giang owe from before its first report, and nothing else. @param debt Integer đồng. */
export function letLamGiangOwe(office: Pick<Office, 'backend'>, debt: number): void {
  const { database, clock } = office.backend;
  const lamGiang = unitId(office, 'DV0007');
  for (const report of [...database.fundReports.rows()].filter(({ donViId }) => donViId === lamGiang)) {
    database.fundReports.put({ ...report, duNoMoSo: debt });
  }
  const user = { ...userNamed(office.backend, 'ngan.dt'), grantedPolicies: new Set<string>() };
  settleUnit(database, lamGiang, { user, now: clock() });
}

/** What Lam Giang still owes: its report of 09/2026 with 500.000 đồng. */
export function septemberReport({ backend }: Pick<Office, 'backend'>) {
  const report = [...backend.database.fundReports.rows()].find(({ ma }) => ma === 'BCQ.202609.DV0007');
  if (report === undefined) {
    throw new Error('The demo has no report of Lam Giang for 09/2026.');
  }
  return report;
}

/** A cash voucher of Lam Giang in any status, laid straight into the table. */
export function layVoucher(office: Office, number: number, change: Partial<PayInRow> = {}): PayInRow {
  const id = seedId('vouchers of a test', number);
  const row: PayInRow = {
    id,
    creationTime: '2026-11-10T08:00:00.000',
    creatorId: userId(office, 'dv0007.nhaplieu'),
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: seedStamp(id),
    ma: `NQ.2026.${String(900_000 + number)}`,
    loai: 'bao-cao-quy',
    donViId: unitId(office, 'DV0007'),
    hinhThuc: 2,
    ngayNop: '2026-11-10',
    soTien: 200_000,
    taiKhoanNhanId: null,
    nganHangId: null,
    soTaiKhoanChuyen: null,
    soChungTu: `CT${String(number)}`,
    nguoiNopTien: 'Nguyễn Văn Nộp',
    noiDung: null,
    phanBo: [],
    ghiChu: null,
    ngayGhiCo: null,
    soTienThucNhan: null,
    xuLyChenhLech: null,
    lyDoChenhLech: null,
    lyDo: null,
    maGiaoDichSaoKe: null,
    trangThai: 1,
    nguoiDoiSoatId: null,
    ...change,
  };
  office.backend.database.payIns.put(row);
  return row;
}

/** What a unit types for a transfer of 300.000 đồng toward its debt. */
export function wish(
  office: Pick<Office, 'backend'>,
  change: Partial<Schemas['PhieuNopQuyNhap']> = {},
): Schemas['PhieuNopQuyNhap'] {
  return {
    loai: 'bao-cao-quy',
    donViId: unitId(office, 'DV0007'),
    hinhThuc: 1,
    ngayNop: '2026-11-10',
    soTien: 300_000,
    taiKhoanNhanId: 'vcb-thu-quy',
    nganHangId: '970436',
    soTaiKhoanChuyen: '0011004567890',
    soChungTu: 'FT26314000001',
    nguoiNopTien: 'Lê Thị Thủ Quỹ',
    noiDung: null,
    phanBo: [{ chungTuId: septemberReport(office).id, soTien: 300_000 }],
    ghiChu: null,
    ...change,
  };
}

/** Cash that the accountant takes for a report: it counts at once. */
export function cashOf(office: Pick<Office, 'backend'>, chungTuId: string, soTien: number) {
  const noBank = { taiKhoanNhanId: null, nganHangId: null, soTaiKhoanChuyen: null };
  return wish(office, { ...noBank, hinhThuc: 2, soTien, phanBo: [{ chungTuId, soTien }] });
}

/** Takes a step with whatever it asks for. */
export async function take(
  office: Pick<Office, 'as'>,
  userName: string,
  voucher: Pick<PayIn, 'id' | 'concurrencyStamp'>,
  verb: PayInVerb,
  more: object = {},
): Promise<Reply> {
  const desk = await office.as(userName);
  return desk.post(`${payInPath}/${voucher.id}/${verb}`, {
    concurrencyStamp: voucher.concurrencyStamp,
    maLanGui: newKey(),
    lyDo: verb === 'gui' || verb === 'doi-soat' || verb === 'thu-tien-mat' ? null : lyDo,
    ...(verb === 'doi-soat' ? { ngayGhiCo: '2026-11-12', soTienThucNhan: 200_000 } : {}),
    ...more,
  });
}

/** The paper of a transfer, attached. */
export function attachProof({ backend }: Office, id: string): void {
  backend.database.attachments.put({
    id: crypto.randomUUID(),
    taiNguyen: 'phieu-nop-quy',
    banGhiId: id,
    ten: 'uy-nhiem-chi.pdf',
    loai: 'pdf',
    dungLuong: 10,
    giayTo: null,
    maLanGui: newKey(),
    creationTime: '2026-11-10T08:00:00.000',
    creatorId: null,
    nguoiTaoTen: null,
    mau: 'Ủy nhiệm chi',
  });
}
