import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import type { PaymentState } from '@/domain/fund-reports/fund-report';
import { neverBegun, periodOf, periodToReport } from '@/domain/fund-reports/period';
import { isOpenReport } from '@/domain/fund-reports/report-edit';
import { documentReportDueDay, fundReportDueDay, revenueReportDueDay } from '@/domain/fund/deadlines';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { compareQuarters, quarterBefore } from '@/domain/quarter-reports/quarter';
import type { ReportStatus } from '@/domain/reference/report-statuses';
import { selfPayingPayment } from '@/domain/self-paying/self-paying-dossier';

import type { Database } from '../../data/database';
import { chainOf } from '../../data/fund/fund-report-index';
import { stillDue } from '../../data/fund/ledger';
import type { QuarterReportRow } from '../../data/fund/quarter-report-row';
import { reportsOfUnit } from '../../data/fund/quarter-reports';
import { workCalendar } from '../../data/fund/work-calendar';
import type { UnitRow } from '../../data/rows';
import type { UserRow } from '../../data/users';
import { paymentState } from '../fund-reports/fund-report-answer';
import { dueDayOfDossier } from '../self-paying/self-paying-wire';

/** A day that somebody must not miss. */
export type Deadline = {
  readonly kind: 'report' | 'payment' | 'dossier';
  /** What it is for, so that nobody is reminded twice. */
  readonly key: string;
  /** ISO date. */
  readonly due: string;
  /** Values for the texts of the reminder. */
  readonly params: Readonly<Record<string, string>>;
  readonly address: string;
  /** Who can meet it. */
  readonly policy: string;
  readonly unitId: string | null;
  readonly creatorId: string | null;
  /** What is still to pay, where the unit is written to as well. */
  readonly payment?: { readonly ky: string; readonly soTien: number; readonly tinhTrangNop: PaymentState };
};

/**
 * The deadlines of a unit that are not met: the report of last month and those of last quarter, where the unit has made
 * such reports before and this one is not with the Fund, the oldest monthly report of the last year that was never begun,
 * and the money of its newest fund report.
 */
export function deadlinesOfUnit(database: Database, unit: UnitRow, today: string): readonly Deadline[] {
  const calendar = workCalendar(database);
  return [
    ...monthlyDeadlines(database, unit, today),
    ...quarterDeadline(unit, today, reportsOfUnit(database.revenueReports, unit.id), {
      banGhi: 'revenueReport',
      policy: policies.revenueReportsEdit,
      dueDay: (nam, quy) => revenueReportDueDay(nam, quy, calendar),
      list: href('revenueReports'),
      record: (reportId) => href('revenueReport', { reportId }),
    }),
    ...quarterDeadline(unit, today, reportsOfUnit(database.documentReports, unit.id), {
      banGhi: 'documentReport',
      policy: policies.documentReportsEdit,
      dueDay: (nam, quy) => documentReportDueDay(nam, quy, calendar),
      list: href('documentReports'),
      record: (reportId) => href('documentReport', { reportId }),
    }),
  ];
}

/** The accepted dossiers that the person has entered and whose money is owed: it has not come by another way either. */
export function deadlinesOfDeclarer(database: Database, { id: userId }: Pick<UserRow, 'id'>): readonly Deadline[] {
  const found: Deadline[] = [];
  for (const row of database.selfPaying.rows()) {
    const isOwed =
      row.creatorId === userId &&
      row.tinhTrangDong === selfPayingPayment.unpaid &&
      stillDue(database, 'tu-dong', row.id) > 0;
    const due = isOwed ? dueDayOfDossier(database, row) : undefined;
    if (due !== undefined) {
      found.push({
        ...{ kind: 'dossier', key: row.id, due, policy: policies.selfPaying, unitId: null, creatorId: userId },
        params: { banGhi: 'dossier', ma: row.ma, chuThe: row.hoTen, han: formatDate(due) },
        address: href('selfPayingDossier', { dossierId: row.id }),
      });
    }
  }
  return found;
}

function monthlyDeadlines(database: Database, { id: unitId }: UnitRow, today: string): readonly Deadline[] {
  const reports = chainOf(database, unitId);
  const newest = reports.at(-1);
  if (newest === undefined) {
    return [];
  }
  const period = periodToReport(today);
  const report = reports.find(({ nam, thang }) => nam === period.nam && thang === period.thang);
  const own = { unitId, creatorId: null } as const;
  const found: Deadline[] = [];
  const missed = neverBegun(reports, today);
  for (const toSend of [missed, isToSend(report) ? period : undefined]) {
    if (toSend === undefined) {
      continue;
    }
    const due = fundReportDueDay(toSend.nam, toSend.thang, workCalendar(database));
    found.push({
      ...own,
      ...{ kind: 'report', key: `fundReport ${unitId} ${periodOf(toSend)}`, due, policy: policies.fundReportsEdit },
      params: { banGhi: 'fundReport', ky: periodOf(toSend), han: formatDate(due) },
      address:
        toSend === missed || report === undefined ? href('fundReports') : href('fundReport', { reportId: report.id }),
    });
  }
  if (newest.noChuyenKySau > 0) {
    const [ky, soTien, tinhTrangNop] = [periodOf(newest), newest.noChuyenKySau, paymentState(newest)];
    found.push({
      ...own,
      ...{ kind: 'payment', key: newest.id, due: newest.hanNop, policy: policies.payIns },
      payment: { ky, soTien, tinhTrangNop },
      params: { ky, han: formatDate(newest.hanNop), soTien: formatMoney(soTien) },
      address: href('fundReport', { reportId: newest.id }),
    });
  }
  return found;
}

type QuarterKind = {
  readonly banGhi: 'revenueReport' | 'documentReport';
  readonly policy: string;
  readonly dueDay: (nam: number, quy: number) => string;
  readonly list: string;
  readonly record: (id: string) => string;
};

function quarterDeadline(
  { id: unitId }: UnitRow,
  today: string,
  reports: readonly QuarterReportRow[],
  { banGhi, policy, dueDay, list, record }: QuarterKind,
): readonly Deadline[] {
  const quarter = quarterBefore(today);
  const report = reports.find((each) => compareQuarters(each, quarter) === 0);
  if (reports.length === 0 || !isToSend(report)) {
    return [];
  }
  const due = dueDay(quarter.nam, quarter.quy);
  const ky = `${quarter.quy}/${quarter.nam}`;
  return [
    {
      ...{ kind: 'report', key: `${banGhi} ${unitId} ${ky}`, due, policy, unitId, creatorId: null },
      params: { banGhi, ky, han: formatDate(due) },
      address: report === undefined ? list : record(report.id),
    },
  ];
}

function isToSend(report: { readonly trangThai: ReportStatus } | undefined): boolean {
  return report === undefined || isOpenReport(report);
}
