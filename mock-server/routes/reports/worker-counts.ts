import { employmentState } from '@/domain/reference/contract-lists';
import { dayOfStock, daysOfColumn } from '@/domain/reports/drill-down';
import type { Dimension, Report, ReportFigures } from '@/domain/reports/report';

import { contractIndex, contributionIndex, dayCode, type CodedColumn, type ContractIndex } from './contract-index';
import { contractMatch } from './contract-match';
import { dimensionOf, measureOf, type ReportRequest } from './report-request';
import { plainAnswer, tableOf, type Leaf, type Sums } from './report-rows';
import { inOrder, rowNames } from './row-names';

const code = 'tong-hop-so-lao-dong';
const months = Array.from({ length: 12 }, (_, index) => `t${index + 1}`);
const quarters = ['q1', 'q2', 'q3', 'q4'] as const;

/** R3: what a dimension counts in each month of a year (domain dictionary §6; register B-14). */
export function workerCountsReport(request: ReportRequest, now: number): Report {
  const dimension = dimensionOf(request, 'don-vi');
  const index = contractIndex(request.database);
  const { codes, keys } = columnOf(index, dimension);
  const counts = countByMonth(request, index, codes, keys.length);
  const names = rowNames(request.database);
  const leaves = keys.flatMap((key, row): readonly Leaf[] => {
    const own = counts.subarray(row * 12, row * 12 + 12);
    return own.every((count) => count === 0)
      ? []
      : [
          {
            path: [names.row(dimension, key)],
            sums: Object.fromEntries(months.map((month, place) => [month, own[place] ?? 0])),
          },
        ];
  });
  const figures = measureOf(request) === 'dang-lam-viec' ? stockFigures(request) : flowFigures;
  return plainAnswer(code, now, tableOf(inOrder(names, leaves), figures));
}

/** Rows of the dimension, twelve counters each. */
function countByMonth(request: ReportRequest, index: ContractIndex, codes: Uint16Array, rowCount: number): Int32Array {
  const year = Number(request.filters.nam);
  const isWanted = contractMatch(index, request);
  const counts = new Int32Array(rowCount * 12);
  const raise = (contract: number, month: number) => {
    const place = (codes[contract] ?? 0) * 12 + month;
    counts[place] = (counts[place] ?? 0) + 1;
  };
  const countDays = (days: Int32Array, contractAt: (place: number) => number) => {
    for (let place = 0; place < days.length; place += 1) {
      const day = days[place] ?? 0;
      if (Math.floor(day / 10_000) === year && isWanted(contractAt(place))) {
        raise(contractAt(place), (Math.floor(day / 100) % 100) - 1);
      }
    }
  };
  switch (measureOf(request)) {
    case 'xuat-canh':
      countDays(index.departed.subarray(0, index.rows.length), (place) => place);
      return counts;
    case 've-nuoc':
      countDays(index.returned.subarray(0, index.rows.length), (place) => place);
      return counts;
    case 'dong-quy': {
      const { day, contract } = contributionIndex(request.database);
      countDays(day, (place) => contract[place] ?? 0);
      return counts;
    }
    case 'dang-lam-viec':
      countStock(request, index, isWanted, raise);
      return counts;
  }
}

/** Who works abroad on the last day of each month that has begun. */
function countStock(
  { filters, today }: ReportRequest,
  { rows, departed, returned, state }: ContractIndex,
  isWanted: (place: number) => boolean,
  raise: (contract: number, month: number) => void,
): void {
  const days = months.map((month) => dayCode(dayOfStock(daysOfColumn(month, Number(filters.nam)), today) ?? null));
  for (let place = 0; place < rows.length; place += 1) {
    const [left, back] = [departed[place] ?? 0, returned[place] ?? 0];
    const isGone = state[place] === employmentState.absconded || state[place] === employmentState.lost;
    if (left !== 0 && !isGone && isWanted(place)) {
      for (const [month, day] of days.entries()) {
        if (left <= day && (back === 0 || back > day)) {
          raise(place, month);
        }
      }
    }
  }
}

function flowFigures(sums: Sums): ReportFigures {
  const found = Object.fromEntries(months.map((month) => [month, sums[month] ?? 0]));
  const sumOf = (wanted: readonly string[]) => wanted.reduce((sum, month) => sum + (found[month] ?? 0), 0);
  return {
    ...found,
    ...Object.fromEntries(quarters.map((quarter, place) => [quarter, sumOf(months.slice(place * 3, place * 3 + 3))])),
    caNam: sumOf(months),
  };
}

/** A stock is that of the last month that has begun; there is none before. */
function stockFigures({ filters, today }: ReportRequest): (sums: Sums) => ReportFigures {
  const hasBegun = (column: string) => dayOfStock(daysOfColumn(column, Number(filters.nam)), today) !== undefined;
  const lastOf = (sums: Sums, wanted: readonly string[]) => {
    const month = wanted.findLast(hasBegun);
    return month === undefined ? null : (sums[month] ?? 0);
  };
  return (sums) => ({
    ...Object.fromEntries(months.map((month) => [month, lastOf(sums, [month])])),
    ...Object.fromEntries(
      quarters.map((quarter, place) => [quarter, lastOf(sums, months.slice(place * 3, place * 3 + 3))]),
    ),
    caNam: lastOf(sums, months),
  });
}

function columnOf(index: ContractIndex, dimension: Dimension): CodedColumn {
  switch (dimension) {
    case 'don-vi':
      return index.unit;
    case 'thi-truong':
      return index.market;
    case 'tinh-thanh':
      return index.province;
    case 'nganh-nghe':
      return index.occupation;
  }
}
