import { describe, expect, it } from 'vitest';

import { recordPageOf } from '@/domain/log/log-addresses';
import { isLogPeriod, logPeriodOf } from '@/domain/log/log-period';

const today = '2026-11-15';

describe('days of the log', () => {
  it('B-23 are seven from or to the one that is set, and nobody’s choice where none is', () => {
    expect([
      logPeriodOf({ tu: undefined, den: undefined }),
      logPeriodOf({ tu: '2026-10-01', den: undefined }),
      logPeriodOf({ tu: undefined, den: '2026-10-07' }),
      logPeriodOf({ tu: '2026-01-01', den: '2026-02-01' }),
    ]).toEqual([
      undefined,
      { tu: '2026-10-01', den: '2026-10-07' },
      { tu: '2026-10-01', den: '2026-10-07' },
      { tu: '2026-01-01', den: '2026-02-01' },
    ]);
  });

  it('B-23 are 92 at most, and in order', () => {
    expect(isLogPeriod({ tu: '2026-08-16', den: today })).toBe(true);
    expect(isLogPeriod({ tu: '2026-08-15', den: today })).toBe(false);
    expect(isLogPeriod({ tu: today, den: '2026-11-14' })).toBe(false);
  });
});

describe('the record of an entry', () => {
  it('B-23 is found on its page, unless it was deleted', () => {
    const unit = { doiTuong: 'don-vi', banGhiId: 'u1', hanhDong: 'sua' } as const;
    expect(recordPageOf(unit)).toEqual({ page: 'unit', address: '/csdl/don-vi/u1' });
    expect(recordPageOf({ ...unit, hanhDong: 'xoa' })).toBeUndefined();
    expect(recordPageOf({ ...unit, doiTuong: 'cai-dat' })).toBeUndefined();
  });
});
