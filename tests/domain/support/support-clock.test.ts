import { describe, expect, it } from 'vitest';

import { clockOf } from '@/domain/support/support-clock';

const request = { trangThai: 3, ngayNhanDu: '2026-11-04', soNgayDung: 0, ngayPheDuyet: null } as const;

describe('the clock of a request', () => {
  it('B-08 counts working days since the dossier was complete', () => {
    expect(clockOf(request, 15, '2026-11-13')).toEqual({ state: 'running', used: 7, allowed: 15, left: 8, paused: 0 });
  });

  it('B-08 leaves out the days of waiting for papers, and stands still while it waits', () => {
    const stopped = { ...request, trangThai: 6, soNgayDung: 3 } as const;
    expect(clockOf(stopped, 15, '2026-11-13')).toEqual({ state: 'stopped', used: 4, allowed: 15, left: 11, paused: 3 });
  });

  it('B-08 goes below zero when the answer is late', () => {
    expect(clockOf(request, 5, '2026-11-13').left).toBe(-2);
  });

  it('waits for a complete dossier, ends with the decision, and has no limit where the law names none', () => {
    const states = [
      clockOf({ ...request, trangThai: 2, ngayNhanDu: null }, 15, '2026-11-13').state,
      clockOf({ ...request, trangThai: 4, ngayPheDuyet: '2026-11-10T08:00:00+07:00' }, 15, '2026-11-30').state,
      clockOf(request, null, '2026-11-13').state,
    ];
    expect(states).toEqual(['waiting', 'settled', 'unlimited']);
  });

  it('stops counting on the day of the decision', () => {
    const settled = { ...request, trangThai: 7, ngayPheDuyet: '2026-11-06T08:00:00+07:00' } as const;
    expect(clockOf(settled, 15, '2026-12-30').used).toBe(2);
  });

  it('K-04 B-08 takes the day in Vietnam, also where the back end sends the moment as UTC', () => {
    const settled = { ...request, trangThai: 7, ngayPheDuyet: '2026-11-05T23:30:00Z' } as const;
    expect(clockOf(settled, 15, '2026-12-30').used).toBe(2);
  });
});
