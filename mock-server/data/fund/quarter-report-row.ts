import type { Audited } from '@/domain/abp/paging';
import type { DocumentLine } from '@/domain/document-reports/document-report';
import type { RevenueLine } from '@/domain/revenue-reports/revenue-report';
import type { ReportStatus } from '@/domain/reference/report-statuses';

/** What is stored of every report of a quarter; names and what follows from other reports are worked out when asked. */
export type QuarterReportRow = Audited & {
  readonly ma: string;
  readonly donViId: string;
  readonly nam: number;
  readonly quy: number;
  readonly nguoiLap: string;
  readonly dienThoaiLap: string;
  readonly ghiChu: string | null;
  readonly ngayQt: string | null;
  readonly ngayGui: string | null;
  readonly trangThai: ReportStatus;
  readonly nguoiThamDinhId: string | null;
  readonly ngayThamDinh: string | null;
  readonly yKienThamDinh: string | null;
  readonly nguoiDuyetId: string | null;
  readonly ngayDuyet: string | null;
  readonly yKienDuyet: string | null;
  readonly lyDoTraLai: string | null;
  readonly daGui: boolean;
  readonly daMo: boolean;
};

/** Amounts are integer đồng, the rate per cent. */
export type RevenueReportRow = QuarterReportRow & {
  readonly khongPhatSinh: boolean;
  readonly tyLe: number;
  readonly duNoKyTruoc: number;
  readonly nopThuaKyTruoc: number;
  readonly daNop: number;
  /** Debt of the unit before its first revenue report; the same on all its reports. */
  readonly duNoMoSo: number;
  readonly chiTiet: readonly RevenueLine[];
};

export type DocumentReportRow = QuarterReportRow & { readonly chiTiet: readonly DocumentLine[] };
