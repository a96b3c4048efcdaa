import type { ClosingStock } from '@/domain/document-reports/document-report';
import { firstDayOf, lastDayOf, type Quarter } from '@/domain/quarter-reports/quarter';

import type { Database } from '../database';
import { approvedBefore } from './quarter-reports';

/** Closing stocks of the unit's last approved report before a quarter; they lock the opening ones. */
export function stockBefore({ documentReports }: Database, donViId: string, quarter: Quarter): readonly ClosingStock[] {
  const before = approvedBefore(documentReports, donViId, quarter);
  return (before?.chiTiet ?? []).map(({ taiLieuId, thiTruongId, tonCuoi }) => ({ taiLieuId, thiTruongId, tonCuoi }));
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
