/**
 * Numbers from 0 to 1, the same for the same seed (mulberry32).
 *
 * @param {number} seed
 * @returns {() => number}
 */
export function createRandom(seed) {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The same values in an order that is drawn.
 *
 * @template Value
 * @param {readonly Value[]} values
 * @param {() => number} random
 * @returns {Value[]}
 */
export function shuffled(values, random) {
  return values
    .map((value) => ({ value, draw: random() }))
    .toSorted((one, other) => one.draw - other.draw)
    .map(({ value }) => value);
}
