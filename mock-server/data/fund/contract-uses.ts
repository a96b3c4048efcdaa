import { reportStatus } from '@/domain/reference/report-statuses';
import { selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';

import type { Database } from '../database';
import { contributionsOf } from './fund-report-index';
import type { LocalText } from '../../local-text';

/**
 * Codes of the records that would lose their worker, and their money its place, if a contract went: approved reports and
 * dossiers, a contribution that was paid back or taken back, support that was asked for. A report that is not approved
 * yet finds its contracts anew when it is.
 *
 * @param without Id of a dossier that does not count, nor does its money that was taken back.
 */
export function usesOfContract(database: Database, id: string, without?: string): readonly LocalText[] {
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
  const codes = [...reports, ...dossiers, ...requests].map(({ ma }) => ma);
  // What stands is told by the contract's certificate, or by the report or the dossier that asks for it.
  const entries = contributionsOf(database, id).filter(
    (row) => row.daHoan || (codes.length === 0 && (without === undefined || row.hoSoTuDongId !== without)),
  );
  const certificates = entries.map(({ gcn }) => gcn.at(-1)?.soGcn);
  return [...codes.map(asItIs), ...certificates.map((soGcn) => (soGcn === undefined ? ledger : asItIs(soGcn)))];
}

/** Where a contribution stands that never had a certificate. */
const ledger: LocalText = { vi: 'sổ đóng góp quỹ', en: 'the contribution ledger' };

function asItIs(code: string): LocalText {
  return { vi: code, en: code };
}
