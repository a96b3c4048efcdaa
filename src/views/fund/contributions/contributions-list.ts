import type { ContributionListItem, ContributionStatus } from '@/domain/contributions/contribution';
import { contributionSources, contributionStatuses, noUnit } from '@/domain/contributions/contribution-lists';
import { monthOf } from '@/domain/lists/month';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { departureForms } from '@/domain/reference/contract-lists';
import { sexes } from '@/domain/reference/person-lists';
import { regions } from '@/domain/reference/regions';
import { unitTypes } from '@/domain/reference/unit-types';
import { unitNameParts } from '@/domain/units/short-unit-name';
import type { ListColumn, ListDescription, ListFilter, Tone } from '@/views/shared/list/list-description';

import { contributionTexts, type ContributionTextKey } from './contribution-texts';

export const statusTones: Readonly<Record<ContributionStatus, Tone>> = { 1: 'success', 2: 'warning', 3: 'default' };

// prettier-ignore
const columns: readonly ListColumn<ContributionListItem, ContributionTextKey>[] = [
  { field: 'soGcn', header: 'field.soGcn', kind: 'code', width: 162, isDefault: true, value: ({ soGcn }) => soGcn },
  { field: 'hoTen', header: 'field.hoTen', kind: 'text', width: 108, isDefault: true, value: ({ hoTen }) => hoTen },
  { field: 'ngaySinh', header: 'field.ngaySinh', kind: 'date', width: 104, value: ({ ngaySinh }) => ngaySinh },
  { field: 'gioiTinh', header: 'field.gioiTinh', kind: 'text', width: 90, value: ({ gioiTinh }, names) => names.in(sexes, gioiTinh) },
  { field: 'soCccd', header: 'field.soCccd', kind: 'code', width: 125, isDefault: true, value: ({ soCccd }) => soCccd },
  { field: 'soHoChieu', header: 'field.soHoChieu', kind: 'code', width: 110, isSortable: false, value: ({ soHoChieu }) => soHoChieu },
  { field: 'donViTen', header: 'field.donViTen', kind: 'text', width: 102, isDefault: true, parts: unitNameParts, value: ({ donViTen }, names) => donViTen ?? names.in(noUnit, 0) },
  { field: 'hinhThucDi', header: 'field.hinhThucDi', kind: 'text', width: 160, value: ({ hinhThucDi }, names) => names.in(departureForms, hinhThucDi) },
  { field: 'thiTruongId', header: 'field.thiTruongId', kind: 'text', width: 106, isDefault: true, value: ({ thiTruongId }, names) => names.of('thi-truong', thiTruongId) },
  { field: 'nganhNgheId', header: 'field.nganhNgheId', kind: 'text', width: 140, value: ({ nganhNgheId }, names) => names.of('nganh-nghe', nganhNgheId) },
  { field: 'soHopDong', header: 'field.soHopDong', kind: 'code', width: 150, value: ({ soHopDong }) => soHopDong },
  { field: 'ngayXuatCanh', header: 'field.ngayXuatCanh', kind: 'date', width: 99, isDefault: true, value: ({ ngayXuatCanh }) => ngayXuatCanh },
  { field: 'nam', header: 'field.ky', kind: 'month', width: 110, value: ({ nam, thang }) => (nam === null || thang === null ? null : monthOf({ nam, thang })) },
  { field: 'tienNld', header: 'field.tienNld', kind: 'money', width: 88, isDefault: true, value: ({ tienNld }) => tienNld },
  { field: 'tienDn', header: 'field.tienDn', kind: 'money', width: 88, isDefault: true, value: ({ tienDn }) => tienDn },
  { field: 'tong', header: 'field.tong', kind: 'money', width: 90, emphasis: 'bold', isDefault: true, value: ({ tong }) => tong },
  { field: 'ngayDong', header: 'field.ngayDong', kind: 'date', width: 99, isDefault: true, value: ({ ngayDong }) => ngayDong },
  { field: 'nguonDong', header: 'field.nguonDong', kind: 'text', width: 84, isDefault: true, value: ({ nguonDong }, names) => names.in(contributionSources, nguonDong) },
  { field: 'soLanHoTro', header: 'field.soLanHoTro', kind: 'count', width: 130, value: ({ soLanHoTro }) => soLanHoTro },
  { field: 'trangThai', header: 'field.trangThai', kind: 'tag', width: 112, value: ({ trangThai }, names) => names.in(contributionStatuses, trangThai), tone: ({ trangThai }) => statusTones[trangThai] },
];

const sendingUnitTypes = unitTypes.filter(({ sendsWorkers }) => sendsWorkers);

/** Names are those of the request's parameters. */
// prettier-ignore
const filters: readonly ListFilter<ContributionTextKey>[] = [
  { kind: 'unit', field: 'donViId', label: 'field.donViTen', isPrimary: true },
  { kind: 'select', field: 'thiTruongId', label: 'field.thiTruongId', isPrimary: true, options: { kind: 'lookup', name: 'thi-truong' } },
  { kind: 'select', field: 'nguonDong', label: 'field.nguonDong', isPrimary: true, options: { kind: 'values', values: contributionSources } },
  { kind: 'period', from: 'kyTu', to: 'kyDen', label: 'field.ky' },
  { kind: 'dateRange', from: 'ngayDongTu', to: 'ngayDongDen', label: 'field.ngayDong' },
  { kind: 'select', field: 'gioiTinh', label: 'field.gioiTinh', options: { kind: 'values', values: sexes } },
  { kind: 'select', field: 'tinhThanhMa', label: 'field.tinhThanhMa', options: { kind: 'lookup', name: 'tinh-thanh' } },
  { kind: 'multiSelect', field: 'trangThai', label: 'field.trangThai', options: { kind: 'values', values: contributionStatuses } },
  { kind: 'boolean', field: 'daDuocHoTro', label: 'field.soLanHoTro' },
  { kind: 'select', field: 'khuVuc', label: 'filter.region', options: { kind: 'values', values: regions } },
  { kind: 'select', field: 'nganhNgheId', label: 'field.nganhNgheId', options: { kind: 'lookup', name: 'nganh-nghe' } },
  { kind: 'select', field: 'loaiDonViId', label: 'filter.unitType', options: { kind: 'values', values: sendingUnitTypes } },
  { kind: 'select', field: 'canBoPhuTrachId', label: 'filter.officer', options: { kind: 'lookup', name: 'can-bo-quy' } },
  { kind: 'boolean', field: 'coDonVi', label: 'filter.sentByUnit' },
];

/** The ledger of contributions, for reading (domain dictionary §5.4, register B-04). */
export const contributionsList: ListDescription<ContributionListItem, ContributionTextKey> = {
  id: 'contributions',
  texts: contributionTexts,
  title: 'list.title',
  searchHint: 'list.searchHint',
  columns,
  linkField: 'hoTen',
  filters,
  totals: [
    { label: 'total.workers', kind: 'count', value: ({ soLaoDong = 0 }) => soLaoDong },
    { label: 'total.worker', kind: 'money', value: ({ tienNld = 0 }) => tienNld },
    { label: 'total.enterprise', kind: 'money', value: ({ tienDn = 0 }) => tienDn },
    { label: 'total.all', kind: 'money', value: ({ tong = 0 }) => tong },
  ],
  defaultSort: { field: 'ngayDong', direction: 'desc' },
  lookups: ['thi-truong', 'nganh-nghe', 'tinh-thanh'],
  load: ({ contributions }, query, signal) => contributions.list(query, signal),
  nameOf: ({ hoTen, soGcn }) => [hoTen, soGcn].filter(Boolean).join(' – '),
  recordHref: ({ id }) => href('contribution', { contributionId: id }),
  policies: { export: policies.contributionsExport },
  exportName: 'NguoiLaoDong_DongQuy',
  empty: 'list.empty',
  card: { fields: ['soGcn', 'donViTen', 'thiTruongId', 'tong', 'ngayDong'], tags: ['trangThai'] },
};
