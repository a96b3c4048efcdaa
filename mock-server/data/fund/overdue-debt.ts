import { handedOnBy, stillOwed } from '@/domain/fund/carry-forward';
import { daysOverdue } from '@/domain/fund/deadlines';

import type { Database } from '../database';
import { chainOf } from './fund-report-index';
import type { FundReportRow } from './rows';

/** What of a report's debt is owed by now, also by a later report that has taken it on. Integer đồng. */
export function debtLeft(database: Database, report: FundReportRow): number {
  const { noChuyenKySau } = handedOnBy(report);
  if (noChuyenKySau === 0) {
    return 0;
  }
  const chain = chainOf(database, report.donViId);
  const later = chain.slice(chain.findIndex(({ id }) => id === report.id) + 1);
  return stillOwed(noChuyenKySau, later);
}

/** Whether a unit owes money of a fund report whose day has passed. @param today ISO date. */
export function owesOverdue(database: Database, donViId: string, today: string): boolean {
  return chainOf(database, donViId).some(
    (report) => daysOverdue(report.hanNop, today) > 0 && debtLeft(database, report) > 0,
  );
}
