/**
 * The form in which texts are compared in a search: without diacritics and case, `đ` as `d`, single spaces.
 *
 * Deep nesting of marks and decomposed input (NFD) give the same answer as composed input.
 *
 * @example
 * searchText('NGUYỄN Thị  Đào'); // 'nguyen thi dao'
 */
export function searchText(text: string): string {
  return withoutDiacritics(text).toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

/** True when every letter of `query` occurs in `text` in this order, case and diacritics aside; empty matches all. */
export function containsText(text: string, query: string): boolean {
  return searchText(text).includes(searchText(query));
}

/** Drops the combining marks U+0300–U+036F and turns đ, Đ into d, D; case and spaces stay. */
export function withoutDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D');
}
