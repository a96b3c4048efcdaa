import { searchText } from './search-text';

/**
 * Vietnamese text as a lowercase, hyphenated name without diacritics, fit for an address or a file name (register K-02).
 *
 * Whatever is neither a Latin letter nor a digit becomes one hyphen between words; a text without either gives `''`.
 *
 * @example
 * slug('Báo cáo quỹ – Kỳ 10/2026'); // 'bao-cao-quy-ky-10-2026'
 */
export function slug(text: string): string {
  return searchText(text)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
