import { bulkMostRows } from '@/domain/lists/bulk-action';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { quarterChoices, quarterValue } from '@/domain/quarter-reports/quarter';
import { paymentStates } from '@/domain/reference/payment-states';
import { reportStatus, reportStatuses } from '@/domain/reference/report-statuses';
import type { RevenueReportRow } from '@/domain/revenue-reports/revenue-report';
import { unitNameParts } from '@/domain/units/short-unit-name';
import { isOtherThanAppraiser } from '@/machines/workflows/four-eyes';
import type { ListColumn, ListDescription, ListFilter } from '@/views/shared/list/list-description';
import { siblingsIn } from '@/views/shared/list/list-siblings';

import { reportTones } from '../fund-reports/report-tones';
import { loadReportYears } from '../report-year-options';
import { revenueReportsListTexts, type RevenueReportsListTextKey } from './revenue-reports-list-texts';

// prettier-ignore
const columns: readonly ListColumn<RevenueReportRow, RevenueReportsListTextKey>[] = [
  { field: 'ma', header: 'revenues.ma', kind: 'code', width: 180, isDefault: true, value: ({ ma }) => ma },
  { field: 'donViTen', header: 'revenues.donVi', kind: 'text', width: 140, isDefault: true, parts: unitNameParts, value: ({ donViTen }) => donViTen },
  { field: 'ky', header: 'revenues.ky', kind: 'code', width: 98, isDefault: true, value: (report, names) => names.in([quarterValue(report)], quarterValue(report).id) },
  { field: 'trangThai', header: 'revenues.trangThai', kind: 'tag', width: 116, isDefault: true, value: ({ trangThai }, names) => names.in(reportStatuses, trangThai), tone: ({ trangThai }) => reportTones[trangThai] },
  { field: 'soLaoDong', header: 'revenues.soLaoDong', kind: 'count', width: 120, value: ({ soLaoDong }) => soLaoDong },
  { field: 'tongDoanhThu', header: 'revenues.tongDoanhThu', kind: 'money', width: 134, isDefault: true, value: ({ tongDoanhThu }) => tongDoanhThu },
  { field: 'tyLe', header: 'revenues.tyLe', kind: 'percent', width: 90, value: ({ tyLe }) => tyLe },
  { field: 'phaiNopTrongKy', header: 'revenues.phaiNopTrongKy', kind: 'money', width: 122, isDefault: true, value: ({ phaiNopTrongKy }) => phaiNopTrongKy },
  { field: 'duNoKyTruoc', header: 'revenues.duNoKyTruoc', kind: 'money', width: 120, isDefault: true, value: ({ duNoKyTruoc }) => duNoKyTruoc },
  { field: 'tongPhaiNop', header: 'revenues.tongPhaiNop', kind: 'money', width: 112, emphasis: 'bold', isDefault: true, value: ({ tongPhaiNop }) => tongPhaiNop },
  { field: 'daNop', header: 'revenues.daNop', kind: 'money', width: 112, isDefault: true, value: ({ daNop }) => daNop },
  { field: 'noChuyenKySau', header: 'revenues.noChuyenKySau', kind: 'money', width: 112, emphasis: 'redIfPositive', isDefault: true, value: ({ noChuyenKySau }) => noChuyenKySau },
  { field: 'hanNop', header: 'revenues.hanNop', kind: 'dueDate', width: 132, value: ({ hanNop }) => hanNop, isDue: ({ ngayGui }) => ngayGui === null },
  { field: 'ngayQt', header: 'revenues.ngayQt', kind: 'date', width: 120, value: ({ ngayQt }) => ngayQt },
  { field: 'ngayGui', header: 'revenues.ngayGui', kind: 'date', width: 108, value: ({ ngayGui }) => ngayGui },
  { field: 'canBoPhuTrachTen', header: 'revenues.canBoPhuTrachId', kind: 'text', width: 150, value: ({ canBoPhuTrachTen }) => canBoPhuTrachTen },
];

/** Names are those of the request's parameters. */
// prettier-ignore
const filters: readonly ListFilter<RevenueReportsListTextKey>[] = [
  { kind: 'unit', field: 'donViId', label: 'revenues.donVi', isPrimary: true },
  { kind: 'multiSelect', field: 'quy', label: 'revenues.quy', isPrimary: true, options: { kind: 'values', values: quarterChoices } },
  { kind: 'select', field: 'nam', label: 'revenues.nam', isPrimary: true, options: { kind: 'loaded', load: loadReportYears } },
  { kind: 'select', field: 'tinhTrangNop', label: 'revenues.tinhTrangNop', options: { kind: 'values', values: paymentStates } },
  { kind: 'select', field: 'canBoPhuTrachId', label: 'revenues.canBoPhuTrachId', options: { kind: 'lookup', name: 'can-bo-quy' } },
  { kind: 'select', field: 'thiTruongId', label: 'revenues.thiTruongId', options: { kind: 'lookup', name: 'thi-truong' } },
  { kind: 'boolean', field: 'conHieuLuc', label: 'revenues.conHieuLuc' },
];

/** The reports by revenue that the person's data scope shows (domain dictionary §5.6, register B-06). */
export const revenueReportsList: ListDescription<RevenueReportRow, RevenueReportsListTextKey> = {
  id: 'revenue-reports',
  texts: revenueReportsListTexts,
  title: 'revenues.title',
  searchHint: 'revenues.searchHint',
  columns,
  linkField: 'ma',
  filters,
  tabs: {
    label: 'revenues.trangThai',
    field: 'trangThai',
    items: [
      { value: '', label: 'revenues.all' },
      { value: String(reportStatus.draft), label: 'revenues.draft' },
      { value: String(reportStatus.submitted), label: 'revenues.toAppraise' },
      { value: String(reportStatus.appraised), label: 'revenues.toApprove' },
      { value: String(reportStatus.returned), label: 'revenues.returned' },
      { value: String(reportStatus.approved), label: 'revenues.approved' },
      { value: String(reportStatus.rejected), label: 'revenues.rejected' },
    ],
  },
  totals: [
    { label: 'revenues.tongDoanhThu', kind: 'money', value: ({ tongDoanhThu = 0 }) => tongDoanhThu },
    { label: 'revenues.noDauKy', kind: 'money', value: ({ noDauKy = 0 }) => noDauKy },
    { label: 'revenues.phaiNopTrongKy', kind: 'money', value: ({ phaiNopTrongKy = 0 }) => phaiNopTrongKy },
    { label: 'revenues.phaiNopCaKy', kind: 'money', value: ({ phaiNopCaKy = 0 }) => phaiNopCaKy },
    { label: 'revenues.daNop', kind: 'money', value: ({ daNop = 0 }) => daNop },
    { label: 'revenues.noCuoiKy', kind: 'money', value: ({ noCuoiKy = 0 }) => noCuoiKy },
  ],
  bulkActions: [
    {
      id: 'tham-dinh',
      label: 'revenues.appraise',
      policy: policies.revenueReportsAppraise,
      most: bulkMostRows,
      isOffered: ({ trangThai }) => trangThai === reportStatus.submitted,
      needs: 'opinion',
      confirm: 'revenues.appraiseMany',
      run: async ({ revenueReports }, items, input, signal) =>
        (await revenueReports.takeMany('tham-dinh', { items: [...items], ...input }, signal)).ketQua,
    },
    {
      id: 'phe-duyet',
      label: 'revenues.approve',
      policy: policies.revenueReportsApprove,
      most: bulkMostRows,
      isOffered: (report, userId) =>
        report.trangThai === reportStatus.appraised && isOtherThanAppraiser(report, userId),
      needs: 'opinion',
      confirm: 'revenues.approveMany',
      run: async ({ revenueReports }, items, input, signal) =>
        (await revenueReports.takeMany('phe-duyet', { items: [...items], ...input }, signal)).ketQua,
    },
  ],
  defaultSort: { field: 'ky', direction: 'desc' },
  lookups: [],
  load: ({ revenueReports }, query, signal) => revenueReports.list(query, signal),
  remove: ({ revenueReports }, id, signal) => revenueReports.remove(id, signal),
  isRemovable: ({ trangThai, ngayGui }) => trangThai === reportStatus.draft && ngayGui === null,
  nameOf: ({ ma }) => ma,
  recordHref: ({ id }) => href('revenueReport', { reportId: id }),
  createHref: href('revenueReportCreate'),
  policies: {
    create: policies.revenueReportsCreate,
    remove: policies.revenueReportsDelete,
    export: policies.revenueReportsExport,
  },
  exportName: 'BaoCaoDoanhThu',
  empty: 'revenues.empty',
  card: {
    fields: ['donViTen', 'ky', 'tongDoanhThu', 'phaiNopTrongKy', 'tongPhaiNop', 'noChuyenKySau'],
    tags: ['trangThai'],
  },
};

/** The list that a report is leafed through from. */
export const revenueReportSiblings = siblingsIn(revenueReportsList);
