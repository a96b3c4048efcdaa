import type { Quarter } from '../quarter-reports/quarter';
import { emptyHead, normalizeHead, withoutBlankEnd, type ReportHead } from '../quarter-reports/report-head';
import type { ClosingStock, DocumentLine, DocumentReport } from './document-report';
import { isSameDocument, openingOf } from './stock-rules';

/** A line while it is typed: a number may not be there yet. */
export type DocumentLineInput = {
  readonly taiLieuId: string;
  readonly thiTruongId: string | null;
  readonly tonDau: number | null;
  readonly nhan: number | null;
  readonly daCap: number | null;
  readonly hongMat: number | null;
  readonly deNghi: number | null;
};

/** What a unit fills in (domain dictionary §5.7). */
export type DocumentReportInput = ReportHead & { readonly chiTiet: readonly DocumentLineInput[] };

export function emptyDocumentReport(quarter: Quarter): DocumentReportInput {
  return { ...emptyHead(quarter), chiTiet: [] };
}

export function emptyDocumentLine(): DocumentLineInput {
  return { taiLieuId: '', thiTruongId: null, tonDau: null, nhan: null, daCap: null, hongMat: null, deNghi: null };
}

/** The lines that a new report begins with: what the last approved one had left. */
export function linesOfStock(stocks: readonly ClosingStock[]): readonly DocumentLineInput[] {
  return stocks.map(({ taiLieuId, thiTruongId, tonCuoi }) => ({
    ...emptyDocumentLine(),
    taiLieuId,
    thiTruongId,
    tonDau: tonCuoi,
  }));
}

/**
 * The opening stocks that nobody types: what the last approved report has left, or what the Fund has counted instead.
 *
 * @param stored Lines of the report where it is stored already.
 */
export function lockedOpenings(
  stocks: readonly ClosingStock[],
  stored: readonly DocumentLine[] = [],
): readonly ClosingStock[] {
  const corrected = stored.filter(({ lyDoSuaTonDau }) => lyDoSuaTonDau !== null);
  return stocks.map((stock) => {
    const line = corrected.find((known) => isSameDocument(known, stock));
    return line === undefined ? stock : { ...stock, tonCuoi: line.tonDau };
  });
}

/** The line with the opening stock that is locked for its document; as it is where none is. */
export function withLockedOpening<Line extends DocumentLineInput>(line: Line, stocks: readonly ClosingStock[]): Line {
  const tonDau = openingOf(stocks, line);
  return tonDau === undefined ? line : { ...line, tonDau };
}

export function documentInputOf({
  nam,
  quy,
  nguoiLap,
  dienThoaiLap,
  ghiChu,
  chiTiet,
}: DocumentReport): DocumentReportInput {
  return {
    nam,
    quy,
    nguoiLap,
    dienThoaiLap,
    ghiChu,
    chiTiet: chiTiet.map(({ taiLieuId, thiTruongId, tonDau, nhan, daCap, hongMat, deNghi }) => ({
      taiLieuId,
      thiTruongId,
      tonDau,
      nhan,
      daCap,
      hongMat,
      deNghi,
    })),
  };
}

/** What was typed, in the form in which it is checked, sent and stored: blank lines at the end fall away. */
export function normalizeDocumentReport(input: DocumentReportInput): DocumentReportInput {
  const lines = withoutBlankEnd(input.chiTiet, isBlankLine);
  return {
    ...normalizeHead(input),
    chiTiet: lines.map((line) => ({
      ...line,
      thiTruongId: line.thiTruongId === '' ? null : line.thiTruongId,
      hongMat: line.hongMat ?? 0,
    })),
  };
}

function isBlankLine({ taiLieuId, tonDau, nhan, daCap, hongMat, deNghi }: DocumentLineInput): boolean {
  return !taiLieuId && [tonDau, nhan, daCap, hongMat, deNghi].every((count) => count === null);
}
