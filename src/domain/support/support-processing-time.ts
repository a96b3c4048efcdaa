import { addDays, isIsoDate } from '../format/calendar';
import { isWorkingDay } from '../fund/public-holidays';
import type { SupportRequestStatus } from './support-request';

/** A time in which the clock stood still because papers were missing; ISO dates, `to` absent while it lasts. */
export type Pause = { readonly from: string; readonly to: string | undefined };

const waitingForFund: readonly SupportRequestStatus[] = [2, 3];

/** When an answer is due, and for how long the clock stood still before that. */
export type ProcessingTime = {
  /** ISO date; `undefined` where the kind has no limit (HT06) or the dossier is not complete. */
  readonly dueDay: string | undefined;
  /** Working days. */
  readonly pausedDays: number;
};

/**
 * The last day for an answer (domain dictionary §4.5): so many working days after the day on which the dossier was
 * complete; days of a pause do not count, from the day after it began to the day on which it ended.
 *
 * @param completeOn ISO date, ngày nhận đủ hồ sơ.
 * @param workingDays What the kind of support allows; `null` for no limit.
 * @param today ISO date; a pause that still lasts goes up to it.
 * @param extra Further ISO dates off, kept by the administrator.
 */
export function processingTime(
  {
    completeOn,
    workingDays,
    pauses,
    today,
  }: {
    readonly completeOn: string | null;
    readonly workingDays: number | null;
    readonly pauses: readonly Pause[];
    readonly today: string;
  },
  extra: readonly string[] = [],
): ProcessingTime {
  if (completeOn === null || workingDays === null || !isIsoDate(completeOn)) {
    return { dueDay: undefined, pausedDays: 0 };
  }
  const stops = pauses.map(({ from, to }) => ({ from, to: to ?? today }));
  const stands = (day: string) => stops.some(({ from, to }) => day > from && day <= to);
  let [day, left, pausedDays] = [completeOn, workingDays, 0];
  while (left > 0) {
    day = addDays(day, 1);
    if (isWorkingDay(day, extra)) {
      if (stands(day)) {
        pausedDays += 1;
      } else {
        left -= 1;
      }
    }
  }
  return { dueDay: day, pausedDays };
}

/** True while the request waits for the Fund past its last day; whoever waits for papers is not late. */
export function isProcessingLate(
  status: SupportRequestStatus,
  dueDay: string | null | undefined,
  today: string,
): boolean {
  return waitingForFund.includes(status) && typeof dueDay === 'string' && today > dueDay;
}
