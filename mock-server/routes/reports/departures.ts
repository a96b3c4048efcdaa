import { changePercent, percentOf } from '@/domain/reports/formulas';
import type { Report } from '@/domain/reports/report';
import { cumulativePeriod, monthsIn, samePeriodOfLastYear, type ReportPeriod } from '@/domain/reports/report-period';

import { planOfYear } from '../../data/departure-plans';
import { contractIndex, dayCode } from './contract-index';
import { contractMatch } from './contract-match';
import { periodOf, type ReportRequest } from './report-request';
import { plainAnswer, summedColumns, tableOf, type Leaf } from './report-rows';
import { inOrder, marketPath, rowNames } from './row-names';

const code = 'lao-dong-xuat-canh';
const woman = 2;

/** Counters of one market, in this order. */
const counters = ['tong', 'nu', 'luyKeTong', 'luyKeNu', 'cungKy', 'daDong', 'chuaDong'] as const;
const width = counters.length;

/** R1: departures by region and market (domain dictionary §6; register B-12). */
export function departuresReport(request: ReportRequest, now: number): Report {
  const { database } = request;
  const period = periodOf(request);
  const { counts, months, markets } = countDepartures(request, period);
  const names = rowNames(database);
  const leaves = markets.flatMap((market, place): readonly Leaf[] => {
    const own = counts.subarray(place * width, (place + 1) * width);
    return market === null || own.every((count) => count === 0)
      ? []
      : [
          {
            path: marketPath(names, market),
            sums: Object.fromEntries(counters.map((name, index) => [name, own[index] ?? 0])),
          },
        ];
  });
  const table = tableOf(inOrder(names, leaves), (sums, total) => {
    const columns = summedColumns(code, sums);
    const { tong = 0, nu = 0, cungKy = 0 } = columns;
    return {
      ...columns,
      tyLeNu: percentOf(nu, tong),
      soSanh: changePercent(tong, cungKy),
      tyTrong: percentOf(tong, total['tong'] ?? 0),
    };
  });
  return { ...plainAnswer(code, now, table), theoThang: months, keHoach: planOf(request, period, table) };
}

function countDepartures(request: ReportRequest, period: ReportPeriod) {
  const index = contractIndex(request.database);
  const isWanted = contractMatch(index, request);
  const lastYear = samePeriodOfLastYear(period, request.today);
  const [own, year, before] = [period, cumulativePeriod(period), lastYear].map(daysOf);
  const counts = new Int32Array(index.market.keys.length * width);
  const names = monthsIn(period);
  const byMonth = new Int32Array(names.length * 2);
  const firstMonth = Number(period.tuNgay.slice(0, 4)) * 12 + Number(period.tuNgay.slice(5, 7));
  for (let place = 0; place < index.rows.length; place += 1) {
    const day = index.departed[place] ?? 0;
    const [inOwn, inYear, inBefore] = [contains(own, day), contains(year, day), contains(before, day)];
    if ((inOwn || inYear || inBefore) && isWanted(place)) {
      const start = (index.market.codes[place] ?? 0) * width;
      const women = index.sex[place] === woman ? 1 : 0;
      if (inOwn) {
        const month = (Math.floor(day / 10_000) * 12 + (Math.floor(day / 100) % 100) - firstMonth) * 2;
        raise(byMonth, month, 1);
        raise(byMonth, month + 1, women);
        raise(counts, start, 1);
        raise(counts, start + 1, women);
        raise(counts, start + (index.isPaid[place] === 1 ? 5 : 6), 1);
      }
      if (inYear) {
        raise(counts, start + 2, 1);
        raise(counts, start + 3, women);
      }
      raise(counts, start + 4, inBefore ? 1 : 0);
    }
  }
  const months = names.map((thang, month) => ({
    thang,
    tong: byMonth[month * 2] ?? 0,
    nu: byMonth[month * 2 + 1] ?? 0,
  }));
  return { counts, months, markets: index.market.keys };
}

/** The plan is one for all who leave: a part of them is not measured by it. */
function planOf(
  { scope, filters }: ReportRequest,
  { denNgay }: ReportPeriod,
  { tong }: Pick<Report, 'tong'>,
): Report['keHoach'] {
  const nam = Number(denNgay.slice(0, 4));
  const soNguoi = planOfYear(nam);
  const isWhole = scope.kind === 'all' && Object.keys(filters).every((name) => name === 'tuNgay' || name === 'denNgay');
  return isWhole && soNguoi !== undefined ? { nam, soNguoi, daDat: Number(tong['luyKeTong'] ?? 0) } : null;
}

type Days = { readonly first: number; readonly last: number };

function daysOf({ tuNgay, denNgay }: ReportPeriod): Days {
  return { first: dayCode(tuNgay), last: dayCode(denNgay) };
}

function contains(days: Days | undefined, day: number): boolean {
  return days !== undefined && day >= days.first && day <= days.last;
}

function raise(counts: Int32Array, place: number, by: number): void {
  counts[place] = (counts[place] ?? 0) + by;
}
