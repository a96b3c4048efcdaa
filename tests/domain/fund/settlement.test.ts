import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { settle } from '@/domain/fund/settlement';
import { isMoney } from '@/domain/validation/checks';

import { settlementProblems } from './settlement-problems';

const october = { tienNld: 3_700_000, tienDn: 5_550_000, duNoKyTruoc: 500_000, nopThuaKyTruoc: 0, daNop: 9_000_000 };
const settled = { ...october, ...settle(october) };

const amount = fc.integer({ min: 0, max: 100_000_000_000 });
const inputs = fc.record({
  tienNld: amount,
  tienDn: amount,
  duNoKyTruoc: amount,
  nopThuaKyTruoc: amount,
  daNop: amount,
});

describe('settle', () => {
  it('B-01 settles the month of the walk-through', () => {
    expect(settle(october)).toEqual({
      phaiNopTrongKy: 9_250_000,
      tongPhaiNop: 9_750_000,
      noChuyenKySau: 750_000,
      nopThua: 0,
    });
  });

  it('B-06 settles the quarter of the walk-through', () => {
    expect(settle({ tienNld: 0, tienDn: 5_000_000, duNoKyTruoc: 0, nopThuaKyTruoc: 0, daNop: 4_000_000 })).toEqual({
      phaiNopTrongKy: 5_000_000,
      tongPhaiNop: 5_000_000,
      noChuyenKySau: 1_000_000,
      nopThua: 0,
    });
  });

  it('B-01 keeps what is paid too much as credit, and what a credit leaves over', () => {
    expect(settle({ ...october, daNop: 10_000_000 })).toMatchObject({ noChuyenKySau: 0, nopThua: 250_000 });
    expect(settle({ tienNld: 100_000, tienDn: 0, duNoKyTruoc: 0, nopThuaKyTruoc: 300_000, daNop: 50_000 })).toEqual({
      phaiNopTrongKy: 100_000,
      tongPhaiNop: 0,
      noChuyenKySau: 0,
      nopThua: 250_000,
    });
  });

  it('B-01 B-06 loses and makes no money, and never has debt and credit at once', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { phaiNopTrongKy, tongPhaiNop, noChuyenKySau, nopThua } = settle(input);
        const owed = input.duNoKyTruoc + input.tienNld + input.tienDn;
        expect(owed + nopThua).toBe(input.nopThuaKyTruoc + input.daNop + noChuyenKySau);
        expect(phaiNopTrongKy).toBe(input.tienNld + input.tienDn);
        expect(Math.min(noChuyenKySau, nopThua)).toBe(0);
        expect(Math.min(tongPhaiNop, noChuyenKySau, nopThua, phaiNopTrongKy)).toBeGreaterThanOrEqual(0);
        expect(tongPhaiNop === owed - input.nopThuaKyTruoc || tongPhaiNop === 0).toBe(true);
      }),
    );
  });
});

describe('settlementProblems', () => {
  it('B-01 finds none in a right settlement', () => {
    const evidence = {
      lines: Array.from({ length: 37 }, () => ({ tienNld: 100_000, tienDn: 150_000 })),
      previous: { noChuyenKySau: 500_000, nopThua: 0 },
      allocations: [
        { soTien: 9_000_000, isReconciled: true },
        { soTien: 750_000, isReconciled: false },
      ],
      unitDebt: 750_000,
    };
    expect(settlementProblems(settled, evidence)).toEqual([]);
    fc.assert(
      fc.property(inputs, (input) => {
        expect(settlementProblems({ ...input, ...settle(input) })).toEqual([]);
      }),
    );
  });

  it.each([
    ['M1', { ...settled, phaiNopTrongKy: 9_250_001 }, {}],
    ['M1', settled, { lines: [{ tienNld: 100_000, tienDn: 150_000 }] }],
    ['M2', { ...settled, tongPhaiNop: 9_250_000 }, {}],
    ['M3', { ...settled, noChuyenKySau: 0 }, {}],
    ['M3', { ...settled, nopThua: 1 }, {}],
    ['M4', settled, { previous: { noChuyenKySau: 0, nopThua: 0 } }],
    ['M4', settled, { previous: { noChuyenKySau: 500_000, nopThua: 1 } }],
    ['M5', settled, { allocations: [{ soTien: 9_000_000, isReconciled: false }] }],
    ['M7', settled, { unitDebt: 0 }],
  ])('B-01 B-06 names %s when it is broken', (invariant, settlement, evidence) => {
    expect(settlementProblems(settlement, evidence)).toEqual([invariant]);
  });

  it('B-01 names M6 for an amount that is none', () => {
    const fraction = { ...october, daNop: 0.5 };
    expect(settlementProblems({ ...fraction, ...settle(fraction) })).toEqual(['M6']);
    expect([0, 999_999_999_999, -1, 1.5, 1_000_000_000_000, Number.NaN].map(isMoney)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
