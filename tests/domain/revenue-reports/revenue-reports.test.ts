import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { seedContributionRules } from '@/domain/fund/contribution-rules';
import {
  emptyRevenueLine,
  emptyRevenueReport,
  normalizeRevenueReport,
  type RevenueReportInput,
} from '@/domain/revenue-reports/revenue-report-input';
import { revenueReportSchema } from '@/domain/revenue-reports/revenue-report-schema';
import { rateOfQuarter, revenueSums, settleRevenue } from '@/domain/revenue-reports/revenue-rules';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const noAccount = { duNoKyTruoc: 0, nopThuaKyTruoc: 0, daNop: 0 };
const schema = revenueReportSchema({ today: '2026-11-15' });

const filled: RevenueReportInput = {
  ...emptyRevenueReport({ nam: 2022, quy: 1 }),
  nguoiLap: ' Nguyễn  Thị Trang ',
  dienThoaiLap: '+84 900 000 007',
  chiTiet: [
    { thiTruongId: 'JP', soLaoDong: 7, dtNld: 400_000_001, dtNuocNgoai: null },
    { thiTruongId: 'TW', soLaoDong: 4, dtNld: null, dtNuocNgoai: 100_000_000 },
    emptyRevenueLine(),
  ],
};

function problemsOf(input: RevenueReportInput) {
  return validationErrorsOf(schema, normalizeRevenueReport(input)).map(({ field, key }) => [field, key]);
}

describe('revenue rules', () => {
  it('B-06 B-21 count 1 % to 20/02/2022, declare revenue up to that day in 2022Q1, and nothing after', () => {
    const rates = [
      { nam: 2008, quy: 1 },
      { nam: 2021, quy: 4 },
      { nam: 2022, quy: 1 },
      { nam: 2022, quy: 2 },
      { nam: 2026, quy: 3 },
    ].map((quarter) => rateOfQuarter(seedContributionRules, 2, quarter));
    expect(rates).toEqual([
      { tyLe: 1, tyLeDenNgay: null },
      { tyLe: 1, tyLeDenNgay: null },
      { tyLe: 1, tyLeDenNgay: '2022-02-20' },
      { tyLe: 0, tyLeDenNgay: null },
      { tyLe: 0, tyLeDenNgay: null },
    ]);
    expect(rateOfQuarter(seedContributionRules, 4, { nam: 2021, quy: 4 })).toEqual({ tyLe: 0, tyLeDenNgay: null });
  });

  it('B-06 B-21 name no last day of revenue where no rate is due that could end', () => {
    const withoutRate = seedContributionRules.map((rule) => (rule.cachTinh === 2 ? { ...rule, tyLe: null } : rule));

    expect(rateOfQuarter(withoutRate, 2, { nam: 2022, quy: 1 })).toEqual({ tyLe: 0, tyLeDenNgay: null });
  });

  it('B-06 B-21 leave a quarter whole whose rate ends with its last day', () => {
    const rules = seedContributionRules.map((rule) =>
      rule.ma === 'DT-2007' ? { ...rule, hieuLucDen: '2022-03-31' } : rule,
    );
    expect(rateOfQuarter(rules, 2, { nam: 2022, quy: 1 })).toEqual({ tyLe: 1, tyLeDenNgay: null });
    expect(rateOfQuarter(rules, 2, { nam: 2022, quy: 2 })).toEqual({ tyLe: 0, tyLeDenNgay: null });
  });

  it('B-06 round the share up to the next đồng and carry the rest on', () => {
    expect(settleRevenue(500_000_001, 1, noAccount)).toEqual({
      phaiNopTrongKy: 5_000_001,
      tongPhaiNop: 5_000_001,
      noChuyenKySau: 5_000_001,
      nopThua: 0,
    });
    expect(settleRevenue(500_000_000, 1, { ...noAccount, daNop: 4_000_000 })).toEqual({
      phaiNopTrongKy: 5_000_000,
      tongPhaiNop: 5_000_000,
      noChuyenKySau: 1_000_000,
      nopThua: 0,
    });
  });

  it('B-06 keep M1 to M4 over any row of quarters', () => {
    const amount = fc.integer({ min: 0, max: 900_000_000_000 });
    fc.assert(
      fc.property(fc.array(fc.record({ revenue: amount, daNop: amount }), { maxLength: 12 }), (quarters) => {
        let balance = 0;
        let carried = { noChuyenKySau: 0, nopThua: 0 };
        for (const { revenue, daNop } of quarters) {
          const account = { duNoKyTruoc: carried.noChuyenKySau, nopThuaKyTruoc: carried.nopThua, daNop };
          const settled = settleRevenue(revenue, 1, account);
          balance += settled.phaiNopTrongKy - daNop;
          expect(settled.noChuyenKySau - settled.nopThua).toBe(balance);
          expect(Math.min(settled.noChuyenKySau, settled.nopThua)).toBe(0);
          carried = settled;
        }
      }),
    );
  });
});

describe('revenue report as it is typed', () => {
  it('B-06 is brought into stored form with the total of its lines, and passes', () => {
    const normalized = normalizeRevenueReport(filled);
    expect(normalized).toEqual({
      ...filled,
      nguoiLap: 'Nguyễn Thị Trang',
      dienThoaiLap: '0900000007',
      tongDoanhThu: 500_000_001,
      chiTiet: [
        { thiTruongId: 'JP', soLaoDong: 7, dtNld: 400_000_001, dtNuocNgoai: 0 },
        { thiTruongId: 'TW', soLaoDong: 4, dtNld: 0, dtNuocNgoai: 100_000_000 },
      ],
    });
    expect(problemsOf(filled)).toEqual([]);
    expect(normalizeRevenueReport({ ...filled, khongPhatSinh: true })).toEqual(
      expect.objectContaining({ chiTiet: [], tongDoanhThu: 0 }),
    );
  });

  it('B-06 V-01 is refused cell by cell', () => {
    const line = { thiTruongId: 'JP', soLaoDong: 1, dtNld: 1, dtNuocNgoai: 1 };
    const wrong = {
      ...filled,
      nam: 2007,
      quy: null,
      chiTiet: [line, line, { thiTruongId: '', soLaoDong: 1.5, dtNld: -1, dtNuocNgoai: 'x' as never }],
    };
    expect(problemsOf(wrong)).toEqual([
      ['nam', 'min'],
      ['quy', 'required'],
      ['chiTiet[1].thiTruongId', 'duplicateLine'],
      ['chiTiet[2].thiTruongId', 'required'],
      ['chiTiet[2].soLaoDong', 'invalid'],
      ['chiTiet[2].dtNld', 'money'],
      ['chiTiet[2].dtNuocNgoai', 'invalid'],
    ]);
    expect(problemsOf({ ...filled, nam: 2027, nguoiLap: '', dienThoaiLap: '12' })).toEqual([
      ['nam', 'max'],
      ['nguoiLap', 'required'],
      ['dienThoaiLap', 'phone'],
    ]);
  });

  it('sums only what is a number while it is typed', () => {
    expect(revenueSums([{ soLaoDong: null, dtNld: '12a', dtNuocNgoai: 5 }])).toEqual({
      soLaoDong: 0,
      dtNld: 0,
      dtNuocNgoai: 5,
      tongDoanhThu: 5,
    });
  });
});
