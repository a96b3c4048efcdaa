import { addDays, isIsoDate } from '../format/calendar';
import { isWorkingDay, workingDaysBetween } from '../fund/public-holidays';
import type { WorkCalendar } from '../fund/work-calendar';
import { isExamined, type SupportRequestStatus } from './support-request';

/** A time in which the clock stood still because papers were missing; ISO dates, `to` absent while it lasts. */
export type Pause = { readonly from: string; readonly to: string | undefined };

/**
 * The last day for an answer (domain dictionary §4.5): so many working days after the day on which the dossier was
 * complete; days of a pause do not count, from the day after it began to the day on which it ended.
 *
 * @param completeOn ISO date, ngày nhận đủ hồ sơ.
 * @param workingDays What the kind of support allows; `null` for no limit.
 * @param today ISO date; a pause that still lasts goes up to it.
 * @returns ISO date; `undefined` where the kind has no limit (HT06) or the dossier is not complete.
 */
export function answerDueDay({
  completeOn,
  workingDays,
  pauses,
  today,
  calendar,
}: {
  readonly completeOn: string | null;
  readonly workingDays: number | null;
  readonly pauses: readonly Pause[];
  readonly today: string;
  readonly calendar: WorkCalendar;
}): string | undefined {
  if (completeOn === null || workingDays === null || !isIsoDate(completeOn)) {
    return undefined;
  }
  const stands = (day: string) => pauses.some(({ from, to }) => day > from && day <= (to ?? today));
  let [day, left] = [completeOn, workingDays];
  while (left > 0) {
    day = addDays(day, 1);
    left -= isWorkingDay(day, calendar) && !stands(day) ? 1 : 0;
  }
  return day;
}

/**
 * For how many working days the clock has stood still, also after the last day for an answer.
 *
 * @param completeOn ISO date from which it runs; it runs for nobody before that. @param until ISO date.
 */
export function pausedWorkingDays(
  pauses: readonly Pause[],
  completeOn: string | null,
  until: string,
  calendar: WorkCalendar,
): number {
  return completeOn === null
    ? 0
    : pauses.reduce((sum, { from, to = until }) => {
        const [first, last] = [from > completeOn ? from : completeOn, to < until ? to : until];
        return sum + workingDaysBetween(first, last, calendar);
      }, 0);
}

/** True while the request waits for the Fund past its last day; whoever waits for papers is not late. */
export function isProcessingLate(
  status: SupportRequestStatus,
  dueDay: string | null | undefined,
  today: string,
): boolean {
  return isExamined({ trangThai: status }) && typeof dueDay === 'string' && today > dueDay;
}
