import { percentOf } from '../reports/formulas';
import type { ClosingStock, DocumentLine } from './document-report';

/** Most of a document that a report may speak of (domain dictionary §5.7). */
export const mostDocuments = 1_000_000;

/** The Fund grants at most so many times what was asked for (domain dictionary §5.7). */
const grantFactor = 1.5;

type Counts = Pick<DocumentLine, 'tonDau' | 'nhan' | 'daCap' | 'hongMat'>;

/** A line's counts as they are while it is typed: what is no number counts as nothing. */
export type TypedCounts = { readonly [Field in keyof Counts]?: unknown };

/** The document and market that a line is about; the same pair stands in a report once. */
export type DocumentKey = { readonly taiLieuId: string; readonly thiTruongId: string | null };

/** Closing stock: opening + received − issued − lost; negative for a line that `isOverIssued`. */
export function closingStock(line: TypedCounts): number {
  return numberIn(line.tonDau) + numberIn(line.nhan) - numberIn(line.daCap) - numberIn(line.hongMat);
}

/** More was issued or lost than there was (`QuyHoTro:05001`). */
export function isOverIssued(line: TypedCounts): boolean {
  return closingStock(line) < 0;
}

/** Share of what there was that was issued, in per cent with one decimal; `undefined` where there was nothing. */
export function usagePercent({ tonDau, nhan, daCap }: Omit<TypedCounts, 'hongMat'>): number | undefined {
  return percentOf(numberIn(daCap), numberIn(tonDau) + numberIn(nhan)) ?? undefined;
}

/** Most that may be granted for what was asked for. */
export function mostGrantable(deNghi: number): number {
  return Math.floor(deNghi * grantFactor);
}

/** The closing stock of the report before; `undefined` for a document that it did not speak of. */
export function openingOf(stocks: readonly ClosingStock[], wanted: DocumentKey): number | undefined {
  return stocks.find((stock) => isSameDocument(stock, wanted))?.tonCuoi;
}

export function isSameDocument(one: DocumentKey, other: DocumentKey): boolean {
  return one.taiLieuId === other.taiLieuId && (one.thiTruongId ?? '') === (other.thiTruongId ?? '');
}

/** Documents of which more were issued than workers left in the quarter, worth a warning; each once. */
export function issuedBeyondDepartures(
  lines: readonly { readonly taiLieuId: string; readonly daCap: unknown }[],
  departures: number,
): readonly string[] {
  const issued = new Map<string, number>();
  for (const { taiLieuId, daCap } of lines) {
    issued.set(taiLieuId, (issued.get(taiLieuId) ?? 0) + numberIn(daCap));
  }
  return [...issued].filter(([id, count]) => id !== '' && count > departures).map(([id]) => id);
}

const counted = ['tonDau', 'nhan', 'daCap', 'hongMat', 'deNghi'] as const;

/** Sums of a report's lines. */
export function stockSums(lines: readonly (TypedCounts & { readonly taiLieuId: string; readonly deNghi?: unknown })[]) {
  const [tonDau = 0, nhan = 0, daCap = 0, hongMat = 0, deNghi = 0] = counted.map((field) =>
    lines.reduce((total, line) => total + numberIn(line[field]), 0),
  );
  const soLoaiTaiLieu = new Set(lines.map(({ taiLieuId }) => taiLieuId)).size;
  return { soLoaiTaiLieu, tonDau, nhan, daCap, hongMat, tonCuoi: tonDau + nhan - daCap - hongMat, deNghi };
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
