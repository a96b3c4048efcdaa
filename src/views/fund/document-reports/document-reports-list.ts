import type { DocumentReportRow } from '@/domain/document-reports/document-report';
import { usagePercent } from '@/domain/document-reports/stock-rules';
import { bulkMostRows } from '@/domain/lists/bulk-action';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { quarterChoices, quarterValue } from '@/domain/quarter-reports/quarter';
import { documents } from '@/domain/reference/documents';
import { markets } from '@/domain/reference/markets';
import { reportStatus, reportStatuses } from '@/domain/reference/report-statuses';
import { allMarkets } from '@/domain/reports/drill-filters';
import { unitNameParts } from '@/domain/units/short-unit-name';
import { isOtherThanAppraiser } from '@/machines/workflows/four-eyes';
import type { ListColumn, ListDescription, ListFilter } from '@/views/shared/list/list-description';
import { siblingsIn } from '@/views/shared/list/list-siblings';

import { reportTones } from '../fund-reports/report-tones';
import { loadReportYears } from '../report-year-options';
import { documentReportsListTexts, type DocumentReportsListTextKey } from './document-reports-list-texts';

// prettier-ignore
const columns: readonly ListColumn<DocumentReportRow, DocumentReportsListTextKey>[] = [
  { field: 'ma', header: 'documents.ma', kind: 'code', width: 178, isDefault: true, value: ({ ma }) => ma },
  { field: 'donViTen', header: 'documents.donVi', kind: 'text', width: 150, isDefault: true, parts: unitNameParts, value: ({ donViTen }) => donViTen },
  { field: 'ky', header: 'documents.ky', kind: 'code', width: 98, isDefault: true, value: (report, names) => names.in([quarterValue(report)], quarterValue(report).id) },
  { field: 'soLoaiTaiLieu', header: 'documents.soLoaiTaiLieu', kind: 'count', width: 110, value: ({ soLoaiTaiLieu }) => soLoaiTaiLieu },
  { field: 'tonDau', header: 'documents.tonDau', kind: 'count', width: 84, isDefault: true, value: ({ tonDau }) => tonDau },
  { field: 'nhan', header: 'documents.nhan', kind: 'count', width: 90, isDefault: true, value: ({ nhan }) => nhan },
  { field: 'daCap', header: 'documents.daCap', kind: 'count', width: 104, isDefault: true, value: ({ daCap }) => daCap },
  { field: 'hongMat', header: 'documents.hongMat', kind: 'count', width: 104, value: ({ hongMat }) => hongMat },
  { field: 'tonCuoi', header: 'documents.tonCuoi', kind: 'count', width: 84, isDefault: true, value: ({ tonCuoi }) => tonCuoi },
  { field: 'deNghi', header: 'documents.deNghi', kind: 'count', width: 104, isDefault: true, value: ({ deNghi }) => deNghi },
  { field: 'duocDuyet', header: 'documents.duocDuyet', kind: 'count', width: 112, value: ({ duocDuyet }) => duocDuyet },
  { field: 'tyLeSuDung', header: 'documents.usage', kind: 'percent', width: 112, isSortable: false, value: (row) => usagePercent(row) ?? null },
  { field: 'hanNop', header: 'documents.hanNop', kind: 'dueDate', width: 132, value: ({ hanNop }) => hanNop, isDue: ({ ngayGui }) => ngayGui === null },
  { field: 'ngayGui', header: 'documents.ngayGui', kind: 'date', width: 108, value: ({ ngayGui }) => ngayGui },
  { field: 'canBoPhuTrachTen', header: 'documents.canBoPhuTrachId', kind: 'text', width: 150, value: ({ canBoPhuTrachTen }) => canBoPhuTrachTen },
  { field: 'trangThai', header: 'documents.trangThai', kind: 'tag', width: 116, isDefault: true, value: ({ trangThai }, names) => names.in(reportStatuses, trangThai), tone: ({ trangThai }) => reportTones[trangThai] },
];

/** Documents may be for all markets. */
const marketChoices = [allMarkets, ...markets];

/** Names are those of the request's parameters. */
// prettier-ignore
const filters: readonly ListFilter<DocumentReportsListTextKey>[] = [
  { kind: 'unit', field: 'donViId', label: 'documents.donVi', isPrimary: true },
  { kind: 'multiSelect', field: 'quy', label: 'documents.quy', isPrimary: true, options: { kind: 'values', values: quarterChoices } },
  { kind: 'select', field: 'nam', label: 'documents.nam', isPrimary: true, options: { kind: 'loaded', load: loadReportYears } },
  { kind: 'select', field: 'taiLieuId', label: 'documents.taiLieu', options: { kind: 'values', values: documents } },
  { kind: 'select', field: 'canBoPhuTrachId', label: 'documents.canBoPhuTrachId', options: { kind: 'lookup', name: 'can-bo-quy' } },
  { kind: 'select', field: 'thiTruongId', label: 'documents.thiTruongId', options: { kind: 'values', values: marketChoices } },
  { kind: 'boolean', field: 'conHieuLuc', label: 'documents.conHieuLuc' },
];

/** The reports by document usage that the person's data scope shows (domain dictionary §5.7, register B-07). */
export const documentReportsList: ListDescription<DocumentReportRow, DocumentReportsListTextKey> = {
  id: 'document-reports',
  texts: documentReportsListTexts,
  title: 'documents.title',
  searchHint: 'documents.searchHint',
  columns,
  linkField: 'ma',
  filters,
  tabs: {
    label: 'documents.trangThai',
    field: 'trangThai',
    items: [
      { value: '', label: 'documents.all' },
      { value: String(reportStatus.draft), label: 'documents.draft' },
      { value: String(reportStatus.submitted), label: 'documents.toAppraise' },
      { value: String(reportStatus.appraised), label: 'documents.toApprove' },
      { value: String(reportStatus.returned), label: 'documents.returned' },
      { value: String(reportStatus.approved), label: 'documents.approved' },
      { value: String(reportStatus.rejected), label: 'documents.rejected' },
    ],
  },
  totals: [
    { label: 'documents.tonDau', kind: 'count', value: ({ tonDauKy = 0 }) => tonDauKy },
    { label: 'documents.nhan', kind: 'count', value: ({ nhan = 0 }) => nhan },
    { label: 'documents.daCap', kind: 'count', value: ({ daCap = 0 }) => daCap },
    { label: 'documents.hongMat', kind: 'count', value: ({ hongMat = 0 }) => hongMat },
    { label: 'documents.tonCuoi', kind: 'count', value: ({ tonCuoiKy = 0 }) => tonCuoiKy },
    { label: 'documents.deNghi', kind: 'count', value: ({ deNghi = 0 }) => deNghi },
    { label: 'documents.duocDuyet', kind: 'count', value: ({ duocDuyet = 0 }) => duocDuyet },
  ],
  bulkActions: [
    {
      id: 'tham-dinh',
      label: 'documents.appraise',
      policy: policies.documentReportsAppraise,
      most: bulkMostRows,
      isOffered: ({ trangThai }) => trangThai === reportStatus.submitted,
      needs: 'opinion',
      confirm: 'documents.appraiseMany',
      run: async ({ documentReports }, items, input, signal) =>
        (await documentReports.takeMany('tham-dinh', { items: [...items], ...input }, signal)).ketQua,
    },
    {
      id: 'phe-duyet',
      label: 'documents.approve',
      policy: policies.documentReportsApprove,
      most: bulkMostRows,
      isOffered: (report, userId) =>
        report.trangThai === reportStatus.appraised && isOtherThanAppraiser(report, userId),
      needs: 'opinion',
      confirm: 'documents.approveMany',
      run: async ({ documentReports }, items, input, signal) =>
        (await documentReports.takeMany('phe-duyet', { items: [...items], ...input }, signal)).ketQua,
    },
  ],
  defaultSort: { field: 'ky', direction: 'desc' },
  lookups: [],
  load: ({ documentReports }, query, signal) => documentReports.list(query, signal),
  remove: ({ documentReports }, id, signal) => documentReports.remove(id, signal),
  isRemovable: ({ trangThai, ngayGui }) => trangThai === reportStatus.draft && ngayGui === null,
  nameOf: ({ ma }) => ma,
  recordHref: ({ id }) => href('documentReport', { reportId: id }),
  createHref: href('documentReportCreate'),
  policies: {
    create: policies.documentReportsCreate,
    remove: policies.documentReportsDelete,
    export: policies.documentReportsExport,
  },
  exportName: 'BaoCaoTaiLieu',
  empty: 'documents.empty',
  card: { fields: ['donViTen', 'ky', 'tonDau', 'nhan', 'daCap', 'tonCuoi', 'deNghi'], tags: ['trangThai'] },
};

/** The list that a report is leafed through from. */
export const documentReportSiblings = siblingsIn(documentReportsList);
