/** The day on which the demo data were "taken"; nothing of them looks at the clock. */
export const demoBaseDate = '2026-11-15';

const millisecondsPerDay = 86_400_000;
const known = new Map<number, string>();

/** Days since 1970-01-01 of an ISO date. */
export function dayOf(isoDate: string): number {
  return Date.parse(`${isoDate}T00:00:00Z`) / millisecondsPerDay;
}

/** ISO date of a number of days since 1970-01-01. */
export function isoOf(day: number): string {
  const found = known.get(day);
  if (found !== undefined) {
    return found;
  }
  const iso = new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
  known.set(day, iso);
  return iso;
}

/** Day of a calendar date; days and months past the end of their month or year run on. */
export function dayOfDate(year: number, month: number, dayOfMonth: number): number {
  return Date.UTC(year, month - 1, dayOfMonth) / millisecondsPerDay;
}

/** The same day of the month that many months on; days that the month lacks run on into the next. */
export function addMonths(day: number, months: number): number {
  const iso = isoOf(day);
  return dayOfDate(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) + months, Number(iso.slice(8, 10)));
}

/** When the contribution for a departure is due: day 10 of the next month, moved on from a weekend (QĐ 40/2021 Art.7, 8). */
export function dueDayOf(departureDay: number): number {
  const iso = isoOf(departureDay);
  const due = dayOfDate(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) + 1, 10);
  const weekday = (due + 4) % 7;
  return due + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}
