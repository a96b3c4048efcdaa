/** The number of a contract or a paper as it is compared: blanks and case do not count; `''` for none. */
export function foldedNumber(text: string | null): string {
  return (text ?? '').replaceAll(/\s/gu, '').toUpperCase();
}
