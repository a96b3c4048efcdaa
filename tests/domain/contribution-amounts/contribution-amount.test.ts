import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ContributionAmountInput } from '@/domain/contribution-amounts/contribution-amount';
import {
  candidateOf,
  closingOf,
  emptyContributionAmount,
  normalizeClosing,
  normalizeContributionAmount,
  successorOf,
} from '@/domain/contribution-amounts/contribution-amount-input';
import { closingSchema, contributionAmountSchema } from '@/domain/contribution-amounts/contribution-amount-schema';
import { ruleTimeline } from '@/domain/contribution-amounts/rule-timeline';
import {
  gapBefore,
  overlappingRule,
  seedContributionRules,
  type ContributionRule,
} from '@/domain/fund/contribution-rules';
import { forceStateOf } from '@/domain/reference/force-states';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

function ruleWith(changes: Partial<ContributionAmountInput> = {}): ContributionAmountInput {
  return {
    ...emptyContributionAmount(),
    ma: 'NLD-2027',
    soTien: 120_000,
    canCu: 'QĐ 12/2026/QĐ-TTg',
    hieuLucTu: '2027-01-01',
    ...changes,
  };
}

function complaintsOf(changes: Partial<ContributionAmountInput>) {
  const errors = validationErrorsOf(contributionAmountSchema(), normalizeContributionAmount(ruleWith(changes)));
  return errors.map(({ field, key }) => `${field}: ${key}`);
}

describe('a contribution amount', () => {
  it.each<[string, Partial<ContributionAmountInput>, readonly string[]]>([
    ['a whole rule', {}, []],
    ['the least and the most amount', { soTien: 1_000 }, []],
    ['the most amount', { soTien: 100_000_000 }, []],
    ['too little', { soTien: 999 }, ['soTien: range']],
    ['too much', { soTien: 100_000_001 }, ['soTien: range']],
    ['half a đồng', { soTien: 1_000.5 }, ['soTien: money']],
    ['no amount', { soTien: null }, ['soTien: required']],
    ['a rate for a share per worker', { cachTinh: 2, tyLe: 1 }, ['cachTinh: invalid']],
    ['an amount for the share of revenue', { khoanThu: 3 }, ['cachTinh: invalid']],
    ['a rate of revenue', { khoanThu: 3, cachTinh: 2, tyLe: 1.25, soTien: null }, []],
    ['a rate of zero', { khoanThu: 3, cachTinh: 2, tyLe: 0 }, []],
    ['no rate', { khoanThu: 3, cachTinh: 2, tyLe: null }, ['tyLe: required']],
    ['a rate above all', { khoanThu: 3, cachTinh: 2, tyLe: 100.01 }, ['tyLe: max']],
    ['three decimals', { khoanThu: 3, cachTinh: 2, tyLe: 1.125 }, ['tyLe: twoDecimals']],
    ['nothing', { ma: ' ', canCu: '', hieuLucTu: '' }, ['ma: required', 'canCu: required', 'hieuLucTu: required']],
    ['a code with other signs', { ma: 'NLĐ 2027!' }, ['ma: pattern']],
    ['an end before the beginning', { hieuLucDen: '2026-12-31' }, ['hieuLucDen: dateOrder']],
    ['one day of force', { hieuLucDen: '2027-01-01' }, []],
    ['a unit type that sends nobody', { loaiDonViIds: [2, 100 as 2] }, ['loaiDonViIds[1]: invalid']],
    ['a long source', { canCu: 'x'.repeat(256) }, ['canCu: maxlength']],
  ])('B-21 judges %s', (_, changes, expected) => {
    expect(complaintsOf(changes)).toEqual(expected);
  });

  it('B-21 is stored with a bare code, without the figure of the other method, and its own unit types in order', () => {
    expect(
      normalizeContributionAmount(
        ruleWith({ ma: ' nld - 2027 ', tyLe: 5, loaiDonViIds: [5, 2], ghiChu: '  ', canCu: ' QĐ  12 ' }),
      ),
    ).toEqual(ruleWith({ ma: 'NLD-2027', tyLe: null, loaiDonViIds: [2, 5], ghiChu: null, canCu: 'QĐ 12' }));
  });

  it.each([
    ['2025-09-14', 2],
    ['2025-09-15', 1],
    ['2026-11-15', 1],
    ['2026-12-31', 1],
    ['2027-01-01', 3],
  ] as const)('B-21 tells on %s whether it is in force', (today, expected) => {
    const force = { hieuLucTu: '2025-09-15', hieuLucDen: '2026-12-31' };
    expect(forceStateOf(force, today)).toBe(expected);
    expect(forceStateOf({ ...force, hoatDong: false }, today)).toBe(4);
  });
});

describe('ending a contribution amount', () => {
  const open = { ...ruleWith({ ma: 'NLD-2025', hieuLucTu: '2025-09-15' }), id: '1' };
  const whole = { ...closingOf(open), hieuLucDen: '2026-12-31' };
  const next = { ...whole.quyDinhKeTiep, ma: 'nld-2027', soTien: 150_000, canCu: 'QĐ mới' };

  function complaints(changes: object, rule: Parameters<typeof closingSchema>[0] = open) {
    const input = normalizeClosing({ ...whole, quyDinhKeTiep: next, ...changes });
    return validationErrorsOf(closingSchema(rule), input).map(({ field, key }) => `${field}: ${key}`);
  }

  it('B-21 needs a last day in its force and, where one follows, a whole successor', () => {
    expect(complaints({})).toEqual([]);
    expect(complaints({ hieuLucDen: '2025-09-14' })).toEqual(['hieuLucDen: dateOrder']);
    expect(complaints({}, { ...open, hieuLucDen: '2026-06-30' })).toEqual(['hieuLucDen: laterThanEnd']);
    expect(complaints({ quyDinhKeTiep: whole.quyDinhKeTiep })).toEqual([
      'quyDinhKeTiep.ma: required',
      'quyDinhKeTiep.canCu: required',
    ]);
    expect(complaints({ hasSuccessor: false, quyDinhKeTiep: whole.quyDinhKeTiep })).toEqual([]);
  });

  it('B-21 leaves neither a gap nor an overlap between a rule and its successor, whatever the last day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2025-09-15'), max: new Date('2090-12-31'), noInvalidDate: true }), (day) => {
        const hieuLucDen = day.toISOString().slice(0, 10);
        const successor = candidateOf(successorOf(open, { hieuLucDen, quyDinhKeTiep: next }), '2');
        const rules: readonly ContributionRule[] = [{ ...open, hieuLucDen }, successor];
        expect(overlappingRule(rules, successor)).toBeUndefined();
        expect(gapBefore(rules, successor)).toBeUndefined();
      }),
    );
  });
});

describe('the picture of the rules', () => {
  it('B-21 has a row for each item and its unit types, from the first year to the end of the next', () => {
    const timeline = ruleTimeline(seedContributionRules, '2026-11-15');
    expect(timeline?.rows.map(({ khoanThu, bars }) => [khoanThu, ...bars.map(({ rule }) => rule.ma)])).toEqual([
      [1, 'NLD-2007', 'NLD-2022', 'NLD-2025'],
      [2, 'DN-2022', 'DN-2025'],
      [3, 'DT-2007'],
    ]);
    expect(timeline?.rows.flatMap(({ gaps }) => gaps)).toEqual([]);
    expect(timeline?.years.map(({ year }) => year)).toEqual([2007, 2010, 2013, 2016, 2019, 2022, 2025]);
    expect(timeline?.rows[0]?.bars.map(({ isOpen }) => isOpen)).toEqual([false, false, true]);
  });

  it('B-21 draws bars and gaps beside each other, inside the picture', () => {
    const withGap = seedContributionRules.filter(({ ma }) => ma !== 'NLD-2022');
    const [row] = ruleTimeline(withGap, '2026-11-15')?.rows ?? [];
    expect(row?.gaps.map(({ tuNgay, denNgay }) => [tuNgay, denNgay])).toEqual([['2022-02-21', '2025-09-14']]);
    const [first, last] = row?.bars ?? [];
    const [gap] = row?.gaps ?? [];
    expect((first?.start ?? 0) + (first?.width ?? 0)).toBeCloseTo(gap?.start ?? 0, 10);
    expect((gap?.start ?? 0) + (gap?.width ?? 0)).toBeCloseTo(last?.start ?? 0, 10);
    expect((last?.start ?? 0) + (last?.width ?? 0)).toBeCloseTo(1, 10);
  });

  it('B-21 is nothing without rules', () => {
    expect(ruleTimeline([], '2026-11-15')).toBeUndefined();
  });
});
