const pattern = /^(\d{10})(?:-(\d{3}))?$/u;
const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3] as const;

/** A tax code as it is stored: without spaces and dots, a branch suffix parted by one hyphen. */
export function normalizeTaxCode(text: string): string {
  const compact = text.replaceAll(/[\s.\p{Cf}]/gu, '');
  return compact.replace(/^(\d{10})\p{Pd}?(\d{3})$/u, '$1-$2');
}

/**
 * Checks a normalised tax code: 10 digits with a right check digit, or a branch 10-3 with suffix 001–999
 * (domain dictionary §8.4; algorithm as in python-stdnum `stdnum.vn.mst`).
 */
export function isTaxCode(text: string): boolean {
  const [, code, branch] = pattern.exec(text) ?? [];
  return (
    code !== undefined &&
    branch !== '000' &&
    code.slice(2, 9) !== '0000000' &&
    taxCodeCheckDigit(code.slice(0, 9)) === Number(code[9])
  );
}

/**
 * The tenth digit that the first nine digits ask for; `undefined` when no tax code begins with these nine.
 *
 * @example
 * taxCodeCheckDigit('010023348'); // 8
 */
export function taxCodeCheckDigit(firstNine: string): number | undefined {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(firstNine[index]), 0);
  const digit = 10 - (sum % 11);
  return digit === 10 ? undefined : digit;
}
