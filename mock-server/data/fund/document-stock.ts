import type { ClosingStock } from '@/domain/document-reports/document-report';
import { compareQuarters, firstDayOf, lastDayOf, type Quarter } from '@/domain/quarter-reports/quarter';

import type { Database } from '../database';
import { approvedOfUnit } from './quarter-reports';

/**
 * What approved reports before a quarter have left of each document the unit had, the documents of the last report first;
 * it locks the opening stocks. A document that a report leaves out is still there: its stock is the one last told.
 */
export function stockBefore({ documentReports }: Database, donViId: string, quarter: Quarter): readonly ClosingStock[] {
  const stocks = new Map<string, ClosingStock>();
  const before = approvedOfUnit(documentReports, donViId).filter((report) => compareQuarters(report, quarter) < 0);
  for (const { taiLieuId, thiTruongId, tonCuoi } of [...before].reverse().flatMap(({ chiTiet }) => chiTiet)) {
    const key = `${taiLieuId} ${thiTruongId ?? ''}`;
    stocks.set(key, stocks.get(key) ?? { taiLieuId, thiTruongId, tonCuoi });
  }
  return [...stocks.values()];
}

/** How many of the unit's workers left in a quarter. */
export function departuresIn({ contracts }: Database, donViId: string, quarter: Quarter): number {
  const [first, last] = [firstDayOf(quarter), lastDayOf(quarter)];
  let count = 0;
  for (const { donViId: unitId, ngayXuatCanh } of contracts.rows()) {
    if (unitId === donViId && ngayXuatCanh !== null && ngayXuatCanh >= first && ngayXuatCanh <= last) {
      count += 1;
    }
  }
  return count;
}
