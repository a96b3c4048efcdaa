import { policies } from '@/domain/policies/policy-names';
import { departureForms } from '@/domain/reference/contract-lists';
import { regionOf } from '@/domain/reference/regions';
import { searchText } from '@/domain/text/search-text';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { ListIndex, type ListColumns } from '../../data/query';
import { marketNames } from '../../data/reference-keys';
import { SearchIndex } from '../../data/search-index';
import type { MockUser } from '../../routing';
import { contributionEntry, listedContribution, type ContributionEntry } from './contribution-answer';
import { scopeOf } from '../data-scope';
import { all, heldNumber, readDate, readFlag, readInteger, readList, readText, when, type Condition } from '../filters';

const formNames = new Map<string, string>(departureForms.map(({ id, ten }) => [id, ten]));

/** Columns that `GET /api/app/dong-gop-quy` can be sorted by. */
const columns: ListColumns<ContributionEntry> = {
  soGcn: { kind: 'code', value: ({ item }) => item.soGcn },
  hoTen: { kind: 'name', value: ({ item }) => item.hoTen },
  ngaySinh: { kind: 'code', value: ({ item }) => item.ngaySinh },
  gioiTinh: { kind: 'number', value: ({ item }) => item.gioiTinh },
  donViTen: { kind: 'text', value: ({ item }) => item.donViTen },
  donViId: { kind: 'text', value: ({ item }) => item.donViTen },
  hinhThucDi: { kind: 'text', value: ({ item }) => formNames.get(item.hinhThucDi) ?? null },
  thiTruongId: { kind: 'text', value: ({ item }) => marketNames.get(item.thiTruongId) ?? null },
  nganhNgheId: { kind: 'code', value: ({ item }) => item.nganhNgheId },
  soHopDong: { kind: 'code', value: ({ item }) => item.soHopDong },
  ngayXuatCanh: { kind: 'code', value: ({ item }) => item.ngayXuatCanh },
  nam: { kind: 'number', value: ({ item }) => (item.nam ?? 0) * 12 + (item.thang ?? 0) },
  tienNld: { kind: 'number', value: ({ item }) => item.tienNld },
  tienDn: { kind: 'number', value: ({ item }) => item.tienDn },
  tong: { kind: 'number', value: ({ item }) => item.tong },
  ngayDong: { kind: 'code', value: ({ item }) => item.ngayDong },
  nguonDong: { kind: 'number', value: ({ item }) => item.nguonDong },
  soLanHoTro: { kind: 'number', value: ({ item }) => item.soLanHoTro },
  trangThai: { kind: 'number', value: ({ item }) => item.trangThai },
  soCccd: { kind: 'code', value: ({ item }) => item.soCccd },
};

/** For those who see numbers masked: by its place between others a number would give hidden digits away. */
const maskedColumns: ListColumns<ContributionEntry> = {
  ...columns,
  soCccd: { kind: 'code', value: (entry) => listedContribution(entry, false).soCccd },
};

/** Sums of the whole filter. */
export const contributionSums = {
  soLaoDong: () => 1,
  tienNld: ({ item }: ContributionEntry) => item.tienNld,
  tienDn: ({ item }: ContributionEntry) => item.tienDn,
  tong: ({ item }: ContributionEntry) => item.tong,
};

/** The ledger that a scope shows, ready to be filtered and sorted. */
export type ContributionList = {
  readonly database: Database;
  readonly index: ListIndex<ContributionEntry>;
  /** Names, certificates and contract numbers. */
  readonly open: () => SearchIndex;
};

type Cache = { readonly key: string; readonly list: ContributionList };

const caches = new WeakMap<Database, Map<string, Cache>>();

/** Made anew only when one of its tables has changed. */
export function contributionList({ database }: MockBackend, user: MockUser): ContributionList {
  const { contributions, contracts, workers, units, fundReports, supportRequests, selfPaying } = database;
  const tables = [contributions, contracts, workers, units, fundReports, supportRequests, selfPaying];
  const key = tables.map(({ version }) => version).join('/');
  const scope = scopeOf(user);
  const seesNumbers = user.grantedPolicies.has(policies.workersViewSensitive);
  const name = JSON.stringify([scope, seesNumbers]);
  const lists = caches.get(database) ?? new Map<string, Cache>();
  caches.set(database, lists);
  const known = lists.get(name);
  if (known?.key === key) {
    return known.list;
  }
  const entries = [...contributions.rows()].flatMap((row) => contributionEntry(database, row, scope) ?? []);
  let open: SearchIndex | undefined;
  const list: ContributionList = {
    database,
    index: new ListIndex(entries, seesNumbers ? columns : maskedColumns),
    open: () => (open ??= new SearchIndex(entries.map(textOf))),
  };
  lists.set(name, { key, list });
  return list;
}

/** People come with the paper that they were given: a certificate that is void by now is still the way to its row. */
function textOf({ row, item }: ContributionEntry): string {
  const certificates = row.gcn.map(({ soGcn }) => soGcn);
  return searchText(
    [item.hoTen, item.soGcn ?? '', ...certificates, item.soHopDong ?? '', item.baoCaoMa ?? ''].join('\n'),
  );
}

/** What a list request asks for, as one test of a contribution. */
export function contributionCondition(
  query: ReadonlyMap<string, string>,
  list: ContributionList,
  user: MockUser,
): Condition<ContributionEntry> {
  return all<ContributionEntry>([
    ...unitConditions(query, list.database),
    when(readText(query, 'khuVuc'), ({ item }, value) => regionOf(item.thiTruongId) === value),
    when(readText(query, 'nganhNgheId'), ({ item }, value) => item.nganhNgheId === value),
    when(readText(query, 'thiTruongId'), ({ item }, value) => item.thiTruongId === value),
    when(readText(query, 'tinhThanhMa'), ({ item }, value) => item.tinhThanhMa === value),
    when(readText(query, 'kyTu'), ({ item }, value) => item.nam !== null && periodText(item) >= value),
    when(readText(query, 'kyDen'), ({ item }, value) => item.nam !== null && periodText(item) <= value),
    when(readDate(query, 'ngayDongTu'), ({ item }, value) => item.ngayDong >= value),
    when(readDate(query, 'ngayDongDen'), ({ item }, value) => item.ngayDong <= value),
    when(readInteger(query, 'nguonDong'), ({ item }, value) => item.nguonDong === value),
    when(readInteger(query, 'gioiTinh'), ({ item }, value) => item.gioiTinh === value),
    when(readList(query, 'trangThai'), ({ item }, values) => values.has(String(item.trangThai))),
    when(readText(query, 'daDuocHoTro'), ({ item }, value) => item.soLanHoTro > 0 === (value === 'true')),
    when(readText(query, 'hopDongId'), ({ item }, value) => item.hopDongId === value),
    when(readText(query, 'nguoiLaoDongId'), ({ item }, value) => item.nguoiLaoDongId === value),
    textCondition(readText(query, 'filter'), list, user),
  ]);
}

function unitConditions(
  query: ReadonlyMap<string, string>,
  { units }: Database,
): readonly (Condition<ContributionEntry> | undefined)[] {
  const unitOf = ({ item: { donViId } }: ContributionEntry) => (donViId === null ? undefined : units.find(donViId));
  return [
    when(readText(query, 'donViId'), ({ item }, value) => item.donViId === value),
    when(readFlag(query, 'coDonVi'), ({ item }, value) => (item.donViId !== null) === value),
    when(readInteger(query, 'loaiDonViId'), (entry, value) => unitOf(entry)?.loaiDonViId === value),
    when(readText(query, 'canBoPhuTrachId'), (entry, value) => unitOf(entry)?.canBoPhuTrachId === value),
  ];
}

/** Names are searched in part; an identity number too by those who may see it, by others only as a whole. */
function textCondition(
  text: string | undefined,
  list: ContributionList,
  user: MockUser,
): Condition<ContributionEntry> | undefined {
  if (text === undefined) {
    return undefined;
  }
  const found = list.open().matches(searchText(text));
  const number = heldNumber(text);
  const isPart = user.grantedPolicies.has(policies.workersViewSensitive) && /\d{4}/u.test(number);
  return ({ item }, position) =>
    found[position] === 1 ||
    (isPart
      ? item.soCccd.includes(number) || item.soHoChieu?.includes(number) === true
      : item.soCccd === number || item.soHoChieu === number);
}

function periodText({ nam, thang }: { readonly nam: number | null; readonly thang: number | null }): string {
  return `${nam ?? 0}-${String(thang ?? 0).padStart(2, '0')}`;
}
