import { changePercent, percentOf } from '../reports/formulas';
import type { HomeSeries } from './home';

/** The finished months of this year beside the same months of the last; without any, nothing can be compared. */
export type YearComparison = {
  /** How many months are compared, 1 to 12. */
  readonly months: number;
  readonly thisYear: number;
  readonly lastYear: number;
  /** Change in per cent; `null` where there was nobody the year before. */
  readonly change: number | null;
};

/**
 * Compares departures up to the last finished month.
 *
 * @param thisYear Its months up to the present one, which is not over and is left out.
 */
export function compareYears(thisYear: HomeSeries, lastYear: HomeSeries): YearComparison | undefined {
  const months = thisYear.diem.length - 1;
  if (months < 1) {
    return undefined;
  }
  const [own, before] = [thisYear, lastYear].map(({ diem }) => sumOf(diem.slice(0, months)));
  const [present = 0, past = 0] = [own, before];
  return { months, thisYear: present, lastYear: past, change: changePercent(present, past) };
}

/** A part of a whole; `nhan` is `undefined` for everything small together. */
export type Share = { readonly nhan: string | undefined; readonly giaTri: number; readonly percent: number };

/** The greatest parts, and the rest as one. @param most More slices than these nobody tells apart. */
export function sharesOf({ diem }: HomeSeries, most = Number.POSITIVE_INFINITY): readonly Share[] {
  const whole = sumOf(diem);
  const share = (nhan: string | undefined, giaTri: number): Share => ({
    nhan,
    giaTri,
    percent: percentOf(giaTri, whole) ?? 0,
  });
  const isTooMany = diem.length > most;
  const own = isTooMany ? diem.slice(0, most - 1) : diem;
  const rest = sumOf(diem.slice(own.length));
  return [...own.map(({ nhan, giaTri }) => share(nhan, giaTri)), ...(isTooMany ? [share(undefined, rest)] : [])];
}

export function sumOf(points: HomeSeries['diem']): number {
  return points.reduce((sum, { giaTri }) => sum + giaTri, 0);
}
