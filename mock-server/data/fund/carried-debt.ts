/** A settled period of a unit; the later one has the higher `ky`. Integer đồng. */
export type SettledPeriod = {
  readonly donViId: string;
  readonly ky: number;
  readonly duNoKyTruoc: number;
  readonly daNop: number;
  readonly noChuyenKySau: number;
  readonly nopThua: number;
};

/** What several periods of one unit come to: a debt that goes on from one to the next counts once. Integer đồng. */
export class CarriedDebt {
  #first: SettledPeriod | undefined;
  #last: SettledPeriod | undefined;
  #paid = 0;

  add(period: SettledPeriod): void {
    this.#first = this.#first === undefined || period.ky < this.#first.ky ? period : this.#first;
    this.#last = this.#last === undefined || period.ky > this.#last.ky ? period : this.#last;
    this.#paid += period.daNop;
  }

  /** Debt brought forward into the first period. */
  get noDauKy(): number {
    return this.#first?.duNoKyTruoc ?? 0;
  }

  /**
   * What was to be paid for all periods: what was paid for them, and what the last one leaves. That is the debt brought
   * forward and what all periods added, less the credit brought forward. Where periods between them are left out, as by a
   * filter, the debt is the one that those have left: what they have settled is not due again.
   */
  get phaiNopCaKy(): number {
    const { noChuyenKySau = 0, nopThua = 0 } = this.#last ?? {};
    return Math.max(0, this.#paid + noChuyenKySau - nopThua);
  }

  /** Debt after the last period. */
  get noCuoiKy(): number {
    return this.#last?.noChuyenKySau ?? 0;
  }
}

/**
 * The figures of `CarriedDebt` over all units, as sums of a list whose rows come in any order.
 *
 * @param periodOf Answers `undefined` for a report that carries no debt on.
 */
export function carriedSums<Item>(periodOf: (item: Item) => SettledPeriod | undefined) {
  const sumOf = (figure: 'noDauKy' | 'phaiNopCaKy' | 'noCuoiKy') => {
    const units = new Map<string, CarriedDebt>();
    return (item: Item): number => {
      const period = periodOf(item);
      if (period === undefined) {
        return 0;
      }
      const debt = units.get(period.donViId) ?? new CarriedDebt();
      units.set(period.donViId, debt);
      const before = debt[figure];
      debt.add(period);
      return debt[figure] - before;
    };
  };
  return { noDauKy: sumOf('noDauKy'), phaiNopCaKy: sumOf('phaiNopCaKy'), noCuoiKy: sumOf('noCuoiKy') };
}
