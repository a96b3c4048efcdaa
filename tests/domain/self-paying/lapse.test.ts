import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays } from '@/domain/format/calendar';
import { daysToComplete, hasLapsed, lapseDay } from '@/domain/self-paying/lapse';

describe('a returned dossier', () => {
  it('B-02 may be completed for thirty days and is given up on the day after them', () => {
    expect(hasLapsed('2026-10-15', '2026-11-14')).toBe(false);
    expect(hasLapsed('2026-10-15', '2026-11-15')).toBe(true);
    expect(lapseDay('2026-10-15')).toBe('2026-11-15');
  });

  it('B-02 lapses on one day, before which it has not and from which on it has', () => {
    const days = fc.date({ min: new Date('2007-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (date, later) => {
        const returnedOn = date.toISOString().slice(0, 10);
        const today = addDays(returnedOn, later);
        expect(hasLapsed(returnedOn, today)).toBe(today >= lapseDay(returnedOn));
        expect(hasLapsed(returnedOn, today)).toBe(later > daysToComplete);
      }),
    );
  });
});
