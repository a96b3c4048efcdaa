import { todayAt } from '@/domain/format/calendar';
import { builtInLanguageOf } from '@/domain/localization/languages';
import { addressOf } from '@/domain/navigation/routes';
import { isGranted } from '@/domain/policies/policy-expression';
import { policies } from '@/domain/policies/policy-names';

import type { MockBackend } from '../../backend';
import { dayOf, isoOf } from '../../data/seed/days';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { fundTasks } from './fund-tasks';
import { suspectList } from '../workers/suspect-list';
import type { FoundTask, TaskQuery, TaskRule } from './task-rule';
import { unitCondition, unitList } from '../units/unit-list';
import { userCondition, userList } from '../identity/user-list';
import { workerCondition } from '../workers/worker-filters';
import { workerList } from '../workers/worker-list';
import { canViewSensitive } from '../workers/worker-routes';

/** Contracts that end within these days are prepared for. */
const daysAhead = 30;
const working = '2';
const unpaid = '2';
const revoked = '3';
const locked = '2';

/** What may wait for a person, the most pressing first. The numbers are those of the lists, filters and all. */
const rules: readonly TaskRule[] = [
  {
    ma: 'hop-dong-qua-han',
    title: { vi: 'Hợp đồng đã hết hạn, chưa ghi nhận về nước', en: 'Contract over, return not recorded' },
    level: 'qua-han',
    policy: policies.workersEdit,
    page: 'workers',
    search: (today) => ({ tinhTrang: working, ngayHetHanHdDen: isoOf(dayOf(today) - 1) }),
    find: findWorkers,
  },
  ...fundTasks,
  {
    ma: 'chua-dong-quy',
    title: { vi: 'Lao động chưa đóng quỹ', en: 'Workers who have not contributed' },
    level: 'can-chu-y',
    policy: `${policies.workers} && ${policies.payIns}`,
    scopes: ['unit'],
    page: 'workers',
    search: () => ({ dongQuy: unpaid }),
    find: findWorkers,
  },
  {
    ma: 'hop-dong-sap-het-han',
    title: { vi: 'Hợp đồng hết hạn trong 30 ngày tới', en: 'Contracts ending within 30 days' },
    level: 'can-chu-y',
    policy: policies.workersEdit,
    page: 'workers',
    search: (today) => ({
      tinhTrang: working,
      ngayHetHanHdTu: today,
      ngayHetHanHdDen: isoOf(dayOf(today) + daysAhead),
    }),
    find: findWorkers,
  },
  {
    ma: 'ho-so-nghi-trung',
    title: { vi: 'Cặp hồ sơ nghi trùng chờ xử lý', en: 'Suspected duplicate records to resolve' },
    level: 'can-chu-y',
    policy: policies.workersMerge,
    page: 'workerDuplicates',
    search: () => ({}),
    find: (_, user, { database }) => {
      const list = suspectList(database, scopeOf(user), canViewSensitive(user));
      return { count: list.page(() => true, { ...firstOf, sorting: 'lyDo' }).totalCount };
    },
  },
  {
    ma: 'giay-phep-thu-hoi',
    title: { vi: 'Đơn vị đã thu hồi giấy phép cần theo dõi', en: 'Units with a revoked licence to follow up' },
    level: 'can-chu-y',
    policy: policies.unitsEdit,
    page: 'units',
    search: () => ({ trangThai: revoked }),
    find: (query, user, { database, clock }) => {
      const list = unitList(database, scopeOf(user), todayAt(clock()));
      return { count: list.page(unitCondition(query), { ...firstOf, sorting: 'ma' }).totalCount };
    },
  },
  {
    ma: 'tai-khoan-bi-khoa',
    title: { vi: 'Tài khoản đang bị khóa', en: 'Locked accounts' },
    level: 'thong-tin',
    policy: policies.users,
    page: 'users',
    search: () => ({ trangThai: locked }),
    find: (query, _, { database, clock }) => {
      const list = userList(database, clock());
      return { count: list.page(userCondition(query), { ...firstOf, sorting: 'userName' }).totalCount };
    },
  },
];

const firstOf = { skipCount: 0, maxResultCount: 1 } as const;

/** What waits for the person, as their policies and their data scope have it; what is done is left out. */
export function openTasks(user: MockUser, backend: MockBackend, culture: string) {
  const scope = scopeOf(user);
  const today = todayAt(backend.clock());
  return rules
    .filter(({ policy, scopes }) => isGranted(policy, user.grantedPolicies) && (scopes?.includes(scope.kind) ?? true))
    .map((rule) => {
      const search = rule.search(today);
      const query = new Map(Object.entries(search).map(([name, value]) => [name.toLowerCase(), value]));
      const { count, due } = rule.find(query, user, backend);
      return {
        ma: rule.ma,
        tieuDe: rule.title[builtInLanguageOf(culture)],
        soLuong: count,
        duongDan: addressOf(rule.page, {}, new URLSearchParams(search).toString()),
        mucDo: rule.level,
        hanXuLy: due ?? null,
      };
    })
    .filter(({ soLuong }) => soLuong > 0);
}

/** How many workers the list shows, and when the first of their contracts ends. */
function findWorkers(query: TaskQuery, user: MockUser, { database, clock }: MockBackend): FoundTask {
  const seesNumbers = canViewSensitive(user);
  const list = workerList(database, scopeOf(user), seesNumbers);
  const condition = workerCondition(query, { list, today: todayAt(clock()), canViewSensitive: seesNumbers });
  const { totalCount, items } = list.index.page(condition, { ...firstOf, sorting: 'ngayHetHanHd' });
  return { count: totalCount, due: query.has('ngayhethanhdtu') ? items[0]?.item.ngayHetHanHd : undefined };
}
