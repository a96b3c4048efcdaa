import PrintIcon from '@mui/icons-material/PrintOutlined';

import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { sexes } from '@/domain/reference/person-lists';
import { reasonsOf, supportPaymentStates, supportRelations } from '@/domain/support/support-lists';
import type { SupportedWorker } from '@/domain/support/support-request';
import { unitNameParts } from '@/domain/units/short-unit-name';
import type { ListColumn, ListDescription, ListFilter } from '@/views/shared/list/list-description';
import { supportPaymentTones } from '@/views/shared/support-payment-tones';

import { loadTypeOptions } from '../support-type-options';
import { supportedWorkersListTexts, type SupportedWorkersListTextKey } from './supported-workers-list-texts';

// prettier-ignore
const columns: readonly ListColumn<SupportedWorker, SupportedWorkersListTextKey>[] = [
  { field: 'hoTen', header: 'supported.hoTen', kind: 'text', width: 138, isDefault: true, value: ({ hoTen }) => hoTen },
  { field: 'gioiTinh', header: 'supported.gioiTinh', kind: 'tag', width: 90, value: ({ gioiTinh }, names) => names.in<number>(sexes, gioiTinh) },
  { field: 'ngaySinh', header: 'supported.ngaySinh', kind: 'date', width: 104, value: ({ ngaySinh }) => ngaySinh },
  { field: 'soCccd', header: 'supported.soCccd', kind: 'code', width: 122, isDefault: true, value: ({ soCccd }) => soCccd },
  { field: 'soHoChieu', header: 'supported.soHoChieu', kind: 'code', width: 116, value: ({ soHoChieu }) => soHoChieu },
  { field: 'donViTen', header: 'supported.donVi', kind: 'text', width: 123, isDefault: true, parts: unitNameParts, value: ({ donViTen }) => donViTen },
  { field: 'thiTruongId', header: 'supported.thiTruongId', kind: 'text', width: 106, isDefault: true, value: ({ thiTruongId }, names) => thiTruongId === null ? null : names.of('thi-truong', thiTruongId) },
  { field: 'loaiHoTroId', header: 'supported.loai', kind: 'code', width: 84, isDefault: true, value: ({ loaiHoTroId }) => loaiHoTroId },
  { field: 'lyDoHoTro', header: 'supported.lyDoHoTro', kind: 'text', width: 180, value: ({ loaiHoTroId, lyDoHoTro }, names) => lyDoHoTro === null ? null : names.in<string>(reasonsOf(loaiHoTroId), lyDoHoTro) },
  { field: 'ngaySuViec', header: 'supported.ngaySuViec', kind: 'date', width: 112, value: ({ ngaySuViec }) => ngaySuViec },
  { field: 'soGcn', header: 'supported.soGcn', kind: 'code', width: 150, value: ({ soGcn }) => soGcn },
  { field: 'tienDuyet', header: 'supported.tienDuyet', kind: 'money', width: 118, emphasis: 'bold', isDefault: true, value: ({ tienDuyet }) => tienDuyet },
  { field: 'tienChi', header: 'supported.tienChi', kind: 'money', width: 118, isDefault: true, value: ({ tienChi }) => tienChi },
  { field: 'tinhTrangChi', header: 'supported.tinhTrangChi', kind: 'tag', width: 120, isDefault: true, value: ({ tinhTrangChi }, names) => names.in(supportPaymentStates, tinhTrangChi), tone: ({ tinhTrangChi }) => supportPaymentTones[tinhTrangChi] },
  { field: 'soQd', header: 'supported.soQd', kind: 'code', width: 152, isDefault: true, value: ({ soQd }) => soQd },
  { field: 'ngayQd', header: 'supported.ngayQd', kind: 'date', width: 104, isDefault: true, value: ({ ngayQd }) => ngayQd },
  { field: 'ngayChi', header: 'supported.ngayChi', kind: 'date', width: 106, isDefault: true, value: ({ ngayChi }) => ngayChi },
  { field: 'nguoiNhan', header: 'supported.nguoiNhan', kind: 'text', width: 150, value: ({ nguoiNhan }) => nguoiNhan },
  { field: 'quanHe', header: 'supported.quanHe', kind: 'text', width: 130, value: ({ quanHe }, names) => quanHe === null ? null : names.in(supportRelations, quanHe) },
  { field: 'maYeuCau', header: 'supported.maYeuCau', kind: 'code', width: 160, value: ({ maYeuCau }) => maYeuCau },
];

/** Names are those of the request's parameters. */
// prettier-ignore
const filters: readonly ListFilter<SupportedWorkersListTextKey>[] = [
  { kind: 'select', field: 'loaiHoTroId', label: 'supported.loai', isPrimary: true, options: { kind: 'loaded', load: loadTypeOptions } },
  { kind: 'select', field: 'tinhTrangChi', label: 'supported.tinhTrangChi', isPrimary: true, options: { kind: 'values', values: supportPaymentStates } },
  { kind: 'unit', field: 'donViId', label: 'supported.donVi', isPrimary: true },
  { kind: 'select', field: 'thiTruongId', label: 'supported.thiTruongId', options: { kind: 'lookup', name: 'thi-truong' } },
  { kind: 'select', field: 'tinhThanhMa', label: 'supported.tinhThanhMa', options: { kind: 'lookup', name: 'tinh-thanh' } },
  { kind: 'select', field: 'gioiTinh', label: 'supported.gioiTinh', options: { kind: 'values', values: sexes } },
  { kind: 'dateRange', from: 'ngayQdTu', to: 'ngayQdDen', label: 'supported.ngayQd' },
  { kind: 'dateRange', from: 'ngayChiTu', to: 'ngayChiDen', label: 'supported.ngayChi' },
];

/** The decision of a case, on its request's page. */
export const printDecision = 'in-quyet-dinh';

/** Approved cases, a row each; a row leads to its request (domain dictionary §5.9, register B-09). */
export const supportedWorkersList: ListDescription<SupportedWorker, SupportedWorkersListTextKey> = {
  id: 'supported-workers',
  texts: supportedWorkersListTexts,
  title: 'supported.title',
  searchHint: 'supported.searchHint',
  columns,
  linkField: 'hoTen',
  filters,
  totals: [
    { label: 'supported.sumPeople', kind: 'count', value: ({ soNguoi = 0 }) => soNguoi },
    { label: 'supported.sumCases', kind: 'count', value: ({ soTruongHop = 0 }) => soTruongHop },
    { label: 'supported.sumApproved', kind: 'money', value: ({ tienDuyet = 0 }) => tienDuyet },
    { label: 'supported.sumPaid', kind: 'money', value: ({ tienChi = 0 }) => tienChi },
    { label: 'supported.sumPaidThen', kind: 'money', value: ({ tienChiTrongKy }) => tienChiTrongKy },
  ],
  defaultSort: { field: 'ngayQd', direction: 'desc' },
  lookups: ['thi-truong'],
  load: ({ supportedWorkers }, query, signal) => supportedWorkers.list(query, signal),
  nameOf: ({ hoTen, maYeuCau }) => `${hoTen} – ${maYeuCau}`,
  recordHref: ({ yeuCauId }) => (yeuCauId === null ? undefined : href('supportRequest', { requestId: yeuCauId })),
  rowActions: [
    {
      id: printDecision,
      label: 'supported.printDecision',
      icon: PrintIcon,
      policy: policies.supportRequests,
      isOffered: ({ yeuCauId }) => yeuCauId !== null,
    },
  ],
  policies: { export: policies.supportedWorkersExport },
  exportName: 'LaoDongDuocHoTro',
  empty: 'supported.empty',
  card: { fields: ['donViTen', 'loaiHoTroId', 'tienDuyet', 'tienChi', 'soQd', 'ngayQd'], tags: ['tinhTrangChi'] },
};
