import type { Schemas } from '../contract/schemas';
import { reportStatus } from '../reference/report-statuses';

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
 * Whether the day by which a report is paid is still a warning: its debt has been paid neither with it nor with a later
 * one that has taken it on. It says nothing of a day, so that a list that has stood open over midnight warns too.
 */
export function isPaymentAwaited({ conNo }: Pick<FundReport, 'conNo'>): boolean {
  return conNo > 0;
}

/** True for a sent report that nobody who may appraise it has opened yet; opening it ends the unit's right to take it back. */
export function isToMarkOpened({ trangThai, daMo }: Pick<FundReport, 'trangThai' | 'daMo'>): boolean {
  return trangThai === reportStatus.submitted && !daMo;
}
