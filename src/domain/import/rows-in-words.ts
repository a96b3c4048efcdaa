/** A fault of more rows than these is one of the whole file: naming them all would fill screen and memory. */
const mostNamed = 10;

/** The first rows other than `own`: as many as a message names, and one more where there is one. */
export function otherRows(rows: Iterable<number>, own: number): readonly number[] {
  const others: number[] = [];
  for (const row of rows) {
    if (row !== own) {
      others.push(row);
    }
    if (others.length > mostNamed) {
      break;
    }
  }
  return others;
}

/** What `otherRows` answered, as a message says it. @example '2, 5', '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …' */
export function rowsInWords(rows: readonly number[]): string {
  return [...rows.slice(0, mostNamed), ...(rows.length > mostNamed ? ['…'] : [])].join(', ');
}
