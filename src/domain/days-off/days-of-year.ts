import { statutoryDaysOff, type StatutoryReason } from '../fund/public-holidays';
import { dayKind, type DayKind } from '../fund/work-calendar';
import type { DayOff } from './day-off';

/** A line of a year's days: one that the law has off, or a row of the administrator's table. */
export type DayLine = {
  /** ISO date. */
  readonly ngay: string;
  readonly loai: DayKind;
} & ({ readonly source: 'law'; readonly reason: StatutoryReason } | { readonly source: 'fund'; readonly row: DayOff });

/**
 * The law's days off of a year and the administrator's rows together, in order of days. A day that the law has off and
 * the table as worked stands twice, the law's line first: both are true, and the table decides.
 */
export function daysOfYear(year: number, rows: readonly DayOff[]): readonly DayLine[] {
  const own = rows.filter(({ ngay }) => Number(ngay.slice(0, 4)) === year);
  const lines: DayLine[] = [
    ...statutoryDaysOff(year).map((day) => ({ ...day, loai: dayKind.off, source: 'law' as const })),
    ...own.map((row) => ({ ngay: row.ngay, loai: row.loai, source: 'fund' as const, row })),
  ];
  return lines.sort((one, other) => (one.ngay === other.ngay ? 0 : one.ngay < other.ngay ? -1 : 1));
}
