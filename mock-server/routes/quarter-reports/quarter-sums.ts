import { isInChain } from '@/domain/fund/carry-forward';
import type { DocumentReport } from '@/domain/document-reports/document-report';
import type { ReportStatus } from '@/domain/reference/report-statuses';
import type { RevenueReport } from '@/domain/revenue-reports/revenue-report';
import { stockSums } from '@/domain/document-reports/stock-rules';
import { revenueSums } from '@/domain/revenue-reports/revenue-rules';

import { figureSums } from '../../data/figures';
import { carriedSums } from '../../data/fund/carried-debt';
import { CarriedStock, isWantedLine, type WantedLines } from '../../data/fund/carried-stock';
import type { ListSums } from '../../data/query';
import { readFlag, readText, when, type Condition } from '../filters';

type Query = ReadonlyMap<string, string>;

/** Leaves rejected reports out, or shows them alone. */
export function forceCondition<Whole extends { readonly trangThai: ReportStatus }>(
  query: Query,
): Condition<Whole> | undefined {
  return when(readFlag(query, 'conHieuLuc'), (report, value) => isInChain(report) === value);
}

/** The revenue reports with a line of the market that the request names. */
export function marketCondition(query: Query): Condition<RevenueReport> | undefined {
  return when(readText(query, 'thiTruongId'), ({ chiTiet }, id) =>
    chiTiet.some(({ thiTruongId }) => thiTruongId === id),
  );
}

/** Sums of revenue reports; of the asked market alone where they are its workers' and its revenue. */
export function revenueReportSums(query: Query): ListSums<RevenueReport> {
  const market = readText(query, 'thiTruongId');
  const lines = ({ chiTiet }: RevenueReport) =>
    revenueSums(chiTiet.filter(({ thiTruongId }) => market === undefined || thiTruongId === market));
  return {
    soLaoDong: (report) => lines(report).soLaoDong,
    dtNld: (report) => lines(report).dtNld,
    dtNuocNgoai: (report) => lines(report).dtNuocNgoai,
    tongDoanhThu: (report) => lines(report).tongDoanhThu,
    ...figureSums<RevenueReport>(['phaiNopTrongKy', 'tongPhaiNop', 'daNop', 'noChuyenKySau']),
    ...carriedSums((report: RevenueReport) =>
      isInChain(report) ? { ...report, ky: report.nam * 4 + report.quy } : undefined,
    ),
  };
}

/** The document reports with a line of the document and the market that the request names. */
export function lineCondition(query: Query): Condition<DocumentReport> | undefined {
  const wanted = wantedLines(query);
  return wanted.taiLieuId === undefined && wanted.thiTruongId === undefined
    ? undefined
    : ({ chiTiet }) => chiTiet.some((line) => isWantedLine(line, wanted));
}

/** Sums of document reports; of the asked lines alone. */
export function documentReportSums(query: Query): ListSums<DocumentReport> {
  const wanted = wantedLines(query);
  const lines = ({ chiTiet }: DocumentReport) => chiTiet.filter((line) => isWantedLine(line, wanted));
  const sumOf = (field: 'tonDau' | 'nhan' | 'daCap' | 'hongMat' | 'tonCuoi' | 'deNghi') => (report: DocumentReport) =>
    stockSums(lines(report))[field];
  const stock = (field: 'tonDauKy' | 'tonCuoiKy') => {
    const carried = new CarriedStock();
    return (report: DocumentReport): number => {
      const before = carried[field];
      for (const line of lines(report)) {
        carried.add(report.donViId, report.nam * 4 + report.quy, line);
      }
      return carried[field] - before;
    };
  };
  return {
    tonDau: sumOf('tonDau'),
    nhan: sumOf('nhan'),
    daCap: sumOf('daCap'),
    hongMat: sumOf('hongMat'),
    tonCuoi: sumOf('tonCuoi'),
    deNghi: sumOf('deNghi'),
    duocDuyet: (report) => lines(report).reduce((sum, { duocDuyet }) => sum + (duocDuyet ?? 0), 0),
    tonDauKy: stock('tonDauKy'),
    tonCuoiKy: stock('tonCuoiKy'),
  };
}

function wantedLines(query: Query): WantedLines {
  return { taiLieuId: readText(query, 'taiLieuId'), thiTruongId: readText(query, 'thiTruongId') };
}
