import { formatDate } from '@/domain/format/dates';
import { banks } from '@/domain/reference/banks';

import type { Database } from '../../data/database';
import { countedFor, type MoneyPaper } from '../../data/fund/counted-papers';
import { businessFailure, type MockFailure } from '../../failures';

/** The refusal of a paper that stands for other money already. @param ma Code of its voucher. */
export function paperTaken({ soChungTu, nganHangId, ngay: day }: MoneyPaper, ma: string): MockFailure {
  const ngay = formatDate(day);
  const nganHang = banks.find(({ id }) => id === nganHangId)?.ten ?? 'tiền mặt';
  return businessFailure(
    'QuyHoTro:03001',
    `Số chứng từ ${soChungTu} ngày ${ngay} của ngân hàng ${nganHang} đã được khai tại phiếu ${ma}.`,
    { so: soChungTu, ngay, nganHang, ma },
  );
}

/** @throws MockFailure 403 `QuyHoTro:03001` for money that counts for another voucher already. */
export function refuseCountedPaper(database: Database, paper: MoneyPaper, ownId: string): void {
  const other = countedFor(database, paper, ownId);
  if (other !== undefined) {
    throw paperTaken(paper, other.ma);
  }
}
