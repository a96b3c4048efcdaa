import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { DayOff, DayOffInput } from '@/domain/days-off/day-off';
import { dayOffInputOf, emptyDayOff, normalizeDayOff } from '@/domain/days-off/day-off-input';
import { dayOffSchema } from '@/domain/days-off/day-off-schema';
import { daysOfYear } from '@/domain/days-off/days-of-year';
import { shownYear, yearsToChoose } from '@/domain/days-off/years-to-choose';
import { addDays } from '@/domain/format/calendar';
import { isWorkingDay } from '@/domain/fund/public-holidays';
import { statutoryCalendar, workCalendarOf } from '@/domain/fund/work-calendar';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const input = (changes: Partial<DayOffInput> = {}): DayOffInput => ({
  ...{ ngay: '2026-11-24', loai: 1, ten: 'Nghỉ theo thông báo', ghiChu: null },
  ...changes,
});

const stored = (changes: Partial<DayOffInput>): DayOff => ({
  ...input(changes),
  id: `row of ${changes.ngay ?? ''}`,
  creationTime: '2026-01-05T08:00:00.000',
  creatorId: null,
  lastModificationTime: null,
  lastModifierId: null,
  concurrencyStamp: 'stamp',
});

const complaints = (changes: Partial<DayOffInput>) =>
  validationErrorsOf(dayOffSchema(), input(changes)).map(({ field, key }) => `${field} ${key}`);

describe('a row of the table of days off', () => {
  it('S-10 V-01 has a day since 2008, a kind, a name and perhaps a note', () => {
    expect(complaints({})).toEqual([]);
    expect(complaints({ ngay: '', ten: ' ' })).toEqual(['ngay required', 'ten required']);
    expect(complaints({ ngay: '31/08/2026' })).toEqual(['ngay date']);
    expect(complaints({ ngay: '2007-12-31' })).toEqual(['ngay tooEarly']);
    expect(complaints({ loai: 3 as never })).toEqual(['loai invalid']);
    expect(complaints({ ten: 'a'.repeat(255), ghiChu: 'a'.repeat(500) })).toEqual([]);
    expect(complaints({ ten: 'a'.repeat(256), ghiChu: 'a'.repeat(501) })).toEqual([
      'ten maxlength',
      'ghiChu maxlength',
    ]);
  });

  it('S-10 B-01 says something else than law and week do: on any day one kind is right and the other is not', () => {
    expect(complaints({ ngay: '2026-09-02' })).toEqual(['loai dayAlreadyOff']);
    expect(complaints({ ngay: '2026-11-22' })).toEqual(['loai dayAlreadyOff']);
    expect(complaints({ loai: 2 })).toEqual(['loai dayAlreadyWorked']);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 366 * 30 }), fc.constantFrom(1, 2), (count, loai) => {
        const ngay = addDays('2008-01-01', count);
        const byLaw = isWorkingDay(ngay, statutoryCalendar);
        const isChanged = isWorkingDay(ngay, workCalendarOf([{ ngay, loai }])) !== byLaw;
        expect(complaints({ ngay, loai }).length).toBe(isChanged ? 0 : 1);
      }),
    );
  });

  it('S-10 is checked, sent and stored in one form', () => {
    expect(normalizeDayOff(input({ ten: '  Nghỉ   bù ', ghiChu: '  ' }))).toEqual(input({ ten: 'Nghỉ bù' }));
    expect(dayOffInputOf(stored({ ghiChu: 'Thứ Ba' }))).toEqual(input({ ghiChu: 'Thứ Ba' }));
    expect(Object.keys(dayOffInputOf(stored({})))).toEqual(Object.keys(emptyDayOff()));
  });
});

describe('the days of a year', () => {
  it('S-10 B-01 are the law’s and the table’s in order, those of other years left out', () => {
    const rows = ['2026-09-02', '2026-01-10', '2025-12-31'].map((ngay) => stored({ ngay, loai: 2 }));
    const found = daysOfYear(2026, rows).map(({ ngay, source }) => `${ngay} ${source}`);
    expect(found.slice(0, 3)).toEqual(['2026-01-01 law', '2026-01-10 fund', '2026-02-16 law']);
    expect(found.slice(-3)).toEqual(['2026-09-01 law', '2026-09-02 law', '2026-09-02 fund']);
    expect(found).toHaveLength(14);
  });

  it('S-10 are shown for the year of the address, or this one, and can be chosen around it', () => {
    const asked = ['2025', '2007', '2101', '20265', 'năm', undefined];
    expect(asked.map((year) => shownYear(year, '2026-11-15'))).toEqual([2025, 2026, 2026, 2026, 2026, 2026]);
    expect(yearsToChoose(2026, '2026-11-15')).toEqual([2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029]);
    expect(yearsToChoose(2008, '2026-11-15')[0]).toBe(2008);
  });
});
