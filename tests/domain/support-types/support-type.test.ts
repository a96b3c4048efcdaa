import { describe, expect, it } from 'vitest';

import type { SupportTier, SupportTypeInput } from '@/domain/support-types/support-type';
import {
  emptyPaper,
  emptySupportType,
  emptyTier,
  normalizeSupportType,
} from '@/domain/support-types/support-type-input';
import { supportTypeSchema } from '@/domain/support-types/support-type-schema';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { supportCatalogue } from '@mock-server/data/fund/support-catalogue';

function typeWith(changes: Partial<SupportTypeInput> = {}): SupportTypeInput {
  return {
    ...emptySupportType(),
    ma: 'HT12',
    ten: 'Hỗ trợ thử',
    mucToiThieu: 10_000_000,
    mucToiDa: 30_000_000,
    canCu: 'Điều 10',
    hieuLucTu: '2027-01-01',
    ...changes,
  };
}

function complaintsOf(changes: Partial<SupportTypeInput>) {
  return validationErrorsOf(supportTypeSchema(), normalizeSupportType(typeWith(changes))).map(
    ({ field, key }) => `${field}: ${key}`,
  );
}

function tier(tu: number, den: number | null, soTienTu: number, soTienDen: number, tieuChi: 1 | 2 = 1): SupportTier {
  return { tieuChi, tu, den, soTienTu, soTienDen };
}

describe('a kind of support', () => {
  it.each<[string, Partial<SupportTypeInput>, readonly string[]]>([
    ['a whole frame', {}, []],
    ['a ceiling below the floor', { mucToiDa: 9_999_999 }, ['mucToiDa: min']],
    ['a ceiling like the floor', { mucToiDa: 10_000_000 }, []],
    ['a frame without ends', { mucToiThieu: null, mucToiDa: null }, ['mucToiThieu: required', 'mucToiDa: required']],
    ['a fixed amount', { cachTinh: 2, mucToiThieu: null, mucToiDa: 40_000_000 }, []],
    ['no fixed amount', { cachTinh: 2, mucToiDa: null }, ['mucToiDa: required']],
    ['a rate', { cachTinh: 3, tyLe: 0.01, mucToiDa: null }, []],
    ['a rate of all', { cachTinh: 3, tyLe: 100 }, []],
    ['a rate of nothing', { cachTinh: 3, tyLe: 0 }, ['tyLe: notZero']],
    ['a rate of more than all', { cachTinh: 3, tyLe: 100.5 }, ['tyLe: max']],
    ['a rate with three decimals', { cachTinh: 3, tyLe: 33.333 }, ['tyLe: twoDecimals']],
    ['no rate', { cachTinh: 3 }, ['tyLe: required']],
    ['less for a group than for one', { cachTinh: 3, tyLe: 25, mucToiDaNhom: 20_000_000 }, ['mucToiDaNhom: min']],
    ['months', { cachTinh: 4, donGia: 1_000_000, soThangToiDa: 6 }, []],
    ['no months', { cachTinh: 4, donGia: 1_000_000 }, ['soThangToiDa: required']],
    ['the actual cost', { cachTinh: 5, mucToiThieu: null, mucToiDa: null }, []],
    ['one day', { soNgayXuLy: 1 }, []],
    ['sixty days', { soNgayXuLy: 60 }, []],
    ['no day', { soNgayXuLy: 0 }, ['soNgayXuLy: min']],
    ['too many days', { soNgayXuLy: 61 }, ['soNgayXuLy: max']],
    ['half a day', { soNgayXuLy: 1.5 }, ['soNgayXuLy: invalid']],
    ['a code of three digits', { ma: 'HT123' }, ['ma: pattern']],
    ['a small code', { ma: ' ht12 ' }, []],
    [
      'waiting for itself',
      { loaiTruoc: ['HT01', 'HT12'], loaiTamCap: 'HT12' },
      ['loaiTruoc[1]: invalid', 'loaiTamCap: invalid'],
    ],
    ['an end before the beginning', { hieuLucDen: '2026-12-31' }, ['hieuLucDen: dateOrder']],
    ['a paper without a name', { thanhPhanHoSo: [emptyPaper('a')] }, ['thanhPhanHoSo[0].ten: required']],
  ])('B-22 judges %s', (_, changes, expected) => {
    expect(complaintsOf(changes)).toEqual(expected);
  });

  it.each<[string, readonly SupportTier[], readonly string[]]>([
    ['tiers side by side', [tier(0, 30, 10e6, 15e6), tier(31, 60, 15e6, 22e6), tier(61, null, 22e6, 30e6)], []],
    ['a gap between tiers', [tier(0, 10, 10e6, 15e6), tier(50, null, 15e6, 22e6)], []],
    [
      'two tiers for one value',
      [tier(0, 31, 10e6, 15e6), tier(31, null, 15e6, 22e6)],
      ['bangMuc[0].tu: overlapsRow', 'bangMuc[1].tu: overlapsRow'],
    ],
    ['the same value of two criteria', [tier(0, 31, 10e6, 15e6), tier(31, null, 15e6, 22e6, 2)], []],
    [
      'an amount outside the frame',
      [tier(0, 30, 9e6, 31e6)],
      ['bangMuc[0].soTienTu: range', 'bangMuc[0].soTienDen: range'],
    ],
    ['amounts the wrong way round', [tier(0, 30, 15e6, 14e6)], ['bangMuc[0].soTienDen: min']],
    ['ends the wrong way round', [tier(30, 29, 15e6, 15e6)], ['bangMuc[0].den: min']],
    ['an injury above all', [tier(0, 101, 15e6, 15e6)], ['bangMuc[0].den: range']],
    ['more than a hundred months', [tier(0, 101, 15e6, 15e6, 2)], []],
    ['half a per cent', [tier(0.5, 30, 15e6, 15e6)], ['bangMuc[0].tu: invalid']],
    [
      'nothing',
      [emptyTier() as unknown as SupportTier],
      ['bangMuc[0].tu: required', 'bangMuc[0].soTienTu: required', 'bangMuc[0].soTienDen: required'],
    ],
  ])('B-22 judges %s in the table of tiers', (_, bangMuc, expected) => {
    expect(complaintsOf({ bangMuc })).toEqual(expected);
  });

  it('B-22 keeps the figures that its method counts by, and no others', () => {
    const figures = { mucToiThieu: 1, mucToiDa: 40, mucToiDaNhom: 3, tyLe: 4, donGia: 5, soThangToiDa: 6 };
    const kept = (cachTinh: SupportTypeInput['cachTinh']) => {
      const { mucToiThieu, mucToiDa, mucToiDaNhom, tyLe, donGia, soThangToiDa } = normalizeSupportType(
        typeWith({ ...figures, cachTinh }),
      );
      return [mucToiThieu, mucToiDa, mucToiDaNhom, tyLe, donGia, soThangToiDa];
    };
    expect([1, 2, 3, 4, 5, 6].map((method) => kept(method as SupportTypeInput['cachTinh']))).toEqual([
      [1, 40, null, null, null, null],
      [40, 40, null, null, null, null],
      [null, 40, 3, 4, null, null],
      [null, 30, null, null, 5, 6],
      [null, 40, null, 4, null, null],
      [null, null, null, null, null, null],
    ]);
  });
});

describe('the support catalogue of the demo', () => {
  it('B-22 follows its own rules, stored form included', () => {
    expect(supportCatalogue.map((type) => validationErrorsOf(supportTypeSchema(), type))).toEqual(
      supportCatalogue.map(() => []),
    );
    expect(supportCatalogue.map(normalizeSupportType)).toEqual(supportCatalogue);
  });

  it('B-22 has the amounts, rates and days of the law', () => {
    expect(
      supportCatalogue.map(({ ma, mucToiThieu, mucToiDa, mucToiDaNhom, tyLe, soNgayXuLy }) =>
        [ma, mucToiThieu, mucToiDa, mucToiDaNhom, tyLe, soNgayXuLy].map((value) => value ?? '–').join(' '),
      ),
    ).toEqual([
      'HT01 10000000 30000000 – – 15',
      'HT02 7000000 20000000 – – 15',
      'HT03 7000000 20000000 – – 15',
      'HT04 – 25000000 50000000 25 5',
      'HT05 – 50000000 100000000 50 15',
      'HT06 – – – 100 –',
      'HT07 40000000 40000000 – – 15',
      'HT08 – 6000000 – – 15',
      'HT09 – – – – 15',
      'HT10 – – – – 15',
      'HT11 – – – 50 15',
      'HT90 – – – – –',
      'HT91 – – – – –',
    ]);
  });
});
