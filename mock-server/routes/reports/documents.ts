import { isInChain } from '@/domain/fund/carry-forward';
import { percentOf } from '@/domain/reports/formulas';
import type { Report } from '@/domain/reports/report';

import { CarriedStock, isWantedLine } from '../../data/fund/carried-stock';
import type { DocumentReportRow } from '../../data/fund/quarter-report-row';
import { isVisibleReport } from '../quarter-reports/quarter-report-records';
import { dimensionOf, type ReportRequest } from './report-request';
import { add, plainAnswer, summedColumns, tableOf, type Leaf, type Sums } from './report-rows';
import { inOrder, rowNames } from './row-names';

const code = 'su-dung-tai-lieu';

type Cell = { readonly path: Leaf['path']; readonly sums: Sums; readonly stock: CarriedStock };

/** R7: use of documents, by document and market or unit (domain dictionary §6; register B-18). */
export function documentsReport(request: ReportRequest, now: number): Report {
  const { database, filters } = request;
  const names = rowNames(database);
  const isByUnit = dimensionOf(request, 'thi-truong') === 'don-vi';
  const wanted = { taiLieuId: filters.taiLieuId, thiTruongId: filters.thiTruongId };
  const cells = new Map<string, Cell>();
  for (const row of database.documentReports.rows()) {
    for (const line of isWanted(row, request) ? row.chiTiet : []) {
      if (isWantedLine(line, wanted)) {
        const below = isByUnit ? names.row('don-vi', row.donViId) : names.row('thi-truong', line.thiTruongId);
        const key = `${line.taiLieuId} ${below.ma}`;
        const path = [names.row('tai-lieu', line.taiLieuId), below];
        const cell = cells.get(key) ?? { path, sums: {}, stock: new CarriedStock() };
        cells.set(key, cell);
        const { nhan, daCap, hongMat, deNghi, duocDuyet } = line;
        add(cell.sums, { nhan, daCap, hongMat, deNghi, duocDuyet: duocDuyet ?? 0 });
        cell.stock.add(row.donViId, row.nam * 4 + row.quy, line);
      }
    }
  }
  const leaves = [...cells.values()].map(({ path, sums, stock }): Leaf => {
    return { path, sums: { ...sums, tonDau: stock.tonDauKy, tonCuoi: stock.tonCuoiKy } };
  });
  const table = tableOf(inOrder(names, leaves), (sums) => {
    const columns = summedColumns(code, sums);
    const { tonDau = 0, nhan = 0, daCap = 0 } = columns;
    return { ...columns, tyLeSuDung: percentOf(daCap, tonDau + nhan) };
  });
  return plainAnswer(code, now, table);
}

function isWanted(row: DocumentReportRow, { database, user, filters }: ReportRequest): boolean {
  return (
    isInChain(row) &&
    isVisibleReport(database, row, user) &&
    String(row.nam) === filters.nam &&
    (filters.quy === undefined || String(row.quy) === filters.quy) &&
    (filters.donViId === undefined || row.donViId === filters.donViId)
  );
}
