import { searchText } from '@/domain/text/search-text';

import { all, readDate, readInteger, readText, when, type Condition } from '../filters';
import type { WorkerEntry, WorkerList } from './worker-list';

/** What the conditions of a list request depend on beside its query. */
export type WorkerSearch = {
  readonly list: WorkerList;
  /** ISO date on which ages are counted. */
  readonly today: string;
  /** Whether parts of identity numbers are searched; others find a number only by the whole of it. */
  readonly canViewSensitive: boolean;
};

/** What a list request asks for, as one test of a worker. */
export function workerCondition(query: ReadonlyMap<string, string>, search: WorkerSearch): Condition<WorkerEntry> {
  const filter = readText(query, 'filter');
  return all<WorkerEntry>([
    when(readText(query, 'tinhThanhMa'), ({ item }, value) => item.tinhThanhMa === value),
    when(readText(query, 'xaPhuongMa'), ({ row }, value) => row.xaPhuongMa === value),
    when(readText(query, 'thiTruongId'), ({ item }, value) => item.thiTruongId === value),
    when(readText(query, 'donViId'), ({ item }, value) => item.donViId === value),
    when(readText(query, 'nganhNgheId'), ({ contract }, value) => contract?.nganhNgheId === value),
    when(readInteger(query, 'gioiTinh'), ({ item }, value) => item.gioiTinh === value),
    when(bornBy(search.today, readInteger(query, 'tuoiTu')), ({ item }, value) => item.ngaySinh <= value),
    when(bornBy(search.today, readInteger(query, 'tuoiDen'), 1), ({ item }, value) => item.ngaySinh > value),
    when(readInteger(query, 'trinhDo'), ({ item }, value) => item.trinhDo === value),
    when(readInteger(query, 'tinhTrang'), ({ item }, value) => item.tinhTrang === value),
    when(readInteger(query, 'dongQuy'), ({ item }, value) => item.dongQuy === value),
    when(
      readDate(query, 'ngayXuatCanhTu'),
      ({ item }, value) => item.ngayXuatCanh !== null && item.ngayXuatCanh >= value,
    ),
    when(
      readDate(query, 'ngayXuatCanhDen'),
      ({ item }, value) => item.ngayXuatCanh !== null && item.ngayXuatCanh <= value,
    ),
    when(
      readDate(query, 'ngayHetHanHdTu'),
      ({ item }, value) => item.ngayHetHanHd !== null && item.ngayHetHanHd >= value,
    ),
    when(
      readDate(query, 'ngayHetHanHdDen'),
      ({ item }, value) => item.ngayHetHanHd !== null && item.ngayHetHanHd <= value,
    ),
    filter === undefined ? undefined : textCondition(filter, search),
  ]);
}

/** The latest birthday of those who have completed that many years, and `more`. */
function bornBy(today: string, age: number | undefined, more = 0): string | undefined {
  const year = Number(today.slice(0, 4)) - (age ?? 0) - more;
  return age === undefined ? undefined : `${String(Math.max(year, 0)).padStart(4, '0')}${today.slice(4)}`;
}

/** Letters are compared without diacritics, numbers without the spaces that people read them with. */
function textCondition(filter: string, { list, canViewSensitive }: WorkerSearch): Condition<WorkerEntry> {
  const byName = list.open().matches(searchText(filter));
  const number = compactNumber(filter);
  if (number === '') {
    return (_, position) => byName[position] === 1;
  }
  const byPhone = list.open().matches(number);
  const byIdentity = canViewSensitive ? list.identities().matches(number) : undefined;
  return ({ row }, position) =>
    byName[position] === 1 ||
    byPhone[position] === 1 ||
    (byIdentity === undefined
      ? row.soCccd === number || row.soHoChieu?.toLowerCase() === number
      : byIdentity[position] === 1);
}

/** `0900 000 045` → `0900000045`, `P 1234567` → `p1234567`; `''` for what is no number. */
function compactNumber(filter: string): string {
  const compact = filter.replaceAll(/[\s.-]/gu, '').toLowerCase();
  return /^\+?[a-z]?\d+$/u.test(compact) ? compact.replace(/^\+84/u, '0') : '';
}
