import { isToMarkOpened } from '@/domain/fund-reports/fund-report';
import { policies } from '@/domain/policies/policy-names';
import { fundReportWorkflow } from '@/machines/workflows/fund-report-workflow-machine';

import type { MockBackend } from '../../backend';
import { linesOf } from '../../data/fund/fund-report-index';
import type { FundReportRow } from '../../data/fund/rows';
import { readPaging } from '../../data/query';
import type { MockRequest, MockRoute } from '../../routing';
import type { AttachmentOwnerRules } from '../attachments/attachment-owner-rules';
import { checkStamp, modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import { readExportedRows } from '../export-note';
import { findFundReport, fundReportLine, fundReportResource, wholeFundReport } from './fund-report-answer';
import { changeFundReport, createFundReport, removeFundReport, startOf } from './fund-report-changes';
import { fundReportLinePage } from './fund-report-line-list';
import { changeLines, importLines } from './fund-report-lines';
import { fundReportCondition, fundReportList, fundReportSums, listedFundReport, statusTabs } from './fund-report-list';
import { decideFundReportStep, fundReportStepRoutes } from './fund-report-steps';
import { once } from '../once';
import { historyOf, personOf } from '../workflow-steps';

const path = `/api/app/${fundReportResource}`;
const read = { policy: policies.fundReports } as const;

/** Báo cáo quỹ (domain dictionary §4.7, §5.1). */
export const fundReportRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: read,
    handle: (request, backend) => {
      const paging = readPaging(request.query, 'nam desc, donViTen');
      const list = fundReportList(backend, signedInUser(request));
      const { query } = request;
      const page = list.page(fundReportCondition(query), paging, fundReportSums(), statusTabs(query));
      return { status: 200, body: { ...page, items: page.items.map(listedFundReport) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/chuan-bi`,
    access: read,
    handle: (request, backend) => ({ status: 200, body: startOf(request, backend) }),
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: read,
    handle: (request, backend) => answer(backend, findAsked(request, backend)),
  },
  {
    method: 'GET',
    path: `${path}/:id/lich-su`,
    access: read,
    handle: (request, backend) => ({
      status: 200,
      body: historyOf(backend.database, findAsked(request, backend).id),
    }),
  },
  {
    method: 'GET',
    path: `${path}/:id/nguoi-lao-dong`,
    access: read,
    handle: (request, backend) => {
      const lines = linesOf(backend.database, findAsked(request, backend).id);
      return { status: 200, body: fundReportLinePage(lines, request.query, signedInUser(request)) };
    },
  },
  {
    method: 'POST',
    path,
    access: { policy: policies.fundReportsCreate },
    handle: (request, backend) => answer(backend, createFundReport(request, backend)),
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: policies.fundReportsEdit },
    handle: (request, backend) => answer(backend, changeFundReport(request, backend)),
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    access: { policy: policies.fundReportsDelete },
    handle: async (request, backend) => {
      await removeFundReport(request, backend);
      return { status: 204 };
    },
  },
  {
    method: 'PUT',
    path: `${path}/:id/nguoi-lao-dong`,
    access: { policy: policies.fundReportsEdit },
    handle: (request, backend) =>
      once(request, backend, () => {
        const report = findAsked(request, backend);
        decideFundReportStep(request, backend, report, 'sua');
        checkStamp(report, request.body);
        const dong = changeLines(request, backend, report).map(fundReportLine);
        return { status: 200, body: { baoCao: wholeFundReport(backend, findAsked(request, backend)), dong } };
      }),
  },
  {
    method: 'POST',
    path: `${path}/:id/nhap-excel`,
    access: { policy: policies.fundReportsImport },
    handle: (request, backend) =>
      once(request, backend, () => {
        const report = findAsked(request, backend);
        decideFundReportStep(request, backend, report, 'sua');
        return { status: 200, body: importLines(request, backend, report) };
      }),
  },
  {
    method: 'POST',
    path: `${path}/:id/xuat`,
    access: { policy: policies.fundReportsExport },
    handle: (request, backend) => {
      findAsked(request, backend);
      return { status: 200, body: { totalCount: readExportedRows(request.body) } };
    },
  },
  {
    method: 'POST',
    path: `${path}/:id/mo`,
    access: { policy: policies.fundReportsAppraise },
    handle: (request, backend) => {
      const report = findAsked(request, backend);
      const user = signedInUser(request);
      if (personOf(user).isFundStaff && isToMarkOpened(report)) {
        // As in ABP, where whatever modifies a record gives it a new stamp.
        backend.database.fundReports.put({ ...report, ...modifiedBy(user, backend.clock()), daMo: true });
      }
      return answer(backend, findAsked(request, backend));
    },
  },
  ...fundReportStepRoutes,
];

/** The documents of reports: whoever sees the report sees them, whoever may change it changes them. */
export const fundReportAttachments: AttachmentOwnerRules = {
  policy: policies.fundReports,
  refuseInvisible: (id, user, { database }) => {
    findFundReport(database, id, user);
  },
  isEditable: (id, user, backend) => {
    const report = wholeFundReport(backend, findFundReport(backend.database, id, user));
    return fundReportWorkflow.decide(report, personOf(user), 'sua').kind === 'allowed';
  },
};

function findAsked(request: MockRequest, { database }: MockBackend): FundReportRow {
  return findFundReport(database, request.params['id'], signedInUser(request));
}

function answer(backend: MockBackend, row: FundReportRow) {
  return { status: 200, body: wholeFundReport(backend, row) };
}
