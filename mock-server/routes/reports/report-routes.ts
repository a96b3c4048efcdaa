import { todayAt } from '@/domain/format/calendar';
import type { Report, ReportCode } from '@/domain/reports/report';
import { reportOf, reportTable } from '@/domain/reports/report-table';

import { readPaging } from '../../data/query';
import type { MockRoute } from '../../routing';
import { readExportedReport } from '../export-note';
import { departuresReport } from './departures';
import { documentsReport } from './documents';
import { readReportRequest, type ReportRequest } from './report-request';
import { revenueReport } from './revenue';
import { selfPayingReport } from './self-paying';
import { unitContributionsReport } from './unit-contributions';
import { unpaidPage, unpaidReport } from './unpaid';
import { workerCountsReport } from './worker-counts';

const path = '/api/app/bao-cao';

const made: Readonly<Record<ReportCode, (request: ReportRequest, now: number) => Report>> = {
  'lao-dong-xuat-canh': departuresReport,
  'dong-gop-quy': unitContributionsReport,
  'tong-hop-so-lao-dong': workerCountsReport,
  'chua-dong-quy': unpaidReport,
  'theo-doanh-thu': revenueReport,
  'lao-dong-tu-dong': selfPayingReport,
  'su-dung-tai-lieu': documentsReport,
};

const unpaid = reportOf('chua-dong-quy');

/** The seven reports, each behind a policy of its own, and the people behind R4 (domain dictionary §6). */
export const reportRoutes: readonly MockRoute[] = [
  ...reportTable.map(({ code, policy }): MockRoute => ({
    method: 'POST',
    path: `${path}/${code}/xuat`,
    access: { policy },
    handle: ({ body }) => ({
      status: 200,
      body: { ma: code, totalCount: readExportedReport(body) },
    }),
  })),
  ...reportTable.map((report): MockRoute => {
    const { code, policy } = report;
    return {
      method: 'GET',
      path: `${path}/${code}`,
      access: { policy },
      handle: (request, { database, clock }) => {
        const now = clock();
        return { status: 200, body: made[code](readReportRequest(report, request, database, todayAt(now)), now) };
      },
    };
  }),
  {
    method: 'GET',
    path: `${path}/${unpaid.code}/chi-tiet`,
    access: { policy: unpaid.policy },
    handle: (request, { database, clock }) => {
      const asked = readReportRequest(unpaid, request, database, todayAt(clock()));
      return { status: 200, body: unpaidPage(asked, readPaging(request.query, 'hanDong')) };
    },
  },
];
