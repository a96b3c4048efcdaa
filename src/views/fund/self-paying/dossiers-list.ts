import { bulkMostRows } from '@/domain/lists/bulk-action';
import { formatPhone } from '@/domain/format/identities';
import { href, routes } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { NamedValue } from '@/domain/reference/named-value';
import { sexes } from '@/domain/reference/person-lists';
import {
  dossierSources,
  isAnswerLate,
  isOpenDossier,
  isOwed,
  paymentStates,
  selfPayingForms,
  selfPayingStatus,
  selfPayingStatuses,
  type SelfPayingListItem,
} from '@/domain/self-paying/self-paying-dossier';
import { selfPayingWarnings } from '@/domain/self-paying/self-paying-warnings';
import { unitNameParts } from '@/domain/units/short-unit-name';
import type { ListColumn, ListDescription, ListFilter } from '@/views/shared/list/list-description';

import { dossierListTexts, type DossierListTextKey } from './dossier-list-texts';
import { paymentTones, statusTones, warningTones } from './dossier-tones';

type Column = ListColumn<SelfPayingListItem, DossierListTextKey>;
type Description = ListDescription<SelfPayingListItem, DossierListTextKey>;

// prettier-ignore
const columns: readonly Column[] = [
  { field: 'ma', header: 'dossiers.ma', kind: 'code', width: 140, isDefault: true, value: ({ ma }) => ma },
  { field: 'hoTen', header: 'dossiers.hoTen', kind: 'text', width: 160, isDefault: true, value: ({ hoTen }) => hoTen },
  { field: 'ngaySinh', header: 'dossiers.ngaySinh', kind: 'date', width: 104, value: ({ ngaySinh }) => ngaySinh },
  { field: 'gioiTinh', header: 'dossiers.gioiTinh', kind: 'tag', width: 90, value: ({ gioiTinh }, names) => names.in(sexes, gioiTinh) },
  { field: 'soCccd', header: 'dossiers.soCccd', kind: 'code', width: 126, isDefault: true, value: ({ soCccd }) => soCccd },
  { field: 'soHoChieu', header: 'dossiers.soHoChieu', kind: 'code', width: 116, value: ({ soHoChieu }) => soHoChieu },
  { field: 'dienThoai', header: 'dossiers.dienThoai', kind: 'code', width: 128, value: ({ dienThoai }) => dienThoai, format: formatPhone },
  { field: 'tinhThanhMa', header: 'dossiers.tinhThanhMa', kind: 'text', width: 120, value: ({ tinhThanhMa }, names) => names.of('tinh-thanh', tinhThanhMa) },
  { field: 'thiTruongId', header: 'dossiers.thiTruongId', kind: 'text', width: 106, isDefault: true, value: ({ thiTruongId }, names) => names.of('thi-truong', thiTruongId) },
  { field: 'hinhThuc', header: 'dossiers.hinhThuc', kind: 'text', width: 220, value: ({ hinhThuc }, names) => names.in(selfPayingForms, hinhThuc) },
  { field: 'donViTen', header: 'dossiers.donVi', kind: 'text', width: 200, parts: unitNameParts, value: ({ donViTen }) => donViTen },
  { field: 'thoiHanThang', header: 'dossiers.thoiHan', kind: 'count', width: 110, value: ({ thoiHanThang }) => thoiHanThang },
  { field: 'ngayXuatCanh', header: 'dossiers.ngayXuatCanh', kind: 'date', width: 102, isDefault: true, value: ({ ngayXuatCanh }) => ngayXuatCanh },
  { field: 'hanDong', header: 'dossiers.hanDong', kind: 'dueDate', width: 132, isDefault: true, value: ({ hanDong }) => hanDong, isDue: isOwed },
  { field: 'soTien', header: 'dossiers.soTien', kind: 'money', width: 130, value: ({ soTien }) => soTien },
  { field: 'tinhTrangDong', header: 'dossiers.tinhTrangDong', kind: 'tag', width: 112, isDefault: true, value: ({ tinhTrangDong }, names) => names.in(paymentStates, tinhTrangDong), tone: ({ tinhTrangDong }) => paymentTones[tinhTrangDong] },
  { field: 'soGcn', header: 'dossiers.soGcn', kind: 'code', width: 160, value: ({ soGcn }) => soGcn },
  { field: 'nguon', header: 'dossiers.nguon', kind: 'tag', width: 120, value: ({ nguon }, names) => names.in(dossierSources, nguon) },
  { field: 'trangThai', header: 'dossiers.trangThai', kind: 'tag', width: 138, isDefault: true, value: ({ trangThai }, names) => names.in(selfPayingStatuses, trangThai), tone: ({ trangThai }) => statusTones[trangThai] },
  { field: 'ngayGui', header: 'dossiers.ngayGui', kind: 'dateTime', width: 142, isDefault: true, value: ({ ngayGui }) => ngayGui },
];

/** Names are those of the request's parameters. */
// prettier-ignore
const filters: readonly ListFilter<DossierListTextKey>[] = [
  { kind: 'select', field: 'thiTruongId', label: 'dossiers.thiTruongId', isPrimary: true, options: { kind: 'lookup', name: 'thi-truong' } },
  { kind: 'select', field: 'tinhTrangDong', label: 'dossiers.tinhTrangDong', isPrimary: true, options: { kind: 'values', values: paymentStates } },
  { kind: 'select', field: 'hinhThuc', label: 'dossiers.hinhThuc', options: { kind: 'values', values: selfPayingForms } },
  { kind: 'select', field: 'tinhThanhMa', label: 'dossiers.tinhThanhMa', options: { kind: 'lookup', name: 'tinh-thanh' } },
  { kind: 'select', field: 'nguon', label: 'dossiers.nguon', options: { kind: 'values', values: dossierSources } },
  { kind: 'dateRange', from: 'ngayGuiTu', to: 'ngayGuiDen', label: 'dossiers.ngayGui' },
  { kind: 'dateRange', from: 'ngayXuatCanhTu', to: 'ngayXuatCanhDen', label: 'dossiers.ngayXuatCanh' },
  { kind: 'dateRange', from: 'hanDongTu', to: 'hanDongDen', label: 'dossiers.hanDong' },
  { kind: 'boolean', field: 'quaHan', label: 'dossiers.quaHan' },
];

const common = {
  texts: dossierListTexts,
  searchHint: 'dossiers.searchHint',
  linkField: 'ma',
  lookups: ['tinh-thanh', 'thi-truong'],
  load: ({ selfPaying }, query, signal) => selfPaying.list(query, signal),
  nameOf: ({ ma, hoTen }) => `${ma} – ${hoTen}`,
} as const satisfies Partial<Description>;

/** All dossiers of self-paying workers (domain dictionary §5.2, register B-03). */
export const dossiersList: Description = {
  ...common,
  id: 'self-paying',
  title: 'dossiers.title',
  columns,
  filters,
  tabs: {
    label: 'dossiers.trangThai',
    field: 'trangThai',
    items: [
      { value: '', label: 'dossiers.all' },
      { value: String(selfPayingStatus.pending), label: 'dossiers.pending' },
      { value: String(selfPayingStatus.returned), label: 'dossiers.returned' },
      { value: String(selfPayingStatus.approved), label: 'dossiers.approved' },
      { value: String(selfPayingStatus.rejected), label: 'dossiers.rejected' },
      { value: String(selfPayingStatus.cancelled), label: 'dossiers.cancelled' },
    ],
  },
  totals: [{ label: 'dossiers.sumPaid', kind: 'money', value: ({ daDong = 0 }) => daDong }],
  defaultSort: { field: 'ngayGui', direction: 'desc' },
  recordHref: ({ id }) => href('selfPayingDossier', { dossierId: id }),
  editHref: ({ id }) => href('selfPayingDossierEdit', { dossierId: id }),
  isEditable: isOpenDossier,
  createHref: href('selfPayingDossierCreate'),
  policies: {
    create: policies.selfPayingCreate,
    edit: routes.selfPayingDossierEdit.policy,
    export: policies.selfPayingExport,
  },
  exportName: 'NguoiLaoDongTuDong',
  empty: 'dossiers.empty',
  card: { fields: ['hoTen', 'thiTruongId', 'ngayXuatCanh', 'hanDong'], tags: ['trangThai', 'tinhTrangDong'] },
};

// prettier-ignore
const approvalColumns: readonly Column[] = [
  { field: 'soNgayCho', header: 'dossiers.soNgayCho', kind: 'tag', width: 78, isDefault: true, value: ({ soNgayCho }) => soNgayCho, tags: ({ soNgayCho }, names) => (soNgayCho === null ? [] : [{ text: names.in([daysWaited(soNgayCho)], soNgayCho), tone: isAnswerLate(soNgayCho) ? 'error' : 'default' }]) },
  { field: 'canhBao', header: 'dossiers.canhBao', kind: 'tag', width: 190, isDefault: true, value: ({ canhBao }, names) => (canhBao.length === 0 ? null : canhBao.map((id) => names.in(selfPayingWarnings, id)).join(', ')), tags: ({ canhBao }, names) => canhBao.map((id) => ({ text: names.in(selfPayingWarnings, id), tone: warningTones[id] })) },
];

function daysWaited(days: number): NamedValue<number> {
  return { id: days, ten: `${days} ngày`, tenEn: `${days} days` };
}

/** In the approval the tab says the status, and payment is of no interest yet. */
const hiddenInApproval = new Set(['trangThai', 'tinhTrangDong', 'hanDong']);

/** So that its columns stand side by side at 1440 pixels. */
const approvalWidths: Readonly<Record<string, number>> = { ma: 138, hoTen: 134 };

/** How many columns of the common ones come before those of the approval. */
const whoColumns = 2;

const columnsInApproval = columns.map((column): Column => ({
  ...column,
  width: approvalWidths[column.field] ?? column.width,
  isDefault: column.isDefault === true && !hiddenInApproval.has(column.field),
}));

/** The dossiers by status, for those who approve them (domain dictionary §5.3, register B-02). */
export const approvalsList: Description = {
  ...common,
  id: 'self-paying-approvals',
  title: 'dossiers.approvalTitle',
  columns: [...columnsInApproval.slice(0, whoColumns), ...approvalColumns, ...columnsInApproval.slice(whoColumns)],
  filters: [...filters, { kind: 'boolean', field: 'coCanhBao', label: 'dossiers.coCanhBao', isPrimary: true }],
  tabs: {
    label: 'dossiers.trangThai',
    field: 'trangThai',
    initial: '2',
    items: [
      { value: String(selfPayingStatus.pending), label: 'dossiers.pending' },
      { value: String(selfPayingStatus.returned), label: 'dossiers.returned' },
      { value: String(selfPayingStatus.approved), label: 'dossiers.approved' },
      { value: String(selfPayingStatus.rejected), label: 'dossiers.rejected' },
    ],
  },
  defaultSort: { field: 'ngayGui', direction: 'asc' },
  recordHref: ({ id }) => href('selfPayingReview', { dossierId: id }),
  bulkActions: [
    {
      id: 'phe-duyet',
      label: 'dossiers.approveMany',
      policy: policies.selfPayingApprove,
      most: bulkMostRows,
      isOffered: ({ trangThai, canhBao, duTaiLieu }) =>
        trangThai === selfPayingStatus.pending && canhBao.length === 0 && duTaiLieu,
      needs: 'opinion',
      confirm: 'dossiers.confirmMany',
      run: ({ selfPaying }, items, input, signal) => selfPaying.approveMany(items, input, signal),
    },
  ],
  policies: { export: policies.selfPayingExport },
  exportName: 'PheDuyetTuDong',
  empty: 'dossiers.nothingPending',
  card: { fields: ['hoTen', 'thiTruongId', 'ngayXuatCanh', 'ngayGui'], tags: ['soNgayCho', 'canhBao'] },
};
