import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawAt, drawsFrom } from '@/domain/desk/draws';
import { latencyOf, longestLatencyMs, realisticMedianMs } from '@/domain/desk/latency';

/** How a sample is spread is a matter of chance: it is judged by the same seeds in each run, the extreme ones among them. */
const seeds = [0, 1, -1, 42, 20_260_901, 2 ** 31 - 1, -(2 ** 31)];

describe('draws', () => {
  it('D-03 are at least 0, less than 1, and the same at the same place of the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(10_000), (seed, index) => {
        const draw = drawAt(seed, index);
        expect(draw >= 0 && draw < 1).toBe(true);
        const sequence = drawsFrom(seed);
        expect([sequence(), sequence(), sequence()]).toEqual([0, 1, 2].map((place) => drawAt(seed, place)));
      }),
    );
  });

  it.each(seeds)('D-03 of seed %i are spread evenly', (seed) => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 2_000; index += 1) {
      const tenth = Math.floor(drawAt(seed, index) * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    // Five standard deviations (13.4) round the mean of 200.
    expect(counts.filter((count) => Math.abs(count - 200) > 67)).toEqual([]);
  });
});

describe('latency', () => {
  it('D-03 is as it is set, and draws nothing unless it is realistic', () => {
    const never = () => {
      throw new Error('Nothing is to be drawn.');
    };
    expect([
      latencyOf({ kind: 'usual' }, 120, never),
      latencyOf({ kind: 'fixed', milliseconds: 0 }, 120, never),
      latencyOf({ kind: 'fixed', milliseconds: 1_000 }, 120, never),
      latencyOf({ kind: 'never' }, 120, never),
    ]).toEqual([120, 0, 1_000, Infinity]);
  });

  it.each(seeds)(
    'D-03 of a realistic network is lognormal about its median, and the same again with seed %i',
    (seed) => {
      const run = () => {
        const draw = drawsFrom(seed);
        return Array.from({ length: 1_000 }, () =>
          latencyOf({ kind: 'realistic', medianMs: realisticMedianMs }, 120, draw),
        );
      };
      const times = run();
      const sorted = [...times].sort((left, right) => left - right);
      const share = (milliseconds: number) => times.filter((each) => each <= milliseconds).length / times.length;
      expect(run()).toEqual(times);
      expect(sorted[0]).toBeGreaterThan(0);
      expect(sorted.at(-1)).toBeLessThan(longestLatencyMs);
      // Half of them below the median, 95 % below e^(1.645 · 0.6) times it.
      expect(Math.abs(share(realisticMedianMs) - 0.5)).toBeLessThan(0.05);
      expect(Math.abs(share(realisticMedianMs * 2.68) - 0.95)).toBeLessThan(0.025);
    },
  );
});
