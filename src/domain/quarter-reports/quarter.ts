import { lastDayOfMonths } from '../format/calendar';
import type { NamedValue } from '../reference/named-value';

/** A quarter as records carry it; `quy` is 1 to 4. */
export type Quarter = { readonly nam: number; readonly quy: number };

/** The first year of revenue reports: the contribution on revenue began at the end of 2007 (domain dictionary §5.6). */
export const firstReportYear = 2008;

export const quarters = [1, 2, 3, 4] as const;

/** The quarters of any year, to choose from. */
export const quarterChoices: readonly NamedValue<number>[] = quarters.map((quy) => ({
  id: quy,
  ten: `Quý ${quy}`,
  tenEn: `Q${quy}`,
}));

/** ISO date of a quarter's first day. */
export function firstDayOf({ nam, quy }: Quarter): string {
  return `${String(nam).padStart(4, '0')}-${String(quy * 3 - 2).padStart(2, '0')}-01`;
}

/** ISO date of a quarter's last day. */
export function lastDayOf(quarter: Quarter): string {
  const first = firstDayOf(quarter);
  return lastDayOfMonths(first, 3) ?? first;
}

/** The quarter that an ISO date lies in. */
export function quarterAt(day: string): Quarter {
  return { nam: Number(day.slice(0, 4)), quy: Math.ceil(Number(day.slice(5, 7)) / 3) };
}

/** The quarter before the one that an ISO date lies in: the one to report on. */
export function quarterBefore(day: string): Quarter {
  const { nam, quy } = quarterAt(day);
  return quy === 1 ? { nam: nam - 1, quy: 4 } : { nam, quy: quy - 1 };
}

/** Negative when `one` is the earlier quarter, 0 when they are the same. */
export function compareQuarters(one: Quarter, other: Quarter): number {
  return one.nam - other.nam || one.quy - other.quy;
}

/** False for a quarter whose first day is still to come: no report is made of it (`QuyHoTro:01002`). */
export function hasBegun(quarter: Quarter, today: string): boolean {
  return firstDayOf(quarter) <= today;
}

/** A quarter with its names. @example quarterValue({ nam: 2026, quy: 3 }).ten // 'Quý 3/2026', in English 'Q3/2026' */
export function quarterValue({ nam, quy }: Quarter): NamedValue<string> {
  return { id: `${nam}-${quy}`, ten: `Quý ${quy}/${nam}`, tenEn: `Q${quy}/${nam}` };
}

/** The years of which there can be reports, the latest one first, to choose from. @param today ISO date. */
export function reportYearChoices(today: string): readonly NamedValue<number>[] {
  const { nam: latest } = quarterAt(today);
  return Array.from({ length: Math.max(0, latest - firstReportYear + 1) }, (_, back) => {
    const year = String(latest - back);
    return { id: latest - back, ten: year, tenEn: year };
  });
}
