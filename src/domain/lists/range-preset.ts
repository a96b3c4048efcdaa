import { addDays, daysBetween } from '../format/calendar';
import { firstDayOf, lastDayOf, quarterAt } from '../quarter-reports/quarter';
import { lastDayOfMonth } from './month';

/** A range of days or months that staff filter by again and again (ecosystem register, feature 49). */
export type RangePreset = 'today' | 'last7Days' | 'thisMonth' | 'lastMonth' | 'thisQuarter' | 'thisYear';

/** Both ends included: ISO dates, or `yyyy-MM` where a filter is one by months. */
export type OfferedRange = { readonly preset: RangePreset; readonly from: string; readonly to: string };

/**
 * The ranges that a filter offers, as its request carries them. Months, quarter and year are whole ones: what is due is
 * looked for ahead, too.
 *
 * @param kind A filter by months offers no days.
 * @param today ISO date in the Fund's calendar (`todayAt`).
 * @param mostDays Most days that the list may be asked for.
 */
export function offeredRanges(
  kind: 'dateRange' | 'period',
  today: string,
  mostDays = Number.POSITIVE_INFINITY,
): readonly OfferedRange[] {
  return kind === 'period'
    ? wholeMonths(today).map(({ preset, from, to }) => ({ preset, from: from.slice(0, 7), to: to.slice(0, 7) }))
    : [
        { preset: 'today' as const, from: today, to: today },
        { preset: 'last7Days' as const, from: addDays(today, -6), to: today },
        ...wholeMonths(today),
      ].filter(({ from, to }) => daysBetween(from, to) < mostDays);
}

function wholeMonths(today: string): readonly OfferedRange[] {
  const month = today.slice(0, 7);
  const endOfLast = addDays(`${month}-01`, -1);
  const quarter = quarterAt(today);
  const year = today.slice(0, 4);
  return [
    { preset: 'thisMonth', from: `${month}-01`, to: lastDayOfMonth(month) },
    { preset: 'lastMonth', from: `${endOfLast.slice(0, 7)}-01`, to: endOfLast },
    { preset: 'thisQuarter', from: firstDayOf(quarter), to: lastDayOf(quarter) },
    { preset: 'thisYear', from: `${year}-01-01`, to: `${year}-12-31` },
  ];
}
