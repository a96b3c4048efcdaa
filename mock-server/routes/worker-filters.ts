import { ageOn } from '@/domain/format/calendar';
import { searchText } from '@/domain/text/search-text';

import { all, readDate, readInteger, readText, when, type Condition } from './filters';
import type { WorkerEntry } from './worker-list';

/**
 * What a list request asks for, as one test of a worker.
 *
 * @param today ISO date on which ages are counted.
 * @param canViewSensitive Whether parts of identity numbers are searched; others find a number only by the whole of it.
 */
export function workerCondition(
  query: ReadonlyMap<string, string>,
  today: string,
  canViewSensitive: boolean,
): Condition<WorkerEntry> {
  return all<WorkerEntry>([
    when(readText(query, 'filter'), textCondition(canViewSensitive)),
    when(readText(query, 'tinhThanhMa'), ({ item }, value) => item.tinhThanhMa === value),
    when(readText(query, 'xaPhuongMa'), ({ row }, value) => row.xaPhuongMa === value),
    when(readText(query, 'thiTruongId'), ({ item }, value) => item.thiTruongId === value),
    when(readText(query, 'donViId'), ({ item }, value) => item.donViId === value),
    when(readText(query, 'nganhNgheId'), ({ nganhNgheId }, value) => nganhNgheId === value),
    when(readInteger(query, 'gioiTinh'), ({ item }, value) => item.gioiTinh === value),
    when(readInteger(query, 'tuoiTu'), ({ item }, value) => ageOn(item.ngaySinh, today) >= value),
    when(readInteger(query, 'tuoiDen'), ({ item }, value) => ageOn(item.ngaySinh, today) <= value),
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
  ]);
}

/** Letters are compared without diacritics, numbers without the spaces that people read them with. */
function textCondition(canViewSensitive: boolean): (entry: WorkerEntry, filter: string) => boolean {
  let prepared = { filter: '', text: '', compact: '' };
  return (entry, filter) => {
    if (prepared.filter !== filter) {
      prepared = { filter, text: searchText(filter), compact: compactNumber(filter) };
    }
    const { text, compact } = prepared;
    if (entry.openText.includes(text)) {
      return true;
    }
    if (compact === '') {
      return false;
    }
    return (
      entry.openText.includes(compact) ||
      (canViewSensitive ? entry.identityText.includes(compact) : entry.identityText.split('\n').includes(compact))
    );
  };
}

/** `0900 000 045` → `0900000045`, `P 1234567` → `p1234567`; `''` for what is no number. */
function compactNumber(filter: string): string {
  const compact = filter.replaceAll(/[\s.-]/gu, '').toLowerCase();
  return /^\+?[a-z]?\d+$/u.test(compact) ? compact.replace(/^\+84/u, '0') : '';
}
