/**
 * A share in per cent with one decimal; `null` where the whole is 0 and there is nothing to compare with (domain
 * dictionary §6, Formulas).
 *
 * @param part Integer. @param whole Integer.
 * @example
 * percentOf(1, 3); // 33.3
 */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : inTenths((part * 1_000) / whole);
}

/** So sánh %: by how much a count has grown against another, negative where it has shrunk; `null` against 0. */
export function changePercent(present: number, before: number): number | null {
  return percentOf(present - before, before);
}

/** A mean with one decimal; `null` of nothing. */
export function meanOf(sum: number, count: number): number | null {
  return count === 0 ? null : inTenths((sum * 10) / count);
}

/**
 * Half a tenth counts up in size, also below zero, and zero has no sign. Of whole numbers one division is exact where it
 * comes to a half, which 23/80 × 100 × 10 is not any more.
 */
function inTenths(tenths: number): number {
  return (Math.sign(tenths) * Math.round(Math.abs(tenths))) / 10 || 0;
}
