/**
 * The number of a contract or a paper as it is compared: blanks, case and characters that nobody sees do not count; `''`
 * for none.
 */
export function foldedNumber(text: string | null): string {
  return (text ?? '')
    .normalize('NFC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
}
