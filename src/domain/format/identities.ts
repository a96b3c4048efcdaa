import { normalizePhone } from '../identity/phone';

/** What a list shows where a record has no value (domain dictionary §4.2). */
export const missingValue = '—';

const mask = '***';

/** A Vietnamese phone number as `0912 345 678`; one from abroad, or none that is known, stays as it is stored. */
export function formatPhone(text: string): string {
  const phone = normalizePhone(text);
  return /^0\d{9}$/u.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}` : text;
}

/**
 * An identity number for eyes that may not see it whole: three characters, `***`, the last six; of a number shorter
 * than twelve (passport) the first and the last three (Law 91/2025 on personal data; domain dictionary §4.2).
 *
 * @example
 * maskIdentity('038203001234'); // '038***001234'
 */
export function maskIdentity(text: string): string {
  if (text === '' || text.includes(mask)) {
    return text;
  }
  return text.length >= 12
    ? `${text.slice(0, 3)}${mask}${text.slice(-6)}`
    : `${text.slice(0, 1)}${mask}${text.slice(-3)}`;
}

/**
 * A text with the personal numbers in it masked: the content of a transfer, the name of a file. Twelve digits that begin
 * with 0 are one; no amount begins so.
 *
 * @example
 * maskIdentitiesIn('QHTVLNN TD2026000045 042196000045'); // 'QHTVLNN TD2026000045 042***000045'
 */
export function maskIdentitiesIn(text: string): string {
  return text.replaceAll(/(?<!\d)0\d{11}(?!\d)/gu, maskIdentity);
}

/** True for an answer in which the server has hidden the number. */
export function isMasked(text: string): boolean {
  return text.includes(mask);
}
