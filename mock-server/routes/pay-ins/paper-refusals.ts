import { formatDate } from '@/domain/format/dates';
import { banks } from '@/domain/reference/banks';

import type { Database } from '../../data/database';
import { countedFor, type MoneyPaper } from '../../data/fund/counted-papers';
import { businessFailure, type MockFailure } from '../../failures';

/**
 * The refusal of a paper that stands for other money already.
 *
 * @param ma Code of its voucher; absent where the person may not know of that voucher (DS4).
 */
export function paperTaken({ soChungTu, nganHangId, ngay: day }: MoneyPaper, ma: string | undefined): MockFailure {
  const ngay = formatDate(day);
  const bank = banks.find(({ id }) => id === nganHangId);
  const nganHang = bank?.ten ?? null;
  const paper = {
    vi: `Số chứng từ ${soChungTu} ngày ${ngay}${bank === undefined ? '' : ` của ngân hàng ${bank.ten}`}`,
    en: `Document number ${soChungTu} of ${ngay}${bank === undefined ? '' : ` of ${bank.tenEn}`}`,
  };
  const data = { so: soChungTu, ngay, nganHang };
  return ma === undefined
    ? businessFailure(
        'QuyHoTro:03001',
        {
          vi: `${paper.vi} đã được khai tại phiếu của người nộp khác. Vui lòng kiểm tra lại số chứng từ; nếu đúng, hãy liên hệ Quỹ.`,
          en: `${paper.en} is declared in another payer’s voucher already. Please check the document number; if it is right, contact the Fund.`,
        },
        data,
      )
    : businessFailure(
        'QuyHoTro:03001',
        { vi: `${paper.vi} đã được khai tại phiếu ${ma}.`, en: `${paper.en} is declared in voucher ${ma} already.` },
        { ...data, ma },
      );
}

/** @throws MockFailure 403 `QuyHoTro:03001` for money that counts for another voucher already. */
export function refuseCountedPaper(database: Database, paper: MoneyPaper, ownId: string): void {
  const other = countedFor(database, paper, ownId);
  if (other !== undefined) {
    throw paperTaken(paper, other.ma);
  }
}
