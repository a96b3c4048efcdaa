/** A number, or a text that is one, as an ABP server may write a property; anything else is none. */
export function finiteNumber(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isNumeric ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}
