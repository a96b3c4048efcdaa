/**
 * A random UUID, version 4: names a new row, or one intention of which a back end that hears of it twice does it once
 * (`maLanGui` of the contract). Works on pages without a certificate too, where `crypto.randomUUID` is missing.
 */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/**
 * A UUID of its own for every call of a run: the run's, with the number of the first row, below 65,536, in place of its
 * last four digits. The first call's too, since the run's own may end with the number of a later one.
 */
export function callKey(runKey: string, firstRow: number): string {
  return `${runKey.slice(0, -4)}${firstRow.toString(16).padStart(4, '0')}`;
}
