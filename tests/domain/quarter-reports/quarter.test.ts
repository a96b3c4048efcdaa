import { describe, expect, it } from 'vitest';

import {
  compareQuarters,
  firstDayOf,
  hasBegun,
  lastDayOf,
  quarterAt,
  quarterBefore,
  quarterChoices,
  quarterValue,
  reportYearChoices,
} from '@/domain/quarter-reports/quarter';

describe('quarters', () => {
  it('begin and end on the days of the calendar', () => {
    const days = [1, 2, 3, 4].map((quy) => [firstDayOf({ nam: 2024, quy }), lastDayOf({ nam: 2024, quy })]);
    expect(days).toEqual([
      ['2024-01-01', '2024-03-31'],
      ['2024-04-01', '2024-06-30'],
      ['2024-07-01', '2024-09-30'],
      ['2024-10-01', '2024-12-31'],
    ]);
  });

  it('B-06 are of the years since the contribution began, the latest one first', () => {
    const years = reportYearChoices('2026-11-26').map(({ id }) => id);
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 2008, 19]);
    expect(reportYearChoices('2007-12-31')).toEqual([]);
  });

  it('are found by a day, and so is the one to report on', () => {
    expect([quarterAt('2026-09-30'), quarterBefore('2026-11-15'), quarterBefore('2026-02-01')]).toEqual([
      { nam: 2026, quy: 3 },
      { nam: 2026, quy: 3 },
      { nam: 2025, quy: 4 },
    ]);
  });

  it('have begun from their first day on and are compared by time', () => {
    expect([hasBegun({ nam: 2026, quy: 4 }, '2026-09-30'), hasBegun({ nam: 2026, quy: 4 }, '2026-10-01')]).toEqual([
      false,
      true,
    ]);
    expect(compareQuarters({ nam: 2025, quy: 4 }, { nam: 2026, quy: 1 })).toBeLessThan(0);
  });

  it('B-06 B-07 are called in the language of the person', () => {
    const { ten, tenEn } = quarterValue({ nam: 2026, quy: 3 });
    expect([ten, tenEn, quarterChoices.map(({ tenEn: name }) => name)]).toEqual([
      'Quý 3/2026',
      'Q3/2026',
      ['Q1', 'Q2', 'Q3', 'Q4'],
    ]);
  });
});
