import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { datePattern, frameworkDatePattern } from '@/domain/constants';
import {
  addDays,
  addMonths,
  ageOn,
  daysBetween,
  hourAt,
  lastDayOfMonths,
  isIsoDate,
  readIsoDate,
  todayAt,
} from '@/domain/format/calendar';
import { dayOf, formatDate, formatDateTime, formatMonth, parseDate, partedAsTyped } from '@/domain/format/dates';
import { createFormats } from '@/domain/format/formats';

const isoDates = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('formatDate', () => {
  it('K-04 shows dd/MM/yyyy', () => {
    expect(formatDate('2026-05-10')).toBe('10/05/2026');
    expect(createFormats('en').date('2026-05-10')).toBe('10/05/2026');
  });

  it.each([
    [frameworkDatePattern, '05/10/2026'],
    ['d/M/yy', '10/5/26'],
    ['yyyy-MM-dd', '2026-05-10'],
    ['dd.MM.yyyy', '10.05.2026'],
  ])('K-04 follows another pattern: %s', (pattern, expected) => {
    expect(formatDate('2026-05-10', pattern)).toBe(expected);
    expect(createFormats('vi', pattern).date('2026-05-10')).toBe(expected);
  });

  it('gives nothing for what is no date', () => {
    expect(
      ['', 'rubbish', '2026-02-30', '2026-13-01', '10/05/2026', '0000-00-00'].map((text) => formatDate(text)),
    ).toEqual(['', '', '', '', '', '']);
  });

  it('shows moments in Vietnam’s time, and moments without a zone as they stand', () => {
    expect(formatDateTime('2026-11-06T08:20:00Z')).toBe('06/11/2026 15:20');
    expect(formatDateTime('2026-11-06T18:30:00.123Z')).toBe('07/11/2026 01:30');
    expect(formatDateTime('2026-11-06T15:20:00+07:00')).toBe('06/11/2026 15:20');
    expect(formatDateTime('2026-11-06T15:20:31.5')).toBe('06/11/2026 15:20');
    expect(formatDate('2026-11-06T18:30:00Z')).toBe('07/11/2026');
    expect(formatDateTime('2026-11-06')).toBe('06/11/2026 00:00');
    expect(formatDateTime('2026-11-06 15:20:31')).toBe('06/11/2026 15:20');
    expect(formatDateTime('2026-11-06T16:20:00+0800')).toBe('06/11/2026 15:20');
    expect(formatDateTime('rubbish')).toBe('');
    expect(formatDateTime('2026-02-30T15:20:00')).toBe('');
    expect(formatDateTime('2026-11-06T99:99:00Z')).toBe('');
  });

  it('shows months', () => {
    expect(formatMonth('2026-10')).toBe('10/2026');
    expect(formatMonth('2026-10-31')).toBe('10/2026');
    expect(formatMonth('2026-13')).toBe('');
  });
});

it('K-04 dayOf gives the day in Vietnam of a moment, whatever zone the back end writes it in', () => {
  expect(['2026-11-09T23:30:00Z', '2026-11-09T23:30:00', '2026-11-09', 'rubbish'].map(dayOf)).toEqual([
    '2026-11-10',
    '2026-11-09',
    '2026-11-09',
    '',
  ]);
});

describe('parseDate', () => {
  it.each([
    ['09/05/2026', '2026-05-09'],
    ['9/5/2026', '2026-05-09'],
    ['9-5-2026', '2026-05-09'],
    [' 9 . 5 . 2026 ', '2026-05-09'],
    ['09052026', '2026-05-09'],
    ['29/02/2024', '2024-02-29'],
    ['\u200e9/\u200e5/\u200e2026', '2026-05-09'],
    ['29/02/2026', undefined],
    ['31/04/2026', undefined],
    ['05/13/2026', undefined],
    ['9/5/26', undefined],
    ['31/12/1899', undefined],
    ['01/01/2101', undefined],
    ['9/5', undefined],
    ['', undefined],
    ['hôm nay', undefined],
  ])('K-04 reads %j as %j', (typed, expected) => {
    expect(parseDate(typed)).toBe(expected);
  });

  it('K-04 reads back every date it shows, in every pattern with a four-digit year', () => {
    const patterns = fc.constantFrom(datePattern, frameworkDatePattern, 'd.M.yyyy', 'yyyy-MM-dd');
    fc.assert(
      fc.property(isoDates, patterns, (iso, pattern) => {
        expect(parseDate(formatDate(iso, pattern), pattern)).toBe(iso);
      }),
    );
  });

  it('answers an existing day or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,3}[/. -]\d{1,3}[/. -]\d{1,5}$/u)), (typed) => {
        const iso = parseDate(typed);
        expect(iso === undefined || isIsoDate(iso)).toBe(true);
      }),
    );
  });
});

describe('calendar', () => {
  it('knows which days exist', () => {
    expect(readIsoDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
    expect(['2023-02-29', '1900-02-29', '1899-12-31', '2101-01-01', '2026-1-1'].map(isIsoDate)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('counts completed years', () => {
    expect(ageOn('2008-11-15', '2026-11-14')).toBe(17);
    expect(ageOn('2008-11-15', '2026-11-15')).toBe(18);
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });

  it('adds months, keeping to the month that is meant', () => {
    expect(addMonths('2026-10-20', 36)).toBe('2029-10-20');
    expect(addMonths('2026-10-31', 4)).toBe('2027-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('rubbish', 1)).toBeUndefined();
    expect(addMonths('2100-12-01', 1)).toBeUndefined();
    fc.assert(
      fc.property(isoDates, fc.integer({ min: -600, max: 600 }), (iso, months) => {
        const later = addMonths(iso, months);
        expect(later === undefined || isIsoDate(later)).toBe(true);
      }),
    );
  });

  it('takes the day from Vietnam’s calendar', () => {
    expect(todayAt(Date.parse('2026-11-14T16:59:59Z'))).toBe('2026-11-14');
    expect(todayAt(Date.parse('2026-11-14T17:00:00Z'))).toBe('2026-11-15');
  });

  it('C-03 B-25 tells the hour of the Fund’s clocks wherever the browser is', () => {
    expect(hourAt(Date.parse('2026-11-14T16:59:59Z'))).toBe(23);
    expect(hourAt(Date.parse('2026-11-14T17:00:00Z'))).toBe(0);
    expect(hourAt(Date.parse('2026-11-15T04:00:00Z'))).toBe(11);
  });
});

describe('lastDayOfMonths', () => {
  it.each([
    ['2026-10-20', 36, '2029-10-19'],
    ['2026-01-01', 12, '2026-12-31'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-29', 6, '2028-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
  ])('B-10 of %s and %i months is %s', (first, months, last) => {
    expect(lastDayOfMonths(first, months)).toBe(last);
  });

  it('B-10 is the day before the same day of the last month, or its last day where there is no such day', () => {
    fc.assert(
      fc.property(isoDates, fc.integer({ min: 1, max: 60 }), (first, months) => {
        fc.pre(first < '2095');
        const [year, month, day] = first.split('-').map(Number) as [number, number, number];
        const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
        const before = new Date(Date.UTC(year, month - 1 + months, day - 1));
        const expected = lastOfMonth < before ? lastOfMonth : before;
        expect(lastDayOfMonths(first, months)).toBe(expected.toISOString().slice(0, 10));
      }),
    );
    expect([lastDayOfMonths('rubbish', 1), lastDayOfMonths('2100-12-31', 1)]).toEqual([undefined, undefined]);
  });
});

describe('addDays and daysBetween', () => {
  it('K-04 count from no day that does not exist, whatever a browser makes of it', () => {
    const none = ['2026-02-29', '2026-02-30', '2026-04-31', '2100-02-29', '2026-13-01', '2026-00-10', '2026-01-00'];
    expect(none.map((day) => addDays(day, 1))).toEqual(none);
    expect(none.map((day) => [daysBetween(day, '2026-05-10'), daysBetween('2026-05-10', day)])).toEqual(
      none.map(() => [0, 0]),
    );
    expect(['2024-02-29', '2000-02-29'].map((day) => addDays(day, 1))).toEqual(['2024-03-01', '2000-03-01']);
  });

  it('count whole days over months, leap days and years, and leave what is no date', () => {
    expect([addDays('2026-12-31', 1), addDays('2024-03-01', -1), addDays('2100-12-31', 1), addDays('', 1)]).toEqual([
      '2027-01-01',
      '2024-02-29',
      '2101-01-01',
      '',
    ]);
    expect([daysBetween('2026-05-11', '2026-05-12'), daysBetween('2026-05-12', '2025-05-12')]).toEqual([1, -365]);
    expect(daysBetween('2026-05-11', 'rubbish')).toBe(0);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(isoDates, isoDates, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });
});

describe('partedAsTyped', () => {
  const typedKeyByKey = (keys: string, parts: 2 | 3) =>
    keys.split('').reduce((before, key) => partedAsTyped(before, before + key, parts), '');

  it.each([
    ['15082026', 3, '15/08/2026'],
    ['9/5/2026', 3, '9/5/2026'],
    ['15/08/2026', 3, '15/08/2026'],
    ['15.08.2026', 3, '15.08.2026'],
    ['052026', 2, '05/2026'],
    ['5/2026', 2, '5/2026'],
  ] as const)('K-04 parts what a keypad without a slash types: %s of %d parts', (keys, parts, shown) => {
    expect(typedKeyByKey(keys, parts)).toBe(shown);
  });

  it('K-04 leaves alone what is pasted, taken out or typed in the middle', () => {
    expect(partedAsTyped('', '15082026', 3)).toBe('15082026');
    expect(partedAsTyped('15/0', '15/', 3)).toBe('15/');
    expect(partedAsTyped('15', '105', 3)).toBe('105');
    expect(partedAsTyped('15', '15a', 3)).toBe('15a');
  });
});
