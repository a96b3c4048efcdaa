/**
 * A share in per cent with one decimal; `null` where the whole is 0 and there is nothing to compare with (domain
 * dictionary §6, Formulas).
 *
 * @param part Integer. @param whole Integer.
 * @example
 * percentOf(1, 3); // 33.3
 */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : tenths((part / whole) * 100);
}

/** So sánh %: by how much a count has grown against another, negative where it has shrunk; `null` against 0. */
export function changePercent(present: number, before: number): number | null {
  return percentOf(present - before, before);
}

/** A mean with one decimal; `null` of nothing. */
export function meanOf(sum: number, count: number): number | null {
  return count === 0 ? null : tenths(sum / count);
}

/** Half a tenth counts up in size, also below zero, and zero has no sign. */
function tenths(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10 || 0;
}
