import { formatDateTime } from '@/domain/format/dates';
import { isDoneBySystem, type LogListItem } from '@/domain/log/log-entry';
import { logActions, logActors, logKinds, logResults } from '@/domain/log/log-lists';
import { logMostDays, logMostExported } from '@/domain/log/log-period';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { unitNameParts } from '@/domain/units/short-unit-name';
import type { ListColumn, ListDescription, ListFilter } from '@/views/shared/list/list-description';

import { logTexts, type LogTextKey } from './log-texts';

/** A moment with its seconds, as people read it. @param iso Server time, without a zone. */
export function logMoment(iso: string): string {
  return `${formatDateTime(iso)}${iso.slice(16, 19)}`;
}

// prettier-ignore
const columns: readonly ListColumn<LogListItem, LogTextKey>[] = [
  { field: 'thoiGian', header: 'log.thoiGian', kind: 'code', width: 172, isDefault: true, value: ({ thoiGian }) => logMoment(thoiGian) },
  { field: 'nguoiDungTen', header: 'log.nguoiDung', kind: 'text', width: 150, isDefault: true, value: (entry, names) => isDoneBySystem(entry) ? names.in(logActors, 'he-thong') : entry.nguoiDungTen },
  { field: 'donViTen', header: 'log.donVi', kind: 'text', width: 190, parts: unitNameParts, value: ({ donViTen }) => donViTen },
  { field: 'diaChiIp', header: 'log.diaChiIp', kind: 'code', width: 130, value: ({ diaChiIp }) => diaChiIp },
  { field: 'hanhDong', header: 'log.hanhDong', kind: 'text', width: 140, isDefault: true, value: ({ hanhDong }, names) => names.in(logActions, hanhDong) },
  { field: 'doiTuong', header: 'log.doiTuong', kind: 'text', width: 160, isDefault: true, value: ({ doiTuong }, names) => names.in(logKinds, doiTuong) },
  { field: 'maBanGhi', header: 'log.maBanGhi', kind: 'code', width: 180, isDefault: true, value: ({ maBanGhi }) => maBanGhi },
  { field: 'ketQua', header: 'log.ketQua', kind: 'tag', width: 116, isDefault: true, value: ({ ketQua }, names) => names.in(logResults, ketQua), tone: ({ ketQua }) => (ketQua === 1 ? 'success' : 'error') },
  { field: 'maLoi', header: 'log.maLoi', kind: 'code', width: 138, isDefault: true, isSortable: false, value: ({ maLoi }) => maLoi },
  { field: 'thoiLuongMs', header: 'log.thoiLuong', kind: 'count', width: 130, value: ({ thoiLuongMs }) => thoiLuongMs },
];

/** Names are those of the request's parameters. */
// prettier-ignore
const filters: readonly ListFilter<LogTextKey>[] = [
  { kind: 'dateRange', from: 'tu', to: 'den', mostDays: logMostDays, label: 'log.thoiGian', isPrimary: true },
  { kind: 'multiSelect', field: 'hanhDong', label: 'log.hanhDong', isPrimary: true, options: { kind: 'values', values: logActions } },
  { kind: 'multiSelect', field: 'doiTuong', label: 'log.doiTuong', options: { kind: 'values', values: logKinds } },
  { kind: 'person', field: 'nguoiDungId', label: 'log.nguoiDung' },
  { kind: 'unit', field: 'donViId', label: 'log.donVi' },
  { kind: 'select', field: 'ketQua', label: 'log.ketQua', options: { kind: 'values', values: logResults } },
  { kind: 'text', field: 'banGhiId', label: 'log.banGhi' },
];

/** Nhật ký hệ thống (domain dictionary §5.14, register B-23). */
export const logList: ListDescription<LogListItem, LogTextKey> = {
  id: 'log',
  texts: logTexts,
  title: 'log.title',
  searchHint: 'log.searchHint',
  columns,
  linkField: 'thoiGian',
  filters,
  defaultSort: { field: 'thoiGian', direction: 'desc' },
  lookups: [],
  load: ({ log }, query, signal) => log.list(query, signal),
  nameOf: ({ thoiGian }) => logMoment(thoiGian),
  recordHref: ({ id }) => href('logEntry', { entryId: id }),
  policies: { export: policies.log },
  exportName: 'NhatKyHeThong',
  mostExported: logMostExported,
  isGrowing: true,
  empty: 'log.empty',
  card: { fields: ['nguoiDungTen', 'hanhDong', 'doiTuong', 'maBanGhi'], tags: ['ketQua'] },
};
