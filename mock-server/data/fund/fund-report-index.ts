import { isSameContract, workerKey, type ContractMark } from '@/domain/fund-reports/contract-index';
import { isInChain } from '@/domain/fund/carry-forward';
import { reportStatus } from '@/domain/reference/report-statuses';

import type { Database } from '../database';
import type { ContributionRow, FundReportLineRow, FundReportRow } from './rows';
import type { SelfPayingRow } from './self-paying-row';

/** Rows of a table by one of their fields, made anew only when the table has changed. */
function grouping<Row extends { readonly id: string }>(
  tableOf: (database: Database) => { readonly version: number; rows: () => Iterable<Row> },
  keyOf: (row: Row) => string | null,
  order: (left: Row, right: Row) => number,
) {
  const known = new WeakMap<
    Database,
    { readonly version: number; readonly groups: ReadonlyMap<string, readonly Row[]> }
  >();
  return (database: Database): ReadonlyMap<string, readonly Row[]> => {
    const table = tableOf(database);
    const present = known.get(database);
    if (present?.version === table.version) {
      return present.groups;
    }
    const groups = new Map<string, Row[]>();
    for (const row of table.rows()) {
      const key = keyOf(row);
      const group = key === null ? undefined : groups.get(key);
      if (group !== undefined) {
        group.push(row);
      } else if (key !== null) {
        groups.set(key, [row]);
      }
    }
    for (const group of groups.values()) {
      group.sort(order);
    }
    known.set(database, { version: table.version, groups });
    return groups;
  };
}

const byPeriod = (left: FundReportRow, right: FundReportRow) =>
  left.nam - right.nam || left.thang - right.thang || Number(left.ma > right.ma) - Number(left.ma < right.ma);

const reportsByUnit = grouping<FundReportRow>(
  ({ fundReports }) => fundReports,
  ({ donViId }) => donViId,
  byPeriod,
);
const linesByReport = grouping<FundReportLineRow>(
  ({ fundReportLines }) => fundReportLines,
  ({ baoCaoId }) => baoCaoId,
  (left, right) => left.stt - right.stt,
);
const contributionsByContract = grouping<ContributionRow>(
  ({ contributions }) => contributions,
  ({ hopDongId }) => hopDongId,
  () => 0,
);

const linesByWorker = grouping<FundReportLineRow>(
  ({ fundReportLines }) => fundReportLines,
  (line) => workerKey(line),
  () => 0,
);

const linesByContract = grouping<FundReportLineRow>(
  ({ fundReportLines }) => fundReportLines,
  ({ hopDongId }) => hopDongId,
  (left, right) => left.stt - right.stt,
);

type ReportedLine = { readonly report: FundReportRow; readonly line: FundReportLineRow };

/** A line of another report that names the same worker with the same contract and still counts. */
export function lineElsewhere(database: Database, line: ContractMark, baoCaoId: string): ReportedLine | undefined {
  return linesOfWorker(database, line).find(
    (other) => other.report.id !== baoCaoId && isSameContract(other.line, line),
  );
}

/** The lines that name a worker, in reports that still count; not of a departure that did not come to pass. */
export function linesOfWorker(database: Database, worker: Pick<ContractMark, 'soCccd'>): readonly ReportedLine[] {
  return (linesByWorker(database).get(workerKey(worker)) ?? []).flatMap((line) => {
    const report = database.fundReports.find(line.baoCaoId);
    return report !== undefined && isInChain(report) && !isRefundedLine(database, line) ? [{ report, line }] : [];
  });
}

/** The lines by which approved reports ask money for a contract; not of a departure that did not come to pass. */
export function approvedLinesOf(database: Database, hopDongId: string): readonly ReportedLine[] {
  return (linesByContract(database).get(hopDongId) ?? []).flatMap((line) => {
    const report = database.fundReports.find(line.baoCaoId);
    return report?.trangThai === reportStatus.approved && !isRefundedLine(database, line) ? [{ report, line }] : [];
  });
}

/** All reports of a unit, the earliest period first. */
export function reportsOfUnit(database: Database, donViId: string): readonly FundReportRow[] {
  return reportsByUnit(database).get(donViId) ?? [];
}

/** The reports that carry a unit's debt on, the earliest first: all but rejected ones. */
export function chainOf(database: Database, donViId: string): readonly FundReportRow[] {
  return reportsOfUnit(database, donViId).filter(isInChain);
}

const dossiersByContract = grouping<SelfPayingRow>(
  ({ selfPaying }) => selfPaying,
  ({ hopDongId }) => hopDongId,
  () => 0,
);

/** The dossiers that declare a contract, the first one first. */
export function dossiersOf(database: Database, hopDongId: string): readonly SelfPayingRow[] {
  return dossiersByContract(database).get(hopDongId) ?? [];
}

/** The dossier by which a contract was paid for. */
export function dossierOf(database: Database, hopDongId: string): SelfPayingRow | undefined {
  return dossiersOf(database, hopDongId).at(-1);
}

/** The lines of a report in their order. */
export function linesOf(database: Database, baoCaoId: string): readonly FundReportLineRow[] {
  return linesByReport(database).get(baoCaoId) ?? [];
}

/** The contributions of a contract: one that counts, and those that were paid back before it came. */
export function contributionsOf(database: Database, hopDongId: string): readonly ContributionRow[] {
  return contributionsByContract(database).get(hopDongId) ?? [];
}

/** The contribution of a contract that money can still be posted to; none where all were paid back. */
export function openContributionOf(database: Database, hopDongId: string): ContributionRow | undefined {
  return contributionsOf(database, hopDongId).find(({ daHoan }) => !daHoan);
}

/** The contribution that tells how a contract stands: the open one, or the last that was paid back. */
export function contributionOf(database: Database, hopDongId: string): ContributionRow | undefined {
  return openContributionOf(database, hopDongId) ?? contributionsOf(database, hopDongId).at(-1);
}

/**
 * Whether what a line stands for was paid back, because the worker did not leave (domain dictionary §5.4): its own
 * contribution, or the worker's whose certificate it names.
 */
export function isRefundedLine(database: Database, { id, hopDongId, soGcnTuDong }: FundReportLineRow): boolean {
  return contributionsOf(database, hopDongId ?? '').some(
    ({ daHoan, dongId, gcn }) =>
      daHoan && (dongId === id || (soGcnTuDong !== null && gcn.some(({ soGcn }) => soGcn === soGcnTuDong))),
  );
}
