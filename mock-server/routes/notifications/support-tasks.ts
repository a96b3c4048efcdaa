import { policies } from '@/domain/policies/policy-names';
import { isExamined, supportStatus } from '@/domain/support/support-request';

import type { MockBackend } from '../../backend';
import type { MockUser } from '../../routing';
import { dueDayOfRequest, isVisibleSupportRequest } from '../support-requests/support-request-answer';
import { createLeftBehind } from './step-receivers';
import {
  countWaiting,
  isWantedLeftBehind,
  isWantedOwn,
  leftBehindOnly,
  ownOnly,
  type FoundTask,
  type TaskQuery,
  type TaskRule,
} from './task-rule';

/** What waits for people in support: the unit's own requests, and those that the Fund has to go on with. */
export const supportTasks: readonly TaskRule[] = [
  {
    ma: 'ho-tro-bi-tra-lai',
    title: { vi: 'Yêu cầu hỗ trợ cần bổ sung', en: 'Support requests to complete' },
    level: 'qua-han',
    policy: policies.supportRequestsEdit,
    scopes: ['unit'],
    page: 'supportRequests',
    search: () => ({ trangThai: String(supportStatus.returned) }),
    find: findRequests,
  },
  {
    ma: 'ho-tro-chua-gui',
    title: { vi: 'Yêu cầu hỗ trợ chưa gửi', en: 'Support requests not sent' },
    level: 'can-chu-y',
    policy: policies.supportRequestsEdit,
    scopes: ['unit'],
    page: 'supportRequests',
    search: () => ({ trangThai: String(supportStatus.draft) }),
    find: findRequests,
  },
  {
    ma: 'ho-tro-cua-toi-bi-tra-lai',
    title: { vi: 'Yêu cầu hỗ trợ của tôi cần bổ sung', en: 'My support requests to complete' },
    level: 'qua-han',
    policy: policies.supportRequestsEdit,
    scopes: ['all'],
    page: 'supportRequests',
    search: () => ({ trangThai: String(supportStatus.returned), ...ownOnly }),
    find: findRequests,
  },
  {
    ma: 'ho-tro-nguoi-lap-vang',
    title: {
      vi: 'Yêu cầu hỗ trợ cần bổ sung, người lập vắng mặt',
      en: 'Support requests to complete, author away',
    },
    level: 'qua-han',
    policy: policies.supportRequestsEdit,
    scopes: ['all'],
    page: 'supportRequests',
    search: () => ({ trangThai: String(supportStatus.returned), ...leftBehindOnly }),
    find: findRequests,
  },
  {
    ma: 'ho-tro-ban-nhap',
    title: { vi: 'Bản nháp của tôi: yêu cầu hỗ trợ', en: 'My drafts: support requests' },
    level: 'can-chu-y',
    policy: policies.supportRequestsEdit,
    scopes: ['all'],
    page: 'supportRequests',
    search: () => ({ trangThai: String(supportStatus.draft), ...ownOnly }),
    find: findRequests,
  },
  {
    ma: 'ho-tro-cho-tham-dinh',
    title: { vi: 'Yêu cầu hỗ trợ chờ thẩm định', en: 'Support requests to appraise' },
    level: 'can-chu-y',
    policy: policies.supportRequestsAppraise,
    page: 'supportRequests',
    search: () => ({ trangThai: String(supportStatus.submitted) }),
    find: findRequests,
  },
  {
    ma: 'ho-tro-cho-phe-duyet',
    title: { vi: 'Yêu cầu hỗ trợ chờ phê duyệt', en: 'Support requests to approve' },
    level: 'can-chu-y',
    policy: policies.supportRequestsApprove,
    page: 'supportRequests',
    search: () => ({ trangThai: String(supportStatus.appraised) }),
    find: findRequests,
  },
  {
    ma: 'ho-tro-cho-chi-tra',
    title: { vi: 'Yêu cầu hỗ trợ chờ chi trả', en: 'Support requests to pay' },
    level: 'can-chu-y',
    policy: policies.supportRequestsPay,
    page: 'supportRequests',
    search: () => ({ trangThai: String(supportStatus.approved) }),
    find: findRequests,
  },
];

/** How many requests the list shows, and when the first of them is to be answered. */
export function findRequests(query: TaskQuery, user: MockUser, backend: MockBackend): FoundTask {
  const { database } = backend;
  const isLeftBehind = createLeftBehind(backend, policies.supportRequestsEdit);
  return countWaiting(database.supportRequests.rows(), query, {
    isVisible: (row) =>
      isVisibleSupportRequest(database, row, user) &&
      isWantedOwn(query, row, user) &&
      isWantedLeftBehind(query, row, isLeftBehind),
    dueOf: (row) => (isExamined(row) ? (dueDayOfRequest(backend, row) ?? null) : null),
  });
}
