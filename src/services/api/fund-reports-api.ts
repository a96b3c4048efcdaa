import * as v from 'valibot';

import type { Page } from '@/domain/abp/paging';
import { largestPageSize } from '@/domain/constants';
import type { Schemas } from '@/domain/contract/schemas';
import type {
  FundReport,
  FundReportInput,
  FundReportLine,
  FundReportLineChanges,
  FundReportLineInput,
  FundReportListItem,
  FundReportStart,
  SavedFundReportLines,
} from '@/domain/fund-reports/fund-report';
import type { Period } from '@/domain/fund-reports/period';
import type { ImportResult } from '@/domain/import/import-row';
import type { BulkInput, BulkItem, BulkResult } from '@/domain/lists/bulk-action';
import type { ListQuery } from '@/domain/lists/list-query';
import type { HttpClient } from '@/services/http/http-client';

import { importResults } from './import-answer';
import { framed, listIn, pageOf, pageQuery, recordOf, rows } from './list-request';

type History = Schemas['LichSu'];

/** The steps that have an endpoint, by their verb. */
export type FundReportVerb =
  'gui' | 'thu-hoi' | 'tham-dinh' | 'tra-lai' | 'phe-duyet' | 'tu-choi' | 'thu-hoi-phe-duyet';

/** What a step sends beside the stamp; `maLanGui` names the intention. */
type FundReportStepInput = {
  readonly maLanGui: string;
  readonly lyDo?: string | null;
  readonly yKien?: string | null;
};

export type FundReportsApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<FundReportListItem>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<FundReport>;
  /** What a new report would start with. @param period.donViId The caller's own unit when absent. */
  readonly start: (
    period: Period & { readonly donViId?: string | undefined },
    signal: AbortSignal,
  ) => Promise<FundReportStart>;
  readonly create: (input: FundReportInput, signal: AbortSignal) => Promise<FundReport>;
  readonly update: (
    id: string,
    input: FundReportInput & { readonly concurrencyStamp: string },
    signal: AbortSignal,
  ) => Promise<FundReport>;
  readonly remove: (id: string, signal: AbortSignal) => Promise<void>;
  /** Every line of a report in its order. */
  readonly lines: (id: string, signal: AbortSignal) => Promise<readonly FundReportLine[]>;
  /** Stores and removes lines, and answers those of `luu` in their order. */
  readonly saveLines: (
    id: string,
    changes: FundReportLineChanges,
    signal: AbortSignal,
  ) => Promise<SavedFundReportLines>;
  /**
   * Takes up to `importMostRowsPerCall` new lines at once and answers what became of each, in their order.
   *
   * @param key Names this call: sent again after an answer was lost, it gets the first one's answer and stores nothing.
   */
  readonly importRows: (
    id: string,
    rows: readonly FundReportLineInput[],
    key: string,
    signal: AbortSignal,
  ) => Promise<readonly ImportResult[]>;
  /** Says that the Fund looks at a sent report, which its unit then cannot take back; answers it with its present stamp. */
  readonly markOpened: (id: string, signal: AbortSignal) => Promise<FundReport>;
  /** Has the log say that so many workers of a report are taken away as a file. */
  readonly noteExport: (id: string, rowCount: number, signal: AbortSignal) => Promise<void>;
  readonly history: (id: string, signal: AbortSignal) => Promise<History>;
  /** Takes a step and answers the report after it. */
  readonly step: (
    report: Pick<FundReport, 'id' | 'concurrencyStamp'>,
    verb: FundReportVerb,
    input: FundReportStepInput,
    signal: AbortSignal,
  ) => Promise<FundReport>;
  readonly stepMany: (
    verb: 'tham-dinh' | 'phe-duyet',
    items: readonly BulkItem[],
    input: BulkInput,
    signal: AbortSignal,
  ) => Promise<readonly BulkResult[]>;
};

const path = '/api/app/bao-cao-quy';

const record = v.looseObject({ id: v.string() });

const recordPath = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** Calls of the fund reports (domain dictionary §5.1, register B-01). */
export function createFundReportsApi(http: HttpClient): FundReportsApi {
  return {
    list: (query, signal) => pageOf<FundReportListItem>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => recordOf<FundReport>(http(recordPath(id), { signal })),
    start: (period, signal) =>
      framed<FundReportStart>(http(`${path}/chuan-bi`, { query: period, signal }), { hanNop: v.string() }),
    create: (input, signal) => recordOf<FundReport>(http(path, { method: 'POST', body: input, signal })),
    update: (id, input, signal) => recordOf<FundReport>(http(recordPath(id), { method: 'PUT', body: input, signal })),
    remove: async (id, signal) => {
      await http(recordPath(id), { method: 'DELETE', signal });
    },
    lines: async (id, signal) => {
      const found = new Map<string, FundReportLine>();
      for (;;) {
        const known = found.size;
        const query = { sorting: 'stt asc', skipCount: known, maxResultCount: largestPageSize };
        const { items, totalCount } = await pageOf<FundReportLine>(
          http(`${recordPath(id)}/nguoi-lao-dong`, { query, signal }),
        );
        items.forEach((line) => found.set(line.id, line));
        // A page that brings nothing new is the end, whatever the count says.
        if (found.size === known || found.size >= totalCount) {
          return [...found.values()];
        }
      }
    },
    saveLines: (id, changes, signal) =>
      framed<SavedFundReportLines>(
        http(`${recordPath(id)}/nguoi-lao-dong`, {
          method: 'PUT',
          body: changes,
          signal,
        }),
        // A line that is answered with nothing would be taken for new, and stored again without end.
        { baoCao: record, dong: v.pipe(v.array(record), v.length(changes.luu.length)) },
      ),
    importRows: (id, rows, key, signal) =>
      importResults(
        rows.length,
        http(`${recordPath(id)}/nhap-excel`, { method: 'POST', body: { maLanGui: key, rows }, signal }),
      ),
    markOpened: (id, signal) => recordOf<FundReport>(http(`${recordPath(id)}/mo`, { method: 'POST', signal })),
    noteExport: async (id, soDong, signal) => {
      await http(`${recordPath(id)}/xuat`, { method: 'POST', body: { soDong }, signal });
    },
    history: (id, signal) => framed<History>(http(`${recordPath(id)}/lich-su`, { signal }), { items: rows }),
    step: ({ id, concurrencyStamp }, verb, input, signal) =>
      recordOf<FundReport>(
        http(`${recordPath(id)}/${verb}`, {
          method: 'POST',
          body: { ...input, concurrencyStamp },
          signal,
        }),
      ),
    stepMany: (verb, items, input, signal) =>
      listIn<BulkResult>(
        http(`${path}/nhieu/${verb}`, { method: 'POST', body: { items, ...input }, signal }),
        'ketQua',
      ),
  };
}
