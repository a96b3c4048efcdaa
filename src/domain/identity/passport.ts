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
