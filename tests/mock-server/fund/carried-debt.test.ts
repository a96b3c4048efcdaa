import { describe, expect, it } from 'vitest';

import { carryForward } from '@/domain/fund/carry-forward';
import { CarriedDebt } from '@mock-server/data/fund/carried-debt';

/** January is not paid, February pays for both, March is not paid; the rest is overpaid or paid in part. */
const months = [
  { tienNld: 10, daNop: 0 },
  { tienNld: 5, daNop: 15 },
  { tienNld: 5, daNop: 0 },
  { tienNld: 7, daNop: 20 },
  { tienNld: 4, daNop: 1 },
].map((month) => ({ ...month, tienDn: 0, trangThai: 4 }) as const);

const periods = carryForward(months, 3, (month) => month).periods.map((period, place) => ({
  ...period,
  donViId: 'DV',
  ky: place,
}));

/** Whole sums of the named months, added the last first: lists come in any order. */
function sumsOf(...places: readonly number[]) {
  const debt = new CarriedDebt();
  const chosen = periods.filter(({ ky }) => places.includes(ky));
  for (const period of chosen.toReversed()) {
    debt.add(period);
  }
  const daNop = chosen.reduce((sum, period) => sum + period.daNop, 0);
  return { tongPhaiNop: debt.phaiNopCaKy, daNop, conPhaiNop: debt.noCuoiKy };
}

describe('the debt of several periods', () => {
  it('B-13 is what was brought forward and what all of them added', () => {
    expect(sumsOf(0, 1, 2)).toEqual({ tongPhaiNop: 3 + 10 + 5 + 5, daNop: 15, conPhaiNop: 8 });
  });

  it.each([
    ['those of one state', [0, 2], { tongPhaiNop: 8, daNop: 0, conPhaiNop: 8 }],
    ['those that were paid', [1, 3], { tongPhaiNop: 30, daNop: 35, conPhaiNop: 0 }],
    [
      'of a first and a last one nothing, where others have paid for them and left a credit',
      [0, 4],
      { tongPhaiNop: 0, daNop: 1, conPhaiNop: 0 },
    ],
  ])('B-13 adds up where months between are left out: %s', (_, places, sums) => {
    expect(sumsOf(...places)).toEqual(sums);
  });
});
