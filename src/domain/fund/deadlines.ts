import { addDays, addMonths, daysBetween } from '../format/calendar';
import type { DepartureForm } from '../workers/worker';
import { addWorkingDays, nextWorkingDay } from './public-holidays';
import type { WorkCalendar } from './work-calendar';

/** The unit pays a month's contributions by this day of the next month (Decision 40/2021 Art.7–8). */
const monthlyDueDate = 10;

/** Who pays himself pays so many days before departure, or so many working days after the approval notice (Art.8.2). */
const daysBeforeDeparture = 3;
const workingDaysAfterNotice = 5;

/** A deadline shows as near from so many days before it (domain dictionary §4.5). */
export const dueSoonDays = 3;

/**
 * Last ISO date for reporting and paying a month: the 10th of the next one, or the next working day (Civil Code 2015
 * Art.148.5).
 *
 * @param thang 1 to 12.
 * @param calendar What the administrator's table says of days off.
 * @example
 * fundReportDueDay(2026, 4, statutoryCalendar); // '2026-05-11', because the 10th is a Sunday
 */
export function fundReportDueDay(nam: number, thang: number, calendar: WorkCalendar): string {
  const firstOfNextMonth = monthsOn(nam, thang, 1);
  return nextWorkingDay(addDays(firstOfNextMonth, monthlyDueDate - 1), calendar);
}

/**
 * Last ISO date for a quarter's revenue report: the last day of the month after the quarter, or the next working day.
 * The joint circular 11/2008 asks for a declaration each quarter without naming the day; this day is our design.
 *
 * @param quy 1 to 4.
 */
export function revenueReportDueDay(nam: number, quy: number, calendar: WorkCalendar): string {
  const secondMonthOn = monthsOn(nam, quy * 3, 2);
  return nextWorkingDay(addDays(secondMonthOn, -1), calendar);
}

/** Last ISO date for a quarter's document report: the same day as the revenue report's, by our design. */
export function documentReportDueDay(nam: number, quy: number, calendar: WorkCalendar): string {
  return revenueReportDueDay(nam, quy, calendar);
}

/**
 * Last ISO date for a self-payer's money (Decision 40/2021 Art.8.2): a contract concluded abroad (form 6b) within five
 * working days of the approval notice, everybody else at least three days before departure.
 *
 * A day counted back from departure is never moved on to a working day: that would bring it past the law's limit.
 * `undefined` while the date it counts from is not known.
 */
export function selfPayingDueDay(
  {
    hinhThucDi,
    ngayXuatCanh,
    ngayNhanThongBao,
  }: {
    readonly hinhThucDi: DepartureForm;
    readonly ngayXuatCanh: string | null | undefined;
    readonly ngayNhanThongBao: string | null | undefined;
  },
  calendar: WorkCalendar,
): string | undefined {
  if (hinhThucDi === '6b') {
    return hasText(ngayNhanThongBao) ? addWorkingDays(ngayNhanThongBao, workingDaysAfterNotice, calendar) : undefined;
  }
  return hasText(ngayXuatCanh) ? addDays(ngayXuatCanh, -daysBeforeDeparture) : undefined;
}

/** Days by which a deadline has passed, 0 up to and on the day itself. */
export function daysOverdue(dueDay: string, today: string): number {
  return Math.max(0, daysBetween(dueDay, today));
}

/** True from three days before a deadline up to the day itself. */
export function isDueSoon(dueDay: string, today: string): boolean {
  const daysLeft = daysBetween(today, dueDay);
  return daysLeft >= 0 && daysLeft <= dueSoonDays;
}

/** The first of the month that lies some months after a month; a month outside 1900–2100 stands as the first of its own. */
function monthsOn(nam: number, thang: number, months: number): string {
  const first = `${nam}-${String(thang).padStart(2, '0')}-01`;
  return addMonths(first, months) ?? first;
}

function hasText(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== '';
}
