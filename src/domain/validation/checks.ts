import { parseAddress } from '../auth/parse-address';
import { visibleText } from '../text/names';

const longestEmail = 255;
const email =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/iu;
const urlStart = /^(?:https?|ftp):\/\/[^/]/iu;
const userName = /^[a-zA-Z0-9._@-]+$/u;
const bankAccount = /^[A-Z0-9]{6,20}$/u;

/** Largest amount of money the Fund records, in đồng (domain dictionary §4.6 M6). */
export const largestAmount = 999_999_999_999;

/** How long a reason is that somebody gives for a step or an exception, in characters (domain dictionary §4.3). */
export const reasonLength = { min: 10, max: 500 } as const;

/** An address `name@host.domain` of at most 255 characters (RFC 5321 form without quoting or literals). */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && email.test(text);
}

/** An address with http, https or ftp and a host (ABP's url rule). */
export function isUrl(text: string): boolean {
  return urlStart.test(text) && parseAddress(text) !== undefined;
}

/** 13 to 19 digits, spaces and hyphens aside, with a right Luhn digit (ISO/IEC 7812-1). */
export function isCreditCard(text: string): boolean {
  const digits = text.replaceAll(/[\s-]/gu, '');
  return /^\d{13,19}$/u.test(digits) && luhnSum(digits) % 10 === 0;
}

/** Letters without accents, digits and `. _ - @`, or the installation's own pattern (ABP `AllowedUserNameCharacters`). */
export function isUserName(text: string, pattern: RegExp = userName): boolean {
  return pattern.test(text);
}

/** 6 to 20 capital letters and digits (domain dictionary §8.5). */
export function isBankAccount(text: string): boolean {
  return bankAccount.test(text);
}

export function isInRange(value: number, min = 0, max = Number.POSITIVE_INFINITY): boolean {
  return value >= min && value <= max;
}

/** A whole number of đồng from 0 to `largestAmount`. */
export function isMoney(value: number): boolean {
  return Number.isInteger(value) && isInRange(value, 0, largestAmount);
}

/** A text as long as a reason has to be, blanks around it and what nobody sees aside. */
export function isReason(text: string): boolean {
  return isInRange(visibleText(text).length, reasonLength.min, reasonLength.max);
}

/** True unless both ISO dates are there and `from` is later than `to`. */
export function isDateOrder(from: string | null, to: string | null): boolean {
  return !from || !to || from <= to;
}

/** True for an ISO date after `today`. */
export function isFutureDate(date: string, today: string): boolean {
  return date > today;
}

function luhnSum(digits: string): number {
  return Array.from(digits)
    .reverse()
    .reduce((sum, character, index) => {
      const doubled = Number(character) * (index % 2 === 0 ? 1 : 2);
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
}
