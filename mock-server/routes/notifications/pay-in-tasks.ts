import { payInStatus } from '@/domain/pay-ins/pay-in';
import { policies } from '@/domain/policies/policy-names';

import type { MockBackend } from '../../backend';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { isVisiblePayIn } from '../pay-ins/pay-in-list';
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

/** The vouchers that wait for people: what came back or was not sent for who has made it, what was sent for the accountant. */
export const payInTasks: readonly TaskRule[] = [
  {
    ma: 'phieu-nop-bi-tra-lai',
    title: { vi: 'Phiếu nộp quỹ bị trả lại', en: 'Returned pay-in vouchers' },
    level: 'qua-han',
    policy: policies.payInsEdit,
    scopes: ['unit'],
    page: 'payIns',
    search: () => ({ trangThai: String(payInStatus.returned) }),
    find: findPayIns,
  },
  {
    ma: 'phieu-nop-chua-gui',
    title: { vi: 'Phiếu nộp quỹ chưa gửi', en: 'Pay-in vouchers not sent' },
    level: 'can-chu-y',
    policy: policies.payInsEdit,
    scopes: ['unit'],
    page: 'payIns',
    search: () => ({ trangThai: String(payInStatus.draft) }),
    find: findPayIns,
  },
  {
    ma: 'phieu-nop-cua-toi-bi-tra-lai',
    title: { vi: 'Phiếu nộp quỹ của tôi bị trả lại', en: 'My returned pay-in vouchers' },
    level: 'qua-han',
    policy: policies.payInsEdit,
    scopes: ['all'],
    page: 'payIns',
    search: () => ({ trangThai: String(payInStatus.returned), ...ownOnly }),
    find: findPayIns,
  },
  {
    ma: 'phieu-nop-nguoi-lap-vang',
    title: {
      vi: 'Phiếu nộp quỹ bị trả lại, người lập vắng mặt',
      en: 'Returned pay-in vouchers, author away',
    },
    level: 'qua-han',
    policy: policies.payInsEdit,
    scopes: ['all'],
    page: 'payIns',
    search: () => ({ trangThai: String(payInStatus.returned), ...leftBehindOnly }),
    find: findPayIns,
  },
  {
    ma: 'phieu-nop-ban-nhap',
    title: { vi: 'Bản nháp của tôi: phiếu nộp quỹ', en: 'My drafts: pay-in vouchers' },
    level: 'can-chu-y',
    policy: policies.payInsEdit,
    scopes: ['all'],
    page: 'payIns',
    search: () => ({ trangThai: String(payInStatus.draft), ...ownOnly }),
    find: findPayIns,
  },
  {
    ma: 'phieu-nop-cho-doi-soat',
    title: { vi: 'Phiếu nộp quỹ chờ đối soát', en: 'Pay-in vouchers to reconcile' },
    level: 'can-chu-y',
    policy: policies.payInsReconcile,
    page: 'payIns',
    search: () => ({ trangThai: String(payInStatus.submitted) }),
    find: findPayIns,
  },
];

function findPayIns(query: TaskQuery, user: MockUser, backend: MockBackend): FoundTask {
  const scope = scopeOf(user);
  const isLeftBehind = createLeftBehind(backend, policies.payInsEdit);
  return countWaiting(backend.database.payIns.rows(), query, {
    isVisible: (row) =>
      isVisiblePayIn(row, scope) && isWantedOwn(query, row, user) && isWantedLeftBehind(query, row, isLeftBehind),
  });
}
