import { reportOf } from '@/domain/reports/report-table';
import type { Report, ReportCode, ReportFigures, ReportRow, RowKey } from '@/domain/reports/report';

import { serverTime } from '../audit';

/** Counts of one row, by name: columns, and whatever else their formulas need. */
export type Sums = Record<string, number>;

/** A row of the innermost level, with those around it. */
export type Leaf = { readonly path: readonly (RowKey & { readonly ten: string })[]; readonly sums: Sums };

/** The figures of a row, from what it adds up to and what the whole report does. */
export type Finish = (sums: Sums, total: Sums, path: readonly RowKey[]) => ReportFigures;

/** Rows and totals of a report; the leaves stand in their order, and a group where its first leaf does. */
export function tableOf(leaves: readonly Leaf[], finish: Finish): Pick<Report, 'nhom' | 'tong'> {
  const total: Sums = {};
  const groups = new Map<string, { readonly path: Leaf['path']; readonly sums: Sums }>();
  for (const { path, sums } of leaves) {
    add(total, sums);
    for (const length of path.keys()) {
      const own = path.slice(0, length + 1);
      const id = idOf(own);
      const group = groups.get(id) ?? { path: own, sums: {} };
      groups.set(id, group);
      add(group.sums, sums);
    }
  }
  const rows = [...groups].map(([id, { path, sums }]): ReportRow => {
    const { loai, ma, ten } = path.at(-1) ?? { loai: 'don-vi', ma: '', ten: '' };
    const chaId = path.length === 1 ? null : idOf(path.slice(0, -1));
    return { id, loai, ma, ten, chaId, giaTri: finish(sums, total, path) };
  });
  return { nhom: inTreeOrder(rows), tong: finish(total, total, []) };
}

/** The answer of a report that is nothing but its table. */
export function plainAnswer(ma: ReportCode, now: number, table: Pick<Report, 'nhom' | 'tong'>): Report {
  return { ma, lucLay: serverTime(now), ...table, theoThang: [], keHoach: null };
}

/** The columns of a report that are sums, 0 where nothing was counted. */
export function summedColumns(code: ReportCode, sums: Sums): Record<string, number> {
  return Object.fromEntries(
    reportOf(code)
      .columns.filter(({ isSummed }) => isSummed)
      .map(({ code: name }) => [name, sums[name] ?? 0]),
  );
}

export function add(target: Sums, sums: Sums): void {
  for (const [name, value] of Object.entries(sums)) {
    target[name] = (target[name] ?? 0) + value;
  }
}

function idOf(path: readonly RowKey[]): string {
  return path.map(({ ma }) => ma).join('/');
}

function inTreeOrder(rows: readonly ReportRow[]): readonly ReportRow[] {
  const children = new Map<string | null, ReportRow[]>();
  for (const row of rows) {
    const siblings = children.get(row.chaId) ?? [];
    siblings.push(row);
    children.set(row.chaId, siblings);
  }
  const below = (id: string | null): readonly ReportRow[] =>
    (children.get(id) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(null);
}
