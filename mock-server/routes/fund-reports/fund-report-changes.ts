import { todayAt } from '@/domain/format/calendar';
import type { FundReportInput, FundReportStart } from '@/domain/fund-reports/fund-report';
import { firstReportYear, isPeriodToCome, periodOf, type Period } from '@/domain/fund-reports/period';
import { broughtFrom } from '@/domain/fund/carry-forward';
import { fundReportDueDay } from '@/domain/fund/deadlines';
import { fundReportCode } from '@/domain/fund/record-codes';
import { reportStatus } from '@/domain/reference/report-statuses';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { chainOf, linesOf } from '../../data/fund/fund-report-index';
import { dropAttachments } from '../../data/attachments';
import { claimCredit, forgetDocument } from '../../data/fund/allocations';
import { reuseCredit, settleUnit } from '../../data/fund/ledger';
import { openingDebt } from '../../data/fund/opening-debts';
import type { FundReportRow } from '../../data/fund/rows';
import { workCalendar } from '../../data/fund/work-calendar';
import type { UnitRow } from '../../data/rows';
import { businessFailure, entityNotFound, MockFailure } from '../../failures';
import type { MockRequest } from '../../routing';
import { checkStamp, createdBy, modifiedBy } from '../audit';
import { scopeOf, signedInUser } from '../data-scope';
import { readInteger, readText } from '../filters';
import { findFundReport, fundReportResource, isVisibleFundReport, reportBefore } from './fund-report-answer';
import { readReportHead } from './fund-report-input';
import { decideFundReportStep } from './fund-report-steps';
import { isVisibleUnit } from '../units/unit-list';
import { fieldError, refuseInvalid } from '../validation-answers';
import { addHistory } from '../workflow-steps';

/** What a new report would start with. @throws MockFailure 400 for no period, 404 for a unit that the caller may not know of. */
export function startOf(request: MockRequest, { database, clock }: MockBackend): FundReportStart {
  const period = readPeriod(request);
  const user = signedInUser(request);
  const unit = database.units.find(readText(request.query, 'donViId') ?? user.donViId);
  if (unit === undefined || !isVisibleUnit(unit, scopeOf(user))) {
    throw entityNotFound();
  }
  const before = reportBefore(database, { donViId: unit.id, ...period });
  const present = reportOfPeriod(database, unit.id, period);
  return {
    ...period,
    donViId: unit.id,
    loaiDonViId: unit.loaiDonViId,
    hanNop: fundReportDueDay(period.nam, period.thang, workCalendar(database)),
    ...broughtFrom(before, openingDebt(database, unit.id)),
    ngayQtTruoc: before?.ngayQt ?? null,
    baoCaoTruoc: before === undefined ? null : mentioned(before),
    baoCaoDaCo: present === undefined ? null : mentioned(present),
    chuaDenKy: isPeriodToCome(period, todayAt(clock())),
  };
}

function readPeriod({ query }: MockRequest): Period {
  const [nam, thang] = [readInteger(query, 'nam') ?? 0, readInteger(query, 'thang') ?? 0];
  refuseInvalid([
    ...(nam >= firstReportYear && nam <= 2100 ? [] : [fieldError('nam', 'range', { min: firstReportYear, max: 2100 })]),
    ...(thang >= 1 && thang <= 12 ? [] : [fieldError('thang', 'range', { min: 1, max: 12 })]),
  ]);
  return { nam, thang };
}

function mentioned({ id, ma, trangThai }: FundReportRow) {
  return { id, ma, trangThai };
}

function reportOfPeriod(database: Database, donViId: string, { nam, thang }: Period): FundReportRow | undefined {
  return chainOf(database, donViId).find((row) => row.nam === nam && row.thang === thang);
}

/** @throws MockFailure 403 `QuyHoTro:01001` when the period has a report that counts. */
function refuseSecondReport(database: Database, donViId: string, period: Period, ownId: string): void {
  const present = reportOfPeriod(database, donViId, period);
  if (present !== undefined && present.id !== ownId) {
    const month = periodOf(period);
    const message = {
      vi: `Kỳ ${month} của đơn vị đã có báo cáo ${present.ma}.`,
      en: `The unit has report ${present.ma} for period ${month} already.`,
    };
    throw businessFailure('QuyHoTro:01001', message, { kỳ: month, mã: present.ma });
  }
}

const sendingUnitTypes: ReadonlySet<number> = new Set([2, 4, 5, 6, 7]);

/** Makes a draft of the caller's own unit. @throws MockFailure 400; 403 `QuyHoTro:01001`, `01002`. */
export function createFundReport(request: MockRequest, backend: MockBackend): FundReportRow {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const unit = database.units.find(user.donViId);
  if (unit === undefined || !sendingUnitTypes.has(unit.loaiDonViId)) {
    throw new MockFailure(403, {
      message: {
        vi: 'Chỉ đơn vị đưa người lao động đi mới lập báo cáo.',
        en: 'Only units that send workers abroad make reports.',
      },
    });
  }
  const input = readReportHead(request.body, todayAt(clock()));
  refuseSecondReport(database, unit.id, input, '');
  const row: FundReportRow = {
    ...createdBy(user, clock()),
    ...blankFigures(openingDebt(database, unit.id)),
    ...headOf(database, unit, input),
    donViId: unit.id,
  };
  database.fundReports.put(row);
  const made = { banGhiId: row.id, tuTrangThai: null, denTrangThai: row.trangThai, hanhDong: 'tao' };
  addHistory(database, made, user, clock());
  claimCredit(database, 'bao-cao-quy', row);
  settleUnit(database, unit.id, { user, now: clock() });
  return database.fundReports.find(row.id) ?? row;
}

/** What follows from the head; a report made anew after a refusal or a removal gets `.1`, `.2` … (domain dictionary §4.1). */
function headOf(database: Database, unit: UnitRow, input: FundReportInput) {
  const { nam, thang } = input;
  const earlier = [...database.fundReports.everRows()].filter(
    (row) => row.donViId === unit.id && row.nam === nam && row.thang === thang,
  );
  return {
    ...input,
    ma: fundReportCode({ nam, thang, maDonVi: unit.ma, lan: earlier.length }),
    hanNop: fundReportDueDay(nam, thang, workCalendar(database)),
  };
}

/** Changes the head. @throws MockFailure as for a new one; 409 for a stale stamp. */
export function changeFundReport(request: MockRequest, backend: MockBackend): FundReportRow {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const row = findFundReport(database, request.params['id'], user);
  decideFundReportStep(request, backend, row, 'sua');
  checkStamp(row, request.body);
  const input = readReportHead(request.body, todayAt(clock()));
  const isSamePeriod = input.nam === row.nam && input.thang === row.thang;
  const hasLines = linesOf(database, row.id).length > 0;
  refuseInvalid([
    ...(row.daGui && !isSamePeriod ? [fieldError('thang', 'invalid')] : []),
    ...(input.khongPhatSinh && hasLines ? [fieldError('khongPhatSinh', 'invalid')] : []),
  ]);
  refuseSecondReport(database, row.donViId, input, row.id);
  const unit = database.units.find(row.donViId);
  const head = isSamePeriod || unit === undefined ? input : headOf(database, unit, input);
  database.fundReports.put({ ...row, ...head, ...modifiedBy(user, clock()) });
  settleUnit(database, row.donViId, { user, now: clock() });
  return findFundReport(database, row.id, user);
}

/** Removes a draft that was never sent; one that is gone already is no error. */
export async function removeFundReport(request: MockRequest, backend: MockBackend): Promise<void> {
  const { database, store, clock } = backend;
  const user = signedInUser(request);
  const row = database.fundReports.find(request.params['id'] ?? '');
  if (row === undefined || !isVisibleFundReport(database, row, user)) {
    return;
  }
  decideFundReportStep(request, backend, row, 'xoa');
  for (const { id } of linesOf(database, row.id)) {
    database.fundReportLines.remove(id);
  }
  forgetDocument(database, 'bao-cao-quy', row.id);
  database.fundReports.retire(row.id);
  await dropAttachments(store, database.attachments, fundReportResource, row.id);
  reuseCredit(database, row.donViId);
  settleUnit(database, row.donViId, { user, now: clock() });
}

/** The part of a new report that nothing is known of yet. @param duNoMoSo Integer đồng. */
function blankFigures(duNoMoSo: number) {
  return {
    soLaoDong: 0,
    soNu: 0,
    tienNld: 0,
    tienDn: 0,
    phaiNopTrongKy: 0,
    duNoKyTruoc: 0,
    nopThuaKyTruoc: 0,
    tongPhaiNop: 0,
    daNop: 0,
    noChuyenKySau: 0,
    nopThua: 0,
    duNoMoSo,
    ngayGui: null,
    ngayQt: null,
    trangThai: reportStatus.draft,
    nguoiThamDinhId: null,
    ngayThamDinh: null,
    yKienThamDinh: null,
    nguoiPheDuyetId: null,
    ngayPheDuyet: null,
    yKienPheDuyet: null,
    lyDo: null,
    daGui: false,
    daMo: false,
  } as const;
}
