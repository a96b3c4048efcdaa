/** The highest running number behind a beginning, as 12 of `TD.2026.000012` behind `TD.2026.`; 0 for none. */
export function highestNumber(codes: Iterable<string | null>, start: string): number {
  let highest = 0;
  for (const code of codes) {
    highest = code?.startsWith(start) === true ? Math.max(highest, Number(code.slice(start.length))) : highest;
  }
  return highest;
}
