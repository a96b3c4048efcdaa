import { isInChain } from '@/domain/fund/carry-forward';
import { percentOf } from '@/domain/reports/formulas';
import type { Report } from '@/domain/reports/report';
import { reportMonths } from '@/domain/reports/report-period';
import { monthOf } from '@/domain/lists/month';

import { paymentsOf } from '../../data/fund/allocations';
import { CarriedDebt } from '../../data/fund/carried-debt';
import { valueDate } from '../../data/fund/pay-in-row';
import { isVisibleFundReport, paymentState } from '../fund-reports/fund-report-answer';
import { contractIndex, contributionIndex, dayCode } from './contract-index';
import { contractMatch } from './contract-match';
import { periodOf, type ReportRequest } from './report-request';
import { plainAnswer, summedColumns, tableOf, type Leaf, type Sums } from './report-rows';
import { inOrder, rowNames, unitPath } from './row-names';

const code = 'dong-gop-quy';

type UnitMoney = { readonly sums: Sums; readonly debt: CarriedDebt; lastPayment: string | null };

/** R2: departures and contributions by type of unit and unit (domain dictionary §6; register B-13). */
export function unitContributionsReport(request: ReportRequest, now: number): Report {
  const { database, filters } = request;
  const money = moneyOf(request);
  const people = countPeople(request);
  const names = rowNames(database);
  const isKnown = (id: string | null) => filters.tinhTrangNop === undefined || (id !== null && money.has(id));
  const units = new Set([...people.keys(), ...money.keys()]);
  const leaves = [...units].filter(isKnown).map((id): Leaf => {
    const { sums, debt } = (id === null ? undefined : money.get(id)) ?? { sums: {}, debt: new CarriedDebt() };
    const { phaiNopCaKy, noCuoiKy } = debt;
    return {
      path: unitPath(names, database, id),
      sums: { ...people.get(id), ...sums, tongPhaiNop: phaiNopCaKy, conPhaiNop: noCuoiKy },
    };
  });
  const lastPayments = new Map([...money].map(([id, { lastPayment }]) => [id, lastPayment]));
  const shown = leaves.flatMap(({ path }) => path.at(-1)?.ma ?? []);
  const table = tableOf(inOrder(names, leaves), (sums, _, path) => {
    const columns = summedColumns(code, sums);
    const { daNop = 0, tongPhaiNop = 0 } = columns;
    const own = path.at(-1);
    const units =
      own === undefined
        ? shown
        : own.loai === 'don-vi'
          ? [own.ma]
          : leaves.flatMap(({ path: [type, unit] }) => (type?.ma === own.ma && unit !== undefined ? [unit.ma] : []));
    return {
      ...columns,
      tyLeNop: percentOf(daNop, tongPhaiNop),
      ngayNopGanNhat: latest(units.map((id) => lastPayments.get(id) ?? null)),
    };
  });
  return plainAnswer(code, now, table);
}

/** Departures, and contributions by the day of the money, of each unit. */
function countPeople(request: ReportRequest): ReadonlyMap<string | null, Sums> {
  const index = contractIndex(request.database);
  const isWanted = contractMatch(index, request);
  const { keys, codes } = index.unit;
  const period = periodOf(request);
  const [first, last] = [dayCode(period.tuNgay), dayCode(period.denNgay)];
  const departures = new Int32Array(keys.length);
  const contributions = new Int32Array(keys.length);
  const isIn = (day: number | undefined) => day !== undefined && day >= first && day <= last;
  for (let place = 0; place < index.rows.length; place += 1) {
    if (isIn(index.departed[place]) && isWanted(place)) {
      raise(departures, codes[place]);
    }
  }
  const { day, contract } = contributionIndex(request.database);
  for (let place = 0; place < day.length; place += 1) {
    if (isIn(day[place]) && isWanted(contract[place] ?? 0)) {
      raise(contributions, codes[contract[place] ?? 0]);
    }
  }
  return new Map(
    keys.flatMap((key, place) => {
      const [soXuatCanh = 0, soDongQuy = 0] = [departures[place], contributions[place]];
      return soXuatCanh + soDongQuy === 0 ? [] : [[key, { soXuatCanh, soDongQuy }] as const];
    }),
  );
}

/** What the monthly reports of the period say, by unit; rejected ones say nothing. */
function moneyOf(request: ReportRequest): ReadonlyMap<string, UnitMoney> {
  const { database, user, filters } = request;
  const months = reportMonths(periodOf(request));
  const found = new Map<string, UnitMoney>();
  if (months === undefined) {
    return found;
  }
  for (const row of database.fundReports.rows()) {
    const month = monthOf(row);
    const unit = database.units.find(row.donViId);
    const isWanted =
      isInChain(row) &&
      month >= months.kyTu &&
      month <= months.kyDen &&
      (filters.loaiDonViId === undefined || String(unit?.loaiDonViId ?? '') === filters.loaiDonViId) &&
      (filters.canBoPhuTrachId === undefined || unit?.canBoPhuTrachId === filters.canBoPhuTrachId) &&
      (filters.tinhTrangNop === undefined || String(paymentState(row)) === filters.tinhTrangNop) &&
      isVisibleFundReport(database, row, user);
    if (isWanted) {
      const own = found.get(row.donViId) ?? {
        sums: { tienNld: 0, tienDn: 0, daNop: 0 },
        debt: new CarriedDebt(),
        lastPayment: null,
      };
      found.set(row.donViId, own);
      own.sums['tienNld'] = (own.sums['tienNld'] ?? 0) + row.tienNld;
      own.sums['tienDn'] = (own.sums['tienDn'] ?? 0) + row.tienDn;
      own.sums['daNop'] = (own.sums['daNop'] ?? 0) + row.daNop;
      own.debt.add({ ...row, ky: row.nam * 12 + row.thang });
      const payments = paymentsOf(database, 'bao-cao-quy', row.id);
      own.lastPayment = latest([own.lastPayment, ...payments.map(({ voucher }) => valueDate(voucher))]);
    }
  }
  return found;
}

function latest(days: readonly (string | null)[]): string | null {
  return days.reduce<string | null>(
    (found, day) => (day !== null && (found === null || day > found) ? day : found),
    null,
  );
}

function raise(counts: Int32Array, place: number | undefined): void {
  counts[place ?? 0] = (counts[place ?? 0] ?? 0) + 1;
}
