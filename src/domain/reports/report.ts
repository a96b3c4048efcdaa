import type { Schemas } from '../contract/schemas';

/** One of the seven reports as its endpoint names it (domain dictionary §6). */
export type ReportCode = Schemas['MaBaoCao'];

/** A report as it is answered: rows of figures, and nothing that the table of reports says already. */
export type Report = Schemas['BaoCao'];

/** A row; what it is about is told by `loai` and `ma`, what it lies in by `chaId`. */
export type ReportRow = Schemas['DongBaoCao'];

/** What a row is about. */
export type RowKind = ReportRow['loai'];

/** Figures by the code of their column; `null` where there is none to show. */
export type ReportFigures = Schemas['SoLieu'];

/** A worker who has not contributed, of the unit that R4 opens. */
export type UnpaidContract = Schemas['LaoDongChuaDong'];

export type DebtAge = Schemas['TuoiNo'];

/** What R3 is counted by, and what it counts. */
export type Dimension = Schemas['ChieuTongHop'];
export type Measure = Schemas['ChiTieu'];

/** One step of the way from the whole report to a row. */
export type RowKey = Pick<ReportRow, 'loai' | 'ma'>;

/** Filters as they stand in the address and, with their names in capitals, in the request. */
export type ReportFilterName =
  | 'tuNgay'
  | 'denNgay'
  | 'nam'
  | 'quy'
  | 'donViId'
  | 'loaiDonViId'
  | 'hinhThucDi'
  | 'nganhNgheId'
  | 'tinhThanhMa'
  | 'gioiTinh'
  | 'canBoPhuTrachId'
  | 'tinhTrangNop'
  | 'chieu'
  | 'chiTieu'
  | 'thiTruongId'
  | 'tuoiNo'
  | 'trangThai'
  | 'hinhThuc'
  | 'nguon'
  | 'taiLieuId';

export type ReportFilters = Readonly<Partial<Record<ReportFilterName, string>>>;

/** The way from the whole report to one of its rows, the outermost first; empty for the row of totals. */
export function pathOf(rows: readonly ReportRow[], row: ReportRow): readonly RowKey[] {
  const parent = row.chaId === null ? undefined : rows.find(({ id }) => id === row.chaId);
  const own = { loai: row.loai, ma: row.ma };
  return parent === undefined ? [own] : [...pathOf(rows, parent), own];
}
