import { describe, expect, it } from 'vitest';

import { isDoneBySystem } from '@/domain/log/log-entry';

describe('who an entry of the log is of', () => {
  it('B-23 is the system where nobody is named and no address is, not a stranger who failed to sign in', () => {
    const entries = [
      { nguoiDungTen: null, diaChiIp: null },
      { nguoiDungTen: null, diaChiIp: '203.0.113.7' },
      { nguoiDungTen: 'Lê Thu Hà', diaChiIp: '203.0.113.7' },
    ];
    expect(entries.map(isDoneBySystem)).toEqual([true, false, false]);
  });
});
