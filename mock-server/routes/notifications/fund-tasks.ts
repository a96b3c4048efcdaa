import { addDays, todayAt } from '@/domain/format/calendar';
import { dueSoonDays, documentReportDueDay, revenueReportDueDay } from '@/domain/fund/deadlines';
import { policies } from '@/domain/policies/policy-names';
import { reportStatus, type ReportStatus } from '@/domain/reference/report-statuses';
import { selfPayingPayment, selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import type { SelfPayingRow } from '../../data/fund/self-paying-row';
import { workCalendar } from '../../data/fund/work-calendar';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { isVisibleFundReport } from '../fund-reports/fund-report-answer';
import { isVisibleReport } from '../quarter-reports/quarter-report-records';
import { isPaymentLate } from '../self-paying/self-paying-list';
import { dueDayOfDossier } from '../self-paying/self-paying-wire';
import { payInTasks } from './pay-in-tasks';
import { countWaiting, type FoundTask, type TaskQuery, type TaskRule } from './task-rule';

type ReportTasks = Pick<TaskRule, 'page' | 'find'> & {
  /** Begins the tasks' codes. */
  readonly ma: string;
  readonly name: Readonly<Record<'vi' | 'en', string>>;
  readonly policies: Readonly<Record<'edit' | 'appraise' | 'approve', string>>;
  /** Takes the filters away with which the list opens. */
  readonly without?: Readonly<Record<string, string>>;
};

/** What waits for people in the management of the Fund. */
export const fundTasks: readonly TaskRule[] = [
  ...reportTasks({
    ma: 'bao-cao-quy',
    name: { vi: 'Báo cáo quỹ', en: 'Fund reports' },
    page: 'fundReports',
    without: { kyTu: '' },
    policies: {
      edit: policies.fundReportsEdit,
      appraise: policies.fundReportsAppraise,
      approve: policies.fundReportsApprove,
    },
    find: (query, user, { database }) =>
      countWaiting(database.fundReports.rows(), query, {
        isVisible: (row) => isVisibleFundReport(database, row, user),
        dueOf: ({ hanNop }) => hanNop,
      }),
  }),
  ...reportTasks({
    ma: 'bao-cao-doanh-thu',
    name: { vi: 'Báo cáo quỹ theo doanh thu', en: 'Revenue reports' },
    page: 'revenueReports',
    policies: {
      edit: policies.revenueReportsEdit,
      appraise: policies.revenueReportsAppraise,
      approve: policies.revenueReportsApprove,
    },
    find: (query, user, { database }) =>
      countWaiting(database.revenueReports.rows(), query, {
        isVisible: (row) => isVisibleReport(database, row, user),
        dueOf: ({ nam, quy }) => revenueReportDueDay(nam, quy, workCalendar(database)),
      }),
  }),
  ...reportTasks({
    ma: 'bao-cao-tai-lieu',
    name: { vi: 'Báo cáo quỹ theo sử dụng tài liệu', en: 'Document reports' },
    page: 'documentReports',
    policies: {
      edit: policies.documentReportsEdit,
      appraise: policies.documentReportsAppraise,
      approve: policies.documentReportsApprove,
    },
    find: (query, user, { database }) =>
      countWaiting(database.documentReports.rows(), query, {
        isVisible: (row) => isVisibleReport(database, row, user),
        dueOf: ({ nam, quy }) => documentReportDueDay(nam, quy, workCalendar(database)),
      }),
  }),
  ...payInTasks,
  {
    ma: 'tu-dong-qua-han',
    title: { vi: 'Hồ sơ tự đóng quá hạn đóng', en: 'Self-paying dossiers not paid in time' },
    level: 'qua-han',
    policy: policies.selfPayingPay,
    page: 'selfPaying',
    search: () => ({
      trangThai: String(selfPayingStatus.approved),
      tinhTrangDong: String(selfPayingPayment.unpaid),
      quaHan: 'true',
    }),
    find: (query, user, backend) => {
      const today = todayAt(backend.clock());
      return findDossiers(query, user, backend, (row, due) => isPaymentLate({ ...row, hanDong: due }, today));
    },
  },
  {
    ma: 'tu-dong-sap-den-han',
    title: { vi: 'Hồ sơ tự đóng sắp đến hạn đóng', en: 'Self-paying dossiers soon to be paid' },
    level: 'can-chu-y',
    policy: policies.selfPayingPay,
    page: 'selfPaying',
    search: (today) => ({
      trangThai: String(selfPayingStatus.approved),
      tinhTrangDong: String(selfPayingPayment.unpaid),
      hanDongTu: today,
      hanDongDen: addDays(today, dueSoonDays),
    }),
    find: (query, user, backend) => {
      const [first, last] = [query.get('handongtu') ?? '', query.get('handongden') ?? ''];
      return findDossiers(query, user, backend, (_, due) => due !== null && due >= first && due <= last);
    },
  },
  {
    ma: 'tu-dong-bi-tra-lai',
    title: { vi: 'Hồ sơ tự đóng chờ bổ sung', en: 'Self-paying dossiers to complete' },
    level: 'can-chu-y',
    policy: policies.selfPayingEdit,
    page: 'selfPaying',
    search: () => ({ trangThai: String(selfPayingStatus.returned) }),
    find: (query, user, backend) => ({ count: findDossiers(query, user, backend, () => true).count }),
  },
  {
    ma: 'tu-dong-cho-phe-duyet',
    title: { vi: 'Hồ sơ tự đóng chờ phê duyệt', en: 'Self-paying dossiers to approve' },
    level: 'can-chu-y',
    policy: `${policies.selfPayingApprove} && ${policies.selfPayingOnline}`,
    page: 'selfPayingApproval',
    search: () => ({ trangThai: String(selfPayingStatus.pending) }),
    find: (query, user, backend) => ({ count: findDossiers(query, user, backend, () => true).count }),
  },
  {
    ma: 'tu-dong-cho-doi-soat',
    title: { vi: 'Hồ sơ tự đóng chờ đối soát', en: 'Self-paying dossiers to reconcile' },
    level: 'can-chu-y',
    policy: policies.selfPayingReconcile,
    page: 'selfPaying',
    search: () => ({
      trangThai: String(selfPayingStatus.approved),
      tinhTrangDong: String(selfPayingPayment.reconciling),
    }),
    find: (query, user, backend) => ({ count: findDossiers(query, user, backend, () => true).count }),
  },
];

/** Returned reports and drafts wait for the unit, sent ones for the officer, appraised ones for the director. */
function reportTasks({ ma, name, page, find, policies: of, without = {} }: ReportTasks): readonly TaskRule[] {
  const task = (
    code: string,
    status: ReportStatus,
    words: TaskRule['title'],
    rest: Pick<TaskRule, 'level' | 'policy' | 'scopes'>,
  ): TaskRule => ({
    ...rest,
    ...{ ma: `${ma}-${code}`, page, find },
    title: { vi: `${name.vi} ${words.vi}`, en: `${name.en} ${words.en}` },
    search: () => ({ trangThai: String(status), ...without }),
  });
  return [
    task(
      'bi-tra-lai',
      reportStatus.returned,
      { vi: 'cần bổ sung', en: 'to complete' },
      { level: 'qua-han', policy: of.edit },
    ),
    task('chua-gui', reportStatus.draft, { vi: 'chưa gửi', en: 'not sent' }, { level: 'can-chu-y', policy: of.edit }),
    task(
      'cho-tham-dinh',
      reportStatus.submitted,
      { vi: 'chờ thẩm định', en: 'to appraise' },
      { level: 'can-chu-y', policy: of.appraise },
    ),
    task(
      'cho-phe-duyet',
      reportStatus.appraised,
      { vi: 'chờ phê duyệt', en: 'to approve' },
      { level: 'can-chu-y', policy: of.approve },
    ),
  ];
}

/** Dossiers in the status and payment state of the list; only those see them who see everybody's rows (DS4). */
function findDossiers(
  query: TaskQuery,
  user: MockUser,
  { database }: Pick<MockBackend, 'database'>,
  isWanted: (row: SelfPayingRow, due: string | null) => boolean,
): FoundTask {
  const seesAll = scopeOf(user).kind === 'all';
  const payment = query.get('tinhtrangdong');
  const dueOf = (row: SelfPayingRow) => dueDay(database, row);
  return countWaiting(database.selfPaying.rows(), query, {
    isVisible: (row) =>
      seesAll && (payment === undefined || payment === String(row.tinhTrangDong)) && isWanted(row, dueOf(row)),
    dueOf,
  });
}

function dueDay(database: Database, row: SelfPayingRow): string | null {
  return dueDayOfDossier(database, row) ?? null;
}
