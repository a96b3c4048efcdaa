import { plainSigns } from './names';

/**
 * The form in which texts are compared in a search: without diacritics and case, `đ` as `d`, single spaces, nothing that
 * nobody sees; quotes and dashes as the keyboard has them, because Word and phones write others in the same names.
 *
 * Deep nesting of marks and decomposed input (NFD) give the same answer as composed input.
 *
 * @example
 * searchText('NGUYỄN Thị  Đào'); // 'nguyen thi dao'
 * searchText('H’Hen Niê'); // "h'hen nie"
 */
export function searchText(text: string): string {
  return plainLetters(text.replaceAll(/\s+/gu, ' ')).replaceAll(/ +/gu, ' ').trim();
}

/** Letters and signs as a search compares them; spaces stay as they are. */
export function plainLetters(text: string): string {
  const letters = withoutDiacritics(text).toLowerCase();
  return isAscii.test(letters) ? letters : plainSigns(letters.replaceAll(/(?!\s)\p{Cf}/gu, ''));
}

/** Nearly every text is, once its diacritics are gone. */
const isAscii = /^\p{ASCII}*$/u;

/** True when every letter of `query` occurs in `text` in this order, case and diacritics aside; empty matches all. */
export function containsText(text: string, query: string): boolean {
  return searchText(text).includes(searchText(query));
}

/** Drops the combining marks U+0300–U+036F and turns đ, Đ, however coded, into d, D; case and spaces stay. */
export function withoutDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .replaceAll(/[\u0111\u00f0]/gu, 'd')
    .replaceAll(/[\u0110\u00d0]/gu, 'D');
}
