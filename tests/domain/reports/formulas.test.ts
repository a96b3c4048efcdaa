import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { usagePercent } from '@/domain/document-reports/stock-rules';
import { changePercent, meanOf, percentOf } from '@/domain/reports/formulas';

const count = integer({ min: 0, max: 1_000_000 });
const some = integer({ min: 1, max: 1_000_000 });

describe('formulas of the reports', () => {
  it('B-12 B-13 B-18 gives a share with one decimal, and none of nothing', () => {
    expect([percentOf(40_938, 121_190), percentOf(1, 3), percentOf(2, 3), percentOf(5, 5), percentOf(3, 0)]).toEqual([
      33.8,
      33.3,
      66.7,
      100,
      null,
    ]);
  });

  it('B-12 compares with the same period of last year, and not with an empty one', () => {
    const shown = [changePercent(150, 100), changePercent(50, 100), changePercent(7, 7), changePercent(7, 0)];
    expect(shown).toEqual([50, -50, 0, null]);
  });

  it('B-12 is never further than half a tenth from the true share, whatever the counts', () => {
    assert(
      property(count, some, (part, whole) => {
        const shown = percentOf(part, whole) ?? Number.NaN;
        const exact = (part / whole) * 100;
        return Math.abs(shown - exact) <= 0.05 + exact * 1e-12 && Math.abs(shown * 10 - Math.round(shown * 10)) < 1e-6;
      }),
    );
  });

  it('B-12 grows and shrinks alike: as much above as below has the same size', () => {
    assert(
      property(some, count, (before, by) => {
        const [up, down] = [changePercent(before + by, before), changePercent(before - by, before)];
        return up === -(down ?? Number.NaN) || (up === 0 && down === 0);
      }),
    );
  });

  it('B-17 gives a mean with one decimal, and none of nothing', () => {
    expect([meanOf(7, 2), meanOf(10, 3), meanOf(0, 4), meanOf(0, 0)]).toEqual([3.5, 3.3, 0, null]);
  });

  it('B-12 B-18 a half counts up, whatever a computer makes of the fraction on the way', () => {
    expect([percentOf(23, 80), percentOf(41, 80), percentOf(46, 160), changePercent(57, 80)]).toEqual([
      28.8, 51.3, 28.8, -28.8,
    ]);
    expect(meanOf(23, 20)).toBe(1.2);
    const wrong: unknown[] = [];
    for (let whole = 1; whole <= 1_000; whole += 1) {
      for (let part = 0; part <= whole; part += 1) {
        const exact = Math.floor((2_000 * part + whole) / (2 * whole)) / 10;
        if (percentOf(part, whole) !== exact) {
          wrong.push([part, whole]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(usagePercent({ tonDau: 80, nhan: 0, daCap: 23 })).toBe(percentOf(23, 80));
  });
});
