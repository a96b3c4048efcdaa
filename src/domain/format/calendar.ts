/** Years a typed date may lie in (domain dictionary §8.6). */
const firstYear = 1900;
export const lastCalendarYear = 2100;

const millisecondsPerDay = 86_400_000;

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** The zone in which the Fund reads every moment; it has no summer time. */
export const fundTimeZone = 'Asia/Ho_Chi_Minh';

export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** True for `yyyy-MM-dd` of a day that exists, 1900 to 2100. */
export function isIsoDate(text: string): boolean {
  return readIsoDate(text) !== undefined;
}

/** Year, month and day of `yyyy-MM-dd`; `undefined` for a day that does not exist or lies outside 1900–2100. */
export function readIsoDate(text: string): CalendarDate | undefined {
  const [, year, month, day] = isoDate.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return exists(date) ? date : undefined;
}

/** `yyyy-MM-dd` of a calendar date; `undefined` for a day that does not exist or lies outside 1900–2100. */
export function isoDateOf(date: CalendarDate): string | undefined {
  return exists(date)
    ? `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`
    : undefined;
}

/** Completed years between two ISO dates; who was born on 29 February completes a year on 1 March. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
}

/**
 * The same day some months on, or the month's last day where there is no such day (Civil Code 2015 Art.148); `undefined`
 * for what is no date, or when the answer lies outside 1900–2100.
 *
 * @example
 * addMonths('2026-10-31', 4); // '2027-02-28'
 */
export function addMonths(iso: string, months: number): string | undefined {
  const date = readIsoDate(iso);
  if (date === undefined) {
    return undefined;
  }
  const index = date.year * 12 + date.month - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return isoDateOf({ year, month, day: Math.min(date.day, daysIn(year, month)) });
}

/**
 * The last of some months that begin with a day, itself counted: the day before the same day of the last month, or that
 * month's last day where there is no such day (as Civil Code 2015 Art.148.3 has it); `undefined` as `addMonths` is.
 *
 * @example
 * lastDayOfMonths('2026-10-20', 36); // '2029-10-19'
 * lastDayOfMonths('2026-08-31', 6); // '2027-02-28'
 */
export function lastDayOfMonths(first: string, months: number): string | undefined {
  const next = addMonths(first, months);
  return next === undefined || next.slice(8) < first.slice(8) ? next : addDays(next, -1);
}

/** The day some days on, or back for a negative number; what is no date comes back as it is. */
export function addDays(iso: string, days: number): string {
  const start = dayNumber(iso);
  return start === undefined ? iso : new Date((start + days) * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Whole days from one ISO date to another, negative when `to` is earlier; 0 where one of them is no date. */
export function daysBetween(from: string, to: string): number {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  return start === undefined || end === undefined ? 0 : end - start;
}

/**
 * The ISO date that the Fund's calendar shows at a moment.
 *
 * @param now Milliseconds since the epoch.
 */
export function todayAt(now: number): string {
  return dayInFundZone.format(now);
}

/**
 * The hour that the Fund's clocks show at a moment, 0 to 23.
 *
 * @param now Milliseconds since the epoch.
 */
export function hourAt(now: number): number {
  return Number(hourInFundZone.format(now));
}

const hourInFundZone = new Intl.DateTimeFormat('en-GB', { timeZone: fundTimeZone, hour: '2-digit' });

const dayInFundZone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: fundTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Days since 1970-01-01; not bound to 1900–2100, so that counting on from the last day allowed comes to an end. Of
 * 30 February some browsers make a day of March.
 */
function dayNumber(iso: string): number | undefined {
  const [, year, month, day] = isoDate.exec(iso) ?? [];
  const moment = Number(day) <= daysIn(Number(year), Number(month)) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment / millisecondsPerDay;
}

function exists({ year, month, day }: CalendarDate): boolean {
  return (
    year >= firstYear && year <= lastCalendarYear && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  );
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
