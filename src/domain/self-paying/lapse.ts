import { addDays } from '../format/calendar';
import { nextWorkingDay } from '../fund/public-holidays';
import type { WorkCalendar } from '../fund/work-calendar';

/** A dossier that was returned and that nobody completes is cancelled after so many days (domain dictionary §5.3 d). */
export const daysToComplete = 30;

/**
 * The first ISO date on which a returned dossier counts as given up: the day after the last one on which it could be
 * completed. That one is the thirtieth after the day of returning, or the next working day where it is a day off (Civil
 * Code 2015 Art.147.2, 148.5; the dictionary says nothing of days off here).
 *
 * @example
 * lapseDay('2026-10-15', statutoryCalendar); // '2026-11-17', because 14/11 is a Saturday
 */
export function lapseDay(returnedOn: string, calendar: WorkCalendar): string {
  return addDays(nextWorkingDay(addDays(returnedOn, daysToComplete), calendar), 1);
}

/** True once a dossier has been with its applicant for longer than he has. @param today ISO date. */
export function hasLapsed(returnedOn: string, today: string, calendar: WorkCalendar): boolean {
  return today >= lapseDay(returnedOn, calendar);
}
