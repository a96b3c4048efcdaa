import { addDays, daysBetween, fundTimeZone, isIsoDate, todayAt } from '../format/calendar';
import { dueSoonDays, fundReportDueDay, revenueReportDueDay } from '../fund/deadlines';
import type { WorkCalendar } from '../fund/work-calendar';
import { periodOf, periodOfDay, periodToReport } from '../fund-reports/period';
import { lastDayOf, quarterAt, quarterBefore, quarterValue, type Quarter } from '../quarter-reports/quarter';
import type { DeskPart } from './desk-part';

/** The demo's time: of the page and of the back end in it alike. What moves it begins all pages of the demo anew. */
export type ClockDesk = DeskPart & {
  /** By how much the demo's time is ahead of the machine's. Milliseconds; 0 for real time. */
  readonly offsetMs: number;
  /** The back end's days off, by which deadlines are reckoned; the desk knows them before anybody is signed in. */
  readonly calendar: () => WorkCalendar;
  /** Moves the date and leaves the time of day; sign-ins stay. @throws {RangeError} for what is no ISO date. */
  readonly moveTo: (day: string) => Promise<void>;
  /** From now on the back end refuses this access token as expired; its session can be renewed. */
  readonly expireToken: (accessToken: string) => Promise<void>;
  /** As `expireToken`, and the refresh token of the session has died too. */
  readonly expireSession: (accessToken: string) => Promise<void>;
  /** The issuer ends the session: its tokens are revoked, and its person is signed out there. */
  readonly endSession: (accessToken: string) => Promise<void>;
  /** Cuts the stored session off in its middle. A page that is open goes on with what it holds, the next load cannot. */
  readonly breakRecord: () => void;
  /** Spoils the signature of the access token in the stored session; the next load is refused by the back end. */
  readonly breakToken: () => void;
  /** The issuer signs with a new key from now on; tokens of the one before are taken for as long as they live. */
  readonly rotateKeys: () => Promise<void>;
};

/** A day on which something falls due. */
export type ClockMoment = {
  readonly id: (typeof clockMomentIds)[number];
  /** ISO date. */
  readonly day: string;
  /** Month or quarter that it is about, as staff write it. */
  readonly period: string;
};

export const clockMomentIds = [
  'monthSoon',
  'monthDue',
  'monthLate',
  'quarterEnd',
  'quarterDue',
  'quarterLate',
] as const;

const dayMs = 86_400_000;

/**
 * The next days after today on which the product's deadlines come near, are there, and have passed (domain dictionary
 * §4.5), the earliest first.
 *
 * @param today ISO date.
 */
export function clockMoments(today: string, calendar: WorkCalendar): readonly ClockMoment[] {
  const [lastMonth, month] = [periodToReport(today), periodOfDay(today)];
  const monthDue = fundReportDueDay(lastMonth.nam, lastMonth.thang, calendar);
  const reported = monthDue < today ? month : lastMonth;
  const due = fundReportDueDay(reported.nam, reported.thang, calendar);
  const quarterDueOf = ({ nam, quy }: Quarter) => revenueReportDueDay(nam, quy, calendar);
  const lastQuarter = quarterBefore(today);
  const quarter = quarterDueOf(lastQuarter) < today ? quarterAt(today) : lastQuarter;
  const quarterDue = quarterDueOf(quarter);
  const period = periodOf(reported);
  const ofQuarter = nameOf(quarter);
  const moments: readonly ClockMoment[] = [
    { id: 'monthSoon', day: addDays(due, -dueSoonDays), period },
    { id: 'monthDue', day: due, period },
    { id: 'monthLate', day: addDays(due, 1), period },
    { id: 'quarterEnd', day: lastDayOf(quarterAt(today)), period: nameOf(quarterAt(today)) },
    { id: 'quarterDue', day: quarterDue, period: ofQuarter },
    { id: 'quarterLate', day: addDays(quarterDue, 1), period: ofQuarter },
  ];
  return moments.filter(({ day }) => day > today).sort((one, other) => one.day.localeCompare(other.day));
}

/**
 * By how much the clock must be ahead of the machine's, so that it shows a day at the present time of day.
 *
 * @param now What it shows now, in epoch milliseconds. @throws {RangeError} for what is no ISO date.
 */
export function offsetOn(day: string, { now, offsetMs }: { readonly now: number; readonly offsetMs: number }): number {
  if (!isIsoDate(day)) {
    throw new RangeError(`"${day}" is no date`);
  }
  const shiftMs = daysBetween(todayAt(now), day) * dayMs;
  return offsetMs + shiftMs - (aheadOfUtcMs(now + shiftMs) - aheadOfUtcMs(now));
}

/** How far the Fund's clocks are ahead of UTC at a moment: 7 hours since 13/06/1975, 8 and other figures before. */
function aheadOfUtcMs(now: number): number {
  const shown = Date.parse(`${fundClock.format(now).replace(' ', 'T')}Z`);
  return shown - Math.floor(now / 1_000) * 1_000;
}

/** `2026-11-15 09:12:30`. */
const fundClock = new Intl.DateTimeFormat('sv-SE', { timeZone: fundTimeZone, dateStyle: 'short', timeStyle: 'medium' });

/** A kept offset, 0 for rubbish and for one that leads to no day of 1900 to 2100. @param realNow Epoch milliseconds. */
export function parseOffset(text: string | null | undefined, realNow: number): number {
  const offset = /^-?\d{1,14}$/u.test(text ?? '') ? Number(text) : 0;
  return isIsoDate(todayAt(realNow + offset)) ? offset : 0;
}

function nameOf(quarter: Quarter): string {
  return quarterValue(quarter).id.replace(/^(\d+)-(\d)$/u, '$2/$1');
}
