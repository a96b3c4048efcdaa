import { dayOf } from '../format/dates';
import type { WorkCalendar } from '../fund/work-calendar';
import type { SupportCaseInput, SupportRequestInput } from './support-request';

/** What a case says of itself. */
export type SupportEntry = {
  readonly truongHop: SupportCaseInput;
  /** ISO date on which the request was, or is being, filed: `filingDay`. */
  readonly filedOn: string;
  /** By which the working days of E10 are counted. */
  readonly calendar: WorkCalendar;
  /** The amount that is judged; the requested one unless told. Integer đồng. */
  readonly amount?: number | null;
};

/** True for a request that comes online, from a person or a unit; others the Fund receives by hand or by post. */
export function isFiledBySending(hinhThucNop: SupportRequestInput['hinhThucNop']): boolean {
  return hinhThucNop === 1 || hinhThucNop === 4;
}

/**
 * ISO date by which a time limit for filing is measured: a request that comes online is filed when it is sent, any other
 * on the day it bears.
 *
 * @param ngayGui Moment of sending; `null` before.
 */
export function filingDay(
  { hinhThucNop, ngayDeNghi }: Pick<SupportRequestInput, 'hinhThucNop' | 'ngayDeNghi'>,
  ngayGui: string | null,
  today: string,
): string {
  return isFiledBySending(hinhThucNop) ? (ngayGui === null ? today : dayOf(ngayGui)) : ngayDeNghi;
}

/** The market of a case: of the mission, else where the worker went. */
export function marketOf({ rieng, nuocDen }: Pick<SupportCaseInput, 'rieng' | 'nuocDen'>): string | null {
  return rieng.nuocCongTac ?? nuocDen;
}

/** The year for which a market is supported: that of the trip's end, else of filing. */
export function supportYear({ rieng }: Pick<SupportCaseInput, 'rieng'>, filedOn: string): number {
  return Number((rieng.ngayVe ?? filedOn).slice(0, 4));
}
