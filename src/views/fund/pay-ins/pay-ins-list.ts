import { href } from '@/domain/navigation/routes';
import { payInKinds, payInMethods, payInStatuses, type PayIn } from '@/domain/pay-ins/pay-in';
import { policies } from '@/domain/policies/policy-names';
import { banks } from '@/domain/reference/banks';
import { unitNameParts } from '@/domain/units/short-unit-name';
import type { ListColumn, ListDescription, ListFilter } from '@/views/shared/list/list-description';

import { statusTones } from './pay-in-tones';
import { payInsListTexts, type PayInsListTextKey } from './pay-ins-list-texts';

// prettier-ignore
const columns: readonly ListColumn<PayIn, PayInsListTextKey>[] = [
  { field: 'ma', header: 'payIns.ma', kind: 'code', width: 142, isDefault: true, value: ({ ma }) => ma },
  { field: 'nguoiNop', header: 'payIns.nguoiNop', kind: 'text', width: 168, isDefault: true, parts: unitNameParts, value: ({ nguoiNop }) => nguoiNop },
  { field: 'loai', header: 'payIns.loai', kind: 'text', width: 130, isDefault: true, value: ({ loai }, names) => names.in(payInKinds, loai) },
  { field: 'hinhThuc', header: 'payIns.hinhThuc', kind: 'text', width: 108, isDefault: true, value: ({ hinhThuc }, names) => names.in(payInMethods, hinhThuc) },
  { field: 'soTien', header: 'payIns.soTien', kind: 'money', width: 128, emphasis: 'bold', isDefault: true, value: ({ soTien }) => soTien },
  { field: 'daPhanBo', header: 'payIns.daPhanBo', kind: 'money', width: 136, value: ({ daPhanBo }) => daPhanBo },
  { field: 'conLai', header: 'payIns.conLai', kind: 'money', width: 124, value: ({ conLai }) => conLai },
  { field: 'ngayNop', header: 'payIns.ngayNop', kind: 'date', width: 104, isDefault: true, value: ({ ngayNop }) => ngayNop },
  { field: 'soChungTu', header: 'payIns.soChungTu', kind: 'code', width: 144, isDefault: true, value: ({ soChungTu }) => soChungTu },
  { field: 'nganHangId', header: 'payIns.nganHang', kind: 'text', width: 140, value: ({ nganHangId }, names) => nganHangId === null ? null : names.in(banks, nganHangId) },
  { field: 'noiDung', header: 'payIns.noiDung', kind: 'text', width: 260, value: ({ noiDung }) => noiDung },
  { field: 'ngayGhiCo', header: 'payIns.ngayGhiCo', kind: 'date', width: 112, value: ({ ngayGhiCo }) => ngayGhiCo },
  { field: 'chenhLech', header: 'payIns.chenhLech', kind: 'money', width: 124, emphasis: 'redIfNotZero', value: ({ chenhLech }) => chenhLech },
  { field: 'trangThai', header: 'payIns.trangThai', kind: 'tag', width: 128, isDefault: true, value: ({ trangThai }, names) => names.in(payInStatuses, trangThai), tone: ({ trangThai }) => statusTones[trangThai] },
];

/** Names are those of the request's parameters. */
// prettier-ignore
const filters: readonly ListFilter<PayInsListTextKey>[] = [
  { kind: 'multiSelect', field: 'trangThai', label: 'payIns.trangThai', isPrimary: true, options: { kind: 'values', values: payInStatuses } },
  { kind: 'select', field: 'loai', label: 'payIns.loai', isPrimary: true, options: { kind: 'values', values: payInKinds } },
  { kind: 'unit', field: 'donViId', label: 'payIns.donVi', isPrimary: true },
  { kind: 'select', field: 'hinhThuc', label: 'payIns.hinhThuc', options: { kind: 'values', values: payInMethods } },
  { kind: 'dateRange', from: 'ngayNopTu', to: 'ngayNopDen', label: 'payIns.paidBetween' },
  { kind: 'moneyRange', from: 'soTienTu', to: 'soTienDen', label: 'payIns.amountBetween' },
  { kind: 'boolean', field: 'coChenhLech', label: 'payIns.hasDifference' },
  { kind: 'boolean', field: 'cuaToi', label: 'payIns.mine' },
  { kind: 'boolean', field: 'nguoiLapVang', label: 'payIns.authorAway' },
];

/** The vouchers that the person's data scope shows (domain dictionary §5.5, register B-05). */
export const payInsList: ListDescription<PayIn, PayInsListTextKey> = {
  id: 'pay-ins',
  texts: payInsListTexts,
  title: 'payIns.title',
  searchHint: 'payIns.searchHint',
  columns,
  linkField: 'ma',
  filters,
  totals: [
    { label: 'payIns.sumAll', kind: 'money', value: ({ soTien = 0 }) => soTien },
    { label: 'payIns.sumReconciled', kind: 'money', value: ({ daDoiSoat = 0 }) => daDoiSoat },
    { label: 'payIns.sumWaiting', kind: 'money', value: ({ choDoiSoat = 0 }) => choDoiSoat },
  ],
  defaultSort: { field: 'ma', direction: 'desc' },
  lookups: [],
  load: ({ payIns }, query, signal) => payIns.list(query, signal),
  nameOf: ({ ma, nguoiNop }) => `${ma} – ${nguoiNop}`,
  recordHref: ({ id }) => href('payIn', { payInId: id }),
  createHref: href('payInCreate'),
  actions: [{ label: 'payIns.statement', href: href('payInStatement'), policy: policies.payInsImport }],
  policies: { create: policies.payInsCreate, export: policies.payInsExport },
  exportName: 'PhieuNopQuy',
  empty: 'payIns.empty',
  card: { fields: ['nguoiNop', 'soTien', 'ngayNop', 'soChungTu'], tags: ['trangThai'] },
};
