import { describe, expect, it } from 'vitest';

import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { clockOf } from '@/domain/support/support-clock';

const request = {
  trangThai: 3,
  ngayNhanDu: '2026-11-04',
  hanXuLy: '2026-11-25',
  soNgayDung: 0,
  ngayPheDuyet: null,
} as const;

describe('the clock of a request', () => {
  it('B-08 counts working days since the dossier was complete', () => {
    const days = { used: 7, allowed: 15, left: 8, overdue: 0, paused: 0 };
    expect(clockOf(request, 15, '2026-11-13', statutoryCalendar)).toEqual({ state: 'running', ...days });
  });

  it('B-08 counts a Saturday that the administrator has as worked, and no day that he has off', () => {
    const table = { off: new Set(['2026-11-12', '2026-11-13']), worked: new Set(['2026-11-07']) };
    const { used, left } = clockOf(request, 15, '2026-11-13', table);
    expect([used, left]).toEqual([6, 9]);
  });

  it('B-08 leaves out the days of waiting for papers, and stands still while it waits', () => {
    const stopped = { ...request, trangThai: 6, soNgayDung: 3 } as const;
    const days = { used: 4, allowed: 15, left: 11, overdue: 0, paused: 3 };
    expect(clockOf(stopped, 15, '2026-11-13', statutoryCalendar)).toEqual({ state: 'stopped', ...days });
  });

  it('B-08 is late from the day after the last one on, also on days that nobody works, as the tag beside it says', () => {
    const due = { ...request, hanXuLy: '2026-11-13' };
    const seen = ['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-16'].map((today) =>
      clockOf(due, 7, today, statutoryCalendar),
    );
    expect(seen.map(({ left, overdue }) => [left, overdue])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
      [0, 3],
    ]);
  });

  it('B-08 is not late while more papers are waited for', () => {
    expect(
      clockOf({ ...request, trangThai: 6, hanXuLy: '2026-11-10' }, 4, '2026-11-13', statutoryCalendar).overdue,
    ).toBe(0);
  });

  it('waits for a complete dossier, ends with the decision, and has no limit where the law names none', () => {
    const states = [
      clockOf({ ...request, trangThai: 2, ngayNhanDu: null }, 15, '2026-11-13', statutoryCalendar).state,
      clockOf(
        { ...request, trangThai: 4, ngayPheDuyet: '2026-11-10T08:00:00+07:00' },
        15,
        '2026-11-30',
        statutoryCalendar,
      ).state,
      clockOf(request, null, '2026-11-13', statutoryCalendar).state,
    ];
    expect(states).toEqual(['waiting', 'settled', 'unlimited']);
  });

  it('stops counting on the day of the decision', () => {
    const settled = { ...request, trangThai: 7, ngayPheDuyet: '2026-11-06T08:00:00+07:00' } as const;
    expect(clockOf(settled, 15, '2026-12-30', statutoryCalendar).used).toBe(2);
  });

  it('K-04 B-08 takes the day in Vietnam, also where the back end sends the moment as UTC', () => {
    const settled = { ...request, trangThai: 7, ngayPheDuyet: '2026-11-05T23:30:00Z' } as const;
    expect(clockOf(settled, 15, '2026-12-30', statutoryCalendar).used).toBe(2);
  });
});
