/** Largest amount the product takes (invariant M6). Integer đồng. */
const largestAmount = 999_999_999_999;

/** What a period's money is reckoned from. Integer đồng. */
export type SettlementInput = {
  /** Worker shares and enterprise shares of the period. */
  readonly tienNld: number;
  readonly tienDn: number;
  /** Debt and credit of the period before. */
  readonly duNoKyTruoc: number;
  readonly nopThuaKyTruoc: number;
  /** What reconciled vouchers allocate to this period. */
  readonly daNop: number;
};

/** What follows for the period. Integer đồng. */
export type Settlement = {
  readonly phaiNopTrongKy: number;
  readonly tongPhaiNop: number;
  readonly noChuyenKySau: number;
  readonly nopThua: number;
};

/** The money invariants that one settled period can break (domain dictionary §4.6). */
export type MoneyInvariant = 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6' | 'M7';

/** What a settled period is compared with; a part left out is not compared. */
export type SettlementEvidence = {
  /** The lines of the report (M1). */
  readonly lines?: readonly { readonly tienNld: number; readonly tienDn: number }[];
  /** The same unit's period before, of the same kind (M4). */
  readonly previous?: Pick<Settlement, 'noChuyenKySau' | 'nopThua'>;
  /** What vouchers allocate to the period (M5). */
  readonly allocations?: readonly { readonly soTien: number; readonly isReconciled: boolean }[];
  /** The debt in the unit's own record, when this is its last approved period (M7). */
  readonly unitDebt?: number;
};

/**
 * Settles a period by M1–M3.
 *
 * Nothing due is negative: where the credit brought forward exceeds what is due, the total due is 0 and the rest of the
 * credit goes on as `nopThua`. So `tongPhaiNop − daNop = noChuyenKySau − nopThua` holds in every case but that one.
 */
export function settle({ tienNld, tienDn, duNoKyTruoc, nopThuaKyTruoc, daNop }: SettlementInput): Settlement {
  const phaiNopTrongKy = tienNld + tienDn;
  const balance = duNoKyTruoc + phaiNopTrongKy - nopThuaKyTruoc;
  return {
    phaiNopTrongKy,
    tongPhaiNop: Math.max(0, balance),
    noChuyenKySau: Math.max(0, balance - daNop),
    nopThua: Math.max(0, daNop - balance),
  };
}

/** The invariants that a settled period breaks, in their order; none for a right one. */
export function settlementProblems(
  settlement: SettlementInput & Settlement,
  { lines, previous, allocations, unitDebt }: SettlementEvidence = {},
): readonly MoneyInvariant[] {
  const right = settle(settlement);
  const broken: Readonly<Record<MoneyInvariant, boolean>> = {
    M1:
      settlement.phaiNopTrongKy !== right.phaiNopTrongKy ||
      (lines !== undefined &&
        (sum(lines, (line) => line.tienNld) !== settlement.tienNld ||
          sum(lines, (line) => line.tienDn) !== settlement.tienDn)),
    M2: settlement.tongPhaiNop !== right.tongPhaiNop,
    M3: settlement.noChuyenKySau !== right.noChuyenKySau || settlement.nopThua !== right.nopThua,
    M4:
      previous !== undefined &&
      (settlement.duNoKyTruoc !== previous.noChuyenKySau || settlement.nopThuaKyTruoc !== previous.nopThua),
    M5:
      allocations !== undefined &&
      settlement.daNop !== sum(allocations, ({ soTien, isReconciled }) => (isReconciled ? soTien : 0)),
    M6: !amountsOf(settlement).every(amountIsValid),
    M7: unitDebt !== undefined && unitDebt !== settlement.noChuyenKySau,
  };
  return moneyInvariants.filter((invariant) => broken[invariant]);
}

/**
 * The lines whose workers get a certificate: money covers worker shares first, before enterprise shares and old debt,
 * in the order of the lines, and stops at the first share it does not cover whole (domain dictionary §12.1).
 *
 * A line without a worker share takes no money and gets none: its worker has paid himself and holds a certificate.
 *
 * @param daNop Money received for the period, the credit brought forward with it. Integer đồng.
 */
export function coveredWorkers<Line extends { readonly tienNld: number }>(
  lines: readonly Line[],
  daNop: number,
): readonly Line[] {
  const owing = lines.filter((line) => line.tienNld > 0);
  let left = daNop;
  const firstUncovered = owing.findIndex((line) => {
    left -= line.tienNld;
    return left < 0;
  });
  return firstUncovered < 0 ? owing : owing.slice(0, firstUncovered);
}

/** M6: an integer from 0 to 999.999.999.999 đồng. */
export function amountIsValid(amount: number): boolean {
  return Number.isInteger(amount) && amount >= 0 && amount <= largestAmount;
}

const moneyInvariants: readonly MoneyInvariant[] = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7'];

function amountsOf(settlement: SettlementInput & Settlement): readonly number[] {
  const { tienNld, tienDn, duNoKyTruoc, nopThuaKyTruoc, daNop } = settlement;
  const { phaiNopTrongKy, tongPhaiNop, noChuyenKySau, nopThua } = settlement;
  return [tienNld, tienDn, duNoKyTruoc, nopThuaKyTruoc, daNop, phaiNopTrongKy, tongPhaiNop, noChuyenKySau, nopThua];
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
