import { todayAt } from '@/domain/format/calendar';
import { isMasked, maskIdentity } from '@/domain/format/identities';
import { policies } from '@/domain/policies/policy-names';
import { conditionText } from '@/domain/support/support-condition-texts';
import type { JudgedCondition } from '@/domain/support/support-condition';
import { judgeCase } from '@/domain/support/support-eligibility';
import { filingDay } from '@/domain/support/support-entry';
import { advanceOf, frameOfCase } from '@/domain/support/support-facts';
import { suggestedAmount } from '@/domain/support/support-amounts';
import { missingPaperNames } from '@/domain/support/support-checklist';
import { supportStatuses } from '@/domain/support/support-lists';
import { paidFor, paymentStateOf, standingPayments } from '@/domain/support/support-payments';
import { answerDueDay, isProcessingLate, pausedWorkingDays } from '@/domain/support/support-processing-time';
import type { SupportCase, SupportCondition, SupportRequest } from '@/domain/support/support-request';
import { normalizeSupportRequest } from '@/domain/support/support-request-input';
import { supportRequestSchema } from '@/domain/support/support-request-schema';
import { validationErrorsOf, type FieldError } from '@/domain/validation/schema-errors';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { contributionOf } from '../../data/fund/fund-report-index';
import type { SupportTypeRow } from '../../data/fund/support-types';
import { workCalendar } from '../../data/fund/work-calendar';
import { demandsTwoPeople } from '../../data/settings';
import { factsOfCase, type CaseOwner, type NumberedCase } from '../../data/support/case-facts';
import {
  supportRequestResource,
  withPresentPapers,
  type SupportCaseRow,
  type SupportRequestRow,
} from '../../data/support/support-request-row';
import { nameOfUser } from '../../data/user-names';
import { entityNotFound } from '../../failures';
import { valueName, type LocalText } from '../../local-text';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { without } from '../request-input';
import { isVisibleUnit } from '../units/unit-list';
import { foreignContracts, foreignEnterprise } from './support-request-unit';

type Backend = Pick<MockBackend, 'database' | 'clock'>;

/**
 * DS1–DS4: a unit sees what it asks for itself, a provincial authority what units of its province ask for and what
 * concerns people of its province alone, since a request shows all its people, with their accounts.
 */
export function isVisibleSupportRequest(database: Database, row: SupportRequestRow, user: MockUser): boolean {
  const scope = scopeOf(user);
  switch (scope.kind) {
    case 'all':
      return true;
    case 'unit':
      return row.donViId === scope.donViId;
    case 'province': {
      const unit = row.donViId === null ? undefined : database.units.find(row.donViId);
      const isSeatedThere = unit !== undefined && isVisibleUnit(unit, scope);
      const isOfProvince = (each: SupportCaseRow) => workerOf(database, each)?.tinhThanhMa === scope.tinhThanhMa;
      return isSeatedThere || (row.truongHop.length > 0 && row.truongHop.every(isOfProvince));
    }
  }
}

/** @throws MockFailure 404 for a request that does not exist or that the person may not know of. */
export function findSupportRequest(database: Database, id: string | undefined, user: MockUser): SupportRequestRow {
  const row = database.supportRequests.find(id ?? '');
  if (row === undefined || !isVisibleSupportRequest(database, row, user)) {
    throw entityNotFound();
  }
  return row;
}

/** The kind of support of a code. @throws Error for a code that no stored request can have. */
export function supportTypeOf({ supportTypes }: Database, ma: string): SupportTypeRow {
  const found = [...supportTypes.rows()].find((type) => type.ma === ma);
  if (found === undefined) {
    throw new Error(`There is no kind of support "${ma}".`);
  }
  return found;
}

export function supportStatusName({ trangThai }: Pick<SupportRequestRow, 'trangThai'>): LocalText {
  return valueName(supportStatuses, trangThai);
}

/** What a request's cases belong to. */
export function ownerOf({ database, clock }: Backend, row: SupportRequestRow): CaseOwner {
  const today = todayAt(clock());
  return {
    requestId: row.id,
    type: supportTypeOf(database, row.loaiHoTroId),
    donViId: row.donViId,
    filedOn: filingDay(row, row.ngayGui, today),
    today,
  };
}

/** The ISO date an answer is due on; `undefined` while nothing tells it. */
export function dueDayOfRequest({ database, clock }: Backend, row: SupportRequestRow): string | undefined {
  return answerDueDay({
    completeOn: row.ngayNhanDu,
    workingDays: supportTypeOf(database, row.loaiHoTroId).soNgayXuLy,
    pauses: row.tamDung,
    today: todayAt(clock()),
    calendar: workCalendar(database),
  });
}

/** A request as it is answered, numbers whole. @param culture Language of the conditions' texts. */
export function wholeSupportRequest(backend: Backend, stored: SupportRequestRow, culture: string): SupportRequest {
  const { database, clock } = backend;
  const today = todayAt(clock());
  const owner = ownerOf(backend, stored);
  const row = withPresentPapers(database.attachments, stored, owner.type);
  const dueDay = dueDayOfRequest(backend, row);
  const truongHop = row.truongHop.map((each) => wholeCase(database, owner, row, each, culture));
  const thieuHoSo = missingPaperNames(row.truongHop);
  return {
    ...without(row, 'tamDung', 'truongHop'),
    loaiHoTroTen: owner.type.ten,
    doiTuong: owner.type.doiTuong,
    donViTen: row.donViId === null ? null : (database.units.find(row.donViId)?.ten ?? null),
    hanXuLy: dueDay ?? null,
    soNgayDung: pausedWorkingDays(row.tamDung, row.ngayNhanDu, today, workCalendar(database)),
    nguoiThamDinhTen: nameOfUser(database, row.nguoiThamDinhId),
    nguoiPheDuyetTen: nameOfUser(database, row.nguoiPheDuyetId),
    ...sumsOf(row),
    batBuocHaiNguoi: demandsTwoPeople(database),
    duHoSo: thieuHoSo.length === 0 && missingFields(backend, row).length === 0,
    thieuHoSo,
    coKhoanChi: row.truongHop.some(({ chiTra }) => standingPayments(chiTra).length > 0),
    quaHan: isProcessingLate(row.trangThai, dueDay, today),
    truongHop,
  };
}

/** What has to be filled in before the request can be sent. */
export function missingFields({ database, clock }: Backend, row: SupportRequestRow): readonly FieldError[] {
  const type = supportTypeOf(database, row.loaiHoTroId);
  const schema = supportRequestSchema({ type, today: todayAt(clock()) });
  return [
    ...validationErrorsOf(schema, normalizeSupportRequest(inputOf(row))),
    ...foreignEnterprise(database, type, row.donViId),
    ...foreignContracts(database, row),
  ];
}

function inputOf(row: SupportRequestRow) {
  const { loaiHoTroId, donViId, hinhThucNop, ngayDeNghi, nguoiLienHe, dienThoai, ghiChu, truongHop } = row;
  return { loaiHoTroId, donViId, hinhThucNop, ngayDeNghi, nguoiLienHe, dienThoai, ghiChu, truongHop: [...truongHop] };
}

/** Sums over a request's cases; nothing is granted before it is approved. Integer đồng. */
export function sumsOf({ truongHop }: SupportRequestRow): Pick<SupportRequest, 'tienDeNghi' | 'tienDuyet' | 'tienChi'> {
  let [tienDeNghi, tienChi] = [0, 0];
  let tienDuyet: number | null = null;
  for (const each of truongHop) {
    tienDeNghi += each.tienDeNghi ?? 0;
    tienChi += paidFor(each);
    tienDuyet = each.tienDuyet === null ? tienDuyet : (tienDuyet ?? 0) + each.tienDuyet;
  }
  return { tienDeNghi, tienDuyet, tienChi };
}

function wholeCase(
  database: Database,
  owner: CaseOwner,
  row: SupportRequestRow,
  stored: SupportCaseRow,
  culture: string,
): SupportCase {
  const contract = stored.hopDongId === null ? undefined : database.contracts.find(stored.hopDongId);
  const worker = workerOf(database, stored);
  const contribution = contract === undefined ? undefined : contributionOf(database, contract.id);
  const facts = factsOfCase(database, owner, stored, askedBefore(row, stored));
  const frame = frameOfCase(owner.type, stored, facts);
  const entry = {
    ...{ truongHop: stored, filedOn: owner.filedOn, calendar: workCalendar(database) },
    amount: stored.tienDeXuat ?? stored.tienDeNghi,
  };
  return {
    ...stored,
    giayTo: stored.giayTo.map((paper) => ({ ...paper, tepId: documentOf(database, row, paper.tepId) })),
    nguoiLaoDongId: worker?.id ?? null,
    hoTen: worker?.hoTen ?? null,
    ngaySinh: worker?.ngaySinh ?? null,
    soCccd: worker?.soCccd ?? null,
    gioiTinh: worker?.gioiTinh ?? null,
    soGcn: contribution?.soGcn ?? null,
    ngayDong: contribution?.ngayDong ?? null,
    donViTen: unitName(database, contract?.donViId ?? row.donViId),
    mucMin: frame.min,
    mucMax: frame.max,
    goiY: suggestedAmount(owner.type, stored) ?? null,
    daTamCap: advanceOf(owner.type, facts),
    tienChi: paidFor(stored),
    tinhTrangChi: paymentStateOf(stored),
    dieuKien: (stored.dieuKien ?? judgeCase(owner.type, entry, facts)).map((each) => worded(each, culture)),
  };
}

/** The document that a paper names, as long as the request has it: it can be removed without the request being saved. */
function documentOf({ attachments }: Database, { id }: SupportRequestRow, tepId: string | null): string | null {
  const found = tepId === null ? undefined : attachments.find(tepId);
  return found?.taiNguyen === supportRequestResource && found.banGhiId === id ? tepId : null;
}

/** The cases of a request before one of them, as far as something is asked or proposed for them. */
function askedBefore({ truongHop }: SupportRequestRow, { id }: SupportCaseRow): readonly NumberedCase[] {
  return truongHop
    .slice(
      0,
      truongHop.findIndex((each) => each.id === id),
    )
    .map((each, index) => ({ truongHop: each, thuTu: index + 1, amount: each.tienDeXuat ?? each.tienDeNghi ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

/** A condition with its sentence. */
export function worded(condition: JudgedCondition, culture: string): SupportCondition {
  return { ...condition, lyDo: conditionText(condition, culture) };
}

export function workerOf({ contracts, workers }: Database, { hopDongId }: Pick<SupportCaseRow, 'hopDongId'>) {
  const contract = hopDongId === null ? undefined : contracts.find(hopDongId);
  return contract === undefined ? undefined : workers.find(contract.nguoiLaoDongId);
}

/** Hides the numbers that a person may not see whole: of identity, and of accounts unless they pay into them. */
export function maskedFor(request: SupportRequest, user: MockUser): SupportRequest {
  if (user.grantedPolicies.has(policies.workersViewSensitive)) {
    return request;
  }
  const seesAccounts = user.grantedPolicies.has(policies.supportRequestsPay);
  return { ...request, truongHop: request.truongHop.map((each) => maskedCase(each, seesAccounts)) };
}

function maskedCase(each: SupportCase, seesAccounts: boolean): SupportCase {
  const { nguoiUyQuyen } = each;
  return {
    ...each,
    soCccd: hidden(each.soCccd),
    soHoChieu: hidden(each.soHoChieu),
    soTaiKhoan: seesAccounts ? each.soTaiKhoan : hidden(each.soTaiKhoan),
    nguoiUyQuyen: nguoiUyQuyen === null ? null : { ...nguoiUyQuyen, soCccd: maskIdentity(nguoiUyQuyen.soCccd) },
  };
}

function hidden(number: string | null): string | null {
  return number === null || isMasked(number) ? number : maskIdentity(number);
}

function unitName({ units }: Database, id: string | null): string | null {
  return id === null ? null : (units.find(id)?.ten ?? null);
}
