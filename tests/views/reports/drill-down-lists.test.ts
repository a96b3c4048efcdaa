import { describe, expect, it } from 'vitest';

import type { RouteName } from '@/domain/navigation/routes';
import { drillDown } from '@/domain/reports/drill-down';
import type { ReportFilters, RowKey } from '@/domain/reports/report';
import { filterNames, openingFilters, reportTable, rowKinds } from '@/domain/reports/report-table';
import { workersList } from '@/views/database/workers/workers-list';
import { contributionsList } from '@/views/fund/contributions/contributions-list';
import { documentReportsList } from '@/views/fund/document-reports/document-reports-list';
import { fundReportsList } from '@/views/fund/fund-reports/fund-reports-list';
import { payInsList } from '@/views/fund/pay-ins/pay-ins-list';
import { revenueReportsList } from '@/views/fund/revenue-reports/revenue-reports-list';
import { dossiersList } from '@/views/fund/self-paying/dossiers-list';
import { filterFields, type ListFilter, type ListTabs } from '@/views/shared/list/list-description';

type Filtered = { readonly filters: readonly ListFilter[]; readonly tabs?: ListTabs };

const today = '2026-11-15';
const lists: Readonly<Partial<Record<RouteName, Filtered>>> = {
  workers: workersList,
  contributingWorkers: contributionsList,
  fundReports: fundReportsList({ today, isFund: true }),
  payIns: payInsList,
  revenueReports: revenueReportsList,
  documentReports: documentReportsList,
  selfPaying: dossiersList,
};

const others: ReportFilters = { chieu: 'tinh-thanh', tinhTrangNop: '2', quy: '3', hinhThuc: '6a', hinhThucDi: '2' };

describe('lists that a report opens', () => {
  it('B-12 B-13 B-14 B-15 B-16 B-17 B-18 know every filter by which a report opens them', () => {
    const unknown = reportTable.flatMap((report) => {
      const names = report.filters.flatMap(filterNames);
      const all = Object.fromEntries(names.map((name) => [name, others[name] ?? '1']));
      return ['xuat-canh', 'dong-quy', 'dang-lam-viec', 've-nuoc'].flatMap((chiTieu) => {
        const filters = { ...all, ...openingFilters(report, today), chiTieu };
        const path = rowKinds(report, filters).map((loai): RowKey => ({ loai, ma: '2' }));
        return report.columns.flatMap(({ code: column }) => {
          const found = drillDown(report.code, { path, column, filters, today });
          const list = found === undefined ? undefined : lists[found.route];
          const known = [...(list?.filters ?? []).flatMap(filterFields), list?.tabs?.field];
          return Object.keys(found?.filters ?? {})
            .filter((name) => !known.includes(name))
            .map((name) => `${report.code} ${column}: ${found?.route ?? ''} ${name}`);
        });
      });
    });
    expect(unknown).toEqual([]);
  });
});
