import { describe, expect, it } from 'vitest';

import { neverBegun, type Period } from '@/domain/fund-reports/period';

const months = (nam: number, ...numbers: readonly number[]): readonly Period[] =>
  numbers.map((thang) => ({ nam, thang }));

describe('a month whose report was never begun', () => {
  it.each<readonly [string, readonly Period[], string, Period | undefined]>([
    ['stays when the next month is to be reported', months(2026, 7, 8), '2026-11-01', { nam: 2026, thang: 9 }],
    ['stays when a later one was reported', months(2026, 8, 10), '2026-12-01', { nam: 2026, thang: 9 }],
    ['is over with its report', months(2026, 8, 9), '2026-11-01', undefined],
    ['is not the one that is reported now', months(2026, 9), '2026-11-30', undefined],
    ['is found over New Year', months(2026, 11), '2027-02-01', { nam: 2026, thang: 12 }],
    ['is none before the first report', months(2026, 10), '2026-12-01', undefined],
    ['is none of a unit that has never reported', [], '2026-12-01', undefined],
    ['is asked for a year long', months(2020, 1), '2026-12-01', { nam: 2025, thang: 11 }],
  ])('B-01 %s', (_, reported, today, found) => {
    expect(neverBegun(reported, today)).toEqual(found);
  });
});
