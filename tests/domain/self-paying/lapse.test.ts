import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays } from '@/domain/format/calendar';
import { isWorkingDay } from '@/domain/fund/public-holidays';
import { dayKind, statutoryCalendar, workCalendarOf } from '@/domain/fund/work-calendar';
import { daysToComplete, hasLapsed, lapseDay } from '@/domain/self-paying/lapse';

describe('a returned dossier', () => {
  it('B-02 may be completed for thirty days and is given up on the day after them', () => {
    expect(hasLapsed('2026-10-14', '2026-11-13', statutoryCalendar)).toBe(false);
    expect(hasLapsed('2026-10-14', '2026-11-14', statutoryCalendar)).toBe(true);
    expect(lapseDay('2026-10-14', statutoryCalendar)).toBe('2026-11-14');
  });

  it.each([
    ['2026-10-15', '2026-11-17', 'a Saturday'],
    ['2026-10-16', '2026-11-17', 'a Sunday'],
    ['2026-12-02', '2027-01-05', 'New Year’s Day, a Friday'],
    ['2027-01-05', '2027-02-12', 'the first of seven days of Tết'],
  ])('B-02 returned on %s lapses on %s: its thirtieth day is %s', (returnedOn, lapsesOn) => {
    expect(lapseDay(returnedOn, statutoryCalendar)).toBe(lapsesOn);
  });

  it('B-02 goes by the administrator’s table of days off', () => {
    const calendar = workCalendarOf([
      { ngay: '2026-11-13', loai: dayKind.off },
      { ngay: '2026-11-14', loai: dayKind.worked },
    ]);
    expect(lapseDay('2026-10-14', calendar)).toBe('2026-11-15');
  });

  it('B-02 lapses on one day, the one after a working day, before which it has not and from which on it has', () => {
    const days = fc.date({ min: new Date('2008-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 100 }), (date, later) => {
        const returnedOn = date.toISOString().slice(0, 10);
        const today = addDays(returnedOn, later);
        const lapsesOn = lapseDay(returnedOn, statutoryCalendar);
        expect(hasLapsed(returnedOn, today, statutoryCalendar)).toBe(today >= lapsesOn);
        expect(later > daysToComplete || !hasLapsed(returnedOn, today, statutoryCalendar)).toBe(true);
        expect(isWorkingDay(addDays(lapsesOn, -1), statutoryCalendar)).toBe(true);
      }),
    );
  });
});
