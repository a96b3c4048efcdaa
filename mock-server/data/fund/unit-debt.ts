import { owedByNow } from '@/domain/fund/carry-forward';

import type { Database } from '../database';
import { chainOf } from './fund-report-index';
import { openingDebt, openingRevenueDebt } from './opening-debts';
import { reportsOfUnit } from './quarter-reports';
import { revenueFigures } from './revenue-ledger';

/** What a unit owes the Fund by now, of both kinds; its record keeps M7 beside it. Integer đồng. */
export function debtOfUnit(database: Database, donViId: string): number {
  const revenueChain = reportsOfUnit(database.revenueReports, donViId).map((row) => ({
    ...row,
    ...revenueFigures(row),
  }));
  return (
    owedByNow(chainOf(database, donViId), openingDebt(database, donViId)) +
    owedByNow(revenueChain, openingRevenueDebt(database, donViId))
  );
}
