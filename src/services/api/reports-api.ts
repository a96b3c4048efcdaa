import * as v from 'valibot';

import type { Page } from '@/domain/abp/paging';
import type { Report, ReportCode, ReportFilters, UnpaidContract } from '@/domain/reports/report';
import type { HttpClient } from '@/services/http/http-client';

import { checked } from './list-request';

/** Which page of people is wanted; `page` counts from 0. */
type PageWish = { readonly page: number; readonly pageSize: number };

type TakenFile = { readonly rowCount: number; readonly filters: ReportFilters };

export type ReportsApi = {
  readonly get: (code: ReportCode, filters: ReportFilters, signal: AbortSignal) => Promise<Report>;
  /** Has the log say that a workbook of so many rows is taken away, and by which filters its figures were found. */
  readonly noteExport: (code: ReportCode, taken: TakenFile, signal: AbortSignal) => Promise<void>;
  /** The people behind `chua-dong-quy`, those longest overdue first; `donViId` may be `khong`. */
  readonly unpaid: (filters: ReportFilters, wish: PageWish, signal: AbortSignal) => Promise<Page<UnpaidContract>>;
};

const path = '/api/app/bao-cao';
const figures = v.record(v.string(), v.nullable(v.union([v.number(), v.string()])));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const reportSchema = v.looseObject({
  ma: v.string(),
  lucLay: v.string(),
  nhom: v.array(
    v.looseObject({
      id: v.string(),
      loai: v.string(),
      ma: v.string(),
      ten: v.string(),
      chaId: v.nullable(v.string()),
      giaTri: figures,
    }),
  ),
  tong: figures,
  theoThang: v.array(v.object({ thang: v.string(), tong: count, nu: count })),
  keHoach: v.nullable(v.object({ nam: count, soNguoi: count, daDat: count })),
});

const unpaidSchema = v.object({ totalCount: count, items: v.array(v.looseObject({ hopDongId: v.string() })) });

/** Calls of the seven reports; single figures are trusted, because the contract tests check them (domain dictionary §6; register B-12 to B-18). */
export function createReportsApi(http: HttpClient): ReportsApi {
  return {
    get: async (code, filters, signal) => {
      const answer = await http(`${path}/${code}`, { query: queryOf(filters), signal });
      return checked(reportSchema, answer) as unknown as Report;
    },
    noteExport: async (code, { rowCount, filters }, signal) => {
      await http(`${path}/${code}/xuat`, { method: 'POST', body: { soDong: rowCount, boLoc: filters }, signal });
    },
    unpaid: async (filters, { page, pageSize }, signal) => {
      const query = { ...queryOf(filters), SkipCount: page * pageSize, MaxResultCount: pageSize };
      const answer = await http(`${path}/chua-dong-quy/chi-tiet`, { query, signal });
      return checked(unpaidSchema, answer) as unknown as Page<UnpaidContract>;
    },
  };
}

/** Filters as the request names them. @example queryOf({ tuNgay: '2026-01-01' }) // { TuNgay: '2026-01-01' } */
function queryOf(filters: ReportFilters): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value]),
  );
}
