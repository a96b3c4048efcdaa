import { policies } from '@/domain/policies/policy-names';

import type { MockBackend } from '../../backend';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { fundReportCondition, fundReportList, statusTabs } from '../fund-reports/fund-report-list';
import { payInCondition, payInList } from '../pay-ins/pay-in-list';
import type { FoundTask, TaskQuery, TaskRule } from './task-rule';

const submitted = '2';
const appraised = '3';
const returned = '6';

/** What waits for people in the management of the Fund. */
export const fundTasks: readonly TaskRule[] = [
  {
    ma: 'bao-cao-quy-bi-tra-lai',
    title: { vi: 'Báo cáo quỹ cần bổ sung', en: 'Fund reports to complete' },
    level: 'qua-han',
    policy: policies.fundReportsSubmit,
    page: 'fundReports',
    search: () => ({ trangThai: returned }),
    find: findReports,
  },
  {
    ma: 'bao-cao-quy-cho-tham-dinh',
    title: { vi: 'Báo cáo quỹ chờ thẩm định', en: 'Fund reports to appraise' },
    level: 'can-chu-y',
    policy: policies.fundReportsAppraise,
    page: 'fundReports',
    search: () => ({ trangThai: submitted }),
    find: findReports,
  },
  {
    ma: 'bao-cao-quy-cho-phe-duyet',
    title: { vi: 'Báo cáo quỹ chờ phê duyệt', en: 'Fund reports to approve' },
    level: 'can-chu-y',
    policy: policies.fundReportsApprove,
    page: 'fundReports',
    search: () => ({ trangThai: appraised }),
    find: findReports,
  },
  {
    ma: 'phieu-nop-cho-doi-soat',
    title: { vi: 'Phiếu nộp quỹ chờ đối soát', en: 'Pay-in vouchers to reconcile' },
    level: 'can-chu-y',
    policy: policies.payInsReconcile,
    page: 'payIns',
    search: () => ({ trangThai: submitted }),
    find: (query, user, { database }) => {
      const list = payInList(database, scopeOf(user));
      const { totalCount } = list.page(payInCondition(query), { skipCount: 0, maxResultCount: 1, sorting: 'ngayNop' });
      return { count: totalCount };
    },
  },
];

/** How many reports the list shows, and when the first of them was due. */
function findReports(query: TaskQuery, user: MockUser, backend: MockBackend): FoundTask {
  const paging = { skipCount: 0, maxResultCount: 1, sorting: 'hanNop' };
  const list = fundReportList(backend, user);
  const { totalCount, items } = list.page(fundReportCondition(query), paging, {}, statusTabs(query));
  return { count: totalCount, due: items[0]?.hanNop };
}
