import type { LazySeed } from '../table';
import type { PayInRow } from '../fund/pay-in-row';
import type { ContributionRow, FundReportLineRow, FundReportRow } from '../fund/rows';
import type { ContractRow, UnitRow, WorkerRow } from '../rows';
import type { StepHistoryRow } from '../step-history';
import { seedContributions } from './contribution-seed';
import { seedFundReportLines } from './fund-line-seed';
import { planMoney, unitDebts } from './fund-money';
import { seedFundReportHistory, seedFundReports } from './fund-report-seed';
import { seedFundPayIns } from './pay-in-seed';

/** Changes when the rows of this seed do. */
const mark = 'fund 1';

type Seeds = {
  readonly units: readonly UnitRow[];
  readonly workers: readonly WorkerRow[];
  readonly contracts: readonly ContractRow[];
};

export type FundSeed = {
  /** The units with the debt that their last approved report leaves (M7). */
  readonly units: readonly UnitRow[];
  readonly fundReports: LazySeed<FundReportRow>;
  readonly fundReportLines: LazySeed<FundReportLineRow>;
  readonly payIns: LazySeed<PayInRow>;
  readonly contributions: LazySeed<ContributionRow>;
  readonly history: () => readonly StepHistoryRow[];
};

/** Reports, vouchers and contributions that agree with the contracts; made when they are first needed. */
export function createFundSeed({ units, workers, contracts }: Seeds): FundSeed {
  const months = planMoney(units, contracts);
  const debts = unitDebts(months);
  const lines = once(() => seedFundReportLines(months, workers));
  const reports = once(() => seedFundReports(months, womenByReport(lines())));
  return {
    units: units.map((unit) => ({ ...unit, duNoNld: debts.get(unit.id) ?? 0 })),
    fundReports: { mark, make: reports },
    fundReportLines: { mark, make: lines },
    payIns: { mark, make: () => seedFundPayIns(months) },
    contributions: { mark, make: () => seedContributions(months, contracts) },
    history: () => seedFundReportHistory(reports()),
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

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
