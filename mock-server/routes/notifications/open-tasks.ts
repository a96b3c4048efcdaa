import { todayAt } from '@/domain/format/calendar';
import { builtInLanguageOf } from '@/domain/localization/languages';
import { addressOf, type RouteName } from '@/domain/navigation/routes';
import { isGranted } from '@/domain/policies/policy-expression';
import { policies } from '@/domain/policies/policy-names';
import { contributionState, employmentState } from '@/domain/reference/contract-lists';
import { unitState } from '@/domain/reference/unit-lists';
import { userState } from '@/domain/users/user';

import type { MockBackend } from '../../backend';
import { dayOf, isoOf } from '../../data/seed/days';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { fundTasks } from './fund-tasks';
import { suspectList } from '../workers/suspect-list';
import { supportTasks } from './support-tasks';
import { countWaiting, type FoundTask, type TaskQuery, type TaskRule } from './task-rule';
import { isVisibleUnit } from '../units/unit-list';
import { userCondition, userList } from '../identity/user-list';
import { workerCondition } from '../workers/worker-filters';
import type { WorkerList } from '../workers/worker-list';
import { canViewSensitive, workerListFor } from '../workers/worker-routes';

/** Contracts that end within these days are prepared for. */
const daysAhead = 30;

/** What may wait for a person, the most pressing first. The numbers are those of the lists, filters and all. */
const rules: readonly TaskRule[] = [
  {
    ma: 'hop-dong-qua-han',
    title: { vi: 'Hợp đồng đã hết hạn, chưa ghi nhận về nước', en: 'Contract over, return not recorded' },
    level: 'qua-han',
    policy: policies.workersEdit,
    page: 'workers',
    search: (today) => ({ tinhTrang: String(employmentState.working), ngayHetHanHdDen: isoOf(dayOf(today) - 1) }),
    find: findWorkers,
  },
  ...fundTasks,
  ...supportTasks,
  {
    ma: 'chua-dong-quy',
    title: { vi: 'Lao động chưa đóng quỹ', en: 'Workers who have not contributed' },
    level: 'can-chu-y',
    policy: `${policies.workers} && ${policies.payIns}`,
    scopes: ['unit'],
    page: 'workers',
    search: () => ({ dongQuy: String(contributionState.unpaid), moiHopDong: 'true' }),
    find: findWorkers,
  },
  {
    ma: 'hop-dong-sap-het-han',
    title: { vi: 'Hợp đồng hết hạn trong 30 ngày tới', en: 'Contracts ending within 30 days' },
    level: 'can-chu-y',
    policy: policies.workersEdit,
    page: 'workers',
    search: (today) => ({
      tinhTrang: String(employmentState.working),
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
    search: () => ({ trangThai: String(unitState.licenceWithdrawn) }),
    find: (query, user, { database }) => {
      const scope = scopeOf(user);
      return countWaiting(database.units.rows(), query, { isVisible: (unit) => isVisibleUnit(unit, scope) });
    },
  },
  {
    ma: 'tai-khoan-bi-khoa',
    title: { vi: 'Tài khoản đang bị khóa', en: 'Locked accounts' },
    level: 'thong-tin',
    policy: policies.users,
    page: 'users',
    search: () => ({ trangThai: String(userState.locked) }),
    find: (query, { workingTenantId }, { database, clock }) => {
      const list = userList(database, clock(), workingTenantId);
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
      const { count, due, address } = waitingFor(rule, user, backend, today);
      return {
        ma: rule.ma,
        tieuDe: rule.title[builtInLanguageOf(culture)],
        soLuong: count,
        duongDan: address,
        mucDo: rule.level,
        hanXuLy: due ?? null,
      };
    })
    .filter(({ soLuong }) => soLuong > 0);
}

/** What is counted by a rule, whoever can do it, with the list that shows it. */
export type Waiting = FoundTask & { readonly page: RouteName; readonly address: string };

/** As many as the list of a rule shows the person. @param ma Code of one of the rules. */
export function waitingByCode(ma: string, user: MockUser, backend: MockBackend): Waiting {
  const rule = rules.find((each) => each.ma === ma);
  if (rule === undefined) {
    throw new Error(`There is no task ${ma}.`);
  }
  return waitingFor(rule, user, backend, todayAt(backend.clock()));
}

/** As many as the list shows the person with this query. */
export function waitingFor(
  { page, search, find }: Pick<TaskRule, 'page' | 'search' | 'find'>,
  user: MockUser,
  backend: MockBackend,
  today: string,
): Waiting {
  const asked = search(today);
  const query = new Map(Object.entries(asked).map(([name, value]) => [name.toLowerCase(), value]));
  const address = addressOf(page, {}, new URLSearchParams(asked).toString());
  return { ...find(query, user, backend), page, address };
}

/** What was found in a list of workers, by query; a list is another one as soon as its tables or the day change. */
const foundWorkers = new WeakMap<WorkerList, Map<string, FoundTask>>();

/** How many workers the list shows, and when the first of their contracts ends. */
function findWorkers(query: TaskQuery, user: MockUser, backend: MockBackend): FoundTask {
  const list = workerListFor(user, backend);
  const key = new URLSearchParams([...query]).toString();
  const known = foundWorkers.get(list) ?? new Map<string, FoundTask>();
  foundWorkers.set(list, known);
  const found = known.get(key) ?? countWorkers(query, list, canViewSensitive(user));
  known.set(key, found);
  return found;
}

/** In the pass that counts: putting thousands of people into an order costs more than all the rest. */
function countWorkers(query: TaskQuery, list: WorkerList, seesNumbers: boolean): FoundTask {
  const condition = workerCondition(query, { list, canViewSensitive: seesNumbers });
  let earliest: string | undefined;
  const { totalCount } = list.index.page(
    (entry, position) => {
      const isWanted = condition(entry, position);
      const day = entry.item.ngayHetHanHd;
      if (isWanted && day !== null && (earliest === undefined || day < earliest)) {
        earliest = day;
      }
      return isWanted;
    },
    { ...firstOf, sorting: '' },
  );
  return { count: totalCount, due: query.has('ngayhethanhdtu') ? earliest : undefined };
}
