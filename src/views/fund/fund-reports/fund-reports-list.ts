import { isPaymentAwaited, type FundReportListItem } from '@/domain/fund-reports/fund-report';
import { periodToReport } from '@/domain/fund-reports/period';
import { bulkMostRows } from '@/domain/lists/bulk-action';
import { monthOf } from '@/domain/lists/month';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { paymentStates } from '@/domain/reference/payment-states';
import { reportStatus, reportStatuses } from '@/domain/reference/report-statuses';
import { unitTypes } from '@/domain/reference/unit-types';
import { unitNameParts } from '@/domain/units/short-unit-name';
import { isOtherThanAppraiser } from '@/machines/workflows/four-eyes';
import type { ListColumn, ListDescription, ListFilter } from '@/views/shared/list/list-description';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { paymentStateTones } from '@/views/shared/payment-state-tones';

import { fundReportsListTexts, type FundReportsListTextKey } from './fund-reports-list-texts';
import { reportTones } from './report-tones';

type Reader = { readonly today: string; readonly isFund: boolean };

// prettier-ignore
const columnsFor = (isFund: boolean): readonly ListColumn<FundReportListItem, FundReportsListTextKey>[] => [
  { field: 'ma', header: 'reports.ma', kind: 'code', width: isFund ? 152 : 160, isDefault: true, value: ({ ma }) => ma },
  { field: 'donViTen', header: 'reports.donVi', kind: 'text', width: 150, isDefault: isFund, parts: unitNameParts, value: ({ donViTen }) => donViTen },
  { field: 'loaiDonViId', header: 'reports.loaiDonVi', kind: 'text', width: 150, value: ({ loaiDonViId }, names) => names.of('loai-don-vi', loaiDonViId) },
  { field: 'ky', header: 'reports.ky', kind: 'month', width: 80, isDefault: true, value: monthOf },
  { field: 'trangThai', header: 'reports.trangThai', kind: 'tag', width: 116, isDefault: true, value: ({ trangThai }, names) => names.in(reportStatuses, trangThai), tone: ({ trangThai }) => reportTones[trangThai] },
  { field: 'soLaoDong', header: 'reports.soLaoDong', kind: 'count', width: 78, isDefault: true, value: ({ soLaoDong }) => soLaoDong },
  { field: 'soNu', header: 'reports.soNu', kind: 'count', width: 90, value: ({ soNu }) => soNu },
  { field: 'tienNld', header: 'reports.tienNld', kind: 'money', width: 126, value: ({ tienNld }) => tienNld },
  { field: 'tienDn', header: 'reports.tienDn', kind: 'money', width: 126, value: ({ tienDn }) => tienDn },
  { field: 'phaiNopTrongKy', header: 'reports.phaiNopTrongKy', kind: 'money', width: isFund ? 112 : 124, isDefault: true, value: ({ phaiNopTrongKy }) => phaiNopTrongKy },
  { field: 'duNoKyTruoc', header: 'reports.duNoKyTruoc', kind: 'money', width: 126, value: ({ duNoKyTruoc }) => duNoKyTruoc },
  { field: 'tongPhaiNop', header: 'reports.tongPhaiNop', kind: 'money', width: isFund ? 112 : 124, emphasis: 'bold', isDefault: true, value: ({ tongPhaiNop }) => tongPhaiNop },
  { field: 'daNop', header: 'reports.daNop', kind: 'money', width: isFund ? 108 : 124, isDefault: true, value: ({ daNop }) => daNop },
  { field: 'noChuyenKySau', header: 'reports.noChuyenKySau', kind: 'money', width: isFund ? 109 : 124, emphasis: 'redIfPositive', isDefault: true, value: ({ noChuyenKySau }) => noChuyenKySau },
  { field: 'tinhTrangNop', header: 'reports.tinhTrangNop', kind: 'tag', width: 112, value: ({ tinhTrangNop }, names) => names.in(paymentStates, tinhTrangNop), tone: ({ tinhTrangNop }) => paymentStateTones[tinhTrangNop] },
  { field: 'hanNop', header: 'reports.hanNop', kind: 'dueDate', width: 132, isDefault: true, value: ({ hanNop }) => hanNop, isDue: isPaymentAwaited },
  { field: 'ngayGui', header: 'reports.ngayGui', kind: 'date', width: 108, value: ({ ngayGui }) => ngayGui },
  { field: 'canBoPhuTrachTen', header: 'reports.canBoPhuTrachId', kind: 'text', width: 150, value: ({ canBoPhuTrachTen }) => canBoPhuTrachTen },
];

/** Names are those of the request's parameters. */
// prettier-ignore
const filters: readonly ListFilter<FundReportsListTextKey>[] = [
  { kind: 'unit', field: 'donViId', label: 'reports.donVi', isPrimary: true },
  { kind: 'period', from: 'kyTu', to: 'kyDen', label: 'reports.ky' },
  { kind: 'select', field: 'tinhTrangNop', label: 'reports.tinhTrangNop', isPrimary: true, options: { kind: 'values', values: paymentStates } },
  { kind: 'select', field: 'loaiDonViId', label: 'reports.loaiDonVi', options: { kind: 'values', values: unitTypes } },
  { kind: 'select', field: 'canBoPhuTrachId', label: 'reports.canBoPhuTrachId', options: { kind: 'lookup', name: 'can-bo-quy' } },
  { kind: 'boolean', field: 'quaHan', label: 'reports.quaHan' },
  { kind: 'boolean', field: 'conHieuLuc', label: 'reports.conHieuLuc' },
];

/**
 * The fund reports that the person's data scope shows (domain dictionary §5.1, register B-01).
 *
 * @param person.today ISO date; the list opens with the year of the month that is reported by then: in January nothing of
 * the new one is, and all work is on December.
 * @param person.isFund Whose reports they are is told to those who see many units'.
 */
export function fundReportsList({
  today,
  isFund,
}: Reader): ListDescription<FundReportListItem, FundReportsListTextKey> {
  return {
    id: 'fund-reports',
    texts: fundReportsListTexts,
    title: 'reports.title',
    searchHint: 'reports.searchHint',
    columns: columnsFor(isFund),
    linkField: 'ma',
    filters,
    initialFilters: { kyTu: `${periodToReport(today).nam}-01` },
    tabs: {
      label: 'reports.tabs',
      field: 'trangThai',
      items: [
        { value: '', label: 'reports.all' },
        { value: String(reportStatus.draft), label: 'reports.draft' },
        { value: String(reportStatus.submitted), label: 'reports.toAppraise' },
        { value: String(reportStatus.appraised), label: 'reports.toApprove' },
        { value: String(reportStatus.returned), label: 'reports.returned' },
        { value: String(reportStatus.approved), label: 'reports.approved' },
        { value: String(reportStatus.rejected), label: 'reports.rejected' },
      ],
    },
    totals: [
      { label: 'reports.soLaoDong', kind: 'count', value: ({ soLaoDong = 0 }) => soLaoDong },
      { label: 'reports.phaiNopTrongKy', kind: 'money', value: ({ phaiNopTrongKy = 0 }) => phaiNopTrongKy },
      { label: 'reports.phaiNopCaKy', kind: 'money', value: ({ phaiNopCaKy = 0 }) => phaiNopCaKy },
      { label: 'reports.daNop', kind: 'money', value: ({ daNop = 0 }) => daNop },
      { label: 'reports.noCuoiKy', kind: 'money', value: ({ noCuoiKy = 0 }) => noCuoiKy },
    ],
    bulkActions: [
      {
        id: 'tham-dinh',
        label: 'reports.appraise',
        policy: policies.fundReportsAppraise,
        most: bulkMostRows,
        isOffered: ({ trangThai }) => trangThai === reportStatus.submitted,
        needs: 'opinion',
        confirm: 'reports.appraiseMany',
        run: ({ fundReports }, items, input, signal) => fundReports.stepMany('tham-dinh', items, input, signal),
      },
      {
        id: 'phe-duyet',
        label: 'reports.approve',
        policy: policies.fundReportsApprove,
        most: bulkMostRows,
        isOffered: (report, userId) =>
          report.trangThai === reportStatus.appraised && isOtherThanAppraiser(report, userId),
        needs: 'opinion',
        confirm: 'reports.approveMany',
        run: ({ fundReports }, items, input, signal) => fundReports.stepMany('phe-duyet', items, input, signal),
      },
    ],
    defaultSort: { field: 'ky', direction: 'desc' },
    lookups: ['loai-don-vi'],
    load: ({ fundReports }, query, signal) => fundReports.list(query, signal),
    remove: ({ fundReports }, id, signal) => fundReports.remove(id, signal),
    isRemovable: ({ trangThai, ngayGui }) => trangThai === reportStatus.draft && ngayGui === null,
    nameOf: ({ ma }) => ma,
    recordHref: ({ id }) => href('fundReport', { reportId: id }),
    createHref: href('fundReportCreate'),
    policies: {
      create: policies.fundReportsCreate,
      remove: policies.fundReportsDelete,
      export: policies.fundReportsExport,
    },
    exportName: 'BaoCaoQuy',
    empty: 'reports.empty',
    card: {
      fields: ['donViTen', 'ky', 'soLaoDong', 'tongPhaiNop', 'daNop', 'noChuyenKySau', 'hanNop'],
      tags: ['trangThai', 'tinhTrangNop'],
    },
  };
}

/** The list that a report is leafed through from. */
export function fundReportSiblings(reader: Reader) {
  return siblingsIn(fundReportsList(reader));
}
