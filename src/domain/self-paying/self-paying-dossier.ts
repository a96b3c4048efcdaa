import type { Schemas } from '../contract/schemas';
import type { NamedValue } from '../reference/named-value';
import type { UnitTypeId } from '../units/unit';
import type { DepartureForm } from '../workers/worker';

/** A row of `GET /api/app/nguoi-lao-dong-tu-dong`. Identity numbers arrive masked for users without `.ViewSensitive`. */
export type SelfPayingListItem = Schemas['HoSoTuDongDong'];

/** A whole dossier of a self-paying worker (domain dictionary §5.2). */
export type SelfPayingDossier = Schemas['HoSoTuDong'];

/** A declaration as the form edits it; `PUT` adds the concurrency stamp. */
export type SelfPayingInput = Schemas['HoSoTuDongNhap'];

export type SelfPayingForm = Schemas['HinhThucTuDong'];
export type SelfPayingStatus = Schemas['TrangThaiHoSoTuDong'];
export type PaymentState = Schemas['TinhTrangDong'];
export type DossierSource = Schemas['NguonHoSo'];
export type PaymentMethod = Schemas['GhiNhanDong']['hinhThucNop'];

/** The matching record of the worker database, for the review. */
export type SelfPayingMatch = Schemas['DoiChieuHoSoTuDong'];

/** Hình thức (domain dictionary §5.2). */
export const selfPayingForms: readonly NamedValue<SelfPayingForm>[] = [
  {
    id: '6a',
    ten: 'HĐLĐ trực tiếp – giao kết trước khi xuất cảnh',
    tenEn: 'Direct contract, concluded before departure',
  },
  { id: '6b', ten: 'HĐLĐ trực tiếp – giao kết sau khi xuất cảnh', tenEn: 'Direct contract, concluded after departure' },
  { id: 'qua-don-vi', ten: 'Đi qua đơn vị, tự nộp', tenEn: 'Sent by a unit, paying alone' },
];

/** Trạng thái of a dossier, by its state (domain dictionary §4.3). */
export const selfPayingStatus = {
  pending: 2,
  approved: 4,
  rejected: 5,
  returned: 6,
  cancelled: 9,
} as const satisfies Readonly<Record<string, SelfPayingStatus>>;

/** True while a dossier may be changed: nothing is decided yet, or more is asked for (domain dictionary §5.3). */
export function isOpenDossier({ trangThai }: { readonly trangThai: SelfPayingStatus }): boolean {
  return trangThai === selfPayingStatus.pending || trangThai === selfPayingStatus.returned;
}

/** Tình trạng đóng of a dossier, by its state (domain dictionary §5.3); paid back is what a contribution is called then (§5.4). */
export const selfPayingPayment = {
  unpaid: 1,
  reconciling: 2,
  paid: 3,
  refunded: 4,
} as const satisfies Readonly<Record<string, PaymentState>>;

/** Trạng thái; `pending` is called Chờ phê duyệt here (domain dictionary §4.3). */
export const selfPayingStatuses: readonly NamedValue<SelfPayingStatus>[] = [
  { id: selfPayingStatus.pending, ten: 'Chờ phê duyệt', tenEn: 'Pending' },
  { id: selfPayingStatus.returned, ten: 'Yêu cầu bổ sung', tenEn: 'More information needed' },
  { id: selfPayingStatus.approved, ten: 'Đã phê duyệt', tenEn: 'Approved' },
  { id: selfPayingStatus.rejected, ten: 'Từ chối', tenEn: 'Rejected' },
  { id: selfPayingStatus.cancelled, ten: 'Đã hủy', tenEn: 'Cancelled' },
];

/** Tình trạng đóng. */
export const paymentStates: readonly NamedValue<PaymentState>[] = [
  { id: selfPayingPayment.unpaid, ten: 'Chưa đóng', tenEn: 'Unpaid' },
  { id: selfPayingPayment.reconciling, ten: 'Chờ đối soát', tenEn: 'Being reconciled' },
  { id: selfPayingPayment.paid, ten: 'Đã đóng', tenEn: 'Paid' },
  { id: selfPayingPayment.refunded, ten: 'Đã hoàn', tenEn: 'Paid back' },
];

/** Nguồn. */
export const dossierSources: readonly NamedValue<DossierSource>[] = [
  { id: 1, ten: 'Trực tuyến', tenEn: 'Online' },
  { id: 2, ten: 'Tại Quỹ', tenEn: 'At the Fund' },
  { id: 3, ten: 'Sở, UBND xã', tenEn: 'Authority or commune' },
];

/** Hình thức nộp. */
export const paymentMethods: readonly NamedValue<PaymentMethod>[] = [
  { id: 1, ten: 'Chuyển khoản', tenEn: 'Bank transfer' },
  { id: 2, ten: 'Tiền mặt', tenEn: 'Cash' },
];

/** Working days within which the Fund answers a declaration (Decree 112/2021 Art.38.2). */
export const answerWithinWorkingDays = 5;

/** Added to a payment state where it stands in a history beside the statuses of the approval. */
export const paymentHistoryOffset = 100;

/** True where the worker pays alone although a unit sends them. */
export function isSentByUnit({ hinhThuc }: Pick<SelfPayingInput, 'hinhThuc'>): boolean {
  return hinhThuc === 'qua-don-vi';
}

/** True until the Fund accepts or refuses the declaration, also while it waits for papers. */
export function isUndecided({ trangThai }: Pick<SelfPayingDossier, 'trangThai'>): boolean {
  return trangThai === selfPayingStatus.pending || trangThai === selfPayingStatus.returned;
}

/** True once the money has come, also where it was paid back since. */
export function hasPaid({ tinhTrangDong }: Pick<SelfPayingDossier, 'tinhTrangDong'>): boolean {
  return tinhTrangDong === selfPayingPayment.paid || tinhTrangDong === selfPayingPayment.refunded;
}

/** True while money is waited for: it has not come, and the dossier lives. */
export function isOwed({ tinhTrangDong, trangThai }: Pick<SelfPayingDossier, 'tinhTrangDong' | 'trangThai'>): boolean {
  return (
    !hasPaid({ tinhTrangDong }) && trangThai !== selfPayingStatus.rejected && trangThai !== selfPayingStatus.cancelled
  );
}

/** True where a part of the money has come. */
export function isPartlyPaid({ soTien, conPhaiNop }: Pick<SelfPayingDossier, 'soTien' | 'conPhaiNop'>): boolean {
  return conPhaiNop > 0 && conPhaiNop < soTien;
}

/** True for a working day too many without an answer. */
export function isAnswerLate(soNgayCho: number | null): boolean {
  return (soNgayCho ?? 0) > answerWithinWorkingDays;
}

const formOfUnitType: Partial<Readonly<Record<UnitTypeId, DepartureForm>>> = { 2: '2', 4: '1', 5: '3', 6: '5', 7: '4' };

/** The contract's form of going abroad (Law 69/2020 Art.5): the declared one, or that of the unit which sends. */
export function departureFormOf(hinhThuc: SelfPayingForm, unitTypeId: UnitTypeId | undefined): DepartureForm {
  return hinhThuc === 'qua-don-vi'
    ? ((unitTypeId === undefined ? undefined : formOfUnitType[unitTypeId]) ?? '2')
    : hinhThuc;
}
