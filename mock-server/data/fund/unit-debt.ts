import { firstDayOwed, owedByNow } from '@/domain/fund/carry-forward';
import { revenueReportDueDay } from '@/domain/fund/deadlines';

import type { Database } from '../database';
import { chainOf } from './fund-report-index';
import { openingDebt, openingRevenueDebt } from './opening-debts';
import { reportsOfUnit } from './quarter-reports';
import { revenueFigures } from './revenue-ledger';
import { workCalendar } from './work-calendar';

/** What a unit owes the Fund by now, of both kinds; its record keeps M7 beside it. Integer đồng. @param today ISO date. */
export function debtOfUnit(database: Database, donViId: string, today: string): number {
  return (
    owedByNow(chainOf(database, donViId), openingDebt(database, donViId), today) +
    owedByNow(revenueChainOf(database, donViId), openingRevenueDebt(database, donViId), today)
  );
}

/** The earliest day by which something of it was or is to be paid; `undefined` without one. @param today ISO date. */
export function debtDayOfUnit(database: Database, donViId: string, today: string): string | undefined {
  const days = [chainOf(database, donViId), revenueChainOf(database, donViId)].flatMap(
    (chain) => firstDayOwed(chain, today) ?? [],
  );
  return days.sort()[0];
}

function revenueChainOf(database: Database, donViId: string) {
  const calendar = workCalendar(database);
  return reportsOfUnit(database.revenueReports, donViId).map((row) => ({
    ...row,
    ...revenueFigures(row),
    hanNop: revenueReportDueDay(row.nam, row.quy, calendar),
  }));
}
