import { todayAt } from '@/domain/format/calendar';
import { isToMarkOpened } from '@/domain/fund-reports/fund-report';
import { hasBegun, type Quarter } from '@/domain/quarter-reports/quarter';
import { reportStatus } from '@/domain/reference/report-statuses';

import type { MockBackend } from '../../backend';
import { dropAttachments } from '../../data/attachments';
import type { QuarterReportRow } from '../../data/fund/quarter-report-row';
import type { UnitRow } from '../../data/rows';
import { businessFailure, entityNotFound } from '../../failures';
import type { MockRequest, MockRoute } from '../../routing';
import { checkStamp, createdBy, modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import type { QuarterReportKind, WholeReport } from './quarter-report-kind';
import { preparation, reportPage } from './quarter-report-list';
import { decideReportStep, findReport, isVisibleReport, ownUnit } from './quarter-report-records';
import { stepRoutes } from './quarter-report-steps';
import { addHistory, historyOf, personOf } from '../workflow-steps';

/** All endpoints of a kind of report (domain dictionary §4.7, §5.6, §5.7). */
export function quarterReportRoutes<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
): readonly MockRoute[] {
  const path = `/api/app/${kind.resource}`;
  const find = (request: MockRequest, { database }: MockBackend) =>
    findReport(database, kind.table(database), request.params['id'], signedInUser(request));
  const answer = ({ database }: MockBackend, row: Row) => ({ status: 200, body: kind.wholeOf(database, row) });

  return [
    {
      method: 'GET',
      path,
      access: { policy: kind.policies.read },
      handle: (request, backend) => ({ status: 200, body: reportPage(kind, request, backend) }),
    },
    {
      method: 'GET',
      path: `${path}/chuan-bi`,
      access: { policy: kind.policies.read },
      handle: (request, backend) => ({ status: 200, body: preparation(kind, request, backend) }),
    },
    {
      method: 'GET',
      path: `${path}/:id`,
      access: { policy: kind.policies.read },
      handle: (request, backend) => answer(backend, find(request, backend)),
    },
    {
      method: 'GET',
      path: `${path}/:id/lich-su`,
      access: { policy: kind.policies.read },
      handle: (request, backend) => ({
        status: 200,
        body: historyOf(backend.database, find(request, backend).id),
      }),
    },
    {
      method: 'POST',
      path: `${path}/:id/mo`,
      access: { policy: kind.policies['tham-dinh'] },
      handle: (request, backend) => {
        const row = find(request, backend);
        if (personOf(signedInUser(request)).isFundStaff && isToMarkOpened(row)) {
          // As in ABP, where whatever modifies a record gives it a new stamp.
          const changes = modifiedBy(signedInUser(request), backend.clock());
          kind.table(backend.database).put({ ...row, ...changes, daMo: true });
        }
        return answer(backend, find(request, backend));
      },
    },
    {
      method: 'POST',
      path,
      access: { policy: kind.policies.create },
      handle: (request, backend) => answer(backend, create(kind, request, backend)),
    },
    {
      method: 'PUT',
      path: `${path}/:id`,
      access: { policy: kind.policies.sua },
      handle: (request, backend) => answer(backend, change(kind, request, backend, find(request, backend))),
    },
    {
      method: 'DELETE',
      path: `${path}/:id`,
      access: { policy: kind.policies.xoa },
      handle: async (request, { database, store, clock }) => {
        const row = kind.table(database).find(request.params['id'] ?? '');
        if (row !== undefined && isVisibleReport(database, row, signedInUser(request))) {
          decideReportStep(kind, request, database, row, 'xoa');
          kind.table(database).retire(row.id);
          kind.afterChange(database, row, 'xoa', clock());
          await dropAttachments(store, database.attachments, kind.resource, row.id);
        }
        return { status: 204 };
      },
    },
    ...stepRoutes(kind),
  ];
}

function create<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
  request: MockRequest,
  backend: MockBackend,
): Row {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const unit = ownUnit(request, backend);
  const today = todayAt(clock());
  const fields = kind.readFields(request, database, { unit, today, quarter: undefined });
  const quarter: Quarter = fields as Quarter;
  if (!hasBegun(quarter, today)) {
    throw businessFailure('QuyHoTro:01002', {
      vi: 'Không được lập báo cáo cho kỳ chưa đến.',
      en: 'A report cannot be made for a period that has not begun.',
    });
  }
  kind.refuseCreation(database, unit, quarter);
  const row = {
    ...createdBy(user, clock()),
    ma: nextCode(kind, database, unit, quarter),
    donViId: unit.id,
    ngayQt: null,
    ngayGui: null,
    trangThai: reportStatus.draft,
    nguoiThamDinhId: null,
    ngayThamDinh: null,
    yKienThamDinh: null,
    nguoiDuyetId: null,
    ngayDuyet: null,
    yKienDuyet: null,
    lyDoTraLai: null,
    daGui: false,
    daMo: false,
    ...fields,
  } as unknown as Row;
  kind.table(database).put(row);
  addHistory(
    database,
    { banGhiId: row.id, tuTrangThai: null, denTrangThai: reportStatus.draft, hanhDong: 'tao' },
    user,
    clock(),
  );
  kind.afterChange(database, row, 'tao', clock());
  return kind.table(database).find(row.id) ?? row;
}

function change<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
  request: MockRequest,
  { database, clock }: MockBackend,
  row: Row,
): Row {
  const user = signedInUser(request);
  decideReportStep(kind, request, database, row, 'sua');
  checkStamp(row, request.body);
  const unit = database.units.find(row.donViId);
  if (unit === undefined) {
    throw entityNotFound();
  }
  const fields = kind.readFields(request, database, { unit, today: todayAt(clock()), quarter: row });
  const changed: Row = { ...row, ...fields, ...modifiedBy(user, clock()), nam: row.nam, quy: row.quy };
  kind.table(database).put(changed);
  kind.afterChange(database, changed, 'sua', clock());
  return kind.table(database).find(row.id) ?? changed;
}

/** Codes are never used again: a report made anew after a refusal or a removal gets `.1`, `.2` … (domain dictionary §4.1). */
function nextCode<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
  database: MockBackend['database'],
  unit: UnitRow,
  { nam, quy }: Quarter,
): string {
  const first = kind.codeOf({ nam, quy, maDonVi: unit.ma });
  const earlier = [...kind.table(database).everRows()].filter(({ ma }) => ma === first || ma.startsWith(`${first}.`));
  return kind.codeOf({ nam, quy, maDonVi: unit.ma, lan: earlier.length });
}
