import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { coverPeriods } from '@mock-server/data/fund/coverage';

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
