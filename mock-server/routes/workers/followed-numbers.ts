import type { LogKind } from '@/domain/log/log-entry';
import { reportStatus } from '@/domain/reference/report-statuses';
import { hasPaid, isUndecided, selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';
import { isSamePerson, type NamedPerson } from '@/domain/self-paying/self-paying-warnings';

import type { MockBackend } from '../../backend';
import { linesOf } from '../../data/fund/fund-report-index';
import type { Actor } from '../../data/fund/registration';
import type { FundReportRow } from '../../data/fund/rows';
import type { SelfPayingRow } from '../../data/fund/self-paying-row';
import type { WorkerRow } from '../../data/rows';
import { modifiedBy, newStamp } from '../audit';
import { logFollowing } from '../log/following-records';
import { recordOf } from '../log/log-subjects';

/**
 * Gives what still waits under a number that two records had, and the one of them has no more, the number that it has now:
 * dossiers and lines of reports name their person by nothing else, and their approval would make the second record again.
 * What is over tells the number that it was decided under, and who has another name or birthday keeps theirs: a number
 * that one record had by a slip may well be somebody else's own.
 *
 * @param one The record that the two have become.
 */
export function followNumber(backend: MockBackend, two: readonly WorkerRow[], one: WorkerRow, actor: Actor): void {
  const gone = new Set(two.map(({ soCccd }) => soCccd).filter((number) => number !== one.soCccd));
  if (gone.size === 0) {
    return;
  }
  const { soCccd, lyDoCccd, ngayCapCccd, noiCapCccd } = one;
  const { database } = backend;
  const { user, now } = actor;
  const isTheirs = (named: NamedPerson & Pick<WorkerRow, 'soCccd'>) =>
    gone.has(named.soCccd) && two.some((record) => isSamePerson(record, named));
  for (const row of [...database.selfPaying.rows()].filter((each) => isWaiting(each) && isTheirs(each))) {
    noted(backend, 'nguoi-lao-dong-tu-dong', row.id, actor, () => {
      // What the record does not tell of its paper is left as declared: a dossier needs the day of issue.
      const issue = ngayCapCccd === null ? {} : { ngayCapCccd, noiCapCccd };
      // No form holds the number of one that is approved: the step that somebody is about to take is as good as before.
      database.selfPaying.put({
        ...row,
        soCccd,
        lyDoCccd,
        ...issue,
        ...(isUndecided(row) ? modifiedBy(user, now) : {}),
      });
    });
  }
  for (const report of [...database.fundReports.rows()].filter(isUnsettled)) {
    const lines = linesOf(database, report.id).filter(isTheirs);
    if (lines.length > 0) {
      noted(backend, 'bao-cao-quy', report.id, actor, () => {
        for (const line of lines) {
          database.fundReportLines.put({ ...line, soCccd, lyDoCccd });
        }
        // Nobody has worked on the report: it is out of date alone for those who have it open.
        database.fundReports.put({ ...report, concurrencyStamp: newStamp() });
      });
    }
  }
}

/** A dossier that may still bring somebody into the register, also by an approval that is taken back. */
function isWaiting(row: SelfPayingRow): boolean {
  const { trangThai } = row;
  return trangThai !== selfPayingStatus.rejected && trangThai !== selfPayingStatus.cancelled && !hasPaid(row);
}

function isUnsettled({ trangThai }: FundReportRow): boolean {
  return trangThai !== reportStatus.approved && trangThai !== reportStatus.rejected;
}

function noted(backend: MockBackend, kind: LogKind, id: string, { user }: Actor, work: () => void): void {
  const was = recordOf(backend.database, kind, id);
  work();
  logFollowing(backend, { kind, id, was }, user);
}
