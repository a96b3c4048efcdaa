import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  contributionShares,
  findRule,
  gapBefore,
  overlappingRule,
  revenueDue,
  revenueRate,
  seedContributionRules,
  type ContributionRule,
} from '@/domain/fund/contribution-rules';

const shares = (unitTypeId: number | undefined, day: string, isSelfPaid = false) =>
  contributionShares(seedContributionRules, { unitTypeId, day, isSelfPaid });

const candidate: ContributionRule = {
  id: 'new',
  ma: 'MOI',
  khoanThu: 2,
  loaiDonViIds: [2],
  cachTinh: 1,
  soTien: 200_000,
  tyLe: null,
  canCu: 'QĐ mới',
  hieuLucTu: '2027-01-01',
  hieuLucDen: null,
  hoatDong: true,
};

const closed = (ma: string, day: string) =>
  seedContributionRules.map((rule) => (rule.ma === ma ? { ...rule, hieuLucDen: day } : rule));

describe('the rules of the three regimes', () => {
  it.each([
    ['2022-02-20', 'NLD-2007', undefined, 'DT-2007'],
    ['2022-02-21', 'NLD-2022', 'DN-2022', undefined],
    ['2025-09-14', 'NLD-2022', 'DN-2022', undefined],
    ['2025-09-15', 'NLD-2025', 'DN-2025', undefined],
    ['2007-09-30', undefined, undefined, undefined],
  ])('B-21 puts another rule in force on the day a decision begins: %s', (day, worker, enterprise, revenue) => {
    expect(([1, 2, 3] as const).map((item) => findRule(seedContributionRules, item, 2, day)?.ma)).toEqual([
      worker,
      enterprise,
      revenue,
    ]);
  });

  it('B-21 prefers a rule made for the unit type, and passes over one that is switched off', () => {
    const own = { ...candidate, khoanThu: 1, ma: 'NLD-4', loaiDonViIds: [4] } as const;
    const rules = [...seedContributionRules, own];

    expect(findRule(rules, 1, 4, '2027-05-01')?.ma).toBe('NLD-4');
    expect(findRule(rules, 1, 2, '2027-05-01')?.ma).toBe('NLD-2025');
    expect(findRule(rules, 1, undefined, '2027-05-01')?.ma).toBe('NLD-2025');
    expect(findRule([{ ...own, hoatDong: false }], 1, 4, '2027-05-01')).toBeUndefined();
  });
});

describe('contributionShares', () => {
  it.each([
    [2, { tienNld: 100_000, tienDn: 150_000 }],
    [4, { tienNld: 100_000, tienDn: 0 }],
    [5, { tienNld: 100_000, tienDn: 0 }],
    [6, { tienNld: 100_000, tienDn: 0 }],
    [7, { tienNld: 100_000, tienDn: 0 }],
    [undefined, { tienNld: 100_000, tienDn: 0 }],
  ])('B-01 B-03 asks an enterprise share of service enterprises alone: type %s', (unitTypeId, expected) => {
    expect(shares(unitTypeId, '2026-10-15')).toEqual(expected);
  });

  it('B-01 reckons 37 workers of a service enterprise at 9.250.000 đồng', () => {
    const each = shares(2, '2026-10-15');
    expect('missing' in each ? each : 37 * (each.tienNld + each.tienDn)).toBe(9_250_000);
  });

  it('B-01 asks no worker share of who has paid himself, and the enterprise share still', () => {
    expect(shares(2, '2026-10-15', true)).toEqual({ tienNld: 0, tienDn: 150_000 });
    expect(shares(4, '2026-10-15', true)).toEqual({ tienNld: 0, tienDn: 0 });
  });

  it('B-01 asks no enterprise share under the regime of 2007', () => {
    expect(shares(2, '2022-02-20')).toEqual({ tienNld: 100_000, tienDn: 0 });
  });

  it('B-01 B-21 names the day for which no rule says the amount', () => {
    expect(shares(2, '2007-09-30')).toEqual({ missing: '2007-09-30' });
    expect(
      contributionShares(closed('NLD-2025', '2026-06-30'), { unitTypeId: 2, day: '2026-07-01', isSelfPaid: false }),
    ).toEqual({ missing: '2026-07-01' });
  });

  it('B-21 takes a hole between two enterprise rules for an oversight, and an end without a successor for the law', () => {
    const ended = closed('DN-2025', '2026-06-30');
    const resumed = [...ended, candidate];
    const ask = (rules: readonly ContributionRule[], day: string) =>
      contributionShares(rules, { unitTypeId: 2, day, isSelfPaid: false });

    expect(ask(ended, '2026-07-01')).toEqual({ tienNld: 100_000, tienDn: 0 });
    expect(ask(resumed, '2026-07-01')).toEqual({ missing: '2026-07-01' });
    expect(ask(resumed, '2027-01-01')).toEqual({ tienNld: 100_000, tienDn: 200_000 });
  });

  it('B-21 refuses a share that is ruled as a rate', () => {
    const rate: ContributionRule = { ...candidate, khoanThu: 1, cachTinh: 2, soTien: null, tyLe: 1 };
    expect(contributionShares([rate], { unitTypeId: 2, day: '2027-05-01', isSelfPaid: false })).toEqual({
      missing: '2027-05-01',
    });
  });
});

describe('the share of the service-fee revenue', () => {
  it('B-06 is 1 % up to 20/02/2022 and nothing after', () => {
    expect(
      ['2021-12-31', '2022-02-20', '2022-02-21', '2026-10-15'].map((day) => revenueRate(seedContributionRules, day)),
    ).toEqual([1, 1, 0, 0]);
  });

  it('B-06 B-21 is nothing by a rule that names no rate', () => {
    const withoutRate = seedContributionRules.map((rule) => (rule.cachTinh === 2 ? { ...rule, tyLe: null } : rule));

    expect(revenueRate(withoutRate, '2021-12-31')).toBe(0);
  });

  it.each([
    [500_000_000, 1, 5_000_000],
    [500_000_001, 1, 5_000_001],
    [0, 1, 0],
    [1, 0.01, 1],
    [100, 1.1, 2],
    [1_000, 1.1, 11],
    [10_000, 0.29, 29],
    [999_999_999_999, 100, 999_999_999_999],
    [700, 0, 0],
    [Number.NaN, 1, 0],
    [1.5, 1, 0],
    [-700, 1, 0],
    [700, Number.NaN, 0],
  ])('B-06 rounds %d đồng at %d %% up to %d', (revenue, percent, expected) => {
    expect(revenueDue(revenue, percent)).toBe(expected);
  });

  it('B-06 is the least integer that is not below the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999_999 }),
        fc.integer({ min: 0, max: 10_000 }),
        (revenue, rate) => {
          const due = BigInt(revenueDue(revenue, rate / 100)) * 10_000n;
          const exact = BigInt(revenue) * BigInt(rate);
          expect(due >= exact && due - 10_000n < exact).toBe(true);
        },
      ),
    );
  });
});

describe('overlappingRule', () => {
  it('B-21 finds the rule whose force meets the candidate’s', () => {
    expect(overlappingRule(seedContributionRules, candidate)?.ma).toBe('DN-2025');
    expect(overlappingRule(closed('DN-2025', '2026-12-31'), candidate)).toBeUndefined();
    expect(overlappingRule(closed('DN-2025', '2027-01-01'), candidate)?.ma).toBe('DN-2025');
  });

  it('B-21 lets another item, another unit type, the rule itself and a switched-off rule be', () => {
    const rules = [{ ...candidate, id: 'old', ma: 'CU' }];
    const with_ = (change: Partial<ContributionRule>) => overlappingRule(rules, { ...candidate, ...change })?.ma;

    expect([
      with_({}),
      with_({ khoanThu: 1 }),
      with_({ loaiDonViIds: [4, 5] }),
      with_({ loaiDonViIds: [2, 5] }),
      with_({ loaiDonViIds: [] }),
      with_({ id: 'old' }),
      with_({ hoatDong: false }),
      with_({ hieuLucTu: '2020-01-01', hieuLucDen: '2026-12-31' }),
    ]).toEqual(['CU', undefined, undefined, 'CU', 'CU', undefined, undefined, undefined]);
  });

  it('B-21 lets the force of a rule that was switched off be taken by another', () => {
    const off = { ...candidate, id: 'old', ma: 'CU', hoatDong: false };
    expect(overlappingRule([off], candidate)).toBeUndefined();
  });

  it('B-21 means exactly that some day has two rules', () => {
    const day = fc.integer({ min: 1, max: 20 }).map((number) => `2026-01-${String(number).padStart(2, '0')}`);
    const span = fc.tuple(day, fc.option(day)).filter(([from, to]) => to === null || from <= to);
    const days = Array.from({ length: 20 }, (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`);
    fc.assert(
      fc.property(span, span, ([tu, den], [otherTu, otherDen]) => {
        const left = { ...candidate, hieuLucTu: tu, hieuLucDen: den };
        const right = { ...candidate, id: 'other', hieuLucTu: otherTu, hieuLucDen: otherDen };
        const shared = days.some((at) => [left, right].every((rule) => findRule([rule], 2, 2, at) !== undefined));
        expect(overlappingRule([right], left) !== undefined).toBe(shared);
      }),
    );
  });
});

describe('gapBefore', () => {
  it('B-21 tells the days without any rule before a new one', () => {
    expect(gapBefore(closed('DN-2025', '2026-06-30'), candidate)).toEqual({
      tuNgay: '2026-07-01',
      denNgay: '2026-12-31',
    });
    expect(gapBefore(closed('DN-2025', '2026-12-31'), candidate)).toBeUndefined();
    expect(gapBefore(seedContributionRules, candidate)).toBeUndefined();
    expect(gapBefore([], candidate)).toBeUndefined();
  });

  it('B-21 tells the longest hole where unit types differ', () => {
    const rules: readonly ContributionRule[] = [
      { ...candidate, id: '2', hieuLucTu: '2020-01-01', hieuLucDen: '2026-12-31' },
      { ...candidate, id: '4', loaiDonViIds: [4], hieuLucTu: '2020-01-01', hieuLucDen: '2025-12-31' },
    ];
    expect(gapBefore(rules, { ...candidate, loaiDonViIds: [2, 4] })).toEqual({
      tuNgay: '2026-01-01',
      denNgay: '2026-12-31',
    });
    expect(gapBefore(rules, { ...candidate, loaiDonViIds: [] })).toEqual({
      tuNgay: '2026-01-01',
      denNgay: '2026-12-31',
    });
    expect(gapBefore(rules, candidate)).toBeUndefined();
  });
});
