import { drawsFrom, seedOf } from '@/domain/desk/draws';

/** Seed of all demo data (domain dictionary §11): same seed, same bytes. */
const demoSeed = 20_260_901;

/** A repeatable stream of random values; every table has its own, so that one may change without moving the others. */
export type Random = {
  /** At least 0, less than 1. */
  readonly next: () => number;
  /** Whole number from `from` to `to`, both possible. */
  readonly integer: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** Between `from` and `to`, most often near `mode`. */
  readonly triangular: (from: number, to: number, mode: number) => number;
  /** The numbers from 0 to `length - 1` in random order. */
  readonly shuffled: (length: number) => Uint32Array;
};

/** Values that are drawn as often as their weights say. */
export type Weighted<Value> = (random: Random) => Value;

/** Prepares a weighted draw; weights need no particular sum. */
export function weighted<Value>(
  entries: readonly (readonly [value: Value, weight: number, ...unknown[]])[],
): Weighted<Value> {
  const bounds: number[] = [];
  let sum = 0;
  for (const [, weight] of entries) {
    sum += weight;
    bounds.push(sum);
  }
  return (random) => {
    const point = random.next() * sum;
    const index = bounds.findIndex((bound) => point < bound);
    return itemAt(entries, index)[0];
  };
}

export function createRandom(stream: string): Random {
  const next = drawsFrom(seedOf(demoSeed, stream));
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (values) => itemAt(values, integer(0, values.length - 1)),
    triangular: (from, to, mode) => {
      const point = next();
      const turn = (mode - from) / (to - from);
      return point < turn
        ? from + Math.sqrt(point * (to - from) * (mode - from))
        : to - Math.sqrt((1 - point) * (to - from) * (to - mode));
    },
    shuffled: (length) => {
      const order = Uint32Array.from({ length }, (_, index) => index);
      for (let last = length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
        const kept = order[last] ?? 0;
        order[last] = order[other] ?? 0;
        order[other] = kept;
      }
      return order;
    },
  };
}

function itemAt<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) {
    throw new RangeError(`No value at ${index} of ${values.length}`);
  }
  return value;
}
