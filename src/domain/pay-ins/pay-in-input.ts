import type { Schemas } from '../contract/schemas';
import type { FundReport } from '../fund-reports/fund-report';
import { normalizeName, normalizeNote, normalizeOptionalName } from '../text/names';
import {
  bankTransfer,
  cash,
  needsUnit,
  stateTreasury,
  type AllocationInput,
  type PayableDebt,
  type PayIn,
  type PayInInput,
} from './pay-in';

/** Stands for the State Treasury in the list of banks. */
const treasuryBank = 'KBNN';

/** A form's first values of a new voucher. @param today ISO date. */
export function emptyPayIn(today: string, donViId: string | null = null): PayInInput {
  return {
    loai: 'bao-cao-quy',
    donViId,
    hinhThuc: bankTransfer,
    ngayNop: today,
    soTien: null,
    taiKhoanNhanId: null,
    nganHangId: null,
    soTaiKhoanChuyen: null,
    soChungTu: '',
    nguoiNopTien: '',
    noiDung: null,
    phanBo: [],
    ghiChu: null,
  };
}

/** A new voucher that pays all that a fund report still owes. */
export function payInFor(
  blank: PayInInput,
  report: Pick<FundReport, 'id' | 'ma' | 'donViId' | 'hanNop' | 'noChuyenKySau'>,
): PayInInput {
  const { id, ma, donViId, hanNop, noChuyenKySau: owed } = report;
  return owed === 0
    ? { ...blank, donViId }
    : {
        ...blank,
        donViId,
        soTien: owed,
        phanBo: [{ chungTuId: id, ma, hanNop, conPhaiNop: owed, soTien: owed }],
      };
}

/** The stored voucher as its form shows it. */
export function payInInputOf(record: PayIn): PayInInput {
  return {
    loai: record.loai,
    donViId: record.donViId,
    hinhThuc: record.hinhThuc,
    ngayNop: record.ngayNop,
    soTien: record.soTien,
    taiKhoanNhanId: record.taiKhoanNhanId,
    nganHangId: record.nganHangId,
    soTaiKhoanChuyen: record.soTaiKhoanChuyen,
    soChungTu: record.soChungTu,
    nguoiNopTien: record.nguoiNopTien,
    noiDung: record.noiDung,
    phanBo: record.phanBo.map(({ chungTuId, ma, conPhaiNop, soTien }) => ({
      chungTuId,
      ma,
      hanNop: '',
      conPhaiNop,
      soTien,
    })),
    ghiChu: record.ghiChu,
  };
}

/**
 * What was typed, in the form in which it is checked, sent and stored. Fields that the way of paying or the kind of money
 * has no use for are emptied. Answers a copy.
 */
export function normalizePayIn(input: PayInInput): PayInInput {
  return {
    ...input,
    donViId: input.loai === 'tu-dong' ? null : normalizeOptionalName(input.donViId),
    taiKhoanNhanId: input.hinhThuc === cash ? null : input.taiKhoanNhanId,
    nganHangId: bankOf(input),
    soTaiKhoanChuyen: input.hinhThuc === cash ? null : accountNumber(input.soTaiKhoanChuyen),
    soChungTu: normalizeName(input.soChungTu),
    nguoiNopTien: normalizeName(input.nguoiNopTien),
    noiDung: normalizeOptionalName(input.noiDung),
    phanBo: input.loai === 'khac' ? [] : input.phanBo.filter(({ soTien }) => soTien !== null && soTien !== 0),
    ghiChu: normalizeNote(input.ghiChu),
  };
}

/** The voucher as it travels. @param input Normalised and without broken rules. */
export function payInWire({ phanBo, soTien, ...input }: PayInInput): Schemas['PhieuNopQuyNhap'] {
  return {
    ...input,
    soTien: soTien ?? 0,
    phanBo: phanBo.map((line) => ({ chungTuId: line.chungTuId, soTien: line.soTien ?? 0 })),
  };
}

/**
 * The table's lines for the debts of today: amounts that were given already stay, also for a document that owes nothing
 * any more.
 */
export function linesFor(debts: readonly PayableDebt[], given: readonly AllocationInput[]): readonly AllocationInput[] {
  const amounts = new Map(given.map((line) => [line.chungTuId, line.soTien]));
  const owing = debts.map(({ chungTuId, ma, hanNop, conPhaiNop }) => ({
    chungTuId,
    ma,
    hanNop,
    conPhaiNop,
    soTien: amounts.get(chungTuId) ?? null,
  }));
  const known = new Set(owing.map(({ chungTuId }) => chungTuId));
  const settled = given.filter(({ chungTuId, soTien }) => !known.has(chungTuId) && soTien !== null && soTien !== 0);
  return [...owing, ...settled];
}

/** True where the voucher cannot be without a unit. */
export function isUnitRequired({ loai }: Pick<PayInInput, 'loai'>): boolean {
  return needsUnit(loai);
}

function bankOf({ hinhThuc, nganHangId }: PayInInput): string | null {
  if (hinhThuc === cash) {
    return null;
  }
  return hinhThuc === stateTreasury ? treasuryBank : normalizeOptionalName(nganHangId);
}

function accountNumber(text: string | null): string | null {
  const compact = text?.replaceAll(/[\s.-]/gu, '').toUpperCase() ?? '';
  return compact === '' ? null : compact;
}
