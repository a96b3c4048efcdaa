import { addDays, isIsoDate } from '../format/calendar';
import { dayOfLunarDate } from './lunar-calendar';

/** The Labour Code 2019 (in force 2021) added a day beside National Day; the one of 2012 (May 2013) a fifth day of Tết. */
const firstYearOfSecondNationalDay = 2021;
const firstYearOfFiveTetDays = 2013;

const [sunday, monday, tuesday, thursday, saturday] = [0, 1, 2, 4, 6];

/**
 * True for a public holiday of Vietnam: 01/01, five days of Tết, 10/3 lunar (Hùng Kings), 30/4, 01/5, 02/9 and a day
 * beside it (Labour Code 2019 Art.112), and for the days that the Fund's own table adds.
 *
 * Which days of Tết, and which day beside National Day, the Prime Minister decides each year. The rule here gives what
 * he decided for 2021–2026: two days before New Year and three from it, one and four when New Year is a Tuesday; 03/9
 * when National Day is a Sunday, Monday or Thursday, else 01/9.
 *
 * @param iso ISO date.
 * @param extra Further ISO dates off, kept by the administrator (`DmNgayNghi`).
 */
export function isPublicHoliday(iso: string, extra: readonly string[] = []): boolean {
  return daysOff(yearOf(iso)).holidays.has(iso) || extra.includes(iso);
}

/**
 * True unless the day is a Saturday, a Sunday, a public holiday, or the day off in place of a holiday that fell on one
 * of the week's two (Labour Code 2019 Art.111.3).
 */
export function isWorkingDay(iso: string, extra: readonly string[] = []): boolean {
  const { holidays, substitutes } = daysOff(yearOf(iso));
  return !isWeekend(iso) && !holidays.has(iso) && !substitutes.has(iso) && !extra.includes(iso);
}

/** The day itself when it is worked, else the next that is (Civil Code 2015 Art.148.5); what is no date stays as it is. */
export function nextWorkingDay(iso: string, extra: readonly string[] = []): string {
  return isIsoDate(iso) ? firstWorkingDay(iso, extra) : iso;
}

/** The n-th working day after a day, which is not counted itself; what is no date stays as it is. */
export function addWorkingDays(iso: string, count: number, extra: readonly string[] = []): string {
  let day = iso;
  for (let left = isIsoDate(iso) ? count : 0; left > 0; left -= 1) {
    day = firstWorkingDay(addDays(day, 1), extra);
  }
  return day;
}

/** Working days after `from` up to and with `to`; 0 when `to` is not later, or one of them is no date. */
export function workingDaysBetween(from: string, to: string, extra: readonly string[] = []): number {
  let count = 0;
  if (isIsoDate(from) && isIsoDate(to)) {
    for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
      count += isWorkingDay(day, extra) ? 1 : 0;
    }
  }
  return count;
}

function firstWorkingDay(from: string, extra: readonly string[]): string {
  let day = from;
  while (!isWorkingDay(day, extra)) {
    day = addDays(day, 1);
  }
  return day;
}

type DaysOff = { readonly holidays: ReadonlySet<string>; readonly substitutes: ReadonlySet<string> };

const known = new Map<number, DaysOff>();

/** Reckoning the moon costs a thousand times a look-up: each year is made once. */
function daysOff(year: number): DaysOff {
  const made = known.get(year) ?? makeDaysOff(year);
  known.set(year, made);
  return made;
}

function makeDaysOff(year: number): DaysOff {
  const holidays = new Set(Number.isInteger(year) ? holidaysOf(year) : []);
  const substitutes = new Set<string>();
  for (const holiday of [...holidays].filter(isWeekend).sort()) {
    let day = holiday;
    while (isWeekend(day) || holidays.has(day) || substitutes.has(day)) {
      day = addDays(day, 1);
    }
    substitutes.add(day);
  }
  return { holidays, substitutes };
}

function holidaysOf(year: number): readonly string[] {
  const fixedDays = ['01-01', '04-30', '05-01', '09-02'].map((day) => `${year}-${day}`);
  return [...fixedDays, dayOfLunarDate(year, 3, 10), ...tetDays(year), ...secondNationalDay(year)];
}

function tetDays(year: number): readonly string[] {
  const newYear = dayOfLunarDate(year, 1, 1);
  const hasFive = year >= firstYearOfFiveTetDays;
  const daysBefore = hasFive && weekday(newYear) !== tuesday ? 2 : 1;
  return Array.from({ length: hasFive ? 5 : 4 }, (_, index) => addDays(newYear, index - daysBefore));
}

function secondNationalDay(year: number): readonly string[] {
  const isLater = [sunday, monday, thursday].includes(weekday(`${year}-09-02`));
  return year < firstYearOfSecondNationalDay ? [] : [`${year}-09-${isLater ? '03' : '01'}`];
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
