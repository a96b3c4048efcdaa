import type { Schemas } from '../contract/schemas';
import { normalizeAccountNumber } from '../identity/account-number';
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

/**
 * A new voucher that pays all that a unit's report still owes. What a report has handed on is owed, and paid, by the last
 * report that carries it.
 *
 * @param blank Says for which kind of report.
 * @param debts What the unit owes for reports of this kind now, the last report's debt at the end.
 */
export function payInFor(
  blank: PayInInput,
  report: { readonly id: string; readonly donViId: string; readonly noChuyenKySau: number },
  debts: readonly PayableDebt[],
): PayInInput {
  const { id, donViId, noChuyenKySau } = report;
  const own = debts.find(({ chungTuId }) => chungTuId === id);
  const debt = own ?? debts.at(-1);
  if (debt === undefined) {
    return { ...blank, donViId };
  }
  const { chungTuId, ma, dienGiai, hanNop, conPhaiNop } = debt;
  const soTien = own === undefined ? Math.min(noChuyenKySau, conPhaiNop) : conPhaiNop;
  return { ...blank, donViId, soTien, phanBo: [{ chungTuId, ma, dienGiai, hanNop, conPhaiNop, soTien }] };
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
      dienGiai: '',
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
  const owing = debts.map(({ chungTuId, ma, dienGiai, hanNop, conPhaiNop }) => ({
    chungTuId,
    ma,
    dienGiai,
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
  const compact = normalizeAccountNumber(text ?? '');
  return compact === '' ? null : compact;
}
