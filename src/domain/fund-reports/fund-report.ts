import { daysOverdue } from '../fund/deadlines';
import type { Schemas } from '../contract/schemas';

/** A row of the list of fund reports (báo cáo quỹ, domain dictionary §5.1). */
export type FundReportListItem = Schemas['BaoCaoQuyDong'];

/** A fund report with its figures, without its lines. */
export type FundReport = Schemas['BaoCaoQuy'];

/** The head of a report as it is typed. */
export type FundReportInput = Schemas['BaoCaoQuyNhap'];

/** What a new report of a period would start with. */
export type FundReportStart = Schemas['BaoCaoQuyChuanBi'];

/** A line of a report: one worker with one contract. */
export type FundReportLine = Schemas['BaoCaoQuyChiTiet'];

/** A line as it is typed. */
export type FundReportLineInput = Schemas['BaoCaoQuyChiTietNhap'];

/** Changes of lines that are stored together, or not at all. */
export type FundReportLineChanges = Schemas['BaoCaoQuyDongSua'];

/** What became of changed lines: the report with its new stamp, and the lines as they are stored. */
export type SavedFundReportLines = Schemas['BaoCaoQuyDongDaLuu'];

/** The workers of a report who go to one market. */
export type MarketShare = Schemas['ThiTruongBaoCao'];

/** Tình trạng nộp: 1 đủ, 2 còn nợ, 3 nộp thừa, 4 chưa nộp. */
export type PaymentState = Schemas['TinhTrangNop'];

/** Worth a look in a line, no error. */
export type LineWarning = Schemas['CanhBaoDong'];

/**
 * Whether the day by which a report is paid is still a warning: money is owed, and where the day has passed no later
 * report has taken the debt on and paid it, as the back end's days say.
 *
 * @param today ISO date.
 */
export function isPaymentAwaited(
  { noChuyenKySau, hanNop, soNgayQuaHan }: Pick<FundReport, 'noChuyenKySau' | 'hanNop' | 'soNgayQuaHan'>,
  today: string,
): boolean {
  return noChuyenKySau > 0 && (soNgayQuaHan > 0 || daysOverdue(hanNop, today) === 0);
}

/** True for a sent report that nobody who may appraise it has opened yet; opening it ends the unit's right to take it back. */
export function isToMarkOpened({ trangThai, daMo }: Pick<FundReport, 'trangThai' | 'daMo'>): boolean {
  return trangThai === 2 && !daMo;
}
