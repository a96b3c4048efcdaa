import { todayAt } from '@/domain/format/calendar';
import type { FundReportListItem } from '@/domain/fund-reports/fund-report';
import { isInChain } from '@/domain/fund/carry-forward';
import { monthOf } from '@/domain/lists/month';
import { searchText } from '@/domain/text/search-text';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { figureColumns, figureSums } from '../../data/figures';
import { carriedSums } from '../../data/fund/carried-debt';
import { ListIndex, type ListColumns, type ListSums } from '../../data/query';
import { unitTypeNames } from '../../data/reference-keys';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { all, readFlag, readInteger, readList, readText, when, type Condition } from '../filters';
import { fundReportListItem, isVisibleFundReport } from './fund-report-answer';
import { without } from '../request-input';

type Entry = FundReportListItem & { readonly text: string; readonly ky: string };

const figures = [
  'soLaoDong',
  'soNu',
  'tienNld',
  'tienDn',
  'phaiNopTrongKy',
  'duNoKyTruoc',
  'nopThuaKyTruoc',
  'tongPhaiNop',
  'daNop',
  'noChuyenKySau',
  'nopThua',
  'soNgayQuaHan',
  'tinhTrangNop',
  'trangThai',
] as const;

const summed = ['soLaoDong', 'tienNld', 'tienDn', 'phaiNopTrongKy', 'tongPhaiNop', 'daNop', 'noChuyenKySau'] as const;

/** Columns that `GET /api/app/bao-cao-quy` can be sorted by; `nam` sorts by the whole period. */
const columns: ListColumns<Entry> = {
  ...figureColumns<Entry>(figures),
  creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
  ma: { kind: 'code', value: ({ ma }) => ma },
  donViMa: { kind: 'code', value: ({ donViMa }) => donViMa },
  donViTen: { kind: 'text', value: ({ donViTen }) => donViTen },
  donViId: { kind: 'text', value: ({ donViTen }) => donViTen },
  loaiDonViId: { kind: 'text', value: ({ loaiDonViId }) => unitTypeNames.get(loaiDonViId) ?? null },
  ky: { kind: 'code', value: ({ ky }) => ky },
  nam: { kind: 'code', value: ({ ky }) => ky },
  thang: { kind: 'number', value: ({ thang }) => thang },
  hanNop: { kind: 'code', value: ({ hanNop }) => hanNop },
  ngayGui: { kind: 'code', value: ({ ngayGui }) => ngayGui },
  canBoPhuTrachTen: { kind: 'name', value: ({ canBoPhuTrachTen }) => canBoPhuTrachTen },
  canBoPhuTrachId: { kind: 'name', value: ({ canBoPhuTrachTen }) => canBoPhuTrachTen },
};

/** Sums of the whole filter, for one answer. */
export function fundReportSums(): ListSums<Entry> {
  const { phaiNopCaKy, noCuoiKy } = carriedSums((entry: Entry) =>
    isInChain(entry) ? { ...entry, ky: entry.nam * 12 + entry.thang } : undefined,
  );
  return {
    ...figureSums<Entry>(summed),
    phaiNopCaKy,
    noCuoiKy,
  };
}

type Cache = { readonly key: string; readonly index: ListIndex<Entry> };

const caches = new WeakMap<Database, Map<string, Cache>>();

/** The reports that the person may know of, ready to be filtered and sorted; made anew only when something changed. */
export function fundReportList({ database, clock }: MockBackend, user: MockUser): ListIndex<Entry> {
  const { fundReports, units, users, settings } = database;
  const today = todayAt(clock());
  const key = [today, ...[fundReports, units, users, settings].map(({ version }) => version)].join(' ');
  const lists = caches.get(database) ?? new Map<string, Cache>();
  caches.set(database, lists);
  const scope = JSON.stringify(scopeOf(user));
  const known = lists.get(scope);
  if (known?.key === key) {
    return known.index;
  }
  const taxCodes = new Map([...units.rows()].map(({ id, mst }) => [id, mst]));
  const entries = [...fundReports.rows()]
    .filter((row) => isVisibleFundReport(database, row, user))
    .map((row): Entry => {
      const item = fundReportListItem(database, row, today);
      const text = searchText([item.ma, item.donViMa, item.donViTen, taxCodes.get(row.donViId) ?? ''].join('\n'));
      return { ...item, text, ky: monthOf(row) };
    });
  const index = new ListIndex(entries, columns);
  lists.set(scope, { key, index });
  return index;
}

/** A row as it is answered. */
export function listedFundReport(entry: Entry): FundReportListItem {
  return without(entry, 'text', 'ky');
}

/** What a list request asks for beside the status, as one test of a report. */
export function fundReportCondition(query: ReadonlyMap<string, string>): Condition<Entry> {
  const filter = searchText(readText(query, 'filter') ?? '');
  return all<Entry>([
    filter === '' ? undefined : ({ text }) => text.includes(filter),
    when(readText(query, 'donViId'), (item, value) => item.donViId === value),
    when(readInteger(query, 'loaiDonViId'), (item, value) => item.loaiDonViId === value),
    when(readText(query, 'kyTu'), ({ ky }, value) => ky >= value),
    when(readText(query, 'kyDen'), ({ ky }, value) => ky <= value),
    when(readText(query, 'canBoPhuTrachId'), (item, value) => item.canBoPhuTrachId === value),
    when(readList(query, 'tinhTrangNop'), (item, values) => values.has(String(item.tinhTrangNop))),
    when(readFlag(query, 'conHieuLuc'), (report, value) => isInChain(report) === value),
    when(readText(query, 'quaHan'), ({ soNgayQuaHan }, value) => soNgayQuaHan > 0 === (value === 'true')),
  ]);
}

/** The statuses of a list request, apart from the rest because each is counted. */
export function statusTabs(query: ReadonlyMap<string, string>) {
  const chosen = readList(query, 'trangThai');
  return {
    valueOf: ({ trangThai }: Entry) => String(trangThai),
    isChosen: ({ trangThai }: Entry) => chosen === undefined || chosen.has(String(trangThai)),
  };
}
