import { todayAt } from '@/domain/format/calendar';
import { policies } from '@/domain/policies/policy-names';
import { fundReportWorkflow } from '@/machines/workflows/fund-report-workflow-machine';
import type { ReportStep } from '@/machines/workflows/report-rules';
import { reportStatusOf } from '@/machines/workflows/report-workflow-setup';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { releasePayments } from '../../data/fund/allocations';
import { linesOf } from '../../data/fund/fund-report-index';
import { approveReport, reuseCredit, revokeApproval, settleUnit } from '../../data/fund/ledger';
import { contractOfLine } from '../../data/fund/registration';
import type { FundReportRow } from '../../data/fund/rows';
import { workerByCitizenId } from '../../data/fund/self-paying-people';
import type { MockRequest, MockRoute } from '../../routing';
import { checkStamp, modifiedBy, serverTime } from '../audit';
import { takeEach } from '../bulk-steps';
import { signedInUser } from '../data-scope';
import { findFundReport, fundReportResource, isVisibleFundReport, wholeFundReport } from './fund-report-answer';
import { nothingInIt, refuseOvertakenLines, refuseWrongLines } from './fund-report-line-checks';
import { readWords, reportRefusals, statusName } from '../report-steps';
import { once } from '../once';
import { notingWorkers } from '../workers/noted-workers';
import { addHistory, decideStep } from '../workflow-steps';

const path = `/api/app/${fundReportResource}`;

/** Policy and endpoint of each step; `sua` and `xoa` are PUT and DELETE. */
const stepPolicies = {
  gui: policies.fundReportsSubmit,
  'thu-hoi': policies.fundReportsSubmit,
  'tham-dinh': policies.fundReportsAppraise,
  'tra-lai': policies.fundReportsReturn,
  'phe-duyet': policies.fundReportsApprove,
  'tu-choi': policies.fundReportsReject,
  'thu-hoi-phe-duyet': policies.fundReportsApprove,
} as const satisfies Partial<Readonly<Record<ReportStep, string>>>;

type PostedStep = keyof typeof stepPolicies;

const postedSteps = Object.keys(stepPolicies) as readonly PostedStep[];

/** The steps of fund reports, one by one and up to fifty at once (domain dictionary §5.1). */
export const fundReportStepRoutes: readonly MockRoute[] = [
  ...(['tham-dinh', 'phe-duyet'] as const).map((step): MockRoute => ({
    method: 'POST',
    path: `${path}/nhieu/${step}`,
    access: { policy: stepPolicies[step] },
    handle: (request, backend) =>
      once(request, backend, () => ({
        status: 200,
        body: takeEach(request, codeFor(request, backend), (one, id) => {
          takeStep(one, backend, id, step);
        }),
      })),
  })),
  ...postedSteps.map((step): MockRoute => ({
    method: 'POST',
    path: `${path}/:id/${step}`,
    access: { policy: stepPolicies[step] },
    handle: (request, backend) =>
      once(request, backend, () => ({
        status: 200,
        body: wholeFundReport(backend, takeStep(request, backend, request.params['id'] ?? '', step)),
      })),
  })),
];

function codeFor(request: MockRequest, { database }: MockBackend): (id: string) => string | undefined {
  return (id) => {
    const row = database.fundReports.find(id);
    return row !== undefined && isVisibleFundReport(database, row, signedInUser(request)) ? row.ma : undefined;
  };
}

/** Decides a step, stores it with its effects and writes it into the history. @throws MockFailure */
function takeStep(request: MockRequest, backend: MockBackend, id: string, step: PostedStep): FundReportRow {
  const { database, clock } = backend;
  const user = signedInUser(request);
  const row = findFundReport(database, id, user);
  checkStamp(row, request.body);
  const to = decideFundReportStep(request, backend, row, step);
  const words = readWords(request, step);
  if (step === 'gui') {
    refuseWrongLines(request, backend, row);
  } else if (step === 'phe-duyet') {
    refuseOvertakenLines(backend, row);
  }
  const now = clock();
  const moved: FundReportRow = {
    ...row,
    ...headAfter(step, { userId: user.id, words, now }),
    ...modifiedBy(user, now),
    trangThai: reportStatusOf(to) ?? row.trangThai,
  };
  database.fundReports.put(moved);
  const taken = { banGhiId: id, tuTrangThai: row.trangThai, denTrangThai: moved.trangThai, hanhDong: step };
  addHistory(database, { ...taken, yKien: words }, user, now);
  applyStep(backend, moved, step, { user, now });
  return database.fundReports.find(id) ?? moved;
}

/** Asks the workflow machine. @throws MockFailure 403 as the machine's reason says. */
export function decideFundReportStep(
  request: MockRequest,
  backend: MockBackend,
  row: FundReportRow,
  step: ReportStep,
): unknown {
  return decideStep(request, {
    workflow: fundReportWorkflow,
    facts: wholeFundReport(backend, row),
    step,
    record: { ma: row.ma, statusName: statusName(row) },
    refusals: reportRefusals(row, nothingInIt),
  });
}

function applyStep(
  backend: MockBackend,
  report: FundReportRow,
  step: PostedStep,
  actor: Parameters<typeof settleUnit>[2],
): void {
  const { database } = backend;
  switch (step) {
    case 'phe-duyet': {
      const known = knownWorkersOf(database, report);
      notingWorkers(
        backend,
        actor,
        () => known,
        () => {
          approveReport(database, report, actor);
        },
      );
      return;
    }
    case 'thu-hoi-phe-duyet':
      revokeApproval(database, report, actor);
      return;
    case 'tu-choi':
      releasePayments(database, 'bao-cao-quy', report.id);
      database.fundReports.put({ ...report, daNop: 0 });
      reuseCredit(database, report.donViId);
      settleUnit(database, report.donViId, actor);
      return;
    default:
  }
}

/**
 * Ids of the workers of a report whom the register knows before it is approved. Those whom it brings stand in its own
 * entry of the log: there are as many of them as it has lines.
 */
function knownWorkersOf(database: Database, { id, donViId }: FundReportRow): readonly string[] {
  return linesOf(database, id).flatMap((line) => {
    const contract = contractOfLine(database, donViId, line);
    return contract?.nguoiLaoDongId ?? workerByCitizenId(database, line.soCccd)?.id ?? [];
  });
}

type Taken = { readonly userId: string; readonly words: string | null; readonly now: number };

/** What a step writes into a report's head. */
function headAfter(step: PostedStep, { userId, words, now }: Taken): Partial<FundReportRow> {
  const moment = serverTime(now);
  const notApproved = { nguoiPheDuyetId: null, ngayPheDuyet: null, yKienPheDuyet: null };
  const notAppraised = { nguoiThamDinhId: null, ngayThamDinh: null, yKienThamDinh: null, ...notApproved };
  switch (step) {
    case 'gui':
      return { daGui: true, daMo: false, ngayGui: moment, ngayQt: todayAt(now), lyDo: null, ...notAppraised };
    case 'thu-hoi':
      return {};
    case 'tham-dinh':
      return { daMo: true, nguoiThamDinhId: userId, ngayThamDinh: moment, yKienThamDinh: words };
    case 'phe-duyet':
      return { nguoiPheDuyetId: userId, ngayPheDuyet: moment, yKienPheDuyet: words, lyDo: null };
    case 'tra-lai':
    case 'tu-choi':
      return { daMo: true, lyDo: words };
    case 'thu-hoi-phe-duyet':
      return { lyDo: words, ...notApproved };
  }
}
