import { onceMade } from '../../once-made';
import type { FundReportLineRow } from '../../fund/rows';
import type { UnitRow } from '../../rows';
import type { TableSeeds } from '../../table-rows';
import { seedContributions } from './contribution-seed';
import { seedFundReportLines } from './fund-line-seed';
import { planMoney, unitDebts } from './fund-money';
import { seedFundReports } from './fund-report-seed';
import { seedFundVouchers } from './pay-in-seed';
import type { UnnumberedVoucher } from './voucher-numbers';

export type FundSeed = Pick<TableSeeds, 'units' | 'fundReports' | 'fundReportLines' | 'contributions'> & {
  /** Those that paid for the reports. */
  readonly vouchers: () => readonly UnnumberedVoucher[];
};

/**
 * Reports, vouchers and contributions that agree with the contracts; made when they are first needed.
 *
 * @param sources The units without the debts that the reports leave.
 */
export function createFundSeed({
  units,
  workers,
  contracts,
}: Pick<TableSeeds, 'units' | 'workers' | 'contracts'>): FundSeed {
  const months = onceMade(() => planMoney(units(), contracts()));
  const debts = onceMade(() => unitDebts(months()));
  const fundReportLines = onceMade(() => seedFundReportLines(months(), workers()));
  const fundReports = onceMade(() => seedFundReports(months(), womenByReport(fundReportLines())));
  return {
    units: onceMade(() => units().map((unit) => withDebt(unit, debts))),
    fundReports,
    fundReportLines,
    vouchers: onceMade(() => seedFundVouchers(months())),
    contributions: onceMade(() => seedContributions(months(), contracts())),
  };
}

/**
 * The unit with the debt that its last approved report leaves (M7), worked out when somebody looks at it: who signs in
 * or reads the name of a unit does not wait for the money of all units.
 */
function withDebt(unit: UnitRow, debts: () => ReadonlyMap<string, number>): UnitRow {
  return {
    ...unit,
    get duNoNld() {
      return debts().get(unit.id) ?? 0;
    },
  };
}

function womenByReport(lines: readonly FundReportLineRow[]): ReadonlyMap<string, number> {
  const women = new Map<string, number>();
  for (const { baoCaoId, gioiTinh } of lines) {
    if (gioiTinh === 2) {
      women.set(baoCaoId, (women.get(baoCaoId) ?? 0) + 1);
    }
  }
  return women;
}
