import { settle, type Settlement, type SettlementInput } from '@/domain/fund/settlement';
import { isMoney } from '@/domain/validation/checks';

/** The money invariants that one settled period can break (domain dictionary §4.6). */
type MoneyInvariant = 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6' | 'M7';

/** What a settled period is compared with; a part left out is not compared. */
type SettlementEvidence = {
  /** The lines of the report (M1). */
  readonly lines?: readonly { readonly tienNld: number; readonly tienDn: number }[];
  /** The same unit's period before, of the same kind (M4). */
  readonly previous?: Pick<Settlement, 'noChuyenKySau' | 'nopThua'>;
  /** What vouchers allocate to the period (M5). */
  readonly allocations?: readonly { readonly soTien: number; readonly isReconciled: boolean }[];
  /** The debt in the unit's own record, when this is its last approved period (M7). */
  readonly unitDebt?: number;
};

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
    M6: !amountsOf(settlement).every(isMoney),
    M7: unitDebt !== undefined && unitDebt !== settlement.noChuyenKySau,
  };
  return moneyInvariants.filter((invariant) => broken[invariant]);
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
