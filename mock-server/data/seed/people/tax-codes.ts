import { taxCodeCheckDigit } from '@/domain/identity/tax-code';

/** Tax codes that are valid and never issued: all begin with 99 (domain dictionary §8.4). */
export function demoTaxCodes(count: number): readonly string[] {
  const codes: string[] = [];
  for (let serial = 1; codes.length < count; serial += 1) {
    const firstNine = `99${String(serial).padStart(7, '0')}`;
    const digit = taxCodeCheckDigit(firstNine);
    if (digit !== undefined) {
      codes.push(`${firstNine}${digit}`);
    }
  }
  return swapped(codes, 3, 6);
}

/** Gives DV0007 the code that the printed examples show for it. */
function swapped(codes: readonly string[], one: number, other: number): readonly string[] {
  return codes.map((code, index) => (index === one ? codes[other] : index === other ? codes[one] : code) ?? code);
}
