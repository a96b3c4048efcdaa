import { addDays } from '../format/calendar';

/** Days that the log shows at first (domain dictionary §5.14). */
export const logFirstDays = 7;

/** Most days that one look at the log takes in, both ends included (domain dictionary §5.14). */
export const logMostDays = 92;

/** Most rows of the log in one file (domain dictionary §5.14, `QuyHoTro:09003`). */
export const logMostExported = 10_000;

/** Months after which an entry is no longer kept (domain dictionary §5.14). */
export const logKeptMonths = 24;

/** Days of the log, both included, as ISO dates. */
export type LogPeriod = { readonly tu: string; readonly den: string };

/**
 * The days that somebody asks for; where one end is missing, seven days from or to the other. `undefined` where neither
 * is set: then the last seven days are meant on which something happened, so that a quiet time hides nothing.
 *
 * @param asked ISO dates, `undefined` for an end that is not set.
 */
export function logPeriodOf({
  tu,
  den,
}: {
  readonly [End in keyof LogPeriod]: string | undefined;
}): LogPeriod | undefined {
  if (den !== undefined) {
    return { tu: tu ?? addDays(den, 1 - logFirstDays), den };
  }
  return tu === undefined ? undefined : { tu, den: addDays(tu, logFirstDays - 1) };
}

/** True for a period that begins before it ends and takes in no more than 92 days. */
export function isLogPeriod({ tu, den }: LogPeriod): boolean {
  return tu <= den && den <= addDays(tu, logMostDays - 1);
}
