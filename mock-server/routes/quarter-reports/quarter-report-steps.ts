import { todayAt } from '@/domain/format/calendar';
import type { ReportStep } from '@/machines/workflows/report-rules';
import { reportStatusOf } from '@/machines/workflows/report-workflow-setup';

import type { MockBackend } from '../../backend';
import type { QuarterReportRow } from '../../data/fund/quarter-report-row';
import { MockFailure, validationFailure } from '../../failures';
import type { MockRequest, MockResponse, MockRoute } from '../../routing';
import { checkStamp, modifiedBy, serverTime } from '../audit';
import { signedInUser } from '../data-scope';
import type { QuarterReportKind, WholeReport } from './quarter-report-kind';
import { findReport, reportRefusals, statusName } from './quarter-report-records';
import { isFields } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';
import { addHistory, decideStep, once } from '../workflow-steps';

/** The steps that have an endpoint of their own; `sua` and `xoa` are PUT and DELETE. */
const postedSteps = ['gui', 'thu-hoi', 'tham-dinh', 'tra-lai', 'phe-duyet', 'tu-choi', 'thu-hoi-phe-duyet'] as const;
const bulkSteps = ['tham-dinh', 'phe-duyet'] as const;
const withReason: ReadonlySet<ReportStep> = new Set(['tra-lai', 'tu-choi', 'thu-hoi-phe-duyet']);

const shortestReason = 10;
const longestText = 500;
const mostAtOnce = 50;

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
      handle: (request, backend) => once(request, backend, () => takeMany(kind, request, backend, step)),
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

/** Decides a step, stores it with its effects and writes it into the history. @throws MockFailure */
function takeStep<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
  request: MockRequest,
  { database, clock }: MockBackend,
  { id, step }: { readonly id: string; readonly step: ReportStep },
): Row {
  const user = signedInUser(request);
  const table = kind.table(database);
  const row = findReport(table, id, user);
  checkStamp(row, request.body);
  const to = decideStep(request, {
    workflow: kind.workflow,
    facts: kind.wholeOf(database, row),
    step,
    record: { ma: row.ma, statusName: statusName(row) },
    refusals: reportRefusals(row, kind.withoutContent),
  });
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
  kind.afterStep(database, changed, step, request, now);
  return table.find(id) ?? changed;
}

/** Takes a step with each of the items, one after the other; a refused one leaves the others as they are. */
function takeMany<Row extends QuarterReportRow, Whole extends WholeReport>(
  kind: QuarterReportKind<Row, Whole>,
  request: MockRequest,
  backend: MockBackend,
  step: ReportStep,
): MockResponse {
  const items: unknown = isFields(request.body) ? request.body['items'] : undefined;
  if (!Array.isArray(items) || items.length === 0 || items.length > mostAtOnce) {
    throw validationFailure([{ message: `Chọn từ 1 đến ${mostAtOnce} bản ghi.`, members: ['items'] }]);
  }
  const ketQua = items.map((item: unknown) => {
    const { id, concurrencyStamp } = isFields(item) ? item : {};
    const known = typeof id === 'string' ? id : '';
    const ma = kind.table(backend.database).find(known)?.ma ?? null;
    const body = { ...(isFields(request.body) ? request.body : {}), concurrencyStamp };
    try {
      takeStep(kind, { ...request, body }, backend, { id: known, step });
      return { id: known, ma, thanhCong: true, loi: null };
    } catch (error) {
      if (error instanceof MockFailure) {
        return { id: known, ma: error.status === 404 ? null : ma, thanhCong: false, loi: error.body };
      }
      throw error;
    }
  });
  return { status: 200, body: { ketQua } };
}

/** The opinion or reason of a step. @throws MockFailure 400 for a reason that is missing, or a text that is too long. */
export function readWords({ body, culture }: MockRequest, step: ReportStep): string | null {
  const isReason = withReason.has(step);
  const field = isReason ? 'lyDo' : 'yKien';
  const text: unknown = isFields(body) ? body[field] : undefined;
  const words = typeof text === 'string' ? text.normalize('NFC').trim() : '';
  if (isReason && (words.length < shortestReason || words.length > longestText)) {
    refuseInvalid([fieldError(field, 'reasonRequired')], culture);
  }
  if (words.length > longestText) {
    refuseInvalid(
      [fieldError(field, 'maxlength', { requiredLength: longestText, actualLength: words.length })],
      culture,
    );
  }
  return words === '' ? null : words;
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
