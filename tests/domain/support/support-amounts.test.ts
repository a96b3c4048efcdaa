import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  amountFrame,
  frameWording,
  isInFrame,
  monthsBetween,
  suggestedAmount,
  totalCeiling,
} from '@/domain/support/support-amounts';
import type { SupportType } from '@/domain/support-types/support-type';

import { caseWith, supportType } from './support-fixtures';

const frameOf = (ma: string, rieng: Parameters<typeof caseWith>[1], advance = 0) =>
  amountFrame(supportType(ma), caseWith(ma, rieng), advance);

describe('amounts of support (domain dictionary §1.5)', () => {
  it('B-08 E5 a frame is as the kind says it, a fixed amount its own frame', () => {
    expect(frameOf('HT01', {})).toEqual({ min: 10_000_000, max: 30_000_000 });
    expect(frameOf('HT02', {})).toEqual({ min: 7_000_000, max: 20_000_000 });
    expect(frameOf('HT07', {})).toEqual({ min: 40_000_000, max: 40_000_000 });
    expect(frameOf('HT90', {})).toEqual({ min: null, max: null });
  });

  it.each([
    ['HT04', 80_000_000, 1, 0, 20_000_000],
    ['HT04', 150_000_000, 1, 0, 25_000_000],
    ['HT04', 150_000_000, 5, 0, 37_500_000],
    ['HT04', 300_000_000, 2, 0, 50_000_000],
    ['HT05', 80_000_000, 1, 20_000_000, 20_000_000],
    ['HT05', 150_000_000, 1, 25_000_000, 25_000_000],
    ['HT05', 400_000_000, 3, 50_000_000, 50_000_000],
    ['HT05', 80_000_000, 1, 90_000_000, 0],
  ])(
    'B-08 E7 %s of a contract of %i for %i workers after %i is at most %i',
    (ma, giaTriHopDong, soNguoi, advance, max) => {
      expect(frameOf(ma, { giaTriHopDong, soNguoi }, advance)).toEqual({ min: 1, max });
    },
  );

  it('B-08 court fees count in the final part only', () => {
    const costs = { giaTriHopDong: 60_000_000, anPhi: 10_000_000, soNguoi: 1 };
    expect(frameOf('HT04', costs).max).toBe(15_000_000);
    expect(frameOf('HT05', costs).max).toBe(35_000_000);
    expect(totalCeiling(supportType('HT05'), caseWith('HT05', costs))).toBe(35_000_000);
  });

  it('B-08 HT08 is a million a month, never more than six', () => {
    expect(frameOf('HT08', { soThang: 4 })).toEqual({ min: 4_000_000, max: 4_000_000 });
    expect(frameOf('HT08', { soThang: 8 })).toEqual({ min: 6_000_000, max: 6_000_000 });
    expect(frameOf('HT08', {})).toEqual({ min: null, max: null });
    const endless = { ...supportType('HT08'), soThangToiDa: null };
    expect(amountFrame(endless, caseWith('HT08', { soThang: 8 }))).toEqual({ min: 8_000_000, max: 8_000_000 });
  });

  it('B-08 B-22 E5 a kind of the Fund’s own, which asks for no cost and no months, is bound by its ceiling', () => {
    const own = (like: string, changes: Partial<SupportType> = {}) =>
      amountFrame({ ...supportType(like), ma: 'HT12', ...changes }, caseWith(like, {}));
    expect(own('HT08')).toEqual({ min: null, max: 6_000_000 });
    expect(own('HT04')).toEqual({ min: null, max: 25_000_000 });
    expect(own('HT06', { mucToiDa: 9_000_000 })).toEqual({ min: null, max: 9_000_000 });
    expect(own('HT06')).toEqual({ min: null, max: null });
    const rest = amountFrame({ ...supportType('HT05'), ma: 'HT13' }, caseWith('HT05', {}), 20_000_000);
    expect(rest).toEqual({ min: null, max: 30_000_000 });
  });

  it('B-08 E5 a frame is worded by the ends that say something: one đồng at least is no end', () => {
    expect(frameWording({ min: 40_000_000, max: 40_000_000 })).toBe('exactly');
    expect(frameWording({ min: 1, max: 20_000_000 })).toBe('most');
    expect(frameWording({ min: null, max: 6_000_000 })).toBe('most');
    expect(frameWording({ min: 5_000_000, max: null })).toBe('least');
    expect(frameWording({ min: 7_000_000, max: 20_000_000 })).toBe('bounds');
    expect(frameWording({ min: 1, max: null })).toBeUndefined();
    expect(frameWording({ min: null, max: null })).toBeUndefined();
  });

  it('B-08 a ticket counts up to the economy fare, transport half, lodging whole', () => {
    expect(frameOf('HT09', { giaVe: 18_000_000, hangVe: 'pho-thong' }).max).toBe(18_000_000);
    expect(frameOf('HT09', { giaVe: 45_000_000, hangVe: 'thuong-gia' }).max).toBeNull();
    expect(frameOf('HT10', { giaVe: 45_000_000, hangVe: 'thuong-gia', giaVePhoThong: 17_000_000 }).max).toBe(
      17_000_000,
    );
    expect(frameOf('HT10', { giaVe: 16_000_000, hangVe: 'thuong-gia', giaVePhoThong: 17_000_000 }).max).toBe(
      16_000_000,
    );
    expect(frameOf('HT11', { chiPhi: 91_000_001 }).max).toBe(45_500_000);
    expect(frameOf('HT06', { chiPhi: 23_400_000 }).max).toBe(23_400_000);
  });

  it.each([
    [20, '2025-10-20', '2026-01-20', { tu: 10_000_000, den: 15_000_000, soTien: 14_000_000 }],
    [41, '2025-10-20', '2028-09-19', { tu: 15_000_000, den: 22_000_000, soTien: 17_000_000 }],
    [61, '2025-10-20', '2026-09-15', { tu: 22_000_000, den: 30_000_000, soTien: 28_000_000 }],
  ])(
    'B-08 %i %% of injury, worked %s to %s, suggests its tier: the upper half after little work',
    (mucDo, lvTu, lvDen, expected) => {
      expect(suggestedAmount(supportType('HT01'), { ...caseWith('HT01', {}), mucDo, lvTu, lvDen })).toEqual(expected);
    },
  );

  it.each([
    [12_200_000, 12_200_000, 12_200_000],
    [12_100_000, 12_900_000, 12_500_000],
    [12_600_000, 12_900_000, 12_600_000],
  ])('B-08 a tier from %i to %i suggests %i, never less or more than the tier', (soTienTu, soTienDen, soTien) => {
    const bangMuc = [{ tieuChi: 1, tu: 0, den: 100, soTienTu, soTienDen }] as const;
    const type = { ...supportType('HT01'), bangMuc: [...bangMuc] };
    const suggested = suggestedAmount(type, { ...caseWith('HT01', {}), mucDo: 41, lvDen: '2028-09-19' });
    expect(suggested).toEqual({ tu: soTienTu, den: soTienDen, soTien });
  });

  it('B-08 B-22 half of the contract is not little work, one month less is', () => {
    const bangMuc = [{ tieuChi: 1, tu: 0, den: 100, soTienTu: 10_000_000, soTienDen: 20_000_000 }] as const;
    const type = { ...supportType('HT01'), bangMuc: [...bangMuc] };
    const contract = { hdTu: '2024-01-01', hdDen: '2025-12-31', lvTu: '2024-01-01' };
    const after = (lvDen: string) => suggestedAmount(type, { ...caseWith('HT01', {}), ...contract, mucDo: 41, lvDen });
    expect([after('2024-12-31')?.soTien, after('2024-11-30')?.soTien]).toEqual([12_500_000, 17_500_000]);
  });

  it('B-08 B-22 tiers that do not meet suggest the higher one’s least, and a range that is none the wrong way round', () => {
    const bangMuc = [
      { tieuChi: 1, tu: 0, den: 100, soTienTu: 20_000_000, soTienDen: 30_000_000 },
      { tieuChi: 2, tu: 0, den: null, soTienTu: 5_000_000, soTienDen: 10_000_000 },
    ] as const;
    const type = { ...supportType('HT01'), bangMuc: [...bangMuc] };
    expect(suggestedAmount(type, { ...caseWith('HT01', {}), mucDo: 41 })).toEqual({
      tu: 20_000_000,
      den: 20_000_000,
      soTien: 20_000_000,
    });
  });

  it('B-08 nothing is suggested without tiers or without the degree of injury', () => {
    expect(suggestedAmount(supportType('HT02'), { ...caseWith('HT02', {}), mucDo: 41 })).toBeUndefined();
    expect(suggestedAmount(supportType('HT01'), caseWith('HT01', {}))).toBeUndefined();
  });

  it('B-08 E5 for any case: what is suggested lies in the frame; more cost never lowers it; an advance is always subtracted', () => {
    const cost = fc.integer({ min: 1, max: 2_000_000_000 });
    fc.assert(
      fc.property(
        cost,
        cost,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 100 }),
        (one, other, soNguoi, mucDo) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)];
          const max = (giaTriHopDong: number, advance = 0) =>
            frameOf('HT05', { giaTriHopDong, soNguoi }, advance).max ?? 0;
          expect(max(less)).toBeLessThanOrEqual(max(more));
          expect(max(more)).toBeLessThanOrEqual(soNguoi > 1 ? 100_000_000 : 50_000_000);
          const advance = frameOf('HT04', { giaTriHopDong: more, soNguoi }).max ?? 0;
          expect(max(more, advance) + advance).toBe(max(more));
          const suggestion = suggestedAmount(supportType('HT01'), { ...caseWith('HT01', {}), mucDo });
          expect(isInFrame(suggestion?.soTien ?? 0, frameOf('HT01', {}))).toBe(true);
        },
      ),
    );
  });

  it('B-08 months are whole ones, first and last day counted', () => {
    expect(monthsBetween('2025-10-20', '2026-09-15')).toBe(11);
    expect(monthsBetween('2025-10-20', '2028-10-19')).toBe(36);
    expect([monthsBetween('2026-01-01', '2026-01-16'), monthsBetween('2026-01-01', '2026-01-15')]).toEqual([1, 0]);
    expect(monthsBetween(null, '2028-10-19')).toBeNull();
    expect(monthsBetween('2025-10-20', 'x')).toBeNull();
  });
});
