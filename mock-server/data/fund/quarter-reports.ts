import { isInChain } from '@/domain/fund/carry-forward';
import { compareQuarters, type Quarter } from '@/domain/quarter-reports/quarter';
import { reportStatus } from '@/domain/reference/report-statuses';

import type { Table } from '../table';
import type { QuarterReportRow } from './quarter-report-row';

/** A unit's reports that count, the earliest first: all but rejected ones. */
export function reportsOfUnit<Row extends QuarterReportRow>(table: Table<Row>, donViId: string): readonly Row[] {
  return [...table.rows()].filter((row) => row.donViId === donViId && isInChain(row)).sort(compareQuarters);
}

/** The unit's approved reports, the earliest first. */
export function approvedOfUnit<Row extends QuarterReportRow>(table: Table<Row>, donViId: string): readonly Row[] {
  return reportsOfUnit(table, donViId).filter(isApproved);
}

/** The unit's report whose debt a quarter takes on (M4). */
export function reportBefore<Row extends QuarterReportRow>(
  table: Table<Row>,
  donViId: string,
  quarter: Quarter,
): Row | undefined {
  return reportsOfUnit(table, donViId).findLast((row) => compareQuarters(row, quarter) < 0);
}

/** The unit's last approved report before a quarter, whose closing stock the quarter opens with (domain dictionary §5.7). */
export function approvedBefore<Row extends QuarterReportRow>(
  table: Table<Row>,
  donViId: string,
  quarter: Quarter,
): Row | undefined {
  return approvedOfUnit(table, donViId).findLast((row) => compareQuarters(row, quarter) < 0);
}

/** An approved report of the unit of a later quarter. */
export function approvedAfter<Row extends QuarterReportRow>(
  table: Table<Row>,
  donViId: string,
  quarter: Quarter,
): Row | undefined {
  return approvedOfUnit(table, donViId).find((row) => compareQuarters(row, quarter) > 0);
}

/** The report that a quarter of the unit has; a rejected one makes room for another. */
export function reportOf<Row extends QuarterReportRow>(
  table: Table<Row>,
  donViId: string,
  quarter: Quarter,
): Row | undefined {
  return reportsOfUnit(table, donViId).find((row) => compareQuarters(row, quarter) === 0);
}

export function isApproved({ trangThai }: Pick<QuarterReportRow, 'trangThai'>): boolean {
  return trangThai === reportStatus.approved;
}
