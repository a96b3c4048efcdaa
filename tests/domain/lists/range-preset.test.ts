import { assert, integer, property } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { addDays, daysBetween, isIsoDate, todayAt } from '@/domain/format/calendar';
import { isMonth } from '@/domain/lists/month';
import { offeredRanges } from '@/domain/lists/range-preset';
import { isLogPeriod, logMostDays } from '@/domain/log/log-period';

const daysOn = (today: string) =>
  Object.fromEntries(offeredRanges('dateRange', today).map(({ preset, from, to }) => [preset, `${from} ${to}`]));
const monthsOn = (today: string) =>
  Object.fromEntries(offeredRanges('period', today).map(({ preset, from, to }) => [preset, `${from} ${to}`]));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the ranges that a filter offers', () => {
  it('W-07 are today, a week, and the months, quarter and year around it', () => {
    expect(daysOn('2026-11-26')).toEqual({
      today: '2026-11-26 2026-11-26',
      last7Days: '2026-11-20 2026-11-26',
      thisMonth: '2026-11-01 2026-11-30',
      lastMonth: '2026-10-01 2026-10-31',
      thisQuarter: '2026-10-01 2026-12-31',
      thisYear: '2026-01-01 2026-12-31',
    });
  });

  it('W-07 reach back over the border of a month and of a year', () => {
    expect(daysOn('2026-01-01')).toEqual({
      today: '2026-01-01 2026-01-01',
      last7Days: '2025-12-26 2026-01-01',
      thisMonth: '2026-01-01 2026-01-31',
      lastMonth: '2025-12-01 2025-12-31',
      thisQuarter: '2026-01-01 2026-03-31',
      thisYear: '2026-01-01 2026-12-31',
    });
    expect(daysOn('2026-12-31')).toMatchObject({
      thisMonth: '2026-12-01 2026-12-31',
      lastMonth: '2026-11-01 2026-11-30',
      thisQuarter: '2026-10-01 2026-12-31',
    });
  });

  it('W-07 know the leap day', () => {
    expect(daysOn('2028-02-29')).toMatchObject({
      today: '2028-02-29 2028-02-29',
      last7Days: '2028-02-23 2028-02-29',
      thisMonth: '2028-02-01 2028-02-29',
    });
    expect([daysOn('2028-03-31')['lastMonth'], daysOn('2026-03-31')['lastMonth']]).toEqual([
      '2028-02-01 2028-02-29',
      '2026-02-01 2026-02-28',
    ]);
  });

  it('W-07 are those of Vietnam, whatever the zone of the machine, which is never asked', () => {
    for (const reader of ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getTimezoneOffset'] as const) {
      vi.spyOn(Date.prototype, reader).mockImplementation(() => {
        throw new Error(`${reader} tells the time of the machine.`);
      });
    }
    const newYearInHanoi = Date.parse('2026-12-31T17:00:00Z');
    expect(daysOn(todayAt(newYearInHanoi))).toMatchObject({
      today: '2027-01-01 2027-01-01',
      lastMonth: '2026-12-01 2026-12-31',
      thisYear: '2027-01-01 2027-12-31',
    });
    expect(daysOn(todayAt(newYearInHanoi - 1))).toMatchObject({ today: '2026-12-31 2026-12-31' });
  });

  it('W-07 are whole months where the filter is one by months', () => {
    expect(monthsOn('2026-01-15')).toEqual({
      thisMonth: '2026-01 2026-01',
      lastMonth: '2025-12 2025-12',
      thisQuarter: '2026-01 2026-03',
      thisYear: '2026-01 2026-12',
    });
  });

  it('B-23 are none that the log would refuse', () => {
    const names = (today: string) => offeredRanges('dateRange', today, logMostDays).map(({ preset }) => preset);
    expect(names('2026-11-26')).toEqual(['today', 'last7Days', 'thisMonth', 'lastMonth', 'thisQuarter']);
    assert(
      property(integer({ min: 0, max: 20_000 }), (days) =>
        offeredRanges('dateRange', addDays('2000-01-01', days), logMostDays).every(({ from, to }) =>
          isLogPeriod({ tu: from, den: to }),
        ),
      ),
    );
  });

  it('W-07 begin before they end, hold their day or the month before it, and can be told apart', () => {
    assert(
      property(integer({ min: 0, max: 20_000 }), (days) => {
        const today = addDays('2000-01-01', days);
        const ranges = offeredRanges('dateRange', today);
        const months = offeredRanges('period', today);
        expect(ranges.every(({ from, to }) => isIsoDate(from) && isIsoDate(to) && from <= to)).toBe(true);
        expect(months.every(({ from, to }) => isMonth(from) && isMonth(to) && from <= to)).toBe(true);
        expect(new Set([...ranges, ...months].map(({ from, to }) => `${from} ${to}`)).size).toBe(
          ranges.length + months.length,
        );
        for (const { preset, from, to } of ranges) {
          expect(preset === 'lastMonth' ? daysBetween(to, `${today.slice(0, 7)}-01`) === 1 : from <= today).toBe(true);
          expect(preset === 'lastMonth' || today <= to).toBe(true);
        }
      }),
    );
  });
});
