import type { Page } from '@/domain/abp/paging';
import type { Schemas } from '@/domain/contract/schemas';
import type { DocumentPreparation, DocumentReport, DocumentReportRow } from '@/domain/document-reports/document-report';
import type { DocumentReportInput } from '@/domain/document-reports/document-report-input';
import type { ListQuery } from '@/domain/lists/list-query';
import type { Quarter } from '@/domain/quarter-reports/quarter';
import type { RevenuePreparation, RevenueReport, RevenueReportRow } from '@/domain/revenue-reports/revenue-report';
import type { RevenueReportInput } from '@/domain/revenue-reports/revenue-report-input';
import type { HttpClient } from '@/services/http/http-client';

import { pageOf, pageQuery } from './list-request';

/** The steps that have an endpoint of their own, by its verb. */
export type PostedStep = 'gui' | 'thu-hoi' | 'tham-dinh' | 'tra-lai' | 'phe-duyet' | 'tu-choi' | 'thu-hoi-phe-duyet';

/** What is sent with a step; a step that needs none of it ignores it. */
export type StepBody = {
  readonly concurrencyStamp: string;
  readonly maLanGui: string;
  readonly lyDo?: string | null;
  readonly yKien?: string | null;
};

/** The calls of one kind of report of a quarter (domain dictionary §4.7). */
export type QuarterReportsApi<Report, Row extends { readonly id: string }, Input, Preparation> = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<Report>;
  readonly create: (input: Input, signal: AbortSignal) => Promise<Report>;
  readonly update: (
    id: string,
    input: Input & { readonly concurrencyStamp: string },
    signal: AbortSignal,
  ) => Promise<Report>;
  readonly remove: (id: string, signal: AbortSignal) => Promise<void>;
  /** What the caller's own unit starts a report of the quarter with; `donViId` for another unit. */
  readonly prepare: (quarter: Quarter & { readonly donViId?: string }, signal: AbortSignal) => Promise<Preparation>;
  /** Notes that an appraiser has opened a sent report. */
  readonly open: (id: string, signal: AbortSignal) => Promise<void>;
  readonly history: (id: string, signal: AbortSignal) => Promise<Schemas['LichSu']>;
  readonly take: (id: string, step: PostedStep, body: StepBody, signal: AbortSignal) => Promise<Report>;
  readonly takeMany: (
    step: 'tham-dinh' | 'phe-duyet',
    body: Schemas['HanhDongNhieu'],
    signal: AbortSignal,
  ) => Promise<Schemas['KetQuaNhieu']>;
};

export type RevenueReportsApi = QuarterReportsApi<
  RevenueReport,
  RevenueReportRow,
  RevenueReportInput,
  RevenuePreparation
>;

export type DocumentReportsApi = QuarterReportsApi<
  DocumentReport,
  DocumentReportRow,
  DocumentReportInput,
  DocumentPreparation
> & {
  /** Approves with what is granted of each line. */
  readonly approve: (id: string, body: Schemas['DuyetBaoCaoTaiLieu'], signal: AbortSignal) => Promise<DocumentReport>;
  readonly correctOpening: (id: string, body: Schemas['SuaTonDau'], signal: AbortSignal) => Promise<DocumentReport>;
};

/** Calls of the reports by service-fee revenue (register B-06). */
export function createRevenueReportsApi(http: HttpClient): RevenueReportsApi {
  return createReportsApi(http, '/api/app/bao-cao-doanh-thu');
}

/** Calls of the reports by document usage (register B-07). */
export function createDocumentReportsApi(http: HttpClient): DocumentReportsApi {
  const path = '/api/app/bao-cao-tai-lieu';
  const post = (id: string, verb: string, body: object, signal: AbortSignal) =>
    http(`${path}/${encodeURIComponent(id)}/${verb}`, { method: 'POST', body, signal }) as Promise<DocumentReport>;
  return {
    ...createReportsApi<DocumentReport, DocumentReportRow, DocumentReportInput, DocumentPreparation>(http, path),
    approve: (id, body, signal) => post(id, 'phe-duyet', body, signal),
    correctOpening: (id, body, signal) => post(id, 'sua-ton-dau', body, signal),
  };
}

function createReportsApi<Report, Row extends { readonly id: string }, Input extends object, Preparation>(
  http: HttpClient,
  path: string,
): QuarterReportsApi<Report, Row, Input, Preparation> {
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    list: (query, signal) => pageOf<Row>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => http(one(id), { signal }) as Promise<Report>,
    create: (input, signal) => http(path, { method: 'POST', body: input, signal }) as Promise<Report>,
    update: (id, input, signal) => http(one(id), { method: 'PUT', body: input, signal }) as Promise<Report>,
    remove: async (id, signal) => {
      await http(one(id), { method: 'DELETE', signal });
    },
    prepare: (query, signal) => http(`${path}/chuan-bi`, { query, signal }) as Promise<Preparation>,
    open: async (id, signal) => {
      await http(`${one(id)}/mo`, { method: 'POST', signal });
    },
    history: (id, signal) => http(`${one(id)}/lich-su`, { signal }) as Promise<Schemas['LichSu']>,
    take: (id, step, body, signal) => http(`${one(id)}/${step}`, { method: 'POST', body, signal }) as Promise<Report>,
    takeMany: (step, body, signal) =>
      http(`${path}/nhieu/${step}`, { method: 'POST', body, signal }) as Promise<Schemas['KetQuaNhieu']>,
  };
}
