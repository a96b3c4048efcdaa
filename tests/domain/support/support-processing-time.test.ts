import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addWorkingDays, workingDaysBetween } from '@/domain/fund/public-holidays';
import { isProcessingLate, processingTime, type Pause } from '@/domain/support/support-processing-time';

const due = (pauses: readonly Pause[], today = '2026-12-31', workingDays: number | null = 15) =>
  processingTime({ completeOn: '2026-11-04', workingDays, pauses, today });

describe('processing time of support (domain dictionary §4.5)', () => {
  it('B-08 fifteen working days after 04/11/2026 end on 25/11/2026', () => {
    expect(due([])).toEqual({ dueDay: '2026-11-25', pausedDays: 0 });
    expect(due([], '2026-12-31', 5)).toEqual({ dueDay: '2026-11-11', pausedDays: 0 });
    expect(due([], '2026-12-31', null)).toEqual({ dueDay: undefined, pausedDays: 0 });
    expect(
      processingTime({ completeOn: null, workingDays: 15, pauses: [], today: '2026-12-31' }).dueDay,
    ).toBeUndefined();
  });

  it('B-08 the clock stands still while papers are missing, and goes on the day after they came', () => {
    expect(due([{ from: '2026-11-09', to: '2026-11-16' }])).toEqual({ dueDay: '2026-12-02', pausedDays: 5 });
    expect(due([{ from: '2026-11-13', to: '2026-11-15' }])).toEqual({ dueDay: '2026-11-25', pausedDays: 0 });
    expect(due([{ from: '2026-11-18', to: undefined }], '2026-11-20')).toEqual({ dueDay: '2026-11-27', pausedDays: 2 });
    expect(due([{ from: '2026-12-02', to: '2026-12-09' }])).toEqual({ dueDay: '2026-11-25', pausedDays: 0 });
  });

  it('B-08 for any pause: the time between is the allowed days and those of the pause, and no pause makes it shorter', () => {
    const offset = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(offset, offset, fc.integer({ min: 1, max: 30 }), (first, length, workingDays) => {
        const from = addWorkingDays('2026-11-04', first);
        const to = addWorkingDays(from, length);
        const { dueDay = '', pausedDays } = processingTime({
          completeOn: '2026-11-04',
          workingDays,
          pauses: [{ from, to }],
          today: '2027-12-31',
        });
        expect(workingDaysBetween('2026-11-04', dueDay)).toBe(workingDays + pausedDays);
        expect(dueDay >= addWorkingDays('2026-11-04', workingDays)).toBe(true);
        expect(pausedDays).toBeLessThanOrEqual(length);
      }),
    );
  });

  it('B-08 only what waits for the Fund is late', () => {
    const late = (status: 1 | 2 | 3 | 4 | 5 | 6 | 7, today = '2026-11-26') =>
      isProcessingLate(status, '2026-11-25', today);
    expect(([1, 2, 3, 4, 5, 6, 7] as const).filter((status) => late(status))).toEqual([2, 3]);
    expect(late(2, '2026-11-25')).toBe(false);
    expect(isProcessingLate(2, null, '2026-11-26')).toBe(false);
  });
});
