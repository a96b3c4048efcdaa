import { owedByNow } from '@/domain/fund/carry-forward';
import { revenueReportDueDay } from '@/domain/fund/deadlines';

import type { Database } from '../database';
import { chainOf } from './fund-report-index';
import { openingDebt, openingRevenueDebt } from './opening-debts';
import { reportsOfUnit } from './quarter-reports';
import { revenueFigures } from './revenue-ledger';
import { workCalendar } from './work-calendar';

/** What a unit owes the Fund by now, of both kinds; its record keeps M7 beside it. Integer đồng. @param today ISO date. */
export function debtOfUnit(database: Database, donViId: string, today: string): number {
  const calendar = workCalendar(database);
  const revenueChain = reportsOfUnit(database.revenueReports, donViId).map((row) => ({
    ...row,
    ...revenueFigures(row),
    hanNop: revenueReportDueDay(row.nam, row.quy, calendar),
  }));
  return (
    owedByNow(chainOf(database, donViId), openingDebt(database, donViId), today) +
    owedByNow(revenueChain, openingRevenueDebt(database, donViId), today)
  );
}
