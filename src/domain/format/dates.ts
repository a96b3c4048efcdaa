import { datePattern } from '../constants';
import { visibleText } from '../text/names';
import { fundTimeZone, isoDateOf, readIsoDate, type CalendarDate } from './calendar';

/**
 * An ISO date (or the day part of a moment) as staff read it; `''` for what is no date.
 *
 * @param pattern Order and width of day, month, year: `d`, `dd`, `M`, `MM`, `yy`, `yyyy`, as ABP's `shortDatePattern` (register K-04).
 * @example
 * formatDate('2026-05-10'); // '10/05/2026'
 */
export function formatDate(iso: string, pattern: string = datePattern): string {
  const date = readIsoDate(dayOf(iso));
  return date === undefined ? '' : pattern.replaceAll(part, (token) => partText(date, token));
}

/**
 * A moment with minutes, in Vietnam's time; `''` for what is no moment.
 *
 * A moment without a zone is taken as Vietnam's time already, as ABP sends it by default.
 */
export function formatDateTime(iso: string, pattern: string = datePattern): string {
  const wall = wallTime(iso);
  const day = formatDate(iso, pattern);
  return wall === undefined || day === '' ? '' : `${day} ${wall.slice(11, 16)}`;
}

/** ISO date of the day in Vietnam that a moment falls in, as `formatDateTime` takes it; `''` for what is no moment. */
export function dayOf(iso: string): string {
  return wallTime(iso)?.slice(0, 10) ?? '';
}

/** The month of an ISO date or of `yyyy-MM`, as `MM/yyyy`; `''` for what is no month. */
export function formatMonth(iso: string): string {
  const date = readIsoDate(iso.length === 7 ? `${iso}-01` : iso.slice(0, 10));
  return date === undefined ? '' : `${String(date.month).padStart(2, '0')}/${date.year}`;
}

/**
 * The ISO date that somebody typed; `undefined` for anything that is no day between 1900 and 2100.
 *
 * Day, month and year are read in the pattern's order; `/`, `-`, `.` and spaces part them, leading zeros may be missing,
 * eight digits need no separator. A year has four digits. Marks of direction, which some programs copy along, do not count.
 *
 * @example
 * parseDate('9/5/2026'); // '2026-05-09'
 */
export function parseDate(text: string, pattern: string = datePattern): string | undefined {
  const order = [...pattern.matchAll(part)].map(([token]) => token.charAt(0));
  const numbers = splitDate(visibleText(text), order);
  if (numbers === undefined) {
    return undefined;
  }
  const read = (letter: string) => numbers[order.indexOf(letter)] ?? '';
  return read('y').length === 4
    ? isoDateOf({ year: Number(read('y')), month: Number(read('M')), day: Number(read('d')) })
    : undefined;
}

/**
 * A day or a month as it is typed: the keypad of a phone has digits alone, so a digit behind two others is parted from them.
 * What is typed or taken out elsewhere stays as it is.
 *
 * @param before The text before the last key.
 * @param parts Of a day 3, of a month 2.
 * @example
 * partedAsTyped('15', '150', 3); // '15/0'
 */
export function partedAsTyped(before: string, typed: string, parts: 2 | 3): string {
  const isFull = /^(?:\d{1,2}\/)?\d{2}$/u.test(before) && before.split('/').length < parts;
  const digit = typed.startsWith(before) ? typed.slice(before.length) : '';
  return isFull && /^\d$/u.test(digit) ? `${before}/${digit}` : typed;
}

const part = /d{1,2}|M{1,2}|y{4}|y{2}/gu;
const moment = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/u;

const wallTimeInFundZone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: fundTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function wallTime(iso: string): string | undefined {
  const match = moment.exec(iso);
  if (match === null) {
    return undefined;
  }
  const isWithoutZone = match[1] === undefined;
  const instant = isWithoutZone ? Number.NaN : Date.parse(iso);
  if (isWithoutZone) {
    return iso.length === 10 ? `${iso} 00:00` : iso;
  }
  return Number.isNaN(instant) ? undefined : wallTimeInFundZone.format(instant);
}

function partText({ year, month, day }: CalendarDate, token: string): string {
  const number = { d: day, M: month, y: token.length === 2 ? year % 100 : year }[token.charAt(0)] ?? 0;
  return String(number).padStart(token.length, '0');
}

function splitDate(text: string, order: readonly string[]): readonly string[] | undefined {
  if (/^\d{8}$/u.test(text)) {
    const widths = order.map((letter) => (letter === 'y' ? 4 : 2));
    const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
    return starts.map((start, index) => text.slice(start, start + (widths[index] ?? 0)));
  }
  const numbers = text.split(/\s*[/.\-\s]\s*/u);
  return numbers.length === 3 && numbers.every((number) => /^\d{1,4}$/u.test(number)) ? numbers : undefined;
}
