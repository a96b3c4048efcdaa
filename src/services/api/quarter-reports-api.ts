import * as v from 'valibot';

import type { Page } from '@/domain/abp/paging';
import type { Schemas } from '@/domain/contract/schemas';
import type { DocumentPreparation, DocumentReport, DocumentReportRow } from '@/domain/document-reports/document-report';
import type { DocumentReportInput } from '@/domain/document-reports/document-report-input';
import type { ListQuery } from '@/domain/lists/list-query';
import type { Quarter } from '@/domain/quarter-reports/quarter';
import type { RevenuePreparation, RevenueReport, RevenueReportRow } from '@/domain/revenue-reports/revenue-report';
import type { RevenueReportInput } from '@/domain/revenue-reports/revenue-report-input';
import type { HttpClient } from '@/services/http/http-client';

import { framed, pageOf, pageQuery, recordOf, rows } from './list-request';

/** The steps that have an endpoint of their own, by its verb. */
export type PostedStep = 'gui' | 'thu-hoi' | 'tham-dinh' | 'tra-lai' | 'phe-duyet' | 'tu-choi' | 'thu-hoi-phe-duyet';

/** The same, with the correction of opening stocks, which a document report alone has. */
export type DocumentStep = PostedStep | 'sua-ton-dau';

/** What is sent with a step; a step that needs none of it ignores it. */
type StepBody = {
  readonly concurrencyStamp: string;
  readonly maLanGui: string;
  readonly lyDo?: string | null;
  readonly yKien?: string | null;
};

/** The calls of one kind of report of a quarter (domain dictionary §4.7). */
export type QuarterReportsApi<
  Report extends { readonly id: string },
  Row extends { readonly id: string },
  Input,
  Preparation,
> = {
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
  /** Notes that an appraiser has opened a sent report, and answers it with its present stamp. */
  readonly open: (id: string, signal: AbortSignal) => Promise<Report>;
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
  return createReportsApi(http, '/api/app/bao-cao-doanh-thu', { hanNop: v.string() });
}

/** Calls of the reports by document usage (register B-07). */
export function createDocumentReportsApi(http: HttpClient): DocumentReportsApi {
  const path = '/api/app/bao-cao-tai-lieu';
  const post = (id: string, verb: string, body: object, signal: AbortSignal) =>
    recordOf<DocumentReport>(http(`${path}/${encodeURIComponent(id)}/${verb}`, { method: 'POST', body, signal }));
  return {
    ...createReportsApi<DocumentReport, DocumentReportRow, DocumentReportInput, DocumentPreparation>(http, path, {
      hanNop: v.string(),
      tonDau: rows,
    }),
    approve: (id, body, signal) => post(id, 'phe-duyet', body, signal),
    correctOpening: (id, body, signal) => post(id, 'sua-ton-dau', body, signal),
  };
}

function createReportsApi<
  Report extends { readonly id: string },
  Row extends { readonly id: string },
  Input extends object,
  Preparation extends object,
>(http: HttpClient, path: string, preparation: v.ObjectEntries): QuarterReportsApi<Report, Row, Input, Preparation> {
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    list: (query, signal) => pageOf<Row>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => recordOf<Report>(http(one(id), { signal })),
    create: (input, signal) => recordOf<Report>(http(path, { method: 'POST', body: input, signal })),
    update: (id, input, signal) => recordOf<Report>(http(one(id), { method: 'PUT', body: input, signal })),
    remove: async (id, signal) => {
      await http(one(id), { method: 'DELETE', signal });
    },
    prepare: (query, signal) => framed<Preparation>(http(`${path}/chuan-bi`, { query, signal }), preparation),
    open: (id, signal) => recordOf<Report>(http(`${one(id)}/mo`, { method: 'POST', signal })),
    history: (id, signal) => framed<Schemas['LichSu']>(http(`${one(id)}/lich-su`, { signal }), { items: rows }),
    take: (id, step, body, signal) => recordOf<Report>(http(`${one(id)}/${step}`, { method: 'POST', body, signal })),
    takeMany: (step, body, signal) =>
      framed<Schemas['KetQuaNhieu']>(http(`${path}/nhieu/${step}`, { method: 'POST', body, signal }), { ketQua: rows }),
  };
}
