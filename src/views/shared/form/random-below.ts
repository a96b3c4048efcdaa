const range = 2 ** 32;

/** A uniformly random whole number from 0 to below the limit, from the browser's secure source. */
export function randomBelow(limit: number): number {
  const fair = range - (range % limit);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    // Numbers above the last whole multiple would make the first ones likelier.
    if (drawn < fair) {
      return drawn % limit;
    }
  }
}
