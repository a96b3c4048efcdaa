import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clockMoments, offsetOn, parseOffset } from '@/domain/desk/clock';
import { addDays, todayAt } from '@/domain/format/calendar';
import { documentReportDueDay, fundReportDueDay } from '@/domain/fund/deadlines';
import { statutoryCalendar } from '@/domain/fund/work-calendar';

const dayMs = 86_400_000;
const midNovember = Date.UTC(2026, 10, 15, 1);

describe('the days to which a trainer moves the demo', () => {
  it('D-03 are those on which the product lets something fall due', () => {
    expect(clockMoments('2026-11-15', statutoryCalendar)).toEqual([
      { id: 'monthSoon', day: '2026-12-07', period: '11/2026' },
      { id: 'monthDue', day: '2026-12-10', period: '11/2026' },
      { id: 'monthLate', day: '2026-12-11', period: '11/2026' },
      { id: 'quarterEnd', day: '2026-12-31', period: '4/2026' },
      { id: 'quarterDue', day: '2027-02-01', period: '4/2026' },
      { id: 'quarterLate', day: '2027-02-02', period: '4/2026' },
    ]);
    expect(fundReportDueDay(2026, 11, statutoryCalendar)).toBe('2026-12-10');
    expect(documentReportDueDay(2026, 4, statutoryCalendar)).toBe('2027-02-01');
  });

  it('D-03 lie after today, whatever day it is, and there is always one of the month and one of the quarter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
        const today = addDays('2026-01-01', days);
        const moments = clockMoments(today, statutoryCalendar);
        expect(moments.every(({ day }) => day > today)).toBe(true);
        expect(moments.map(({ id }) => id)).toEqual(expect.arrayContaining(['monthLate', 'quarterLate']));
      }),
    );
  });
});

describe('the offset of the clock', () => {
  it('D-03 shows the wanted day at the same time of day', () => {
    expect(offsetOn('2026-12-31', { now: midNovember, offsetMs: 0 })).toBe(46 * dayMs);
    expect(offsetOn('2026-11-15', { now: midNovember, offsetMs: 5 })).toBe(5);
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: 0, max: dayMs - 1 }), (days, time) => {
        const [now, wanted] = [midNovember + time, addDays('2026-11-15', days)];
        expect(todayAt(now + offsetOn(wanted, { now, offsetMs: 0 }))).toBe(wanted);
      }),
      { examples: [[-18_785, 54_000_000]] },
    );
  });

  it('D-03 reckons with the hour by which clocks in Vietnam went otherwise until June 1975', () => {
    const now = midNovember + 54_000_000;
    expect(offsetOn('1975-06-11', { now, offsetMs: 0 })).toBe(-18_785 * dayMs - 3_600_000);
    expect(offsetOn('1975-06-14', { now, offsetMs: 0 })).toBe(-18_782 * dayMs);
  });

  it('D-03 is not taken from what is no day', () => {
    expect(() => offsetOn('2026-02-30', { now: midNovember, offsetMs: 0 })).toThrow(RangeError);
    expect(() => offsetOn('', { now: midNovember, offsetMs: 0 })).toThrow(RangeError);
  });

  it.each(['1900-01-01', '1900-06-15', '2100-06-15', '2100-12-31'])(
    'D-03 brings the demo to %s, which the desk takes for a day, and keeps it there',
    (day) => {
      const offsetMs = offsetOn(day, { now: midNovember, offsetMs: 0 });
      expect(todayAt(midNovember + parseOffset(String(offsetMs), midNovember))).toBe(day);
    },
  );

  it('counts as none where rubbish or another century was kept', () => {
    expect(
      ['86400000', '-86400000', '', 'mai', '1e9', '99999999999999', null].map((text) => parseOffset(text, midNovember)),
    ).toEqual([dayMs, -dayMs, 0, 0, 0, 0, 0]);
  });
});
