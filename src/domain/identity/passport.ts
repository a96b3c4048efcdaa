import { leastPassportMonths } from '../constants';
import { addMonths, isIsoDate } from '../format/calendar';
import { foldedNumber } from '../text/folded-number';

const passport = /^[A-Z]\d{7,8}$/u;

/** A passport number as it is stored: upper case, without spaces. */
export function normalizePassport(text: string): string {
  return foldedNumber(text);
}

/** Checks a normalised passport number: a letter and 7 digits, 8 in the newer series (domain dictionary §8.2). */
export function isPassport(text: string): boolean {
  return passport.test(text);
}

/**
 * Whether a passport has less time left at departure than a country may ask for (domain dictionary §8.2): to be warned
 * of, not refused.
 *
 * @param lastDay ISO date. @param departure ISO date; of anything else nothing is said.
 */
export function isPassportEndingSoon(lastDay: string | null, departure: string | null | undefined): boolean {
  const least = addMonths(departure ?? '', leastPassportMonths);
  return isIsoDate(lastDay ?? '') && least !== undefined && (lastDay ?? '') < least;
}
