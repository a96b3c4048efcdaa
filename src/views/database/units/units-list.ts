import { formatPhone } from '@/domain/format/identities';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { unitStates } from '@/domain/reference/unit-lists';
import { unitTypes } from '@/domain/reference/unit-types';
import { unitNameParts } from '@/domain/units/short-unit-name';
import type { UnitListItem, UnitState } from '@/domain/units/unit';
import type { ListColumn, ListDescription, ListFilter, Tone } from '@/views/shared/list/list-description';

import { unitsListTexts, type UnitsListTextKey } from './units-list-texts';

const stateTones: Readonly<Record<UnitState, Tone>> = {
  1: 'success',
  2: 'warning',
  3: 'error',
  4: 'default',
  5: 'default',
};

// prettier-ignore
const columns: readonly ListColumn<UnitListItem, UnitsListTextKey>[] = [
  { field: 'ma', header: 'units.code', kind: 'code', width: 80, isDefault: true, value: ({ ma }) => ma },
  { field: 'ten', header: 'units.name', kind: 'text', width: 160, isDefault: true, parts: unitNameParts, value: ({ ten }) => ten },
  { field: 'tenGiaoDich', header: 'units.tradeName', kind: 'text', width: 180, value: ({ tenGiaoDich }) => tenGiaoDich },
  { field: 'loaiDonViId', header: 'units.type', kind: 'text', width: 110, isDefault: true, value: ({ loaiDonViId }, names) => names.of('loai-don-vi', loaiDonViId) },
  { field: 'mst', header: 'units.mst', kind: 'code', width: 110, isDefault: true, value: ({ mst }) => mst },
  { field: 'soGiayPhep', header: 'units.licence', kind: 'code', width: 150, value: ({ soGiayPhep }) => soGiayPhep },
  { field: 'ngayCapGp', header: 'units.licensedOn', kind: 'date', width: 110, value: ({ ngayCapGp }) => ngayCapGp },
  { field: 'tinhThanhMa', header: 'units.tinhThanhMa', kind: 'text', width: 94, isDefault: true, value: ({ tinhThanhMa }, names) => names.of('tinh-thanh', tinhThanhMa) },
  { field: 'dienThoai', header: 'units.dienThoai', kind: 'code', width: 130, value: ({ dienThoai }) => dienThoai, format: formatPhone },
  { field: 'email', header: 'units.email', kind: 'text', width: 180, value: ({ email }) => email },
  { field: 'nguoiDaiDien', header: 'units.representative', kind: 'text', width: 124, isDefault: true, value: ({ nguoiDaiDien }) => nguoiDaiDien },
  { field: 'canBoPhuTrachTen', header: 'units.canBoPhuTrachId', kind: 'text', width: 122, isDefault: true, value: ({ canBoPhuTrachTen }) => canBoPhuTrachTen },
  { field: 'duNoNld', header: 'units.duNoNld', kind: 'money', width: 108, isDefault: true, value: ({ duNoNld }) => duNoNld },
  { field: 'duNoDoanhThu', header: 'units.duNoDoanhThu', kind: 'money', width: 176, value: ({ duNoDoanhThu }) => duNoDoanhThu },
  { field: 'soLaoDongNamNay', header: 'units.workersThisYear', kind: 'count', width: 130, value: ({ soLaoDongNamNay }) => soLaoDongNamNay },
  { field: 'trangThai', header: 'units.state', kind: 'tag', width: 108, isDefault: true, value: ({ trangThai }, names) => names.in(unitStates, trangThai), tone: ({ trangThai }) => stateTones[trangThai] },
];

/** Names are those of the request's parameters. */
// prettier-ignore
const filters: readonly ListFilter<UnitsListTextKey>[] = [
  { kind: 'select', field: 'loaiDonViId', label: 'units.type', isPrimary: true, options: { kind: 'values', values: unitTypes } },
  { kind: 'select', field: 'tinhThanhMa', label: 'units.tinhThanhMa', isPrimary: true, options: { kind: 'lookup', name: 'tinh-thanh' } },
  { kind: 'select', field: 'trangThai', label: 'units.state', isPrimary: true, options: { kind: 'values', values: unitStates } },
  { kind: 'select', field: 'canBoPhuTrachId', label: 'units.canBoPhuTrachId', options: { kind: 'lookup', name: 'can-bo-quy' } },
  { kind: 'boolean', field: 'quaHanNop', label: 'units.overdue' },
];

/** The list of all units that the person's data scope shows (domain dictionary §5.11, register B-11). */
export const unitsList: ListDescription<UnitListItem, UnitsListTextKey> = {
  id: 'units',
  texts: unitsListTexts,
  title: 'units.title',
  searchHint: 'units.searchHint',
  columns,
  linkField: 'ten',
  filters,
  totals: [
    { label: 'units.duNoNld', kind: 'money', value: ({ duNoNld = 0 }) => duNoNld },
    { label: 'units.duNoDoanhThu', kind: 'money', value: ({ duNoDoanhThu = 0 }) => duNoDoanhThu },
  ],
  isSelectable: true,
  defaultSort: { field: 'ma', direction: 'asc' },
  lookups: ['tinh-thanh', 'loai-don-vi'],
  load: ({ units }, query, signal) => units.list(query, signal),
  remove: ({ units }, id, signal) => units.remove(id, signal),
  nameOf: ({ ma, ten }) => `${ma} – ${ten}`,
  recordHref: ({ id }) => href('unit', { unitId: id }),
  editHref: ({ id }) => href('unitEdit', { unitId: id }),
  createHref: href('unitCreate'),
  policies: {
    create: policies.unitsCreate,
    edit: `${policies.unitsEdit} || ${policies.unitsEditContacts}`,
    remove: policies.unitsDelete,
    export: policies.unitsExport,
  },
  exportName: 'CSDL_DonVi',
  empty: 'units.empty',
  card: { fields: ['ma', 'loaiDonViId', 'mst', 'nguoiDaiDien', 'duNoNld'], tags: ['trangThai'] },
};
