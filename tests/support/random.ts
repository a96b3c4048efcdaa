/** Numbers that look random and are the same for the same seed. */
export type Random = {
  /** A whole number from 0 to just below `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly isTrue: (probability: number) => boolean;
};

/** The generator mulberry32: 32 bits of state, good enough to wander. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    isTrue: (probability) => next() < probability,
  };
}
