import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  coverPeriods,
  keptCoverage,
  type CoverageOfLines,
  type CoverablePeriod,
} from '@mock-server/data/fund/coverage';

type Line = { readonly id: string; readonly tienNld: number; readonly tienDn: number };

const worker = (id: number | string, tienNld = 100_000): Line => ({ id: String(id), tienNld, tienDn: 0 });
const workers = Array.from({ length: 37 }, (_, index) => worker(index + 1));

/** The lines of one period whose worker shares are paid, and with them a certificate. */
function paidWorkers(lines: readonly Line[], daNop: number): readonly string[] {
  const coverage = coverPeriods([{ daNop, lines }], 0);
  return lines.filter(({ id, tienNld }) => tienNld > 0 && coverage.get(id)?.nld === tienNld).map(({ id }) => id);
}

describe('coverPeriods', () => {
  it('B-01 covers worker shares first: all 37 of the walk-through', () => {
    const lines = workers.map((line) => ({ ...line, tienDn: 150_000 }));
    expect(paidWorkers(lines, 9_000_000)).toHaveLength(37);
    expect(paidWorkers(lines, 3_700_000)).toHaveLength(37);
    const coverage = [...coverPeriods([{ daNop: 9_000_000, lines }], 0).values()];
    expect(coverage.reduce((sum, { dn }) => sum + dn, 0)).toBe(5_300_000);
  });

  it('B-01 covers whole shares only, in the order of the lines', () => {
    expect(paidWorkers(workers, 1_250_000)).toEqual(workers.slice(0, 12).map(({ id }) => id));
    expect(paidWorkers(workers, 99_999)).toEqual([]);
    expect(paidWorkers([], 1_000_000)).toEqual([]);
  });

  it('B-01 gives nothing to a worker who has paid himself', () => {
    expect(paidWorkers([worker('certified', 0), worker('new')], 100_000)).toEqual(['new']);
  });

  it('B-01 never gives out more than there is, nor stops while the next share is covered', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 30 });
    fc.assert(
      fc.property(shares, fc.integer({ min: 0, max: 5_000 }), (amounts, money) => {
        const lines = amounts.map((amount, index) => worker(index, amount));
        const paid = paidWorkers(lines, money);
        const spent = lines.slice(0, paid.length).reduce((sum, { tienNld }) => sum + tienNld, 0);
        const next = lines[paid.length];
        expect(paid).toEqual(lines.slice(0, paid.length).map(({ id }) => id));
        expect(spent).toBeLessThanOrEqual(money);
        expect(next === undefined || spent + next.tienNld > money).toBe(true);
      }),
    );
  });

  it('B-01 pays what earlier periods left open after the shares of its own, and keeps what is left as credit', () => {
    const periods = [
      { daNop: 150_000, lines: [worker('first'), worker('second')] },
      { daNop: 150_000, lines: [worker('third')] },
      { daNop: 0, lines: [worker('fourth')] },
    ];
    const paid = [...coverPeriods(periods, 0)].map(([id, { nld }]) => [id, nld]);
    expect(paid).toEqual([
      ['first', 100_000],
      ['second', 100_000],
      ['third', 100_000],
      ['fourth', 0],
    ]);
  });
});

/** Up to four periods; their lines are those of the first worker, or of one who pays less. */
const somePeriods = fc.array(
  fc.record({
    money: fc.integer({ min: 0, max: 14 }),
    lines: fc.array(fc.record({ dn: fc.constantFrom(0, 150), isApproved: fc.boolean() }), { maxLength: 4 }),
    more: fc.array(fc.constantFrom(0, 150), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
);

const total = (coverage: CoverageOfLines) => [...coverage.values()].reduce((sum, { nld, dn }) => sum + nld + dn, 0);

describe('keptCoverage', () => {
  it('B-01 B-04 lets no certificate go while the money is there, gives out no more than there is, and comes to rest', () => {
    fc.assert(
      fc.property(somePeriods, fc.integer({ min: 0, max: 3 }), (drawn, lost) => {
        const approved = new Set<string>();
        const before: CoverablePeriod[] = [];
        const after: CoverablePeriod[] = [];
        for (const [place, { money, lines, more }] of drawn.entries()) {
          const own = lines.map(({ dn, isApproved }, index) => {
            const id = `${String(place)}.${String(index)}`;
            if (isApproved) {
              approved.add(id);
            }
            return { id, tienNld: 100, tienDn: dn };
          });
          const added = more.map((dn, index) => ({
            id: `${String(place)}+${String(index)}`,
            tienNld: 100,
            tienDn: dn,
          }));
          before.push({ daNop: money * 50, lines: own });
          after.push({ daNop: money * 50, lines: [...own, ...added] });
        }
        const isApproved = (id: string) => approved.has(id);
        const postedOf = (coverage: CoverageOfLines) =>
          new Map([...coverage].filter(([id, { nld, dn }]) => isApproved(id) && nld + dn > 0));
        const posted = postedOf(coverPeriods(before, 0));
        const money = after.reduce((sum, { daNop }) => sum + daNop, 0);

        const coverage = coverPeriods(after, 0, keptCoverage(after, 0, { posted, isApproved }));
        for (const [id, { nld }] of posted) {
          expect([id, coverage.get(id)?.nld]).toEqual([id, nld]);
        }
        expect(total(coverage)).toBeLessThanOrEqual(money);
        const again = coverPeriods(after, 0, keptCoverage(after, 0, { posted: postedOf(coverage), isApproved }));
        expect([...again]).toEqual([...coverage]);

        const poorer = after.map((period, place) => (place === lost ? { ...period, daNop: 0 } : period));
        const rest = coverPeriods(poorer, 0, keptCoverage(poorer, 0, { posted: postedOf(coverage), isApproved }));
        expect(total(rest)).toBeLessThanOrEqual(poorer.reduce((sum, { daNop }) => sum + daNop, 0));
      }),
      { numRuns: 2_000 },
    );
  });
});
