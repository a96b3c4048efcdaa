import { reportStatuses } from '@/domain/reference/report-statuses';
import type { ReportFacts } from '@/machines/workflows/report-rules';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import type { QuarterReportRow } from '../../data/fund/quarter-report-row';
import { approvedAfter, approvedBefore } from '../../data/fund/quarter-reports';
import { demandsTwoPeople } from '../../data/settings';
import type { Table } from '../../data/table';
import { businessFailure, entityNotFound, MockFailure } from '../../failures';
import type { MockRequest, MockUser } from '../../routing';
import type { AttachmentOwnerRules } from '../attachments/attachment-owner-rules';
import { scopeOf, signedInUser } from '../data-scope';
import type { QuarterReportKind, WholeReport } from './quarter-report-kind';
import { personOf } from '../workflow-steps';

/** DS1–DS4 for reports: the Fund and the Department know all, everybody else their own unit's. */
export function isVisibleReport({ donViId }: Pick<QuarterReportRow, 'donViId'>, user: MockUser): boolean {
  const scope = scopeOf(user);
  return scope.kind === 'all' || scope.donViId === donViId;
}

/** @throws MockFailure 404 for a report that does not exist or that the caller may not know of. */
export function findReport<Row extends QuarterReportRow>(
  table: Table<Row>,
  id: string | undefined,
  user: MockUser,
): Row {
  const row = table.find(id ?? '');
  if (row === undefined || !isVisibleReport(row, user)) {
    throw entityNotFound();
  }
  return row;
}

/** The caller's own unit. @throws MockFailure 403 for somebody without one. */
export function ownUnit(request: MockRequest, { database }: MockBackend) {
  const unit = database.units.find(signedInUser(request).donViId);
  if (unit === undefined) {
    throw new MockFailure(403, { message: 'Bạn không thuộc đơn vị nào.' });
  }
  return unit;
}

/** Names and facts that every report of a quarter answers with. @param hasContent It has lines, or none on purpose. */
export function reportNames<Row extends QuarterReportRow>(
  database: Database,
  table: Table<Row>,
  row: Row,
  { hasContent, hanNop }: { readonly hasContent: boolean; readonly hanNop: string },
) {
  const unit = database.units.find(row.donViId);
  const nameOf = (userId: string | null | undefined) => database.users.find(userId ?? '')?.hoTen ?? null;
  const facts: ReportFacts = {
    trangThai: row.trangThai,
    donViId: row.donViId,
    coNoiDung: hasContent,
    daGui: row.daGui,
    daMo: row.daMo,
    nguoiThamDinhId: row.nguoiThamDinhId,
    coKySauDuocDuyet: approvedAfter(table, row.donViId, row) !== undefined,
    coHoTro: false,
    batBuocHaiNguoi: demandsTwoPeople(database),
  };
  return {
    ...facts,
    donViMa: unit?.ma ?? '',
    donViTen: unit?.ten ?? '',
    canBoPhuTrachId: unit?.canBoPhuTrachId ?? null,
    canBoPhuTrachTen: nameOf(unit?.canBoPhuTrachId),
    nguoiThamDinhTen: nameOf(row.nguoiThamDinhId),
    nguoiDuyetTen: nameOf(row.nguoiDuyetId),
    hanNop,
    ngayQtTruoc: approvedBefore(table, row.donViId, row)?.ngayQt ?? null,
  };
}

/** The refusals of the rules that every report of a quarter has (domain dictionary §10.2). */
export function reportRefusals<Row extends { readonly ma: string }>(
  row: Row,
  withoutContent: (row: Row) => MockFailure,
) {
  const moved = (why: string) => () =>
    businessFailure('QuyHoTro:01004', `Trạng thái của ${row.ma} đã thay đổi (${why}). Vui lòng tải lại.`, {
      ma: row.ma,
      trangThai: why,
    });
  return {
    hasContent: () => withoutContent(row),
    notOpened: moved('Quỹ đã mở để thẩm định'),
    neverSent: moved('đã từng gửi'),
    otherThanAppraiser: () =>
      businessFailure('QuyHoTro:01005', 'Bạn không được vừa thẩm định vừa phê duyệt cùng một hồ sơ.'),
    nothingBuiltOnIt: () =>
      businessFailure(
        'QuyHoTro:01009',
        'Không thể thu hồi phê duyệt vì đã có kỳ sau được phê duyệt hoặc đã phát sinh hỗ trợ.',
      ),
  } as const;
}

export function statusName({ trangThai }: Pick<QuarterReportRow, 'trangThai'>): string {
  return reportStatuses.find(({ id }) => id === trangThai)?.ten ?? String(trangThai);
}

/** A report's documents: whoever sees the report sees them, whoever may change it changes them. */
export function quarterReportAttachments<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
): AttachmentOwnerRules {
  return {
    policy: kind.policies.read,
    refuseInvisible: (id, user, { database }) => {
      findReport(kind.table(database), id, user);
    },
    isEditable: (id, user, { database }) => {
      const row = findReport(kind.table(database), id, user);
      return kind.workflow.decide(kind.wholeOf(database, row), personOf(user), 'sua').kind === 'allowed';
    },
  };
}
