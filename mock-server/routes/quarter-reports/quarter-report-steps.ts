import { todayAt } from '@/domain/format/calendar';
import type { ReportStep } from '@/machines/workflows/report-rules';
import { reportStatusOf } from '@/machines/workflows/report-workflow-setup';

import type { MockBackend } from '../../backend';
import type { QuarterReportRow } from '../../data/fund/quarter-report-row';
import type { MockRequest, MockRoute } from '../../routing';
import { checkStamp, modifiedBy, serverTime } from '../audit';
import { takeEach } from '../bulk-steps';
import { signedInUser } from '../data-scope';
import type { QuarterReportKind, WholeReport } from './quarter-report-kind';
import { decideReportStep, findReport, isVisibleReport } from './quarter-report-records';
import { readWords } from '../report-steps';
import { once } from '../once';
import { addHistory } from '../workflow-steps';

/** The steps that have an endpoint of their own; `sua` and `xoa` are PUT and DELETE. */
const postedSteps = ['gui', 'thu-hoi', 'tham-dinh', 'tra-lai', 'phe-duyet', 'tu-choi', 'thu-hoi-phe-duyet'] as const;
const bulkSteps = ['tham-dinh', 'phe-duyet'] as const;

/** The steps of a kind of report, one by one and up to fifty at once (domain dictionary §4.7, §5.1). */
export function stepRoutes<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
): readonly MockRoute[] {
  const path = `/api/app/${kind.resource}`;
  return [
    ...bulkSteps.map((step): MockRoute => ({
      method: 'POST',
      path: `${path}/nhieu/${step}`,
      access: { policy: kind.policies[step] },
      handle: (request, backend) =>
        once(request, backend, () => ({
          status: 200,
          body: takeEach(request, codeFor(kind, request, backend), (one, id) => {
            takeStep(kind, one, backend, { id, step });
          }),
        })),
    })),
    ...postedSteps.map((step): MockRoute => ({
      method: 'POST',
      path: `${path}/:id/${step}`,
      access: { policy: kind.policies[step] },
      handle: (request, backend) =>
        once(request, backend, () => {
          const row = takeStep(kind, request, backend, { id: request.params['id'] ?? '', step });
          return { status: 200, body: kind.wholeOf(backend.database, row) };
        }),
    })),
  ];
}

/** Codes of the records that the caller may know of. */
function codeFor<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
  request: MockRequest,
  { database }: MockBackend,
): (id: string) => string | undefined {
  return (id) => {
    const row = kind.table(database).find(id);
    return row !== undefined && isVisibleReport(database, row, signedInUser(request)) ? row.ma : undefined;
  };
}

/** Decides a step, stores it with its effects and writes it into the history. @throws MockFailure */
function takeStep<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
  request: MockRequest,
  { database, clock }: MockBackend,
  { id, step }: { readonly id: string; readonly step: ReportStep },
): Row {
  const user = signedInUser(request);
  const table = kind.table(database);
  const row = findReport(database, table, id, user);
  checkStamp(row, request.body);
  const to = decideReportStep(kind, request, database, row, step);
  const words = readWords(request, step);
  const now = clock();
  const changed: Row = {
    ...kind.stepped(database, row, step, request),
    ...headAfter(step, { userId: user.id, words, now }),
    ...modifiedBy(user, now),
    trangThai: reportStatusOf(to) ?? row.trangThai,
  };
  table.put(changed);
  addHistory(
    database,
    { banGhiId: id, tuTrangThai: row.trangThai, denTrangThai: changed.trangThai, hanhDong: step, yKien: words },
    user,
    now,
  );
  kind.afterChange(database, changed, step, now);
  return table.find(id) ?? changed;
}

type Taken = { readonly userId: string; readonly words: string | null; readonly now: number };

/** What a step writes into a report's head. */
function headAfter(step: ReportStep, { userId, words, now }: Taken): Partial<QuarterReportRow> {
  const moment = serverTime(now);
  const notApproved = { nguoiDuyetId: null, ngayDuyet: null, yKienDuyet: null };
  const notAppraised = { nguoiThamDinhId: null, ngayThamDinh: null, yKienThamDinh: null, ...notApproved };
  switch (step) {
    case 'gui':
      return { daGui: true, daMo: false, ngayGui: moment, ngayQt: todayAt(now), lyDoTraLai: null, ...notAppraised };
    case 'tham-dinh':
      return { nguoiThamDinhId: userId, ngayThamDinh: moment, yKienThamDinh: words };
    case 'phe-duyet':
      return { nguoiDuyetId: userId, ngayDuyet: moment, yKienDuyet: words };
    case 'tra-lai':
    case 'tu-choi':
      return { lyDoTraLai: words };
    case 'thu-hoi-phe-duyet':
      return notApproved;
    default:
      return {};
  }
}
