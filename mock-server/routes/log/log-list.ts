import { isLogPeriod, logFirstDays, logMostDays, logMostExported, logPeriodOf } from '@/domain/log/log-period';
import { pageSizes } from '@/domain/constants';
import { todayAt } from '@/domain/format/calendar';
import { formatNumber } from '@/domain/format/numbers';
import { searchText } from '@/domain/text/search-text';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import type { LogRow } from '../../data/log-row';
import { ListIndex, type ListColumns, type Paging } from '../../data/query';
import { businessFailure, validationFailure } from '../../failures';
import { all, readDate, readInteger, readList, readText, when, type Condition } from '../filters';
import { firstLogDay } from './log-writing';

type Query = ReadonlyMap<string, string>;

const columns: ListColumns<LogRow> = {
  thoiGian: { kind: 'code', value: ({ thoiGian }) => thoiGian },
  nguoiDungTen: { kind: 'name', value: ({ nguoiDungTen }) => nguoiDungTen },
  donViTen: { kind: 'text', value: ({ donViTen }) => donViTen },
  diaChiIp: { kind: 'code', value: ({ diaChiIp }) => diaChiIp },
  hanhDong: { kind: 'code', value: ({ hanhDong }) => hanhDong },
  doiTuong: { kind: 'code', value: ({ doiTuong }) => doiTuong },
  maBanGhi: { kind: 'code', value: ({ maBanGhi }) => maBanGhi },
  ketQua: { kind: 'number', value: ({ ketQua }) => ketQua },
  thoiLuongMs: { kind: 'number', value: ({ thoiLuongMs }) => thoiLuongMs },
};

type Kept = {
  readonly version: number;
  readonly index: ListIndex<LogRow>;
  /** ISO date, the first of the last days on which something happened. */
  readonly firstDay: string;
};

const lists = new WeakMap<Database, Kept>();
const largestScreen = Math.max(...pageSizes);

/** Every entry, those of the demo data first. */
export function logRows({ earlierLogEntries, logEntries }: Database): readonly LogRow[] {
  return [...earlierLogEntries.rows(), ...logEntries.rows()];
}

/** An entry that is still kept. */
export function findLogRow({ database, clock }: MockBackend, id: string): LogRow | undefined {
  const row = database.logEntries.find(id) ?? database.earlierLogEntries.find(id);
  return row !== undefined && row.thoiGian >= firstLogDay(clock()) ? row : undefined;
}

/**
 * One page of the log.
 *
 * @throws MockFailure 400 for a period that ends before it begins or takes in more than 92 days, 403 `QuyHoTro:09003` for
 * an export of more than 10,000 rows.
 */
export function logPage(query: Query, paging: Paging, { database, clock }: MockBackend) {
  const kept = keptOf(database);
  const page = kept.index.page(conditionOf(query, clock(), kept.firstDay), paging);
  if (paging.maxResultCount > largestScreen && page.totalCount > logMostExported) {
    const [n, m] = [page.totalCount, logMostExported];
    const message = {
      vi: `Kết quả quá lớn (${formatNumber(n, 'vi')} dòng). Vui lòng thu hẹp điều kiện lọc (tối đa ${formatNumber(m, 'vi')} dòng).`,
      en: `The result is too large (${formatNumber(n, 'en')} rows). Please narrow the filters (at most ${formatNumber(m, 'en')} rows).`,
    };
    throw businessFailure('QuyHoTro:09003', message, { n, m });
  }
  return page;
}

function keptOf(database: Database): Kept {
  const { version } = database.logEntries;
  const known = lists.get(database);
  if (known?.version === version) {
    return known;
  }
  const rows = logRows(database);
  const days = [...new Set(rows.map(({ thoiGian }) => thoiGian.slice(0, 10)))].sort().slice(-logFirstDays);
  const made = { version, index: new ListIndex(rows, columns), firstDay: days[0] ?? '' };
  lists.set(database, made);
  return made;
}

function conditionOf(query: Query, now: number, firstDay: string): Condition<LogRow> {
  const recordId = readText(query, 'BanGhiId');
  const { from, until } = spanOf(query, now, recordId === undefined ? firstDay : '');
  const words = searchText(readText(query, 'Filter') ?? '');
  return all<LogRow>([
    ({ thoiGian }) => thoiGian >= from && thoiGian < until,
    when(recordId, (row, id) => row.banGhiId === id || row.cuaBanGhiId === id),
    when(readText(query, 'NguoiDungId'), (row, id) => row.nguoiDungId === id),
    when(readText(query, 'DonViId'), (row, id) => row.donViId === id),
    when(readList(query, 'HanhDong'), (row, wanted) => wanted.has(row.hanhDong)),
    when(readList(query, 'DoiTuong'), (row, wanted) => wanted.has(row.doiTuong)),
    when(readInteger(query, 'KetQua'), (row, wanted) => row.ketQua === wanted),
    words === '' ? undefined : (row) => textOf(row).includes(words),
  ]);
}

/**
 * The moments between which entries are shown.
 *
 * @param firstDay ISO date from which they are where no days are asked for.
 */
function spanOf(query: Query, now: number, firstDay: string): { readonly from: string; readonly until: string } {
  const kept = firstLogDay(now);
  const period = logPeriodOf({ tu: readDate(query, 'Tu'), den: readDate(query, 'Den') });
  if (period === undefined) {
    return { from: firstDay < kept ? kept : firstDay, until: endOf(todayAt(now)) };
  }
  if (!isLogPeriod(period)) {
    const message =
      period.tu > period.den
        ? {
            vi: 'Thời gian: “Từ ngày” phải trước hoặc bằng “Đến ngày”.',
            en: 'Time: “From” must not be after “To”.',
          }
        : {
            vi: `Mỗi lần chỉ xem được nhật ký của tối đa ${logMostDays} ngày. Vui lòng chọn khoảng thời gian ngắn hơn.`,
            en: `The log is shown for at most ${logMostDays} days at a time. Please choose a shorter period.`,
          };
    throw validationFailure([{ message, members: ['tu', 'den'] }]);
  }
  return { from: period.tu < kept ? kept : period.tu, until: endOf(period.den) };
}

/** Later than every moment of the day. */
function endOf(day: string): string {
  return `${day}T24`;
}

const texts = new WeakMap<LogRow, string>();

function textOf(row: LogRow): string {
  const known = texts.get(row);
  if (known !== undefined) {
    return known;
  }
  const { nguoiDungTen, donViTen, diaChiIp, maBanGhi, maLoi } = row;
  const text = searchText(
    [nguoiDungTen, donViTen, diaChiIp, maBanGhi, maLoi].filter((part) => part !== null).join(' '),
  );
  texts.set(row, text);
  return text;
}
