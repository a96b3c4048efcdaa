import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkAllocation, proposeAllocation } from '@/domain/fund/allocation';

const debt = (ma: string, conPhaiNop: number, hanNop: string) => ({ ma, conPhaiNop, hanNop });

describe('checkAllocation', () => {
  it('B-05 finds nothing wrong in money given within the voucher and the debts', () => {
    const phanBo = [
      { ma: 'BCQ.202609.DV0007', conPhaiNop: 500_000, soTien: 500_000 },
      { ma: 'BCQ.202610.DV0007', conPhaiNop: 9_250_000, soTien: 8_000_000 },
    ];
    expect(checkAllocation({ soTien: 9_000_000, phanBo })).toEqual([]);
    expect(checkAllocation({ soTien: 9_000_000, phanBo: [] })).toEqual([]);
  });

  it('B-05 refuses more than the voucher holds', () => {
    const phanBo = [
      { ma: 'A', conPhaiNop: 500, soTien: 500 },
      { ma: 'B', conPhaiNop: 600, soTien: 501 },
    ];
    expect(checkAllocation({ soTien: 1_000, phanBo })).toEqual([{ code: 'QuyHoTro:03002', tongPhanBo: 1_001 }]);
  });

  it('B-05 refuses more than a record owes, once, even spread over two rows', () => {
    const phanBo = [
      { ma: 'A', conPhaiNop: 500, soTien: 300 },
      { ma: 'B', conPhaiNop: 500, soTien: 500 },
      { ma: 'A', conPhaiNop: 500, soTien: 201 },
    ];
    expect(checkAllocation({ soTien: 2_000, phanBo })).toEqual([{ code: 'QuyHoTro:03003', ma: 'A' }]);
  });

  it('B-05 refuses what is no amount', () => {
    const phanBo = [
      { ma: 'A', conPhaiNop: 500, soTien: -1 },
      { ma: 'B', conPhaiNop: 500, soTien: 0.5 },
    ];
    expect(checkAllocation({ soTien: 2_000, phanBo }).map((problem) => problem.code)).toEqual([
      'QuyHoTro:03003',
      'QuyHoTro:03003',
    ]);
  });
});

describe('proposeAllocation', () => {
  it('B-05 pays the earliest due first and keeps the rest as credit', () => {
    const debts = [debt('new', 9_250_000, '2026-11-10'), debt('old', 500_000, '2026-10-12')];

    expect(proposeAllocation(9_000_000, debts)).toEqual({
      phanBo: [
        { ma: 'old', conPhaiNop: 500_000, soTien: 500_000 },
        { ma: 'new', conPhaiNop: 9_250_000, soTien: 8_500_000 },
      ],
      conLai: 0,
    });
    expect(proposeAllocation(10_000_000, debts).conLai).toBe(250_000);
    expect(proposeAllocation(400_000, debts).phanBo).toEqual([{ ma: 'old', conPhaiNop: 500_000, soTien: 400_000 }]);
    expect(proposeAllocation(400_000, [debt('paid', 0, '2026-10-12')])).toEqual({ phanBo: [], conLai: 400_000 });
  });

  it('B-05 pays debts that are due on one day in the order of their codes, however they are given', () => {
    const debts = [debt('BCQ.202610.DV0007', 300, '2026-11-10'), debt('BCDT.2026Q3.DV0007', 300, '2026-11-10')];
    expect(proposeAllocation(400, debts).phanBo.map(({ ma, soTien }) => [ma, soTien])).toEqual([
      ['BCDT.2026Q3.DV0007', 300],
      ['BCQ.202610.DV0007', 100],
    ]);
  });

  it('B-05 proposes nothing that the check refuses, and leaves money over only when all is paid', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const debts = fc.array(fc.tuple(amount, fc.constantFrom('2026-08-10', '2026-09-10', '2026-10-12')), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(amount, debts, (soTien, rows) => {
        const owed = rows.map(([conPhaiNop, hanNop], index) => debt(`BC${index}`, conPhaiNop, hanNop));
        const { phanBo, conLai } = proposeAllocation(soTien, owed);
        const given = phanBo.reduce((sum, row) => sum + row.soTien, 0);
        const total = owed.reduce((sum, row) => sum + row.conPhaiNop, 0);
        expect(checkAllocation({ soTien, phanBo })).toEqual([]);
        expect([given, conLai]).toEqual([Math.min(soTien, total), soTien - Math.min(soTien, total)]);
      }),
    );
  });
});
