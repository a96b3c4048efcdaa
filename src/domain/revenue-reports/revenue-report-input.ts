import type { Quarter } from '../quarter-reports/quarter';
import { emptyHead, normalizeHead, withoutBlankEnd, type ReportHead } from '../quarter-reports/report-head';
import type { RevenueLine, RevenueReport } from './revenue-report';
import { revenueSums } from './revenue-rules';

/** A line while it is typed: a number may not be there yet. */
export type RevenueLineInput = {
  readonly [Field in keyof RevenueLine]: RevenueLine[Field] extends number ? number | null : string;
};

/** What a unit fills in (domain dictionary §5.6). `tongDoanhThu` follows from the lines. */
export type RevenueReportInput = ReportHead & {
  readonly khongPhatSinh: boolean;
  readonly tongDoanhThu: number;
  readonly chiTiet: readonly RevenueLineInput[];
};

export function emptyRevenueReport(quarter: Quarter): RevenueReportInput {
  return { ...emptyHead(quarter), khongPhatSinh: false, tongDoanhThu: 0, chiTiet: [emptyRevenueLine()] };
}

export function emptyRevenueLine(): RevenueLineInput {
  return { thiTruongId: '', soLaoDong: null, dtNld: null, dtNuocNgoai: null };
}

export function revenueInputOf(report: RevenueReport): RevenueReportInput {
  const { nam, quy, nguoiLap, dienThoaiLap, ghiChu, khongPhatSinh, tongDoanhThu, chiTiet } = report;
  return { nam, quy, nguoiLap, dienThoaiLap, ghiChu, khongPhatSinh, tongDoanhThu, chiTiet };
}

/**
 * What was typed, in the form in which it is checked, sent and stored: a nil report has no lines, blank lines at the end
 * fall away, an amount that was not entered is 0, the total is the lines'.
 */
export function normalizeRevenueReport(input: RevenueReportInput): RevenueReportInput {
  const lines = input.khongPhatSinh ? [] : withoutBlankEnd(input.chiTiet, isBlankLine).map(normalizeLine);
  return { ...normalizeHead(input), chiTiet: lines, tongDoanhThu: revenueSums(lines).tongDoanhThu };
}

function normalizeLine(line: RevenueLineInput): RevenueLineInput {
  return { ...line, dtNld: line.dtNld ?? 0, dtNuocNgoai: line.dtNuocNgoai ?? 0 };
}

function isBlankLine({ thiTruongId, soLaoDong, dtNld, dtNuocNgoai }: RevenueLineInput): boolean {
  return !thiTruongId && soLaoDong === null && !dtNld && !dtNuocNgoai;
}
