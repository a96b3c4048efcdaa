import { describe, expect, it } from 'vitest';

import { filingDay } from '@/domain/support/support-entry';

describe('the day on which a request is filed', () => {
  it('B-08 is when it is sent online or through the unit, else the one it bears', () => {
    const on = (hinhThucNop: 1 | 2 | 3 | 4, ngayGui: string | null) =>
      filingDay({ hinhThucNop, ngayDeNghi: '2026-11-02' }, ngayGui, '2026-11-15');
    expect([on(1, null), on(4, '2026-11-10T09:00:00.000'), on(2, null), on(3, '2026-11-10T09:00:00.000')]).toEqual([
      '2026-11-15',
      '2026-11-10',
      '2026-11-02',
      '2026-11-02',
    ]);
    expect(on(1, '2026-11-09T23:30:00Z')).toBe('2026-11-10');
  });
});
