import { todayAt } from '@/domain/format/calendar';
import { forceStates, type ForceState, validities, validityOn } from '@/domain/reference/force-states';
import type { SupportTypeListItem } from '@/domain/support-types/support-type';
import { beneficiaries, supportMethods, supportTypeStates } from '@/domain/support-types/support-type-lists';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { ListColumn, ListDescription, ListFilter } from '@/views/shared/list/list-description';

import { forceTones } from '../force-tones';
import { supportTypeTexts, type SupportTypeTextKey } from './support-type-texts';

// prettier-ignore
const columns: readonly ListColumn<SupportTypeListItem, SupportTypeTextKey>[] = [
  { field: 'ma', header: 'type.ma', kind: 'code', width: 76, isDefault: true, value: ({ ma }) => ma },
  { field: 'ten', header: 'type.ten', kind: 'text', width: 258, isDefault: true, value: ({ ten }) => ten },
  { field: 'doiTuong', header: 'type.doiTuong', kind: 'text', width: 126, isDefault: true, value: ({ doiTuong }, names) => names.in(beneficiaries, doiTuong) },
  { field: 'cachTinh', header: 'type.cachTinh', kind: 'text', width: 100, isDefault: true, value: ({ cachTinh }, names) => names.in(supportMethods, cachTinh) },
  { field: 'mucToiThieu', header: 'type.mucToiThieu', kind: 'money', width: 130, value: ({ mucToiThieu }) => mucToiThieu },
  { field: 'mucToiDa', header: 'type.mucToiDa', kind: 'money', width: 126, isDefault: true, value: ({ mucToiDa }) => mucToiDa },
  { field: 'mucToiDaNhom', header: 'type.mucToiDaNhom', kind: 'money', width: 190, value: ({ mucToiDaNhom }) => mucToiDaNhom },
  { field: 'tyLe', header: 'type.tyLe', kind: 'percent', width: 96, value: ({ tyLe }) => tyLe },
  { field: 'soNgayXuLy', header: 'type.soNgayXuLy', kind: 'count', width: 108, isDefault: true, value: ({ soNgayXuLy }) => soNgayXuLy },
  { field: 'canCu', header: 'type.canCu', kind: 'text', width: 190, value: ({ canCu }) => canCu },
  { field: 'hieuLucTu', header: 'type.hieuLucTu', kind: 'date', width: 120, value: ({ hieuLucTu }) => hieuLucTu },
  { field: 'hieuLucDen', header: 'type.hieuLucDen', kind: 'date', width: 120, value: ({ hieuLucDen }) => hieuLucDen },
  { field: 'hieuLuc', header: 'type.hieuLuc', kind: 'tag', width: 120, isDefault: true, isSortable: false, value: (type, names) => names.in(forceStates, validityToday(type)), tone: (type) => forceTones[validityToday(type)] },
  { field: 'hoatDong', header: 'type.hoatDong', kind: 'tag', width: 132, isDefault: true, value: ({ hoatDong }, names) => names.in(supportTypeStates, hoatDong ? 1 : 0), tone: ({ hoatDong }) => (hoatDong ? 'success' : 'default') },
];

function validityToday(type: SupportTypeListItem): ForceState {
  return validityOn(type, todayAt(Date.now()));
}

// prettier-ignore
const filters: readonly ListFilter<SupportTypeTextKey>[] = [
  { kind: 'select', field: 'doiTuong', label: 'type.doiTuong', isPrimary: true, options: { kind: 'values', values: beneficiaries } },
  { kind: 'select', field: 'cachTinh', label: 'type.cachTinh', isPrimary: true, options: { kind: 'values', values: supportMethods } },
  { kind: 'boolean', field: 'hoatDong', label: 'type.hoatDong', isPrimary: true, yes: 'state.active', no: 'state.inactive' },
  { kind: 'select', field: 'hieuLuc', label: 'type.hieuLuc', options: { kind: 'values', values: validities } },
];

/** Loại hỗ trợ (domain dictionary §5.13, register B-22). */
export const supportTypesList: ListDescription<SupportTypeListItem, SupportTypeTextKey> = {
  id: 'support-types',
  texts: supportTypeTexts,
  title: 'types.title',
  searchHint: 'types.searchHint',
  columns,
  linkField: 'ten',
  filters,
  defaultSort: { field: 'ma', direction: 'asc' },
  lookups: [],
  load: ({ supportTypes }, query, signal) => supportTypes.list(query, signal),
  remove: ({ supportTypes }, id, signal) => supportTypes.remove(id, signal),
  nameOf: ({ ma, ten }) => `${ma} – ${ten}`,
  recordHref: ({ id }) => href('supportType', { typeId: id }),
  editHref: ({ id }) => href('supportTypeEdit', { typeId: id }),
  createHref: href('supportTypeCreate'),
  isRemovable: ({ daSuDung }) => !daSuDung,
  policies: {
    create: policies.supportTypesEdit,
    edit: policies.supportTypesEdit,
    remove: policies.supportTypesEdit,
    export: policies.supportTypes,
  },
  exportName: 'LoaiHoTro',
  empty: 'types.empty',
  card: { fields: ['ma', 'doiTuong', 'cachTinh', 'mucToiDa', 'soNgayXuLy'], tags: ['hieuLuc', 'hoatDong'] },
};
