/** Keys that walk through an indented list. */
export type OutlineKey = 'next' | 'previous' | 'first' | 'last' | 'parent' | 'child';

/**
 * Where a key leads in an indented list, by index: to a neighbour, an end, the entry above that this one hangs on, or
 * the first that hangs on this one. The same index where there is no such entry.
 *
 * @param depths depth of every entry, in order
 */
export function outlineStep(depths: readonly number[], from: number, key: OutlineKey): number {
  const last = depths.length - 1;
  const depth = depths[from] ?? 0;
  switch (key) {
    case 'next':
      return Math.min(from + 1, last);
    case 'previous':
      return Math.max(from - 1, 0);
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'parent': {
      const above = depths.slice(0, from).findLastIndex((other) => other < depth);
      return above === -1 ? from : above;
    }
    case 'child':
      return (depths[from + 1] ?? 0) > depth ? from + 1 : from;
  }
}
