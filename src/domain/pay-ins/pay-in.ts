import type { Schemas } from '../contract/schemas';
import type { NamedValue } from '../reference/named-value';

/** Phiếu nộp quỹ: a payment into the Fund (domain dictionary §5.5). */
export type PayIn = Schemas['PhieuNopQuy'];
export type PayInKind = Schemas['LoaiNop'];
export type PayInMethod = Schemas['HinhThucNop'];
export type PayInStatus = Schemas['TrangThaiPhieuNopQuy'];
export type PayInAllocation = Schemas['PhanBo'];
/** A report or dossier that still owes money. */
export type PayableDebt = Schemas['CongNo'];
export type FundAccount = Schemas['TaiKhoanQuy'];
export type DifferenceHandling = Schemas['XuLyChenhLech'];
export type PayInTotals = Schemas['TrangPhieuNopQuy']['tong'];

/** Steps that a voucher takes by an endpoint of their own (domain dictionary §5.5 a–f). */
export type PayInVerb = 'gui' | 'doi-soat' | 'thu-tien-mat' | 'tra-lai' | 'tu-choi' | 'huy-doi-soat' | 'huy';

/** One line of the form's allocation table; a line without an amount gives nothing to its document. */
export type AllocationInput = {
  readonly chungTuId: string;
  readonly ma: string;
  /** Period or person that it is about; `''` where it is no longer known. */
  readonly dienGiai: string;
  /** ISO date; `''` where it is no longer known. */
  readonly hanNop: string;
  /** What the document still owes without this voucher. Integer đồng. */
  readonly conPhaiNop: number;
  readonly soTien: number | null;
};

/** A voucher as a person types it; it travels as `PhieuNopQuyNhap`. */
export type PayInInput = Omit<Schemas['PhieuNopQuyNhap'], 'soTien' | 'phanBo'> & {
  readonly soTien: number | null;
  readonly phanBo: readonly AllocationInput[];
};

/** Most debts of workers who pay themselves that are answered at once: whoever never pays stays among them for good. */
export const mostFoundDebts = 50;

/** Nothing was paid to the Fund before its first year (Decision 144/2007/QĐ-TTg of 31/08/2007). */
export const firstPayInDay = '2008-01-01';

export const bankTransfer = 1 satisfies PayInMethod;
export const cash = 2 satisfies PayInMethod;
export const stateTreasury = 3 satisfies PayInMethod;

export const payInKinds: readonly NamedValue<PayInKind>[] = [
  { id: 'bao-cao-quy', ten: 'Theo báo cáo quỹ', tenEn: 'By fund report' },
  { id: 'bao-cao-doanh-thu', ten: 'Theo doanh thu (nợ cũ)', tenEn: 'By revenue (old debt)' },
  { id: 'tu-dong', ten: 'NLĐ tự đóng', tenEn: 'Self-paying worker' },
  { id: 'khac', ten: 'Khác', tenEn: 'Other' },
];

export const payInMethods: readonly NamedValue<PayInMethod>[] = [
  { id: bankTransfer, ten: 'Chuyển khoản', tenEn: 'Bank transfer' },
  { id: cash, ten: 'Tiền mặt', tenEn: 'Cash' },
  { id: stateTreasury, ten: 'Kho bạc', tenEn: 'State Treasury' },
];

/** Trạng thái of a voucher, by its state (domain dictionary §4.3). */
export const payInStatus = {
  draft: 1,
  submitted: 2,
  rejected: 5,
  returned: 6,
  reconciled: 7,
  cancelled: 9,
} as const satisfies Readonly<Record<string, PayInStatus>>;

export const payInStatuses: readonly NamedValue<PayInStatus>[] = [
  { id: payInStatus.draft, ten: 'Nháp', tenEn: 'Draft' },
  { id: payInStatus.submitted, ten: 'Chờ đối soát', tenEn: 'To reconcile' },
  { id: payInStatus.returned, ten: 'Trả lại', tenEn: 'Returned' },
  { id: payInStatus.reconciled, ten: 'Đã đối soát', tenEn: 'Reconciled' },
  { id: payInStatus.rejected, ten: 'Từ chối', tenEn: 'Rejected' },
  { id: payInStatus.cancelled, ten: 'Đã hủy', tenEn: 'Cancelled' },
];

/** True for a voucher that brings nothing any more: it was rejected or cancelled. */
export function cameToNothing({ trangThai }: Pick<PayIn, 'trangThai'>): boolean {
  return trangThai === payInStatus.rejected || trangThai === payInStatus.cancelled;
}

/** Kinds of money that an organisation pays; the others may come from a person alone. */
export function needsUnit(kind: PayInKind): boolean {
  return kind === 'bao-cao-quy' || kind === 'bao-cao-doanh-thu';
}

/** Kinds that a unit itself may declare; only the Fund knows of self-paying workers (domain dictionary §3.2 DS5). */
export function kindsFor(isFundStaff: boolean): readonly NamedValue<PayInKind>[] {
  return isFundStaff ? payInKinds : payInKinds.filter(({ id }) => id !== 'tu-dong');
}
