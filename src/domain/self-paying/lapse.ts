import { addDays, daysBetween } from '../format/calendar';

/** A dossier that was returned and that nobody completes is cancelled after so many days (domain dictionary §5.3 d). */
export const daysToComplete = 30;

/**
 * The first ISO date on which a returned dossier counts as given up: the day after the last one on which it could be
 * completed.
 *
 * @example
 * lapseDay('2026-10-15'); // '2026-11-15'
 */
export function lapseDay(returnedOn: string): string {
  return addDays(returnedOn, daysToComplete + 1);
}

/** True once a dossier has been with its applicant for more than the days that he has. @param today ISO date. */
export function hasLapsed(returnedOn: string, today: string): boolean {
  return daysBetween(returnedOn, today) > daysToComplete;
}
