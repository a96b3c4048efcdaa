import { addDays, isIsoDate } from '../format/calendar';
import { dayOfLunarDate } from './lunar-calendar';
import type { WorkCalendar } from './work-calendar';

/** The Labour Code 2019 (in force 2021) added a day beside National Day; the one of 2012 (May 2013) a fifth day of Tết. */
const firstYearOfSecondNationalDay = 2021;
const firstYearOfFiveTetDays = 2013;

const [sunday, monday, tuesday, thursday, saturday] = [0, 1, 2, 4, 6];

/** Why the law has a day off; `substitute` is the day in place of a holiday that fell on one of the week's two. */
export type StatutoryReason =
  'newYear' | 'tet' | 'hungKings' | 'reunification' | 'labour' | 'nationalDay' | 'substitute';

/** A day that the law has off. */
export type StatutoryDayOff = {
  /** ISO date. */
  readonly ngay: string;
  readonly reason: StatutoryReason;
};

/**
 * The days that the law has off in a year, the earliest first: 01/01, five days of Tết, 10/3 lunar (Hùng Kings), 30/4,
 * 01/5, 02/9 and a day beside it (Labour Code 2019 Art.112), and those in place of the ones on a weekend (Art.111.3).
 *
 * Which days of Tết, and which day beside National Day, the Prime Minister decides each year. The rule here gives what
 * he decided for 2021–2026: two days before New Year and three from it, one and four when New Year is a Tuesday; 03/9
 * when National Day is a Sunday, Monday or Thursday, else 01/9. What he swaps beyond that stands in the administrator's
 * table (`WorkCalendar`).
 */
export function statutoryDaysOff(year: number): readonly StatutoryDayOff[] {
  return [...daysOff(year)]
    .map(([ngay, reason]) => ({ ngay, reason }))
    .sort((one, other) => (one.ngay < other.ngay ? -1 : 1));
}

/**
 * True unless the day is a Saturday, a Sunday, off by law, or off by the administrator's table. What the table has as
 * worked is worked, whatever else would have it off.
 *
 * @param iso ISO date.
 */
export function isWorkingDay(iso: string, { off, worked }: WorkCalendar): boolean {
  return worked.has(iso) || !(isWeekend(iso) || off.has(iso) || daysOff(yearOf(iso)).has(iso));
}

/** The day itself when it is worked, else the next that is (Civil Code 2015 Art.148.5); what is no date stays as it is. */
export function nextWorkingDay(iso: string, calendar: WorkCalendar): string {
  return isIsoDate(iso) ? firstWorkingDay(iso, calendar) : iso;
}

/** The n-th working day after a day, which is not counted itself; what is no date stays as it is. */
export function addWorkingDays(iso: string, count: number, calendar: WorkCalendar): string {
  let day = iso;
  for (let left = isIsoDate(iso) ? count : 0; left > 0; left -= 1) {
    day = firstWorkingDay(addDays(day, 1), calendar);
  }
  return day;
}

/** Working days after `from` up to and with `to`; 0 when `to` is not later, or one of them is no date. */
export function workingDaysBetween(from: string, to: string, calendar: WorkCalendar): number {
  let count = 0;
  if (isIsoDate(from) && isIsoDate(to)) {
    for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
      count += isWorkingDay(day, calendar) ? 1 : 0;
    }
  }
  return count;
}

function firstWorkingDay(from: string, calendar: WorkCalendar): string {
  let day = from;
  while (!isWorkingDay(day, calendar)) {
    day = addDays(day, 1);
  }
  return day;
}

type DaysOff = ReadonlyMap<string, StatutoryReason>;

const known = new Map<number, DaysOff>();

/** Reckoning the moon costs a thousand times a look-up: each year is made once. */
function daysOff(year: number): DaysOff {
  const made = known.get(year) ?? makeDaysOff(year);
  known.set(year, made);
  return made;
}

function makeDaysOff(year: number): DaysOff {
  const found = new Map(Number.isInteger(year) ? holidaysOf(year) : []);
  for (const holiday of [...found.keys()].filter(isWeekend).sort()) {
    let day = holiday;
    while (isWeekend(day) || found.has(day)) {
      day = addDays(day, 1);
    }
    found.set(day, 'substitute');
  }
  return found;
}

function holidaysOf(year: number): readonly (readonly [string, StatutoryReason])[] {
  return [
    [`${year}-01-01`, 'newYear'],
    ...tetDays(year).map((day) => [day, 'tet'] as const),
    [dayOfLunarDate(year, 3, 10), 'hungKings'],
    [`${year}-04-30`, 'reunification'],
    [`${year}-05-01`, 'labour'],
    ...nationalDays(year).map((day) => [day, 'nationalDay'] as const),
  ];
}

function tetDays(year: number): readonly string[] {
  const newYear = dayOfLunarDate(year, 1, 1);
  const hasFive = year >= firstYearOfFiveTetDays;
  const daysBefore = hasFive && weekday(newYear) !== tuesday ? 2 : 1;
  return Array.from({ length: hasFive ? 5 : 4 }, (_, index) => addDays(newYear, index - daysBefore));
}

function nationalDays(year: number): readonly string[] {
  const nationalDay = `${year}-09-02`;
  const isLater = [sunday, monday, thursday].includes(weekday(nationalDay));
  return year < firstYearOfSecondNationalDay ? [nationalDay] : [nationalDay, `${year}-09-${isLater ? '03' : '01'}`];
}

function isWeekend(iso: string): boolean {
  return [saturday, sunday].includes(weekday(iso));
}

function weekday(iso: string): number {
  return new Date(iso).getUTCDay();
}

function yearOf(iso: string): number {
  return Number(iso.slice(0, 4));
}
