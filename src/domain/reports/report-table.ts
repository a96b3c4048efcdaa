import { policies } from '../policies/policy-names';
import { quarterBefore } from '../quarter-reports/quarter';
import { departureForms } from '../reference/contract-lists';
import { documents } from '../reference/documents';
import { markets } from '../reference/markets';
import type { NamedValue } from '../reference/named-value';
import { occupations } from '../reference/occupations';
import { paymentStates } from '../reference/payment-states';
import { sexes } from '../reference/person-lists';
import { provinces } from '../reference/provinces';
import { reportStatuses } from '../reference/report-statuses';
import { unitTypes } from '../reference/unit-types';
import { dossierSources, selfPayingForms } from '../self-paying/self-paying-dossier';
import { debtAges, dimensions, measures } from './contract-facts';
import { allMarkets } from './drill-filters';
import type { ReportCode, ReportFilterName, ReportFilters, RowKind } from './report';
import { reportColumns } from './report-columns';
import type { ReportDescription, ReportFilter } from './report-description';
import { openingPeriod } from './report-period';

const choice = (
  field: ReportFilterName,
  values: readonly NamedValue<string | number>[],
  isRequired?: true,
): ReportFilter => ({ kind: 'choice', field, values, ...(isRequired === undefined ? {} : { isRequired }) });

const unitType = choice(
  'loaiDonViId',
  unitTypes.filter(({ sendsWorkers }) => sendsWorkers),
);
const market = choice('thiTruongId', markets);
const form = choice('hinhThucDi', departureForms);
const province = choice('tinhThanhMa', provinces);
const sex = choice('gioiTinh', sexes);

/** The seven reports, R1 to R7 (domain dictionary §6; register B-12 to B-18). */
export const reportTable: readonly ReportDescription[] = [
  {
    code: 'lao-dong-xuat-canh',
    route: 'reportDepartures',
    policy: policies.reportDepartures,
    filters: [{ kind: 'period' }, { kind: 'unit' }, unitType, form, choice('nganhNgheId', occupations), province, sex],
    grouping: ['khu-vuc', 'thi-truong'],
    columns: reportColumns['lao-dong-xuat-canh'],
    chart: { kind: 'bars', rows: 'thi-truong', columns: ['tong'], byMonth: true },
    unit: 'nguoi',
    notes: ['departures', 'comparison', 'plan'],
    fileName: 'LaoDongXuatCanh',
  },
  {
    code: 'dong-gop-quy',
    route: 'reportContributions',
    policy: policies.reportDeparturesWithoutMarket,
    filters: [{ kind: 'period' }, unitType, { kind: 'officer' }, choice('tinhTrangNop', paymentStates)],
    grouping: ['loai-don-vi', 'don-vi'],
    columns: reportColumns['dong-gop-quy'],
    chart: { kind: 'stacked', rows: 'don-vi', columns: ['daNop', 'conPhaiNop'], most: 20 },
    unit: 'nguoi-dong',
    notes: ['departures', 'contributions', 'monthsOfReports', 'withoutRejected'],
    fileName: 'LaoDongDongGopQuy',
  },
  {
    code: 'tong-hop-so-lao-dong',
    route: 'reportWorkerCounts',
    policy: policies.reportWorkerCounts,
    filters: [{ kind: 'year' }, choice('chieu', dimensions, true), choice('chiTieu', measures, true), sex],
    grouping: ['don-vi'],
    columns: reportColumns['tong-hop-so-lao-dong'],
    chart: { kind: 'heatMap', columns: Array.from({ length: 12 }, (_, index) => `t${index + 1}`) },
    unit: 'nguoi',
    notes: ['departures', 'contributions', 'stock'],
    fileName: 'TongHopSoLuongLaoDong',
  },
  {
    code: 'chua-dong-quy',
    route: 'reportNotContributed',
    policy: policies.reportNotContributed,
    filters: [{ kind: 'day' }, { kind: 'unit' }, market, form, { kind: 'choices', field: 'tuoiNo', values: debtAges }],
    grouping: ['don-vi'],
    columns: reportColumns['chua-dong-quy'],
    chart: {
      kind: 'stacked',
      rows: 'don-vi',
      columns: ['chuaDenHan', 'quaHan30', 'quaHan60', 'quaHan90', 'quaHanTren90'],
      most: 20,
    },
    unit: 'nguoi-dong',
    notes: ['unpaid'],
    fileName: 'TongHopLaoDongChuaDongQuy',
  },
  {
    code: 'theo-doanh-thu',
    route: 'reportRevenue',
    policy: policies.reportRevenue,
    filters: [
      { kind: 'year' },
      { kind: 'quarter' },
      { kind: 'unit' },
      { kind: 'choices', field: 'trangThai', values: reportStatuses },
    ],
    grouping: ['don-vi', 'thi-truong'],
    columns: reportColumns['theo-doanh-thu'],
    chart: { kind: 'columnsAndLine', rows: 'don-vi', columns: ['tongDoanhThu'], line: 'daNop', most: 20 },
    unit: 'nguoi-dong',
    notes: ['withoutRejected'],
    fileName: 'DongGopQuyTheoDoanhThu',
  },
  {
    code: 'lao-dong-tu-dong',
    route: 'reportSelfPaying',
    policy: policies.reportSelfPaying,
    filters: [
      { kind: 'period' },
      market,
      choice('hinhThuc', selfPayingForms),
      province,
      choice('nguon', dossierSources),
    ],
    grouping: ['thang', 'thi-truong'],
    columns: reportColumns['lao-dong-tu-dong'],
    chart: { kind: 'funnel', columns: ['tiepNhan', 'daDuyet', 'soDaDong'] },
    unit: 'ho-so-dong',
    notes: ['received', 'processing'],
    fileName: 'NguoiLaoDongTuDong',
  },
  {
    code: 'su-dung-tai-lieu',
    route: 'reportDocuments',
    policy: policies.reportDocuments,
    filters: [
      { kind: 'year' },
      { kind: 'quarter' },
      choice('taiLieuId', documents),
      choice('thiTruongId', [allMarkets, ...markets]),
      { kind: 'unit' },
      choice(
        'chieu',
        dimensions.filter(({ id }) => id === 'thi-truong' || id === 'don-vi'),
        true,
      ),
    ],
    grouping: ['tai-lieu', 'thi-truong'],
    columns: reportColumns['su-dung-tai-lieu'],
    chart: { kind: 'grouped', rows: 'tai-lieu', columns: ['nhan', 'daCap', 'tonCuoi'] },
    unit: 'ban',
    notes: ['documents', 'withoutRejected'],
    fileName: 'SuDungTaiLieu',
  },
];

export function reportOf(code: ReportCode): ReportDescription {
  const found = reportTable.find((report) => report.code === code);
  if (found === undefined) {
    throw new RangeError(`There is no report “${code}”.`);
  }
  return found;
}

/** What the rows of a report are about under its filters, the outermost level first. */
export function rowKinds({ code, grouping }: ReportDescription, { chieu }: ReportFilters): readonly RowKind[] {
  const asked = dimensions.find(({ id }) => id === chieu)?.id;
  if (asked === undefined || (code !== 'tong-hop-so-lao-dong' && code !== 'su-dung-tai-lieu')) {
    return grouping;
  }
  return [...grouping.slice(0, -1), asked];
}

/** The parameters that a filter sets. */
export function filterNames(filter: ReportFilter): readonly ReportFilterName[] {
  switch (filter.kind) {
    case 'period':
      return ['tuNgay', 'denNgay'];
    case 'day':
      return ['denNgay'];
    case 'year':
      return ['nam'];
    case 'quarter':
      return ['quy'];
    case 'unit':
      return ['donViId'];
    case 'officer':
      return ['canBoPhuTrachId'];
    case 'choice':
    case 'choices':
      return [filter.field];
  }
}

/** What a report opens with: its required filters. @param today ISO date. */
export function openingFilters({ filters }: ReportDescription, today: string): ReportFilters {
  const found: ReportFilters[] = filters.map((filter) => {
    switch (filter.kind) {
      case 'period':
        return openingPeriod(today);
      case 'day':
        return { denNgay: today };
      case 'year':
        return { nam: openingYear(filters, today) };
      case 'choice':
        return filter.isRequired === true ? { [filter.field]: String(filter.values[0]?.id ?? '') } : {};
      default:
        return {};
    }
  });
  return Object.assign({}, ...found) as ReportFilters;
}

/** Reports by quarters open with the year of the last one that has ended: until April there are none of the new year. */
function openingYear(filters: readonly ReportFilter[], today: string): string {
  return filters.some(({ kind }) => kind === 'quarter') ? String(quarterBefore(today).nam) : today.slice(0, 4);
}
