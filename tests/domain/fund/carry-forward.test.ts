import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  broughtFrom,
  carryForward,
  firstDayOwed,
  handedOnBy,
  isInChain,
  owedByNow,
  stillOwed,
} from '@/domain/fund/carry-forward';
import type { ReportStatus } from '@/domain/reference/report-statuses';

import { settlementProblems } from './settlement-problems';

const report = (trangThai: ReportStatus, tienDn: number, daNop = 0) => ({ trangThai, tienNld: 0, tienDn, daNop });

describe('carryForward', () => {
  it('B-01 reckons walk-through 1: 500.000 brought forward, 9.250.000 due, 9.000.000 paid, 750.000 carried on', () => {
    const october = { trangThai: 4 as const, tienNld: 3_700_000, tienDn: 5_550_000, daNop: 9_000_000 };
    const { periods, unitDebt } = carryForward([report(4, 0), october], 500_000, (row) => row);
    expect(
      periods.map(({ duNoKyTruoc, tongPhaiNop, noChuyenKySau }) => [duNoKyTruoc, tongPhaiNop, noChuyenKySau]),
    ).toEqual([
      [500_000, 500_000, 500_000],
      [500_000, 9_750_000, 750_000],
    ]);
    expect(unitDebt).toBe(750_000);
  });

  it('B-06 carries the debt of a report that is not decided yet, while the unit owes only what was approved', () => {
    const { periods, unitDebt } = carryForward([report(4, 100), report(2, 30), report(1, 5)], 0, (row) => row);
    expect(periods.map(({ duNoKyTruoc }) => duNoKyTruoc)).toEqual([0, 100, 130]);
    expect(unitDebt).toBe(100);
  });

  it('B-01 B-06 owes the opening debt as long as nothing is approved', () => {
    expect(carryForward([report(3, 100)], 40, (row) => row).unitDebt).toBe(40);
    expect(carryForward([], 40, (row: ReturnType<typeof report>) => row)).toEqual({ periods: [], unitDebt: 40 });
    expect(broughtFrom(undefined, 40)).toEqual({ duNoKyTruoc: 40, nopThuaKyTruoc: 0 });
  });

  it('B-01 B-06 leaves out rejected reports alone', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).filter((trangThai) => isInChain({ trangThai }))).toEqual([1, 2, 3, 4, 6]);
  });

  it('B-01 B-06 hands nothing on from a report that stands for no period', () => {
    const left = { noChuyenKySau: 750_000, nopThua: 0 };
    const over = { noChuyenKySau: 0, nopThua: 40_000 };
    const statuses = [4, 2, 5] as const;
    expect(statuses.map((trangThai) => handedOnBy({ trangThai, ...left }).noChuyenKySau)).toEqual([
      750_000, 750_000, 0,
    ]);
    expect(statuses.map((trangThai) => handedOnBy({ trangThai, ...over }).nopThua)).toEqual([40_000, 40_000, 0]);
  });

  it('B-01 B-06 keeps M1 to M4, M6 and M7 for any reports', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const reports = fc.array(
      fc.record({ trangThai: fc.constantFrom(1, 2, 3, 4, 6), tienNld: amount, tienDn: amount, daNop: amount }),
    );
    fc.assert(
      fc.property(reports, amount, (rows, opening) => {
        const { periods, unitDebt } = carryForward(rows, opening, (row) => row);
        const last = rows.findLastIndex(({ trangThai }) => trangThai === 4);
        const broken = periods.flatMap((period, place) =>
          settlementProblems(period, {
            previous: periods[place - 1] ?? { noChuyenKySau: opening, nopThua: 0 },
            ...(place === last ? { unitDebt } : {}),
          }),
        );
        expect(broken).toEqual([]);
      }),
    );
  });
});

describe('a debt that later reports have taken on', () => {
  it('B-01 M4 is paid by what is paid for them, before their own parts', () => {
    expect(stillOwed(500_000, [])).toBe(500_000);
    expect(stillOwed(500_000, [{ daNop: 200_000 }, { daNop: 299_999 }])).toBe(1);
    expect(stillOwed(500_000, [{ daNop: 9_000_000 }, { daNop: 0 }])).toBe(0);
  });

  it('B-01 M7 is what the last approved report leaves, or the opening debt, less what was paid since', () => {
    const owed = (reports: readonly ReturnType<typeof period>[], opening: number) => owedByNow(reports, opening, today);
    expect(owed([], 500_000)).toBe(500_000);
    expect(owed([period(1, 900_000, 400_000)], 500_000)).toBe(100_000);
    expect(owed([period(4, 750_000, 9_000_000), period(2, 1_000_000)], 500_000)).toBe(750_000);
    expect(owed([period(4, 750_000), period(2, 250_000, 700_000), period(1, 0, 50_000)], 0)).toBe(0);
    expect(owed([period(1, 750_000), period(4, 300_000, 450_000)], 0)).toBe(300_000);
  });

  it('B-01 B-08 is owed whether the Fund has decided or not, once the day of its report has passed', () => {
    const [dueToday, overdue] = [period(2, 1_750_000, 0, today), period(2, 1_750_000, 0, '2026-11-14')];
    expect(owedByNow([period(4, 750_000), dueToday], 0, today)).toBe(750_000);
    expect(owedByNow([period(4, 750_000), overdue], 0, today)).toBe(1_750_000);
    expect(owedByNow([overdue, period(1, 2_000_000, 1_700_000)], 0, today)).toBe(50_000);
    expect(owedByNow([overdue, period(4, 0, 1_750_000)], 0, today)).toBe(0);
  });

  it('B-01 B-25 is due on the day of the oldest report that is not paid; what was owed before all reports has no day', () => {
    const first = (...reports: readonly ReturnType<typeof period>[]) => firstDayOwed(reports, today);
    const [september, october] = [period(4, 300_000, 0, '2026-10-10'), period(4, 750_000, 0, '2026-11-10')];
    expect(first(september, october)).toBe('2026-10-10');
    expect(first(september, { ...october, daNop: 300_000 })).toBe('2026-11-10');
    expect(first(september, october, period(1, 0, 750_000))).toBeUndefined();
    expect(first(period(4, 750_000))).toBe('2026-12-10');
    expect(first(period(2, 750_000))).toBeUndefined();
    expect(first()).toBeUndefined();
  });
});

const today = '2026-11-15';

/** @param hanNop ISO date; not yet come unless given. */
function period(trangThai: ReportStatus, noChuyenKySau: number, daNop = 0, hanNop = '2026-12-10') {
  return { trangThai, noChuyenKySau, daNop, hanNop };
}
