import { daysBetween } from '../format/calendar';
import { fundReportDueDay, selfPayingDueDay } from '../fund/deadlines';
import type { WorkCalendar } from '../fund/work-calendar';
import { contributionState, employmentState } from '../reference/contract-lists';
import type { NamedValue } from '../reference/named-value';
import type { ContributionState, DepartureForm, EmploymentState } from '../workers/worker';
import type { DebtAge, Dimension, Measure } from './report';

/** Nhóm tuổi nợ: by how many days a contribution is late (domain dictionary §6, R4). */
export const debtAges: readonly NamedValue<DebtAge>[] = [
  { id: 'chua-den-han', ten: 'Chưa đến hạn', tenEn: 'Not yet due' },
  { id: '1-30', ten: 'Quá hạn 1–30 ngày', tenEn: '1–30 days late' },
  { id: '31-60', ten: 'Quá hạn 31–60 ngày', tenEn: '31–60 days late' },
  { id: '61-90', ten: 'Quá hạn 61–90 ngày', tenEn: '61–90 days late' },
  { id: 'tren-90', ten: 'Quá hạn trên 90 ngày', tenEn: 'More than 90 days late' },
];

/** Chiều tổng hợp of R3. */
export const dimensions: readonly NamedValue<Dimension>[] = [
  { id: 'don-vi', ten: 'Đơn vị', tenEn: 'Unit' },
  { id: 'thi-truong', ten: 'Thị trường', tenEn: 'Market' },
  { id: 'tinh-thanh', ten: 'Tỉnh/thành phố', tenEn: 'Province' },
  { id: 'nganh-nghe', ten: 'Ngành nghề', tenEn: 'Occupation' },
];

/** Chỉ tiêu of R3; who works abroad is counted on the last day of the month, quarter or year. */
export const measures: readonly NamedValue<Measure>[] = [
  { id: 'xuat-canh', ten: 'Xuất cảnh', tenEn: 'Departures' },
  { id: 'dong-quy', ten: 'Đóng quỹ', tenEn: 'Contributions' },
  { id: 'dang-lam-viec', ten: 'Đang làm việc', tenEn: 'Working abroad' },
  { id: 've-nuoc', ten: 'Về nước', tenEn: 'Returns' },
];

/** Such people work under their contract no more, though no day of it is known. */
const goneStates: readonly EmploymentState[] = [employmentState.absconded, employmentState.lost];

/**
 * Whether somebody worked abroad under a contract on at least one day from `from` to `to`.
 *
 * @param contract ISO dates. @param from ISO date. @param to ISO date.
 */
export function workedBetween(
  contract: {
    readonly ngayXuatCanh: string | null;
    readonly ngayVeNuoc: string | null;
    readonly tinhTrang: EmploymentState;
  },
  from: string,
  to: string,
): boolean {
  const { ngayXuatCanh, ngayVeNuoc, tinhTrang } = contract;
  return (
    ngayXuatCanh !== null &&
    ngayXuatCanh <= to &&
    (ngayVeNuoc === null || ngayVeNuoc > from) &&
    !goneStates.includes(tinhTrang)
  );
}

/** What decides whether a contract owes its contribution; ISO dates. */
export type ObligationFacts = {
  readonly hinhThucDi: DepartureForm;
  readonly ngayKy: string | null;
  readonly ngayXuatCanh: string | null;
  /** Whether it is paid for, and the value date of the money. */
  readonly dongQuy: ContributionState;
  readonly ngayDong: string | null;
};

/**
 * Whether a contract stood unpaid on a day: it was signed by then, its departure is known, and the money had not come.
 *
 * @param day ISO date.
 */
export function isUnpaidOn({ ngayKy, ngayXuatCanh, dongQuy, ngayDong }: ObligationFacts, day: string): boolean {
  const isKnown = ngayXuatCanh !== null && (ngayKy ?? ngayXuatCanh) <= day;
  return isKnown && !(dongQuy === contributionState.paid && ngayDong !== null && ngayDong <= day);
}

/**
 * Last ISO date for the contribution of a contract: with the unit's report of the month of departure, or by the worker
 * himself (Decision 40/2021 Art.7–8); `undefined` while what it counts from is not known.
 *
 * @param isSelfPaid Whether the worker has declared to pay himself though a unit sends him: by his own choice his day is
 *   that of those who pay directly.
 * @param approvedOn ISO date of the notice that a contract concluded abroad was approved.
 */
export function contributionDueDay(
  {
    hinhThucDi,
    ngayXuatCanh,
    isSelfPaid,
  }: Pick<ObligationFacts, 'hinhThucDi' | 'ngayXuatCanh'> & { readonly isSelfPaid: boolean },
  approvedOn: string | null,
  calendar: WorkCalendar,
): string | undefined {
  if (isSelfPaid || hinhThucDi === '6a' || hinhThucDi === '6b') {
    return selfPayingDueDay({ hinhThucDi, ngayXuatCanh, ngayNhanThongBao: approvedOn }, calendar);
  }
  return ngayXuatCanh === null
    ? undefined
    : fundReportDueDay(Number(ngayXuatCanh.slice(0, 4)), Number(ngayXuatCanh.slice(5, 7)), calendar);
}

/**
 * Đóng quỹ of a contract without a contribution, as it stands on a day: unpaid once its due day has passed, not yet due before.
 *
 * @param dueDay ISO date; `undefined` is due on no day yet. @param day ISO date.
 */
export function unpaidStateOn(dueDay: string | undefined, day: string): Exclude<ContributionState, 1> {
  return debtAgeOn(dueDay, day) === 'chua-den-han' ? contributionState.notYetDue : contributionState.unpaid;
}

/** How late a contribution is on a day. @param dueDay ISO date; `undefined` is due on no day yet. */
export function debtAgeOn(dueDay: string | undefined, day: string): DebtAge {
  const late = dueDay === undefined ? 0 : daysBetween(dueDay, day);
  if (late <= 0) {
    return 'chua-den-han';
  }
  return late <= 30 ? '1-30' : late <= 60 ? '31-60' : late <= 90 ? '61-90' : 'tren-90';
}
