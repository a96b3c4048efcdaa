import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addWorkingDays, workingDaysBetween } from '@/domain/fund/public-holidays';
import { statutoryCalendar } from '@/domain/fund/work-calendar';
import {
  answerDueDay,
  isProcessingLate,
  pausedWorkingDays,
  type Pause,
} from '@/domain/support/support-processing-time';

const due = (
  pauses: readonly Pause[],
  today = '2026-12-31',
  workingDays: number | null = 15,
  calendar = statutoryCalendar,
) => answerDueDay({ completeOn: '2026-11-04', workingDays, pauses, today, calendar });

describe('processing time of support (domain dictionary §4.5)', () => {
  it('B-08 fifteen working days after 04/11/2026 end on 25/11/2026', () => {
    expect(due([])).toBe('2026-11-25');
    expect(due([], '2026-12-31', 5)).toBe('2026-11-11');
    expect(due([], '2026-12-31', null)).toBe(undefined);
    expect(
      answerDueDay({ completeOn: null, workingDays: 15, pauses: [], today: '2026-12-31', calendar: statutoryCalendar }),
    ).toBeUndefined();
  });

  it('B-08 the administrator’s days off and worked days move the last day for an answer, and a pause', () => {
    const table = { off: new Set(['2026-11-24']), worked: new Set(['2026-11-07', '2026-11-28']) };
    expect(due([], '2026-12-31', 14)).toBe('2026-11-24');
    expect(due([], '2026-12-31', 14, table)).toBe('2026-11-23');
    expect(due([], '2026-12-31', 15, table)).toBe('2026-11-25');
    expect(pausedWorkingDays([{ from: '2026-11-06', to: '2026-11-09' }], '2026-11-04', '2026-12-31', table)).toBe(2);
  });

  it('B-08 the clock stands still while papers are missing, and goes on the day after they came', () => {
    expect(due([{ from: '2026-11-09', to: '2026-11-16' }])).toBe('2026-12-02');
    expect(due([{ from: '2026-11-13', to: '2026-11-15' }])).toBe('2026-11-25');
    expect(due([{ from: '2026-11-18', to: undefined }], '2026-11-20')).toBe('2026-11-27');
    expect(due([{ from: '2026-12-02', to: '2026-12-09' }])).toBe('2026-11-25');
  });

  it('B-08 for any pause: the time between is the allowed days and those of the pause, and no pause makes it shorter', () => {
    const offset = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(offset, offset, fc.integer({ min: 1, max: 30 }), (first, length, workingDays) => {
        const from = addWorkingDays('2026-11-04', first, statutoryCalendar);
        const to = addWorkingDays(from, length, statutoryCalendar);
        const pauses = [{ from, to }];
        const dueDay = due(pauses, '2027-12-31', workingDays) ?? '';
        const pausedDays = pausedWorkingDays(pauses, '2026-11-04', dueDay, statutoryCalendar);
        expect(workingDaysBetween('2026-11-04', dueDay, statutoryCalendar)).toBe(workingDays + pausedDays);
        expect(dueDay >= addWorkingDays('2026-11-04', workingDays, statutoryCalendar)).toBe(true);
        expect(pausedDays).toBeLessThanOrEqual(length);
      }),
    );
  });

  it('B-08 the clock has stood still on the working days of each pause, also after the last day for an answer', () => {
    const paused = (pauses: readonly Pause[], until = '2026-12-31') =>
      pausedWorkingDays(pauses, '2026-11-04', until, statutoryCalendar);
    expect(paused([{ from: '2026-11-09', to: '2026-11-16' }])).toBe(5);
    expect(paused([{ from: '2026-11-13', to: '2026-11-15' }])).toBe(0);
    expect(paused([{ from: '2026-12-02', to: undefined }], '2026-12-09')).toBe(5);
    expect(paused([{ from: '2026-11-02', to: '2026-11-05' }])).toBe(1);
    const both = [
      { from: '2026-11-09', to: '2026-11-10' },
      { from: '2026-11-10', to: '2026-11-12' },
    ];
    expect([paused(both), pausedWorkingDays(both, null, '2026-12-31', statutoryCalendar)]).toEqual([3, 0]);
  });

  it('B-08 only what waits for the Fund is late', () => {
    const late = (status: 1 | 2 | 3 | 4 | 5 | 6 | 7, today = '2026-11-26') =>
      isProcessingLate(status, '2026-11-25', today);
    expect(([1, 2, 3, 4, 5, 6, 7] as const).filter((status) => late(status))).toEqual([2, 3]);
    expect(late(2, '2026-11-25')).toBe(false);
    expect(isProcessingLate(2, null, '2026-11-26')).toBe(false);
  });
});
