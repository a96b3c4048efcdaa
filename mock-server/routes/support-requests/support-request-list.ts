import { todayAt } from '@/domain/format/calendar';
import { marketOf } from '@/domain/support/support-entry';
import { filingWays, supportStatuses } from '@/domain/support/support-lists';
import { isProcessingLate } from '@/domain/support/support-processing-time';
import type { SupportRequestListItem } from '@/domain/support/support-request';
import { searchText } from '@/domain/text/search-text';
import { supportRequestWorkflow } from '@/machines/workflows/support-request-workflow-machine';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { ListIndex, type ListColumns, type ListTabs } from '../../data/query';
import { marketNames } from '../../data/reference-keys';
import type { SupportRequestRow } from '../../data/support/support-request-row';
import { nameOfUser } from '../../data/user-names';
import type { MockUser } from '../../routing';
import { scopeOf } from '../data-scope';
import { personOf } from '../workflow-steps';
import { all, heldNumber, readDate, readFlag, readList, readText, when, type Condition } from '../filters';
import { dueDayOfRequest, isVisibleSupportRequest, sumsOf, supportTypeOf, workerOf } from './support-request-answer';

/** A request in the list, with what is searched and filtered by. */
type SupportRequestEntry = {
  /** The same for whoever may see the request. */
  readonly item: Omit<SupportRequestListItem, 'duocXoa'>;
  readonly creationTime: string;
  readonly creatorId: string | null;
  readonly daGui: boolean;
  readonly canBoId: string | null;
  /** Of each of its cases; the item names that of the first. */
  readonly markets: ReadonlySet<string>;
  /** Code and names, for search. */
  readonly text: string;
  /** Identity numbers, passports and certificates, found whole only. */
  readonly numbers: readonly string[];
};

const wayNames = new Map(filingWays.map(({ id, ten }) => [id, ten]));

type Entry = SupportRequestEntry;

/** Columns that `GET /api/app/yeu-cau-ho-tro` can be sorted by; codes of short lists sort as the names staff see. */
const columns: ListColumns<Entry> = {
  creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
  ma: { kind: 'code', value: ({ item }) => item.ma },
  loaiHoTroId: { kind: 'code', value: ({ item }) => item.loaiHoTroId },
  loaiHoTroTen: { kind: 'code', value: ({ item }) => item.loaiHoTroId },
  doiTuong: { kind: 'number', value: ({ item }) => item.doiTuong },
  donViTen: { kind: 'text', value: ({ item }) => item.donViTen },
  nguoiDeNghi: { kind: 'name', value: ({ item }) => item.nguoiDeNghi },
  soTruongHop: { kind: 'number', value: ({ item }) => item.soTruongHop },
  thiTruongId: { kind: 'text', value: ({ item }) => marketNames.get(item.thiTruongId ?? '') ?? null },
  tienDeNghi: { kind: 'number', value: ({ item }) => item.tienDeNghi },
  tienDuyet: { kind: 'number', value: ({ item }) => item.tienDuyet },
  tienChi: { kind: 'number', value: ({ item }) => item.tienChi },
  hinhThucNop: { kind: 'text', value: ({ item }) => wayNames.get(item.hinhThucNop) ?? null },
  ngayGui: { kind: 'code', value: ({ item }) => item.ngayGui },
  ngayNhanDu: { kind: 'code', value: ({ item }) => item.ngayNhanDu },
  hanXuLy: { kind: 'code', value: ({ item }) => item.hanXuLy },
  canBoTen: { kind: 'name', value: ({ item }) => item.canBoTen },
  ngayThamDinh: { kind: 'code', value: ({ item }) => item.ngayThamDinh },
  ngayPheDuyet: { kind: 'code', value: ({ item }) => item.ngayPheDuyet },
  trangThai: { kind: 'number', value: ({ item }) => item.trangThai },
};

export const supportRequestSums = {
  soTruongHop: ({ item }: Entry) => item.soTruongHop,
  tienDeNghi: ({ item }: Entry) => item.tienDeNghi,
  tienDuyet: ({ item }: Entry) => item.tienDuyet ?? 0,
  tienChi: ({ item }: Entry) => item.tienChi,
};

type Kept = { readonly key: string; readonly list: ListIndex<Entry> };

const lists = new WeakMap<Database, Map<string, Kept>>();

/** The requests that a person may know of; made anew when a table has changed or another day has begun. */
export function supportRequestList(backend: MockBackend, user: MockUser): ListIndex<Entry> {
  const { database, clock } = backend;
  const { supportRequests, contracts, workers, units, users, contributions, supportTypes, daysOff } = database;
  const tables = [supportRequests, contracts, workers, units, users, contributions, supportTypes, daysOff];
  const key = [todayAt(clock()), ...tables.map(({ version }) => version)].join(' ');
  const name = JSON.stringify(scopeOf(user));
  const kept = lists.get(database) ?? new Map<string, Kept>();
  lists.set(database, kept);
  const known = kept.get(name);
  if (known?.key === key) {
    return known.list;
  }
  const entries = [...supportRequests.rows()]
    .filter((row) => isVisibleSupportRequest(database, row, user))
    .map((row) => entryOf(backend, row));
  const list = new ListIndex(entries, columns);
  kept.set(name, { key, list });
  return list;
}

function entryOf(backend: MockBackend, row: SupportRequestRow): Entry {
  const { database } = backend;
  const people = row.truongHop.flatMap((each) => workerOf(database, each) ?? []);
  const unit = row.donViId === null ? undefined : database.units.find(row.donViId);
  const canBoId = row.nguoiThamDinhId ?? unit?.canBoPhuTrachId ?? null;
  const item = listItem(backend, row, canBoId);
  return {
    item,
    creationTime: row.creationTime,
    creatorId: row.creatorId,
    daGui: row.daGui,
    canBoId,
    markets: new Set(row.truongHop.flatMap((each) => marketOf(each) ?? [])),
    text: searchText([row.ma, item.nguoiDeNghi, row.nguoiLienHe, ...people.map(({ hoTen }) => hoTen)].join('\n')),
    numbers: [
      ...people.map(({ soCccd }) => soCccd),
      ...row.truongHop.flatMap(({ soHoChieu }) => soHoChieu ?? []),
      ...people.flatMap(({ soHoChieu }) => soHoChieu ?? []),
    ],
  };
}

function listItem(backend: MockBackend, row: SupportRequestRow, canBoId: string | null): Entry['item'] {
  const { database, clock } = backend;
  const type = supportTypeOf(database, row.loaiHoTroId);
  const dueDay = dueDayOfRequest(backend, row);
  const [first] = row.truongHop;
  const applicant = first?.nguoiUyQuyen?.hoTen ?? (first === undefined ? undefined : workerOf(database, first)?.hoTen);
  return {
    id: row.id,
    concurrencyStamp: row.concurrencyStamp,
    ma: row.ma,
    loaiHoTroId: row.loaiHoTroId,
    loaiHoTroTen: type.ten,
    doiTuong: type.doiTuong,
    donViId: row.donViId,
    donViTen: row.donViId === null ? null : (database.units.find(row.donViId)?.ten ?? null),
    nguoiDeNghi: applicant ?? row.nguoiLienHe,
    soTruongHop: row.truongHop.length,
    thiTruongId: first === undefined ? null : marketOf(first),
    ...sumsOf(row),
    hinhThucNop: row.hinhThucNop,
    ngayGui: row.ngayGui,
    ngayNhanDu: row.ngayNhanDu,
    hanXuLy: dueDay ?? null,
    canBoTen: nameOfUser(database, canBoId),
    ngayThamDinh: row.ngayThamDinh,
    ngayPheDuyet: row.ngayPheDuyet,
    trangThai: row.trangThai,
    quaHan: isProcessingLate(row.trangThai, dueDay, todayAt(clock())),
  };
}

/** A request as this person gets it in the list. */
export function supportRequestRow({ item, creatorId, daGui }: Entry, user: MockUser): SupportRequestListItem {
  const { trangThai, donViId } = item;
  const facts = { trangThai, donViId, creatorId, daGui, ...unasked };
  return { ...item, duocXoa: supportRequestWorkflow.decide(facts, personOf(user), 'xoa').kind === 'allowed' };
}

/** What deleting does not depend on. */
const unasked = { duHoSo: false, coKhoanChi: false, nguoiThamDinhId: null, batBuocHaiNguoi: true } as const;

/**
 * What a list request asks for beside its status, as one test of a request.
 *
 * @param userId Who asks.
 * @param isLeftBehind Whether a request waits for somebody who cannot go on with it.
 */
export function supportRequestCondition(
  query: ReadonlyMap<string, string>,
  userId: string,
  isLeftBehind: (row: Pick<SupportRequestRow, 'donViId' | 'creatorId'>) => boolean,
): Condition<Entry> {
  return all<Entry>([
    when(readText(query, 'filter'), matchesText),
    when(readList(query, 'loaiHoTroId'), ({ item }, values) => values.has(item.loaiHoTroId)),
    when(readText(query, 'donViId'), ({ item }, value) => item.donViId === value),
    when(readText(query, 'thiTruongId'), ({ markets }, value) => markets.has(value)),
    when(readDate(query, 'ngayGuiTu'), ({ item }, value) => (item.ngayGui?.slice(0, 10) ?? '') >= value),
    when(
      readDate(query, 'ngayGuiDen'),
      ({ item }, value) => item.ngayGui !== null && item.ngayGui.slice(0, 10) <= value,
    ),
    when(readFlag(query, 'quaHan'), ({ item }, value) => item.quaHan === value),
    when(readText(query, 'canBoId'), ({ canBoId }, value) => canBoId === value),
    when(readFlag(query, 'cuaToi'), ({ creatorId }, value) => (creatorId === userId) === value),
    when(
      readFlag(query, 'nguoiLapVang'),
      ({ item: { donViId }, creatorId }, value) => isLeftBehind({ donViId, creatorId }) === value,
    ),
  ]);
}

/** The statuses as tabs: counted over everything that the other filters find. */
export function supportStatusTabs(query: ReadonlyMap<string, string>): ListTabs<Entry> {
  const chosen = readList(query, 'trangThai');
  const known = new Set(supportStatuses.map(({ id }) => String(id)));
  const wanted = chosen === undefined ? undefined : new Set([...chosen].filter((value) => known.has(value)));
  return {
    valueOf: ({ item }) => item.trangThai,
    isChosen: ({ item }) => wanted === undefined || wanted.has(String(item.trangThai)),
  };
}

function matchesText({ text, numbers }: Entry, filter: string): boolean {
  return text.includes(searchText(filter)) || numbers.includes(heldNumber(filter));
}
