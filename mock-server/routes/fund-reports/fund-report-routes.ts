import { isToMarkOpened } from '@/domain/fund-reports/fund-report';
import { policies } from '@/domain/policies/policy-names';
import { searchText } from '@/domain/text/search-text';
import { fundReportWorkflow } from '@/machines/workflows/fund-report-workflow-machine';

import type { MockBackend } from '../../backend';
import { figureSums } from '../../data/figures';
import { linesOf } from '../../data/fund/fund-report-index';
import type { FundReportLineRow, FundReportRow } from '../../data/fund/rows';
import { ListIndex, readPaging, type ListColumns } from '../../data/query';
import type { MockRequest, MockRoute } from '../../routing';
import type { AttachmentOwnerRules } from '../attachments/attachment-owner-rules';
import { checkStamp, modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import { readText } from '../filters';
import { findFundReport, fundReportLine, fundReportResource, wholeFundReport } from './fund-report-answer';
import { changeFundReport, createFundReport, removeFundReport, startOf } from './fund-report-changes';
import { changeLines, importLines } from './fund-report-lines';
import { fundReportCondition, fundReportList, fundReportSums, listedFundReport, statusTabs } from './fund-report-list';
import { decideFundReportStep, fundReportStepRoutes } from './fund-report-steps';
import { historyOf, once, personOf } from '../workflow-steps';

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
      const filter = searchText(readText(request.query, 'filter') ?? '');
      const lines = new ListIndex(linesOf(backend.database, findAsked(request, backend).id), lineColumns);
      const page = lines.page((line) => lineText(line).includes(filter), readPaging(request.query, 'stt'), lineSums);
      return { status: 200, body: { ...page, items: page.items.map(fundReportLine) } };
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

const lineColumns: ListColumns<FundReportLineRow> = {
  stt: { kind: 'number', value: ({ stt }) => stt },
  hoTen: { kind: 'name', value: ({ hoTen }) => hoTen },
  soCccd: { kind: 'code', value: ({ soCccd }) => soCccd },
  soHopDong: { kind: 'code', value: ({ soHopDong }) => soHopDong },
  ngaySinh: { kind: 'code', value: ({ ngaySinh }) => ngaySinh },
  ngayXuatCanh: { kind: 'code', value: ({ ngayXuatCanh }) => ngayXuatCanh },
  thiTruongId: { kind: 'code', value: ({ thiTruongId }) => thiTruongId },
  tienNld: { kind: 'number', value: ({ tienNld }) => tienNld },
  tienDn: { kind: 'number', value: ({ tienDn }) => tienDn },
};

const lineSums = figureSums<FundReportLineRow>(['tienNld', 'tienDn']);

function lineText({ hoTen, soCccd, soHoChieu, soHopDong, soGcn }: FundReportLineRow): string {
  return searchText([hoTen, soCccd, soHoChieu, soHopDong ?? '', soGcn ?? ''].join('\n'));
}

function findAsked(request: MockRequest, { database }: MockBackend): FundReportRow {
  return findFundReport(database, request.params['id'], signedInUser(request));
}

function answer(backend: MockBackend, row: FundReportRow) {
  return { status: 200, body: wholeFundReport(backend, row) };
}
