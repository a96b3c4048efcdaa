/** A number as numbered headings and printed papers write it. @param value From 1 to 3.999. @example roman(14) // 'XIV' */
export function roman(value: number): string {
  const [digit, amount] = romanDigits.find(([, size]) => size <= value) ?? ['', 0];
  return amount === 0 ? '' : digit + roman(value - amount);
}

const romanDigits: readonly (readonly [digit: string, amount: number])[] = [
  ['M', 1_000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];
