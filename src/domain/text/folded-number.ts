import { composedText } from './names';

/**
 * The number of a contract or a paper as it is compared: blanks, case and characters that nobody sees do not count, and Word's
 * dashes are hyphens; `''` for none.
 */
export function foldedNumber(text: string | null): string {
  return composedText(text ?? '')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase();
}
