import type { HomeTile, HomeTileCode } from '@/domain/home/home';
import { addressOf, href, routeOf, type RouteName } from '@/domain/navigation/routes';
import { payInStatus } from '@/domain/pay-ins/pay-in';
import { countedAmount } from '@/domain/pay-ins/receipt';
import { isGranted } from '@/domain/policies/policy-expression';
import { departedIn } from '@/domain/reports/drill-filters';
import { paymentsWithin, sumOfPayments } from '@/domain/support/support-payments';
import { toProcess } from '@/domain/support/support-request';

import { owesOverdue } from '../../data/fund/overdue-debt';
import { debtDayOfUnit, debtOfUnit } from '../../data/fund/unit-debt';
import { grantedCases } from '../../data/support/granted-support';
import { isOfScope, type DataScope } from '../data-scope';
import { waitingByCode, waitingFor } from '../notifications/open-tasks';
import { findRequests } from '../notifications/support-tasks';
import { isVisiblePayIn } from '../pay-ins/pay-in-list';
import { isVisibleGrant } from '../supported-workers/supported-worker-list';
import { visibleUnits } from '../units/unit-list';
import { deadlinesOfPerson } from './home-deadlines';
import type { HomeRequest } from './home-request';
import { lastMonth } from './last-month';

type Figure = Pick<HomeTile, 'giaTri' | 'lienKet'> & Partial<Pick<HomeTile, 'hanXuLy' | 'ky'>>;

type TileRule = {
  readonly ma: HomeTileCode;
  readonly kieu: HomeTile['kieu'];
  /** The page behind the tile: who may not open it does not see the tile. */
  readonly page: RouteName;
  readonly scopes: readonly DataScope['kind'][];
  readonly figure: (request: HomeRequest) => Figure;
};

const office = ['all', 'province'] as const;
const unit = ['unit'] as const;

/** The tiles of domain dictionary §5.0, those to act on first. What one counts is what the page behind it shows. */
const rules: readonly TileRule[] = [
  counted('bao-cao-quy-cho-tham-dinh', 'fundReports', office, 'bao-cao-quy-cho-tham-dinh'),
  counted('bao-cao-quy-cho-phe-duyet', 'fundReports', office, 'bao-cao-quy-cho-phe-duyet'),
  {
    ...{ ma: 'ho-tro-cho-xu-ly', kieu: 'so', page: 'supportRequests', scopes: office },
    figure: ({ user, backend, today }) => {
      const rule = { page: 'supportRequests', search: () => ({ trangThai: toProcess }), find: findRequests } as const;
      const { count, address, due } = waitingFor(rule, user, backend, today);
      return { giaTri: count, lienKet: address, hanXuLy: due ?? null };
    },
  },
  counted('tu-dong-cho-phe-duyet', 'selfPayingApproval', office, 'tu-dong-cho-phe-duyet'),
  counted('phieu-nop-cho-doi-soat', 'payIns', office, 'phieu-nop-cho-doi-soat'),
  {
    ...{ ma: 'don-vi-qua-han', kieu: 'so', page: 'units', scopes: office },
    figure: ({ scope, backend: { database }, today }) => ({
      giaTri: visibleUnits(database, scope).filter(({ id }) => owesOverdue(database, id, today)).length,
      lienKet: listAddress('units', { quaHanNop: 'true' }),
    }),
  },
  { ...{ ma: 'xuat-canh-thang-truoc', kieu: 'so', page: 'workers', scopes: office }, figure: departures },
  { ...{ ma: 'thu-quy-thang-truoc', kieu: 'tien', page: 'payIns', scopes: office }, figure: receipts },
  { ...{ ma: 'ho-tro-da-chi-thang-truoc', kieu: 'tien', page: 'supportedWorkers', scopes: office }, figure: support },
  { ...{ ma: 'ky-den-han', kieu: 'tien', page: 'fundReports', scopes: unit }, figure: nearestPeriod },
  {
    ...{ ma: 'du-no', kieu: 'tien', page: 'unit', scopes: unit },
    figure: ({ user, backend: { database }, today }) => ({
      giaTri: debtOfUnit(database, user.donViId, today),
      hanXuLy: debtDayOfUnit(database, user.donViId, today) ?? null,
      lienKet: href('unit', { unitId: user.donViId }),
    }),
  },
  counted('lao-dong-chua-dong', 'workers', unit, 'chua-dong-quy'),
  counted('ho-tro-bi-tra-lai', 'supportRequests', unit, 'ho-tro-bi-tra-lai'),
];

/** The tiles of a person, by what they may open and see. */
export function homeTiles(request: HomeRequest): readonly HomeTile[] {
  const { user, scope } = request;
  return rules
    .filter(({ page, scopes }) => scopes.includes(scope.kind) && isGranted(routeOf(page).policy, user.grantedPolicies))
    .map(({ ma, kieu, figure }) => ({ ma, kieu, hanXuLy: null, ky: null, ...figure(request) }));
}

/**
 * Counts as a task does, for everybody who sees the list and not only for those who can do something about it. Days of
 * such records bind the unit; the Fund's own days are those of support.
 */
function counted(ma: HomeTileCode, page: RouteName, scopes: TileRule['scopes'], task: string): TileRule {
  return {
    ...{ ma, kieu: 'so', page, scopes },
    figure: ({ user, backend }) => {
      const { count, address } = waitingByCode(task, user, backend);
      return { giaTri: count, lienKet: address };
    },
  };
}

/** Contracts by which people left, as R1 counts them; in one pass, because nobody should wait for a whole report here. */
function departures({ scope, backend: { database }, today }: HomeRequest): Figure {
  const { ky, ...period } = lastMonth(today);
  const { tuNgay, denNgay } = period;
  let giaTri = 0;
  for (const { ngayXuatCanh, donViId, nguoiLaoDongId } of database.contracts.rows()) {
    if (ngayXuatCanh !== null && ngayXuatCanh >= tuNgay && ngayXuatCanh <= denNgay) {
      const worker = database.workers.find(nguoiLaoDongId);
      giaTri += worker !== undefined && isOfScope({ donViId, tinhThanhMa: worker.tinhThanhMa }, scope) ? 1 : 0;
    }
  }
  return {
    giaTri,
    ky,
    lienKet: listAddress('workers', { moiHopDong: 'true', ...departedIn(period) }),
  };
}

/**
 * Money that has come to the Fund: the reconciled vouchers of every kind by the day on which they were paid, as the list
 * behind them sums them up. A refund is money paid out and takes nothing off.
 */
function receipts({ scope, backend: { database }, today }: HomeRequest): Figure {
  const { tuNgay, denNgay, ky } = lastMonth(today);
  let giaTri = 0;
  for (const row of database.payIns.rows()) {
    const isCounted = row.trangThai === payInStatus.reconciled && row.ngayNop >= tuNgay && row.ngayNop <= denNgay;
    giaTri += isCounted && isVisiblePayIn(row, scope) ? countedAmount(row) : 0;
  }
  const lienKet = listAddress('payIns', {
    trangThai: String(payInStatus.reconciled),
    ngayNopTu: tuNgay,
    ngayNopDen: denNgay,
  });
  return { giaTri, ky, lienKet };
}

/** Support that was paid to workers in the month; of a case paid in parts only those of the month. */
function support({ scope, backend: { database }, today }: HomeRequest): Figure {
  const { tuNgay, denNgay, ky } = lastMonth(today);
  const search = { ngayChiTu: tuNgay, ngayChiDen: denNgay };
  let giaTri = 0;
  for (const granted of grantedCases(database)) {
    const payments = paymentsWithin(granted.truongHop, { from: tuNgay, to: denNgay });
    giaTri += payments.length > 0 && isVisibleGrant(database, granted, scope) ? sumOfPayments(payments) : 0;
  }
  return { giaTri, ky, lienKet: listAddress('supportedWorkers', search) };
}

/** The fund report or its money that is due first; no day where the unit has done everything. */
function nearestPeriod(request: HomeRequest): Figure {
  const [first] = deadlinesOfPerson(request)
    .filter(({ loai }) => loai === 'nop-quy' || loai === 'bao-cao-quy')
    .sort(
      (one, other) =>
        one.hanXuLy.localeCompare(other.hanXuLy) || Number(other.loai === 'nop-quy') - Number(one.loai === 'nop-quy'),
    );
  return first === undefined
    ? { giaTri: 0, lienKet: href('fundReports') }
    : { giaTri: first.soTien ?? 0, lienKet: first.lienKet, hanXuLy: first.hanXuLy, ky: first.ky };
}

function listAddress(page: RouteName, filters: Readonly<Record<string, string>>): string {
  return addressOf(page, {}, new URLSearchParams(filters).toString());
}
