import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays } from '@/domain/format/calendar';
import { dayOfLunarDate } from '@/domain/fund/lunar-calendar';
import {
  addWorkingDays,
  isWorkingDay,
  nextWorkingDay,
  statutoryDaysOff,
  workingDaysBetween,
} from '@/domain/fund/public-holidays';
import { dayKind, statutoryCalendar, workCalendarOf } from '@/domain/fund/work-calendar';

import { tableOf } from './tables';

const days = fc.integer({ min: 0, max: 366 * 22 }).map((count) => addDays('2008-01-01', count));

/** A day that the law has off by its own name, not in place of another. */
function isPublicHoliday(day: string): boolean {
  return statutoryDaysOff(Number(day.slice(0, 4))).some(({ ngay, reason }) => ngay === day && reason !== 'substitute');
}

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

    expect(run.filter((day) => isWorkingDay(day, statutoryCalendar))).toEqual([]);
    expect([addDays(first, -1), addDays(last, 1)].map((day) => isWorkingDay(day, statutoryCalendar))).toEqual([
      true,
      true,
    ]);
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
      (day) =>
        !isWorkingDay(day, statutoryCalendar) && !isPublicHoliday(day) && ![0, 6].includes(new Date(day).getUTCDay()),
    );
    expect(weekdaysOff).toEqual(['2026-04-27']);
  });

  it('B-01 move on from a weekend, one after the other', () => {
    expect(daysFrom('2022-04-30', '2022-05-04').map((day) => isWorkingDay(day, statutoryCalendar))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(daysFrom('2023-04-29', '2023-05-04').filter((day) => isWorkingDay(day, statutoryCalendar))).toEqual([
      '2023-05-04',
    ]);
    expect(isWorkingDay('2022-01-03', statutoryCalendar)).toBe(false);
  });

  it('B-01 have four days of Tết before the code of 2012, and one National Day before the code of 2019', () => {
    const holidays = (from: string, to: string) => daysFrom(from, to).filter((day) => isPublicHoliday(day));
    expect(holidays('2012-01-15', '2012-02-05')).toEqual(['2012-01-22', '2012-01-23', '2012-01-24', '2012-01-25']);
    expect(holidays('2020-08-25', '2020-09-10')).toEqual(['2020-09-02']);
    expect(holidays('2021-08-25', '2021-09-10')).toEqual(['2021-09-02', '2021-09-03']);
    expect(holidays('2022-08-25', '2022-09-10')).toEqual(['2022-09-01', '2022-09-02']);
    expect(holidays('2024-08-25', '2024-09-10')).toEqual(['2024-09-02', '2024-09-03']);
  });

  it('B-01 of a year stand in order, each with its reason, the substitute too', () => {
    expect(statutoryDaysOff(2026).map(({ ngay, reason }) => `${ngay} ${reason}`)).toEqual([
      '2026-01-01 newYear',
      '2026-02-16 tet',
      '2026-02-17 tet',
      '2026-02-18 tet',
      '2026-02-19 tet',
      '2026-02-20 tet',
      '2026-04-26 hungKings',
      '2026-04-27 substitute',
      '2026-04-30 reunification',
      '2026-05-01 labour',
      '2026-09-01 nationalDay',
      '2026-09-02 nationalDay',
    ]);
    expect(statutoryDaysOff(Number.NaN)).toEqual([]);
  });
});

describe('the administrator’s table', () => {
  const swaps2026 = workCalendarOf([
    { ngay: '2026-01-02', loai: dayKind.off },
    { ngay: '2026-01-10', loai: dayKind.worked },
    { ngay: '2026-08-22', loai: dayKind.worked },
    { ngay: '2026-08-31', loai: dayKind.off },
  ]);

  it('B-01 takes away the days off that it adds', () => {
    const table = tableOf({ off: ['2026-11-24'] });
    expect([isWorkingDay('2026-11-24', statutoryCalendar), isWorkingDay('2026-11-24', table)]).toEqual([true, false]);
    expect(nextWorkingDay('2026-11-24', tableOf({ off: ['2026-11-24', '2026-11-25'] }))).toBe('2026-11-26');
    expect(addWorkingDays('2026-11-23', 1, table)).toBe('2026-11-25');
    expect(workingDaysBetween('2026-11-23', '2026-11-27', table)).toBe(3);
  });

  it('B-01 makes a Saturday, a public holiday and a substitute worked', () => {
    const worked = ['2026-01-10', '2026-09-01', '2026-04-27'];
    expect(worked.map((day) => isWorkingDay(day, statutoryCalendar))).toEqual([false, false, false]);
    expect(worked.map((day) => isWorkingDay(day, tableOf({ worked })))).toEqual([true, true, true]);
  });

  it('B-01 holds the Prime Minister’s swaps of 2026: four days off around New Year, five around National Day', () => {
    const dayOff = (day: string) => !isWorkingDay(day, swaps2026);
    expect(daysFrom('2025-12-31', '2026-01-11').filter(dayOff)).toEqual([
      ...daysFrom('2026-01-01', '2026-01-04'),
      '2026-01-11',
    ]);
    expect(daysFrom('2026-08-22', '2026-09-03').filter(dayOff)).toEqual([
      '2026-08-23',
      ...daysFrom('2026-08-29', '2026-09-02'),
    ]);
    expect(workingDaysBetween('2025-12-31', '2026-12-31', swaps2026)).toBe(
      workingDaysBetween('2025-12-31', '2026-12-31', statutoryCalendar),
    );
  });

  it('B-01 B-02 for any table: a day that it names is what it says, every other one as by law', () => {
    const rows = fc.uniqueArray(fc.record({ ngay: days, loai: fc.constantFrom(dayKind.off, dayKind.worked) }), {
      selector: ({ ngay }) => ngay,
      maxLength: 12,
    });
    fc.assert(
      fc.property(rows, days, (named, other) => {
        const table = workCalendarOf(named);
        expect(named.map(({ ngay }) => isWorkingDay(ngay, table))).toEqual(
          named.map(({ loai }) => loai === dayKind.worked),
        );
        if (!named.some(({ ngay }) => ngay === other)) {
          expect(isWorkingDay(other, table)).toBe(isWorkingDay(other, statutoryCalendar));
        }
      }),
    );
  });

  it('B-01 B-02 for any table: a day off more puts a deadline no earlier, a day worked more no later', () => {
    const distances = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 20 }), distances, (from, count, near) => {
        const around = near.map((distance) => addDays(from, distance));
        const byLaw = addWorkingDays(from, count, statutoryCalendar);
        expect(addWorkingDays(from, count, tableOf({ off: around })) >= byLaw).toBe(true);
        expect(addWorkingDays(from, count, tableOf({ worked: around })) <= byLaw).toBe(true);
      }),
    );
  });
});

describe('counting working days', () => {
  it('B-02 answers 15 working days after 04/11/2026 with 25/11/2026', () => {
    expect(addWorkingDays('2026-11-04', 15, statutoryCalendar)).toBe('2026-11-25');
    expect(workingDaysBetween('2026-11-04', '2026-11-25', statutoryCalendar)).toBe(15);
  });

  it('B-02 stays on a working day, and leaves what is no date as it is', () => {
    expect(nextWorkingDay('2026-11-13', statutoryCalendar)).toBe('2026-11-13');
    expect([
      nextWorkingDay('rubbish', statutoryCalendar),
      addWorkingDays('', 3, statutoryCalendar),
      addWorkingDays('2026-11-14', 0, statutoryCalendar),
    ]).toEqual(['rubbish', '', '2026-11-14']);
    expect([
      workingDaysBetween('rubbish', '2026-11-25', statutoryCalendar),
      workingDaysBetween('2026-11-25', '2026-11-04', statutoryCalendar),
    ]).toEqual([0, 0]);
  });

  it('B-02 runs past the last day that may be typed', () => {
    expect(addWorkingDays('2100-12-31', 2, statutoryCalendar)).toBe('2101-01-05');
  });

  it('B-02 counts to the day that it found, and finds only days that are worked', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (from, count) => {
        const to = addWorkingDays(from, count, statutoryCalendar);
        expect([
          isWorkingDay(to, statutoryCalendar),
          workingDaysBetween(from, to, statutoryCalendar),
          workingDaysBetween(from, addDays(to, -1), statutoryCalendar),
        ]).toEqual([true, count, count - 1]);
      }),
    );
  });

  it('B-01 moves a day on to the first that is worked, and no further', () => {
    fc.assert(
      fc.property(days, (day) => {
        const moved = nextWorkingDay(day, statutoryCalendar);
        expect(daysFrom(day, moved).filter((each) => isWorkingDay(each, statutoryCalendar))).toEqual([moved]);
      }),
    );
  });
});
