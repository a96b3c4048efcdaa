import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays } from '@/domain/format/calendar';
import { dayOfLunarDate } from '@/domain/fund/lunar-calendar';
import {
  addWorkingDays,
  isPublicHoliday,
  isWorkingDay,
  nextWorkingDay,
  workingDaysBetween,
} from '@/domain/fund/public-holidays';

const days = fc.integer({ min: 0, max: 366 * 22 }).map((count) => addDays('2008-01-01', count));

function daysFrom(from: string, to: string): readonly string[] {
  return from > to ? [] : [from, ...daysFrom(addDays(from, 1), to)];
}

describe('the lunar calendar', () => {
  it.each([
    [2007, '2007-02-17'],
    [2020, '2020-01-25'],
    [2021, '2021-02-12'],
    [2022, '2022-02-01'],
    [2023, '2023-01-22'],
    [2024, '2024-02-10'],
    [2025, '2025-01-29'],
    [2026, '2026-02-17'],
    [2027, '2027-02-06'],
    [2028, '2028-01-26'],
    [2030, '2030-02-02'],
  ])('B-01 finds New Year of %d, even where Vietnam’s is a day before China’s', (year, expected) => {
    expect(dayOfLunarDate(year, 1, 1)).toBe(expected);
  });

  it.each([
    [2022, '2022-04-10'],
    [2023, '2023-04-29'],
    [2024, '2024-04-18'],
    [2025, '2025-04-07'],
    [2026, '2026-04-26'],
  ])('B-01 finds the day of the Hùng Kings of %d, also behind a leap second month', (year, expected) => {
    expect(dayOfLunarDate(year, 3, 10)).toBe(expected);
  });

  it('B-01 agrees with the runtime’s Chinese calendar, but for years whose new moon is minutes from midnight', () => {
    const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
    const years = Array.from({ length: 43 }, (_, index) => 2008 + index).filter((year) => ![2027, 2030].includes(year));
    expect(years.filter((year) => chinese.format(new Date(dayOfLunarDate(year, 1, 1))) !== '1/1')).toEqual([]);
  });
});

describe('the days off', () => {
  it.each([
    ['2021-02-10', '2021-02-16'],
    ['2022-01-29', '2022-02-06'],
    ['2023-01-20', '2023-01-26'],
    ['2024-02-08', '2024-02-14'],
    ['2025-01-25', '2025-02-02'],
    ['2026-02-14', '2026-02-22'],
  ])('B-01 are for Tết the ones the Prime Minister decided: %s to %s', (first, last) => {
    const around = daysFrom(addDays(first, -3), addDays(last, 3));
    const run = daysFrom(first, last);

    expect(run.filter((day) => isWorkingDay(day))).toEqual([]);
    expect([addDays(first, -1), addDays(last, 1)].map((day) => isWorkingDay(day))).toEqual([true, true]);
    expect(around.filter((day) => isPublicHoliday(day))).toHaveLength(5);
  });

  it('B-01 are in 2026 exactly the law’s, with the Monday after the Hùng Kings’ Sunday', () => {
    const all = daysFrom('2026-01-01', '2026-12-31');
    expect(all.filter((day) => isPublicHoliday(day))).toEqual([
      '2026-01-01',
      '2026-02-16',
      '2026-02-17',
      '2026-02-18',
      '2026-02-19',
      '2026-02-20',
      '2026-04-26',
      '2026-04-30',
      '2026-05-01',
      '2026-09-01',
      '2026-09-02',
    ]);
    const weekdaysOff = all.filter(
      (day) => !isWorkingDay(day) && !isPublicHoliday(day) && ![0, 6].includes(new Date(day).getUTCDay()),
    );
    expect(weekdaysOff).toEqual(['2026-04-27']);
  });

  it('B-01 move on from a weekend, one after the other', () => {
    expect(daysFrom('2022-04-30', '2022-05-04').map((day) => isWorkingDay(day))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(daysFrom('2023-04-29', '2023-05-04').filter((day) => isWorkingDay(day))).toEqual(['2023-05-04']);
    expect(isWorkingDay('2022-01-03')).toBe(false);
  });

  it('B-01 have four days of Tết before the code of 2012, and one National Day before the code of 2019', () => {
    const holidays = (from: string, to: string) => daysFrom(from, to).filter((day) => isPublicHoliday(day));
    expect(holidays('2012-01-15', '2012-02-05')).toEqual(['2012-01-22', '2012-01-23', '2012-01-24', '2012-01-25']);
    expect(holidays('2020-08-25', '2020-09-10')).toEqual(['2020-09-02']);
    expect(holidays('2021-08-25', '2021-09-10')).toEqual(['2021-09-02', '2021-09-03']);
    expect(holidays('2022-08-25', '2022-09-10')).toEqual(['2022-09-01', '2022-09-02']);
    expect(holidays('2024-08-25', '2024-09-10')).toEqual(['2024-09-02', '2024-09-03']);
  });

  it('B-01 include the ones the administrator adds', () => {
    expect([isWorkingDay('2026-11-24'), isWorkingDay('2026-11-24', ['2026-11-24'])]).toEqual([true, false]);
    expect([isPublicHoliday('2026-11-24'), isPublicHoliday('2026-11-24', ['2026-11-24'])]).toEqual([false, true]);
    expect(nextWorkingDay('2026-11-24', ['2026-11-24', '2026-11-25'])).toBe('2026-11-26');
    expect(addWorkingDays('2026-11-23', 1, ['2026-11-24'])).toBe('2026-11-25');
    expect(workingDaysBetween('2026-11-23', '2026-11-27', ['2026-11-24'])).toBe(3);
  });
});

describe('counting working days', () => {
  it('B-02 answers 15 working days after 04/11/2026 with 25/11/2026', () => {
    expect(addWorkingDays('2026-11-04', 15)).toBe('2026-11-25');
    expect(workingDaysBetween('2026-11-04', '2026-11-25')).toBe(15);
  });

  it('B-02 stays on a working day, and leaves what is no date as it is', () => {
    expect(nextWorkingDay('2026-11-13')).toBe('2026-11-13');
    expect([nextWorkingDay('rubbish'), addWorkingDays('', 3), addWorkingDays('2026-11-14', 0)]).toEqual([
      'rubbish',
      '',
      '2026-11-14',
    ]);
    expect([workingDaysBetween('rubbish', '2026-11-25'), workingDaysBetween('2026-11-25', '2026-11-04')]).toEqual([
      0, 0,
    ]);
  });

  it('B-02 runs past the last day that may be typed', () => {
    expect(addWorkingDays('2100-12-31', 2)).toBe('2101-01-05');
  });

  it('B-02 counts to the day that it found, and finds only days that are worked', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (from, count) => {
        const to = addWorkingDays(from, count);
        expect([isWorkingDay(to), workingDaysBetween(from, to), workingDaysBetween(from, addDays(to, -1))]).toEqual([
          true,
          count,
          count - 1,
        ]);
      }),
    );
  });

  it('B-01 moves a day on to the first that is worked, and no further', () => {
    fc.assert(
      fc.property(days, (day) => {
        const moved = nextWorkingDay(day);
        expect(daysFrom(day, moved).filter((each) => isWorkingDay(each))).toEqual([moved]);
      }),
    );
  });
});
