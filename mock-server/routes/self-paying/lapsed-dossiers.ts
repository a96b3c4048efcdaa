import { todayAt } from '@/domain/format/calendar';
import { daysToComplete, hasLapsed, lapseDay } from '@/domain/self-paying/lapse';
import { selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';
import type { WorkCalendar } from '@/domain/fund/work-calendar';
import { selfPayingWorkflow } from '@/machines/workflows/self-paying-workflow-machine';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { stillToPay } from '../../data/fund/allocations';
import type { SelfPayingRow } from '../../data/fund/self-paying-row';
import { workCalendar } from '../../data/fund/work-calendar';
import { actionOfStep } from '../../data/step-actions';
import { modifiedBy } from '../audit';
import { changesBetween } from '../log/log-changes';
import { writeLog } from '../log/log-writing';
import { addHistory, systemPerson } from '../workflow-steps';

const returning = 'yeu-cau-bo-sung';
const reason = `Quá ${daysToComplete} ngày không bổ sung hồ sơ.`;

/** Day and state of the tables for which there is nothing left to cancel. */
const examined = new WeakMap<Database, string>();

/**
 * Cancels the dossiers that have waited too long for their papers, as the system does every midnight: whenever it is
 * asked for, each has the end that it would have had by then. Costs next to nothing while day and table stay.
 */
export function cancelLapsedDossiers({ database, clock }: Pick<MockBackend, 'database' | 'clock'>): void {
  const today = todayAt(clock());
  const state = () => `${today} ${database.selfPaying.version} ${database.daysOff.version}`;
  if (examined.get(database) === state()) {
    return;
  }
  const calendar = workCalendar(database);
  const waiting = waitingSince(database, today, calendar);
  for (const [row, returnedOn] of waiting) {
    if (hasLapsed(returnedOn, today, calendar)) {
      cancel(database, row, lapseDay(returnedOn, calendar));
    }
  }
  examined.set(database, state());
}

/** Returned dossiers that may have lapsed, with the day on which they were returned last. */
function waitingSince(database: Database, today: string, calendar: WorkCalendar): ReadonlyMap<SelfPayingRow, string> {
  const byId = new Map<string, SelfPayingRow>();
  for (const row of database.selfPaying.rows()) {
    // It was sent before it was returned, so the history need not be read of a young one.
    if (row.trangThai === selfPayingStatus.returned && hasLapsed(row.ngayChoTu.slice(0, 10), today, calendar)) {
      byId.set(row.id, row);
    }
  }
  const since = new Map<SelfPayingRow, string>();
  if (byId.size > 0) {
    for (const { banGhiId, hanhDong, thoiGian } of database.stepHistory.rows()) {
      const row = hanhDong === returning ? byId.get(banGhiId) : undefined;
      if (row !== undefined) {
        since.set(row, thoiGian.slice(0, 10));
      }
    }
  }
  return since;
}

function cancel(database: Database, row: SelfPayingRow, day: string): void {
  const { trangThai, tinhTrangDong, soTien } = row;
  const facts = { trangThai, tinhTrangDong, duTaiLieu: false, soTien, conPhaiNop: stillToPay(database, row) };
  if (selfPayingWorkflow.decide(facts, systemPerson, 'huy').kind !== 'allowed') {
    return;
  }
  const midnight = Date.parse(`${day}T00:00:00+07:00`);
  const cancelled: SelfPayingRow = {
    ...row,
    trangThai: selfPayingStatus.cancelled,
    lyDo: reason,
    ...modifiedBy(undefined, midnight),
  };
  database.selfPaying.put(cancelled);
  const step = {
    banGhiId: row.id,
    tuTrangThai: trangThai,
    denTrangThai: selfPayingStatus.cancelled,
    hanhDong: 'huy',
    yKien: reason,
  };
  addHistory(database, step, undefined, midnight);
  const entry = {
    hanhDong: actionOfStep(step.hanhDong),
    doiTuong: 'nguoi-lao-dong-tu-dong',
    maBanGhi: row.ma,
    banGhiId: row.id,
    maLoi: null,
    thoiLuongMs: 0,
    thayDoi: changesBetween(database, row, cancelled),
  } as const;
  writeLog({ database, clock: () => midnight }, { ...entry, userId: undefined, isBySystem: true });
}
