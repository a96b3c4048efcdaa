import { lastDayOfMonth } from '../lists/month';
import { addressOf } from '../navigation/routes';
import { selfPayingPayment, selfPayingStatus } from '../self-paying/self-paying-dossier';
import { contributedIn, departedIn, drill, kept, periodOf, placeOf, workers, type DrillDown } from './drill-filters';
import type { ReportCode, ReportFilters, RowKey } from './report';
import { cumulativePeriod, partInMonth, reportMonths, samePeriodOfLastYear, type ReportPeriod } from './report-period';

/** A figure of a report: the way to its row (empty for the totals), its column, and what the report was asked for. */
export type Figure = {
  readonly path: readonly RowKey[];
  readonly column: string;
  readonly filters: ReportFilters;
  /** The day on which the report was worked out, as an ISO date. */
  readonly today: string;
};

/**
 * The list whose rows make up a figure, with the filters under which its totals are that figure (register B-12 to B-18,
 * reconciliation R0); `undefined` where no list shows them.
 */
export function drillDown(code: ReportCode, figure: Figure): DrillDown | undefined {
  return drills[code](figure);
}

/** Address of the list behind a figure. @example drillDownHref('lao-dong-tu-dong', figure) // '/quan-ly-quy/nguoi-lao-dong-tu-dong?trangThai=4' */
export function drillDownHref(code: ReportCode, figure: Figure): string | undefined {
  const found = drillDown(code, figure);
  return found === undefined ? undefined : addressOf(found.route, {}, new URLSearchParams(found.filters).toString());
}

const drills: Readonly<Record<ReportCode, (figure: Figure) => DrillDown | undefined>> = {
  'lao-dong-xuat-canh': departures,
  'dong-gop-quy': contributions,
  'tong-hop-so-lao-dong': workerCounts,
  'chua-dong-quy': unpaid,
  'theo-doanh-thu': revenue,
  'lao-dong-tu-dong': selfPaying,
  'su-dung-tai-lieu': documents,
};

function departures({ path, column, filters, today }: Figure): DrillDown | undefined {
  const period = periodOf(filters);
  const days: Readonly<Record<string, ReportPeriod>> = {
    luyKeTong: cumulativePeriod(period),
    luyKeNu: cumulativePeriod(period),
    cungKy: samePeriodOfLastYear(period, today),
  };
  const isOfWomen = column === 'nu' || column === 'luyKeNu';
  if (isOfWomen && (filters.gioiTinh ?? '2') !== '2') {
    return undefined;
  }
  return workers(
    {
      ...kept(filters, ['donViId', 'loaiDonViId', 'hinhThucDi', 'nganhNgheId', 'tinhThanhMa', 'gioiTinh']),
      ...placeOf(path),
      ...departedIn(days[column] ?? period),
      ...(isOfWomen ? { gioiTinh: '2' } : {}),
      ...(column === 'daDong' ? { dongQuy: '1' } : {}),
      ...(column === 'chuaDong' ? { dongQuy: '2,3' } : {}),
    },
    isShare(column) ? undefined : 'soHopDong',
  );
}

const reportFigures: Readonly<Record<string, string>> = {
  tienNld: 'tienNld',
  tienDn: 'tienDn',
  tongPhaiNop: 'phaiNopCaKy',
  daNop: 'daNop',
  conPhaiNop: 'noCuoiKy',
};

function contributions({ path, column, filters }: Figure): DrillDown | undefined {
  const period = periodOf(filters);
  const place = { ...kept(filters, ['loaiDonViId', 'canBoPhuTrachId']), ...placeOf(path) };
  if (column === 'soXuatCanh' || column === 'soDongQuy') {
    // Units that were left out for their payments are no filter of people: only a unit's own row says which they are.
    const isKnown = (filters.tinhTrangNop ?? '') === '' || path.some(({ loai }) => loai === 'don-vi');
    if (!isKnown) {
      return undefined;
    }
    return column === 'soXuatCanh'
      ? workers({ ...place, ...departedIn(period) }, 'soHopDong')
      : contributedIn(period, place);
  }
  const months = reportMonths(period);
  if (months === undefined || 'coDonVi' in place) {
    return undefined;
  }
  const asked = { ...place, ...kept(filters, ['tinhTrangNop']), ...months, conHieuLuc: 'true' };
  return drill('fundReports', asked, reportFigures[column]);
}

function workerCounts({ path, column, filters, today }: Figure): DrillDown | undefined {
  const days = daysOfColumn(column, Number(filters.nam));
  const asked = { ...kept(filters, ['gioiTinh']), ...placeOf(path) };
  switch (filters.chiTieu) {
    case 'dong-quy':
      return contributedIn(days, asked);
    case 've-nuoc':
      return workers({ ...asked, ngayVeNuocTu: days.tuNgay, ngayVeNuocDen: days.denNgay }, 'soHopDong');
    case 'dang-lam-viec': {
      const day = dayOfStock(days, today);
      return day === undefined ? undefined : workers({ ...asked, lamViecTu: day, lamViecDen: day }, 'soHopDong');
    }
    default:
      return workers({ ...asked, ...departedIn(days) }, 'soHopDong');
  }
}

/** The days of `t1` to `t12`, `q1` to `q4` and `caNam` of R3. */
export function daysOfColumn(column: string, nam: number): ReportPeriod {
  const number = Number(column.slice(1));
  const isQuarter = column.startsWith('q');
  const [first, last] = /^[tq]\d+$/u.test(column)
    ? [isQuarter ? number * 3 - 2 : number, isQuarter ? number * 3 : number]
    : [1, 12];
  const month = (thang: number) => `${String(nam).padStart(4, '0')}-${String(thang).padStart(2, '0')}`;
  return { tuNgay: `${month(first)}-01`, denNgay: lastDayOfMonth(month(last)) };
}

/** The day on which those who work abroad are counted: the last of the days, at the latest today; none before they begin. */
export function dayOfStock({ tuNgay, denNgay }: ReportPeriod, today: string): string | undefined {
  return tuNgay > today ? undefined : denNgay < today ? denNgay : today;
}

const ages: Readonly<Record<string, string>> = {
  quaHan30: '1-30',
  quaHan60: '31-60',
  quaHan90: '61-90',
  quaHanTren90: 'tren-90',
  chuaDenHan: 'chua-den-han',
};
const owed: Readonly<Record<string, string>> = { tienNld: 'chuaDongNld', tienDn: 'chuaDongDn', tong: 'chuaDong' };

function unpaid({ path, column, filters }: Figure): DrillDown | undefined {
  const age = ages[column];
  const wanted = filters.tuoiNo ?? '';
  if (age !== undefined && wanted !== '' && !wanted.split(',').includes(age)) {
    return undefined;
  }
  return workers(
    {
      ...kept(filters, ['donViId', 'thiTruongId', 'hinhThucDi', 'tuoiNo']),
      ...placeOf(path),
      chuaDongDenNgay: filters.denNgay ?? '',
      ...(age === undefined ? {} : { tuoiNo: age }),
    },
    owed[column] ?? 'soHopDong',
  );
}

const revenueFigures: Readonly<Record<string, string>> = {
  soLaoDong: 'soLaoDong',
  dtNld: 'dtNld',
  dtNuocNgoai: 'dtNuocNgoai',
  tongDoanhThu: 'tongDoanhThu',
  phaiNop: 'phaiNopTrongKy',
  duNoKyTruoc: 'noDauKy',
  tongPhaiNop: 'phaiNopCaKy',
  daNop: 'daNop',
  noChuyenKySau: 'noCuoiKy',
};

/** Columns that a rejected report still speaks in when it is asked for; it asks for no money. */
const declaredFigures: ReadonlySet<string> = new Set(['soLaoDong', 'dtNld', 'dtNuocNgoai', 'tongDoanhThu']);

function revenue({ path, column, filters }: Figure): DrillDown {
  const chosen = kept(filters, ['nam', 'quy', 'donViId', 'trangThai']);
  const isOfRejected = 'trangThai' in chosen && (declaredFigures.has(column) || revenueFigures[column] === undefined);
  const status = isOfRejected ? {} : { conHieuLuc: 'true' };
  return drill('revenueReports', { ...chosen, ...status, ...placeOf(path) }, revenueFigures[column]);
}

const answered = `${String(selfPayingStatus.approved)},${String(selfPayingStatus.rejected)}`;

const dossierStatuses: Readonly<Record<string, string>> = {
  daDuyet: String(selfPayingStatus.approved),
  boSung: String(selfPayingStatus.returned),
  tuChoi: String(selfPayingStatus.rejected),
  dangCho: String(selfPayingStatus.pending),
  thoiGianTb: answered,
  tyLeDungHan: answered,
};

function selfPaying({ path, column, filters }: Figure): DrillDown {
  const month = path.find(({ loai }) => loai === 'thang')?.ma;
  const period = month === undefined ? periodOf(filters) : partInMonth(periodOf(filters), month);
  const status = dossierStatuses[column];
  const isPaid = column === 'soDaDong' || column === 'soTien';
  const asked = {
    ...kept(filters, ['thiTruongId', 'hinhThuc', 'tinhThanhMa', 'nguon']),
    ...placeOf(path),
    ngayGuiTu: period.tuNgay,
    ngayGuiDen: period.denNgay,
    ...(status === undefined ? {} : { trangThai: status }),
    ...(isPaid ? { tinhTrangDong: String(selfPayingPayment.paid) } : {}),
  };
  return drill('selfPaying', asked, isShare(column) ? undefined : column === 'soTien' ? 'daDong' : 'totalCount');
}

const documentFigures: Readonly<Record<string, string>> = {
  tonDau: 'tonDauKy',
  nhan: 'nhan',
  daCap: 'daCap',
  hongMat: 'hongMat',
  tonCuoi: 'tonCuoiKy',
  deNghi: 'deNghi',
  duocDuyet: 'duocDuyet',
};

function documents({ path, column, filters }: Figure): DrillDown {
  const chosen = kept(filters, ['nam', 'quy', 'taiLieuId', 'thiTruongId', 'donViId']);
  return drill('documentReports', { ...chosen, ...placeOf(path), conHieuLuc: 'true' }, documentFigures[column]);
}

const shares = new Set(['tyLeNu', 'soSanh', 'tyTrong', 'thoiGianTb', 'tyLeDungHan']);

function isShare(column: string): boolean {
  return shares.has(column);
}
