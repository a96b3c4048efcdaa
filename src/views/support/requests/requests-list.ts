import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { filingWays, supportStatuses } from '@/domain/support/support-lists';
import { isExamined, supportStatus, toProcess, type SupportRequestListItem } from '@/domain/support/support-request';
import { beneficiaries } from '@/domain/support-types/support-type-lists';
import { unitNameParts } from '@/domain/units/short-unit-name';
import type { ListColumn, ListDescription, ListFilter } from '@/views/shared/list/list-description';

import { loadTypeOptions, typeName } from '../support-type-options';
import { requestTones } from '../support-tones';
import { requestsListTexts, type RequestsListTextKey } from './requests-list-texts';

// prettier-ignore
const columns: readonly ListColumn<SupportRequestListItem, RequestsListTextKey>[] = [
  { field: 'ma', header: 'requests.ma', kind: 'code', width: 160, isDefault: true, value: ({ ma }) => ma },
  { field: 'loaiHoTroId', header: 'requests.loai', kind: 'text', width: 122, isDefault: true, value: typeName },
  { field: 'doiTuong', header: 'requests.doiTuong', kind: 'tag', width: 150, value: ({ doiTuong }, names) => names.in(beneficiaries, doiTuong) },
  { field: 'donViTen', header: 'requests.donVi', kind: 'text', width: 160, isDefault: true, parts: unitNameParts, value: ({ donViTen }) => donViTen },
  { field: 'trangThai', header: 'requests.trangThai', kind: 'tag', width: 130, isDefault: true, value: ({ trangThai }, names) => names.in(supportStatuses, trangThai), tone: ({ trangThai }) => requestTones[trangThai] },
  { field: 'nguoiDeNghi', header: 'requests.nguoiDeNghi', kind: 'text', width: 160, value: ({ nguoiDeNghi }) => nguoiDeNghi },
  { field: 'soTruongHop', header: 'requests.soTruongHop', kind: 'count', width: 84, isDefault: true, value: ({ soTruongHop }) => soTruongHop },
  { field: 'thiTruongId', header: 'requests.thiTruongId', kind: 'text', width: 120, value: ({ thiTruongId }, names) => thiTruongId === null ? null : names.of('thi-truong', thiTruongId) },
  { field: 'tienDeNghi', header: 'requests.tienDeNghi', kind: 'money', width: 118, isDefault: true, value: ({ tienDeNghi }) => tienDeNghi },
  { field: 'tienDuyet', header: 'requests.tienDuyet', kind: 'money', width: 118, emphasis: 'bold', isDefault: true, value: ({ tienDuyet }) => tienDuyet },
  { field: 'tienChi', header: 'requests.tienChi', kind: 'money', width: 124, value: ({ tienChi }) => tienChi },
  { field: 'hinhThucNop', header: 'requests.hinhThucNop', kind: 'tag', width: 130, value: ({ hinhThucNop }, names) => names.in(filingWays, hinhThucNop) },
  { field: 'ngayGui', header: 'requests.ngayGui', kind: 'dateTime', width: 142, value: ({ ngayGui }) => ngayGui },
  { field: 'hanXuLy', header: 'requests.hanXuLy', kind: 'dueDate', width: 132, isDefault: true, value: ({ hanXuLy }) => hanXuLy, isDue: isExamined },
  { field: 'ngayNhanDu', header: 'requests.ngayNhanDu', kind: 'date', width: 112, isDefault: true, value: ({ ngayNhanDu }) => ngayNhanDu },
  { field: 'canBoTen', header: 'requests.canBo', kind: 'text', width: 150, value: ({ canBoTen }) => canBoTen },
  { field: 'ngayThamDinh', header: 'requests.ngayThamDinh', kind: 'date', width: 116, value: ({ ngayThamDinh }) => ngayThamDinh },
  { field: 'ngayPheDuyet', header: 'requests.ngayPheDuyet', kind: 'date', width: 116, value: ({ ngayPheDuyet }) => ngayPheDuyet },
];

/** Names are those of the request's parameters. */
// prettier-ignore
const filters: readonly ListFilter<RequestsListTextKey>[] = [
  { kind: 'select', field: 'loaiHoTroId', label: 'requests.loai', isPrimary: true, options: { kind: 'loaded', load: loadTypeOptions } },
  { kind: 'unit', field: 'donViId', label: 'requests.donVi', isPrimary: true },
  { kind: 'select', field: 'thiTruongId', label: 'requests.thiTruongId', options: { kind: 'lookup', name: 'thi-truong' } },
  { kind: 'dateRange', from: 'ngayGuiTu', to: 'ngayGuiDen', label: 'requests.ngayGui' },
  { kind: 'select', field: 'canBoId', label: 'requests.canBo', options: { kind: 'lookup', name: 'can-bo-quy' } },
  { kind: 'boolean', field: 'quaHan', label: 'requests.quaHan' },
  { kind: 'boolean', field: 'cuaToi', label: 'requests.mine' },
  { kind: 'boolean', field: 'nguoiLapVang', label: 'requests.authorAway' },
];

/** The support requests that the person's data scope shows (domain dictionary §5.8, register B-08). */
export const requestsList: ListDescription<SupportRequestListItem, RequestsListTextKey> = {
  id: 'support-requests',
  texts: requestsListTexts,
  title: 'requests.title',
  searchHint: 'requests.searchHint',
  columns,
  linkField: 'ma',
  filters,
  tabs: {
    label: 'requests.trangThai',
    field: 'trangThai',
    items: [
      { value: '', label: 'requests.all' },
      { value: toProcess, label: 'requests.toProcess' },
      { value: String(supportStatus.draft), label: 'requests.draft' },
      { value: String(supportStatus.submitted), label: 'requests.toAppraise' },
      { value: String(supportStatus.appraised), label: 'requests.toApprove' },
      { value: String(supportStatus.returned), label: 'requests.returned' },
      { value: String(supportStatus.approved), label: 'requests.approved' },
      { value: String(supportStatus.paid), label: 'requests.paid' },
      { value: String(supportStatus.rejected), label: 'requests.rejected' },
    ],
  },
  totals: [
    { label: 'requests.sumCases', kind: 'count', value: ({ soTruongHop = 0 }) => soTruongHop },
    { label: 'requests.sumAsked', kind: 'money', value: ({ tienDeNghi = 0 }) => tienDeNghi },
    { label: 'requests.sumApproved', kind: 'money', value: ({ tienDuyet = 0 }) => tienDuyet },
    { label: 'requests.sumPaid', kind: 'money', value: ({ tienChi = 0 }) => tienChi },
  ],
  defaultSort: { field: 'ma', direction: 'desc' },
  lookups: ['thi-truong'],
  load: ({ supportRequests }, query, signal) => supportRequests.list(query, signal),
  remove: ({ supportRequests }, id, signal) => supportRequests.remove(id, signal),
  isRemovable: ({ duocXoa }) => duocXoa,
  nameOf: ({ ma }) => ma,
  recordHref: ({ id }) => href('supportRequest', { requestId: id }),
  createHref: href('supportRequestCreate'),
  policies: {
    create: policies.supportRequestsCreate,
    remove: policies.supportRequestsDelete,
    export: policies.supportRequestsExport,
  },
  exportName: 'YeuCauHoTro',
  empty: 'requests.empty',
  card: {
    fields: ['loaiHoTroId', 'donViTen', 'soTruongHop', 'tienDeNghi', 'tienDuyet', 'hanXuLy'],
    tags: ['trangThai'],
  },
};
