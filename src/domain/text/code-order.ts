/** Sorts codes, ISO dates and other texts in which only the characters count, never a language. */
export function inCodeOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
