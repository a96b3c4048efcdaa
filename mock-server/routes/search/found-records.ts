import { contributionStatuses } from '@/domain/contributions/contribution-lists';
import { periodOf } from '@/domain/fund-reports/period';
import { builtInLanguageOf } from '@/domain/localization/languages';
import { href, routeOf, type RouteName } from '@/domain/navigation/routes';
import { payInStatuses } from '@/domain/pay-ins/pay-in';
import type { NamedValue } from '@/domain/reference/named-value';
import { reportStatuses } from '@/domain/reference/report-statuses';
import type { SearchHit, SearchHitKind } from '@/domain/search/search-hit';
import { selfPayingStatuses } from '@/domain/self-paying/self-paying-dossier';
import { supportStatuses } from '@/domain/support/support-lists';

import type { Database } from '../../data/database';
import type { QuarterReportRow } from '../../data/fund/quarter-report-row';
import type { MockUser } from '../../routing';
import { contributionEntry } from '../contributions/contribution-answer';
import { scopeOf } from '../data-scope';
import { isVisibleFundReport } from '../fund-reports/fund-report-answer';
import { isVisiblePayIn } from '../pay-ins/pay-in-list';
import { isVisibleReport } from '../quarter-reports/quarter-report-records';
import { isVisibleSupportRequest, workerOf } from '../support-requests/support-request-answer';
import { codeSearch } from './code-index';

/** What a kind of record is looked for by. */
type RecordSearch = {
  readonly database: Database;
  readonly user: MockUser;
  readonly culture: string;
  /** Part of a code, as `codePiece` makes it. */
  readonly piece: string;
  readonly most: number;
};

type RecordKind = {
  readonly loai: SearchHitKind;
  /** The page that shows one; who may not open it finds none. */
  readonly page: RouteName;
  /** How its codes begin. */
  readonly prefix: string;
  readonly find: (search: RecordSearch) => readonly Omit<SearchHit, 'loai'>[];
};

const fundReports = codeSearch(
  ({ fundReports: table }) => table,
  ({ ma }) => [ma],
);
const revenueReports = codeSearch(
  ({ revenueReports: table }) => table,
  ({ ma }) => [ma],
);
const documentReports = codeSearch(
  ({ documentReports: table }) => table,
  ({ ma }) => [ma],
);
const payIns = codeSearch(
  ({ payIns: table }) => table,
  ({ ma }) => [ma],
);
const dossiers = codeSearch(
  ({ selfPaying }) => selfPaying,
  ({ ma, soGcn }) => [ma, soGcn],
);
const requests = codeSearch(
  ({ supportRequests }) => supportRequests,
  ({ ma, soQd }) => [ma, soQd],
);
const contributions = codeSearch(
  ({ contributions: table }) => table,
  // Those that are void too: they are on the papers that people bring.
  ({ soGcn, gcn }) => [soGcn, ...gcn.map((each) => each.soGcn)],
);

/** Records that have a code of their own (domain dictionary §4.1), each behind the policy of its page. */
export const recordKinds: readonly RecordKind[] = [
  {
    ...{ loai: 'bao-cao-quy', page: 'fundReport', prefix: 'bcq' },
    find: ({ database, user, culture, piece, most }) =>
      fundReports(database, piece, most, (row) => isVisibleFundReport(database, row, user)).map((row) => ({
        ...{ id: row.id, ma: row.ma, tieuDe: unitName(database, row.donViId) },
        moTa: `${periodOf(row)} · ${nameIn(reportStatuses, row.trangThai, culture)}`,
        duongDan: href('fundReport', { reportId: row.id }),
      })),
  },
  {
    ...{ loai: 'phieu-nop-quy', page: 'payIn', prefix: 'nq' },
    find: ({ database, user, culture, piece, most }) => {
      const scope = scopeOf(user);
      return payIns(database, piece, most, (row) => isVisiblePayIn(row, scope)).map((row) => ({
        ...{ id: row.id, ma: row.ma },
        tieuDe: row.donViId === null ? row.nguoiNopTien : unitName(database, row.donViId),
        moTa: nameIn(payInStatuses, row.trangThai, culture),
        duongDan: href('payIn', { payInId: row.id }),
      }));
    },
  },
  {
    ...{ loai: 'nguoi-lao-dong-tu-dong', page: 'selfPayingDossier', prefix: 'td' },
    find: ({ database, user, culture, piece, most }) => {
      const seesAll = scopeOf(user).kind === 'all';
      return dossiers(database, piece, most, () => seesAll).map((row) => ({
        ...{ id: row.id, ma: row.ma, tieuDe: row.hoTen },
        moTa: nameIn(selfPayingStatuses, row.trangThai, culture),
        duongDan: href('selfPayingDossier', { dossierId: row.id }),
      }));
    },
  },
  {
    ...{ loai: 'yeu-cau-ho-tro', page: 'supportRequest', prefix: 'ycht' },
    find: ({ database, user, culture, piece, most }) =>
      requests(database, piece, most, (row) => isVisibleSupportRequest(database, row, user)).map((row) => {
        const [first] = row.truongHop;
        const applicant = first === undefined ? undefined : workerOf(database, first)?.hoTen;
        return {
          ...{ id: row.id, ma: row.ma, tieuDe: applicant ?? row.nguoiLienHe },
          moTa: [nameIn(supportStatuses, row.trangThai, culture), row.soQd].filter(Boolean).join(' · '),
          duongDan: href('supportRequest', { requestId: row.id }),
        };
      }),
  },
  {
    ...{ loai: 'dong-gop-quy', page: 'contribution', prefix: 'gcn' },
    find: ({ database, user, culture, piece, most }) => {
      const scope = scopeOf(user);
      const isVisible = (row: Parameters<typeof contributionEntry>[1]) =>
        contributionEntry(database, row, scope) !== undefined;
      return contributions(database, piece, most, isVisible).flatMap((row) => {
        const item = contributionEntry(database, row, scope)?.item;
        return item === undefined
          ? []
          : {
              ...{ id: row.id, ma: row.soGcn ?? row.gcn.at(-1)?.soGcn ?? '', tieuDe: item.hoTen },
              moTa: [item.donViTen, nameIn(contributionStatuses, item.trangThai, culture)].filter(Boolean).join(' · '),
              duongDan: href('contribution', { contributionId: row.id }),
            };
      });
    },
  },
  {
    ...{ loai: 'bao-cao-doanh-thu', page: 'revenueReport', prefix: 'bcdt' },
    find: ({ database, user, culture, piece, most }) =>
      revenueReports(database, piece, most, (row) => isVisibleReport(database, row, user)).map((row) => ({
        ...quarterHit(database, row, culture),
        duongDan: href('revenueReport', { reportId: row.id }),
      })),
  },
  {
    ...{ loai: 'bao-cao-tai-lieu', page: 'documentReport', prefix: 'bctl' },
    find: ({ database, user, culture, piece, most }) =>
      documentReports(database, piece, most, (row) => isVisibleReport(database, row, user)).map((row) => ({
        ...quarterHit(database, row, culture),
        duongDan: href('documentReport', { reportId: row.id }),
      })),
  },
];

/** Whether a text may be part of a code at all: it begins as one does, or there is a digit in it. */
export function mayBeCode(piece: string): boolean {
  return (
    /^\d{3}|[./]|[a-z]\d/u.test(piece) ||
    recordKinds.some(({ prefix }) => prefix.startsWith(piece) || piece.startsWith(prefix))
  );
}

export function policyOf({ page }: Pick<RecordKind, 'page'>): string | undefined {
  return routeOf(page).policy;
}

function quarterHit(database: Database, row: QuarterReportRow & { readonly ma: string }, culture: string) {
  return {
    ...{ id: row.id, ma: row.ma, tieuDe: unitName(database, row.donViId) },
    moTa: `${row.quy}/${row.nam} · ${nameIn(reportStatuses, row.trangThai, culture)}`,
  };
}

function unitName({ units }: Database, id: string): string {
  return units.find(id)?.ten ?? '';
}

function nameIn(list: readonly NamedValue<number>[], id: number, culture: string): string {
  const value = list.find((each) => each.id === id);
  return (builtInLanguageOf(culture) === 'en' ? value?.tenEn : value?.ten) ?? '';
}
