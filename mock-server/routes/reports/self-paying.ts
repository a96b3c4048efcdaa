import { workingDaysBetween } from '@/domain/fund/public-holidays';
import type { WorkCalendar } from '@/domain/fund/work-calendar';
import { meanOf, percentOf } from '@/domain/reports/formulas';
import type { Report } from '@/domain/reports/report';
import { answerWithinWorkingDays, selfPayingPayment, selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';

import type { Database } from '../../data/database';
import type { SelfPayingRow } from '../../data/fund/self-paying-row';
import { workCalendar } from '../../data/fund/work-calendar';
import { isOfScope } from '../data-scope';
import { periodOf, type ReportRequest } from './report-request';
import { add, plainAnswer, summedColumns, tableOf, type Leaf, type Sums } from './report-rows';
import { inOrder, rowNames } from './row-names';

const code = 'lao-dong-tu-dong';
const columnOfStatus: Readonly<Record<number, string>> = {
  [selfPayingStatus.pending]: 'dangCho',
  [selfPayingStatus.approved]: 'daDuyet',
  [selfPayingStatus.rejected]: 'tuChoi',
  [selfPayingStatus.returned]: 'boSung',
};

/** R6: dossiers of self-payers by the month in which they came (domain dictionary §6; register B-17). */
export function selfPayingReport(request: ReportRequest, now: number): Report {
  const { database } = request;
  const cells = new Map<string, Leaf>();
  const names = rowNames(database);
  const refusedOn = refusals(database);
  const calendar = workCalendar(database);
  for (const row of database.selfPaying.rows()) {
    if (!isWanted(row, request)) {
      continue;
    }
    const month = row.ngayGui.slice(0, 7);
    const key = `${month} ${row.thiTruongId}`;
    const path = [
      { loai: 'thang' as const, ma: month, ten: `${month.slice(5)}/${month.slice(0, 4)}` },
      names.row('thi-truong', row.thiTruongId),
    ];
    const cell = cells.get(key) ?? { path, sums: {} };
    cells.set(key, cell);
    add(cell.sums, countsOf(row, refusedOn.get(row.id), calendar));
  }
  const ordered = [...inOrder(names, [...cells.values()])].sort((left, right) =>
    (left.path[0]?.ma ?? '') < (right.path[0]?.ma ?? '') ? -1 : Number(left.path[0]?.ma !== right.path[0]?.ma),
  );
  const table = tableOf(ordered, (sums) => ({
    ...summedColumns(code, sums),
    thoiGianTb: meanOf(sums['soNgay'] ?? 0, sums['soTraLoi'] ?? 0),
    tyLeDungHan: percentOf(sums['dungHan'] ?? 0, sums['soTraLoi'] ?? 0),
  }));
  return plainAnswer(code, now, table);
}

/** What a dossier adds to its row; its answer is the approval or the refusal. */
function countsOf(row: SelfPayingRow, refusedOn: string | undefined, calendar: WorkCalendar): Sums {
  const status = columnOfStatus[row.trangThai];
  const isPaid = row.tinhTrangDong === selfPayingPayment.paid;
  const answeredOn = answerDay(row, refusedOn);
  const days =
    answeredOn === undefined ? undefined : workingDaysBetween(row.ngayChoTu.slice(0, 10), answeredOn, calendar);
  return {
    tiepNhan: 1,
    ...(status === undefined ? {} : { [status]: 1 }),
    ...(isPaid ? { soDaDong: 1, soTien: row.soTien } : {}),
    ...(days === undefined ? {} : { soTraLoi: 1, soNgay: days, dungHan: days <= answerWithinWorkingDays ? 1 : 0 }),
  };
}

function isWanted(row: SelfPayingRow, request: ReportRequest): boolean {
  const { filters, scope } = request;
  const { tuNgay, denNgay } = periodOf(request);
  const day = row.ngayGui.slice(0, 10);
  return (
    day >= tuNgay &&
    day <= denNgay &&
    isOfScope(row, scope) &&
    (filters.thiTruongId === undefined || row.thiTruongId === filters.thiTruongId) &&
    (filters.hinhThuc === undefined || row.hinhThuc === filters.hinhThuc) &&
    (filters.tinhThanhMa === undefined || row.tinhThanhMa === filters.tinhThanhMa) &&
    (filters.nguon === undefined || String(row.nguon) === filters.nguon)
  );
}

const known = new WeakMap<Database, { readonly version: number; readonly days: ReadonlyMap<string, string> }>();

/**
 * ISO date of the Fund's last word on each dossier that was refused: where more papers were asked for and none came, it
 * was that, because the time after it was the applicant's.
 */
function refusals(database: Database): ReadonlyMap<string, string> {
  const { stepHistory } = database;
  const present = known.get(database);
  if (present?.version === stepHistory.version) {
    return present.days;
  }
  const [days, returned] = [new Map<string, string>(), new Map<string, string>()];
  for (const { banGhiId, hanhDong, thoiGian, tuTrangThai } of stepHistory.rows()) {
    const day = thoiGian.slice(0, 10);
    if (hanhDong === 'yeu-cau-bo-sung') {
      returned.set(banGhiId, day);
    } else if (hanhDong === 'tu-choi') {
      const asked = tuTrangThai === selfPayingStatus.returned ? returned.get(banGhiId) : undefined;
      days.set(banGhiId, asked ?? day);
    }
  }
  known.set(database, { version: stepHistory.version, days });
  return days;
}

/** The day of the Fund's answer: of the approval or the refusal. */
function answerDay({ trangThai, ngayPheDuyet }: SelfPayingRow, refusedOn: string | undefined): string | undefined {
  if (trangThai === selfPayingStatus.approved) {
    return ngayPheDuyet?.slice(0, 10);
  }
  return trangThai === selfPayingStatus.rejected ? refusedOn : undefined;
}
