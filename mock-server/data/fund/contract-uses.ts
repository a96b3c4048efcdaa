import { reportStatus } from '@/domain/reference/report-statuses';
import { selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';

import type { Database } from '../database';
import type { SupportRequestRow } from '../support/support-request-row';
import { contributionsOf } from './fund-report-index';
import type { FundReportRow } from './rows';
import type { SelfPayingRow } from './self-paying-row';

/** A record that needs a contract. */
export type ContractUse =
  | { readonly kind: 'fundReport'; readonly row: FundReportRow }
  | { readonly kind: 'dossier'; readonly row: SelfPayingRow }
  | { readonly kind: 'supportRequest'; readonly row: SupportRequestRow }
  | {
      readonly kind: 'contribution';
      /** Its last certificate; `undefined` where it never had one. */
      readonly soGcn: string | undefined;
    };

/**
 * The records that would lose their worker, and their money its place, if a contract went: approved reports and
 * dossiers, a contribution that was paid back or taken back, support that was asked for. A report that is not approved
 * yet finds its contracts anew when it is.
 *
 * @param without Id of a dossier that does not count, nor does its money that was taken back.
 */
export function usesOfContract(database: Database, id: string, without?: string): readonly ContractUse[] {
  const { fundReports, fundReportLines, selfPaying, supportRequests } = database;
  const lines = [...fundReportLines.rows()].filter(({ hopDongId }) => hopDongId === id);
  const reportIds = new Set(lines.map(({ baoCaoId }) => baoCaoId));
  const reports = [...fundReports.rows()].filter(
    (report) => report.trangThai === reportStatus.approved && reportIds.has(report.id),
  );
  const dossiers = [...selfPaying.rows()].filter(
    (row) => row.trangThai === selfPayingStatus.approved && row.hopDongId === id && row.id !== without,
  );
  const requests = [...supportRequests.rows()].filter((row) => row.truongHop.some((each) => each.hopDongId === id));
  const records: readonly ContractUse[] = [
    ...reports.map((row) => ({ kind: 'fundReport', row }) as const),
    ...dossiers.map((row) => ({ kind: 'dossier', row }) as const),
    ...requests.map((row) => ({ kind: 'supportRequest', row }) as const),
  ];
  // What stands is told by the contract's certificate, or by the report or the dossier that asks for it.
  const entries = contributionsOf(database, id).filter(
    (row) => row.daHoan || (records.length === 0 && (without === undefined || row.hoSoTuDongId !== without)),
  );
  return [...records, ...entries.map(({ gcn }) => ({ kind: 'contribution', soGcn: gcn.at(-1)?.soGcn }) as const)];
}
