import { formatMonth } from '../format/dates';
import { monthOf } from '../lists/month';

/** A month of which a fund report is made; `thang` 1 to 12. */
export type Period = { readonly nam: number; readonly thang: number };

/** First year of which there are reports: the year after the Fund was set up (Decision 144/2007). */
export const firstReportYear = 2008;

/** The period as staff write it. @example periodOf({ nam: 2026, thang: 5 }) // '05/2026' */
export function periodOf(period: Period): string {
  return formatMonth(monthOf(period));
}

/** Where an ISO date lies as seen from a period; what is no date lies inside, for another rule to refuse. */
export function placeInPeriod(period: Period, day: string): 'before' | 'inside' | 'after' {
  const [month, own] = [day.slice(0, 7), monthOf(period)];
  if (!/^\d{4}-\d{2}$/u.test(month) || month === own) {
    return 'inside';
  }
  return month < own ? 'before' : 'after';
}

/** The month of a day. @param day ISO date. */
export function periodOfDay(day: string): Period {
  return { nam: Number(day.slice(0, 4)), thang: Number(day.slice(5, 7)) };
}

/** The month before a day's: the one that is reported now. @param today ISO date. */
export function periodToReport(today: string): Period {
  const { nam, thang } = periodOfDay(today);
  return thang === 1 ? { nam: nam - 1, thang: 12 } : { nam, thang: thang - 1 };
}

/** True for a period that has not begun (`QuyHoTro:01002`). @param today ISO date. */
export function isPeriodToCome(period: Period, today: string): boolean {
  return monthOf(period) > today.slice(0, 7);
}

/** So far back a report that was never begun is asked for; older ones are the officer's matter. */
const monthsAskedFor = 12;

/**
 * The earliest month before the one that is reported now whose report was never begun. Only a unit that has reported
 * before is asked, and one month at a time, the oldest first, since each report takes on the debt of the one before.
 *
 * @param reported The months of the unit's reports. @param today ISO date.
 */
export function neverBegun(reported: readonly Period[], today: string): Period | undefined {
  const known = new Set(reported.map(placeOf));
  const now = placeOf(periodToReport(today));
  const first = Math.max(Math.min(...known), now - monthsAskedFor);
  for (let place = first; place < now; place += 1) {
    if (!known.has(place)) {
      return { nam: Math.floor(place / 12), thang: (place % 12) + 1 };
    }
  }
  return undefined;
}

/** Counts months, whatever their year. */
function placeOf({ nam, thang }: Period): number {
  return nam * 12 + thang - 1;
}
