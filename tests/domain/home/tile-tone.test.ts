import { describe, expect, it } from 'vitest';

import type { HomeTile } from '@/domain/home/home';
import { tileTone } from '@/domain/home/tile-tone';

const today = '2026-11-15';

const tile = (ma: HomeTile['ma'], giaTri: number, hanXuLy: string | null) =>
  tileTone({ ma, giaTri, hanXuLy, kieu: 'so', ky: null, lienKet: '/' }, today);

describe('how much a tile asks for', () => {
  it('B-25 is late only once a day has passed: a debt whose day is to come wants attention', () => {
    expect(tile('du-no', 0, null)).toBe('quiet');
    expect(tile('du-no', 9_250_000, null)).toBe('attention');
    expect(tile('du-no', 9_250_000, today)).toBe('attention');
    expect(tile('du-no', 9_250_000, '2026-11-14')).toBe('overdue');
  });

  it('B-25 is late wherever units that are late are counted', () => {
    expect(tile('don-vi-qua-han', 0, null)).toBe('quiet');
    expect(tile('don-vi-qua-han', 3, null)).toBe('overdue');
  });
});
