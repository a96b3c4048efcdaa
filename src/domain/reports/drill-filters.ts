import { contributionStatus } from '../contributions/contribution-lists';
import type { RouteName } from '../navigation/routes';
import type { NamedValue } from '../reference/named-value';
import type { ReportFilterName, ReportFilters, RowKey } from './report';
import type { ReportPeriod } from './report-period';

/** The list behind a figure. */
export type DrillDown = {
  readonly route: RouteName;
  /** Filters of the list; `''` takes one away that the list would open with. */
  readonly filters: Readonly<Record<string, string>>;
  /** Where the list's answer repeats the figure: `totalCount`, or a name in `tong`; absent for shares and dates. */
  readonly figure?: string;
};

/** Row keys of those whom no unit sends, and of documents for all markets. */
export const withoutUnit = 'khong';
export const forAllMarkets = 'chung';

/** The same beside the markets, to choose from. */
export const allMarkets: NamedValue<string> = { id: forAllMarkets, ten: 'Dùng chung', tenEn: 'All markets' };

/** Contracts, whichever of a person they are. */
export function workers(filters: Readonly<Record<string, string>>, figure: string | undefined): DrillDown {
  return drill('workers', { moiHopDong: 'true', ...filters }, figure);
}

/** Contributions; what was paid back is none. */
export function contributedIn({ tuNgay, denNgay }: ReportPeriod, filters: Readonly<Record<string, string>>): DrillDown {
  const { full, partial } = contributionStatus;
  const asked = { ...filters, ngayDongTu: tuNgay, ngayDongDen: denNgay, trangThai: `${full},${partial}` };
  return drill('contributingWorkers', asked, 'totalCount');
}

export function departedIn({ tuNgay, denNgay }: ReportPeriod): Readonly<Record<string, string>> {
  return { ngayXuatCanhTu: tuNgay, ngayXuatCanhDen: denNgay };
}

export function drill(
  route: RouteName,
  filters: Readonly<Record<string, string>>,
  figure: string | undefined,
): DrillDown {
  return { route, filters, ...(figure === undefined ? {} : { figure }) };
}

/** What a row is about, as filters of lists. */
export function placeOf(path: readonly RowKey[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...path.map(({ loai, ma }) => filterOf(loai, ma))) as Readonly<Record<string, string>>;
}

function filterOf(loai: RowKey['loai'], ma: string): Readonly<Record<string, string>> {
  switch (loai) {
    case 'khu-vuc':
      return { khuVuc: ma };
    case 'thi-truong':
      return { thiTruongId: ma };
    case 'loai-don-vi':
      return ma === withoutUnit ? { coDonVi: 'false' } : { loaiDonViId: ma };
    case 'don-vi':
      return ma === withoutUnit ? { coDonVi: 'false' } : { donViId: ma };
    case 'tinh-thanh':
      return { tinhThanhMa: ma };
    case 'nganh-nghe':
      return { nganhNgheId: ma };
    case 'tai-lieu':
      return { taiLieuId: ma };
    case 'thang':
      return {};
  }
}

export function kept(filters: ReportFilters, names: readonly ReportFilterName[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = filters[name] ?? '';
      return value === '' ? [] : [[name, value] as const];
    }),
  );
}

export function periodOf({ tuNgay = '', denNgay = '' }: ReportFilters): ReportPeriod {
  return { tuNgay, denNgay };
}
