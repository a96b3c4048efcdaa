import type { ReportFacts, ReportStep } from '@/machines/workflows/report-rules';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import type { QuarterReportRow } from '../../data/fund/quarter-report-row';
import { approvedAfter } from '../../data/fund/quarter-reports';
import { workCalendar } from '../../data/fund/work-calendar';
import { demandsTwoPeople } from '../../data/settings';
import { nameOfUser } from '../../data/user-names';
import type { Table } from '../../data/table';
import { entityNotFound, MockFailure } from '../../failures';
import type { MockRequest, MockUser } from '../../routing';
import type { AttachmentOwnerRules } from '../attachments/attachment-owner-rules';
import { scopeOf, signedInUser } from '../data-scope';
import type { QuarterReportKind, WholeReport } from './quarter-report-kind';
import { reportRefusals, statusName } from '../report-steps';
import { isVisibleUnit } from '../units/unit-list';
import { decideStep, personOf } from '../workflow-steps';

/**
 * DS1–DS4 for reports, as for those of a month: the Fund and the Department know all, a provincial authority those of the
 * units seated in its province, everybody else their own unit's.
 */
export function isVisibleReport(
  database: Database,
  { donViId }: Pick<QuarterReportRow, 'donViId'>,
  user: MockUser,
): boolean {
  const unit = database.units.find(donViId);
  return unit !== undefined && isVisibleUnit(unit, scopeOf(user));
}

/** @throws MockFailure 404 for a report that does not exist or that the caller may not know of. */
export function findReport<Row extends QuarterReportRow>(
  database: Database,
  table: Table<Row>,
  id: string | undefined,
  user: MockUser,
): Row {
  const row = table.find(id ?? '');
  if (row === undefined || !isVisibleReport(database, row, user)) {
    throw entityNotFound();
  }
  return row;
}

/** The caller's own unit. @throws MockFailure 403 for somebody without one. */
export function ownUnit(request: MockRequest, { database }: MockBackend) {
  const unit = database.units.find(signedInUser(request).donViId);
  if (unit === undefined) {
    throw new MockFailure(403, {
      message: {
        vi: 'Bạn không thuộc đơn vị nào.',
        en: 'You do not belong to any unit.',
      },
    });
  }
  return unit;
}

/** Names and facts that every report of a quarter answers with. */
export function reportNames<Row extends QuarterReportRow, Whole extends WholeReport>(
  database: Database,
  kind: QuarterReportKind<Row, Whole>,
  row: Row,
) {
  const unit = database.units.find(row.donViId);
  const facts: ReportFacts = {
    trangThai: row.trangThai,
    donViId: row.donViId,
    coNoiDung: kind.hasContent(row),
    daGui: row.daGui,
    daMo: row.daMo,
    nguoiThamDinhId: row.nguoiThamDinhId,
    coKySauDuocDuyet: approvedAfter(kind.table(database), row.donViId, row) !== undefined,
    coHoTro: false,
    coHoanTra: false,
    batBuocHaiNguoi: demandsTwoPeople(database),
  };
  return {
    ...facts,
    donViMa: unit?.ma ?? '',
    donViTen: unit?.ten ?? '',
    canBoPhuTrachId: unit?.canBoPhuTrachId ?? null,
    canBoPhuTrachTen: database.users.find(unit?.canBoPhuTrachId ?? '')?.hoTen ?? null,
    nguoiThamDinhTen: nameOfUser(database, row.nguoiThamDinhId),
    nguoiDuyetTen: nameOfUser(database, row.nguoiDuyetId),
    hanNop: kind.dueDay(row.nam, row.quy, workCalendar(database)),
    ngayQtTruoc: kind.before(database, row.donViId, row)?.ngayQt ?? null,
  };
}

/** Asks the workflow machine. @throws MockFailure 403 as the machine's reason says. */
export function decideReportStep<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
  request: MockRequest,
  database: Database,
  row: Row,
  step: ReportStep,
): unknown {
  return decideStep(request, {
    workflow: kind.workflow,
    facts: kind.wholeOf(database, row),
    step,
    record: { ma: row.ma, statusName: statusName(row) },
    refusals: reportRefusals(row, kind.withoutContent),
  });
}

/** A report's documents: whoever sees the report sees them, whoever may change it changes them. */
export function quarterReportAttachments<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
): AttachmentOwnerRules {
  return {
    policy: kind.policies.read,
    refuseInvisible: (id, user, { database }) => {
      findReport(database, kind.table(database), id, user);
    },
    isEditable: (id, user, { database }) => {
      const row = findReport(database, kind.table(database), id, user);
      return kind.workflow.decide(kind.wholeOf(database, row), personOf(user), 'sua').kind === 'allowed';
    },
  };
}
