import type { Page } from '@/domain/abp/paging';
import type { ImportResult } from '@/domain/import/import-row';
import type { ListQuery } from '@/domain/lists/list-query';
import type { Worker, WorkerInput, WorkerListItem } from '@/domain/workers/worker';
import type { WorkerMergeInput } from '@/domain/workers/worker-merge';
import type { SuspectPairItem } from '@/domain/workers/worker-suspects';
import type { HttpClient } from '@/services/http/http-client';

import { importResults } from './import-answer';
import { pageOf, pageQuery, recordOf } from './list-request';

export type WorkersApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<WorkerListItem>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<Worker>;
  readonly create: (input: WorkerInput, signal: AbortSignal) => Promise<Worker>;
  readonly update: (
    id: string,
    input: WorkerInput & { readonly concurrencyStamp: string },
    signal: AbortSignal,
  ) => Promise<Worker>;
  readonly remove: (id: string, signal: AbortSignal) => Promise<void>;
  /** Pairs of records that may be one person. */
  readonly suspects: (query: ListQuery, signal: AbortSignal) => Promise<Page<SuspectPairItem>>;
  /** Makes one record of two and answers the one that stays. */
  readonly merge: (input: WorkerMergeInput, signal: AbortSignal) => Promise<Worker>;
  /**
   * Takes up to `importMostRowsPerCall` new workers at once and answers what became of each, in their order.
   *
   * @param key Names this call: sent again after an answer was lost, it gets the first one's answer and stores nothing.
   */
  readonly importRows: (
    rows: readonly WorkerInput[],
    key: string,
    signal: AbortSignal,
  ) => Promise<readonly ImportResult[]>;
};

const path = '/api/app/nguoi-lao-dong';

/** Calls of the worker database (register B-10). */
export function createWorkersApi(http: HttpClient): WorkersApi {
  return {
    list: (query, signal) => pageOf<WorkerListItem>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => recordOf<Worker>(http(`${path}/${encodeURIComponent(id)}`, { signal })),
    create: (input, signal) => recordOf<Worker>(http(path, { method: 'POST', body: input, signal })),
    update: (id, input, signal) =>
      recordOf<Worker>(http(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body: input, signal })),
    remove: async (id, signal) => {
      await http(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE', signal });
    },
    suspects: (query, signal) =>
      pageOf<SuspectPairItem>(http(`${path}/nghi-trung`, { query: pageQuery(query), signal })),
    merge: (input, signal) => recordOf<Worker>(http(`${path}/gop`, { method: 'POST', body: input, signal })),
    importRows: (rows, key, signal) =>
      importResults(rows.length, http(`${path}/nhap-excel`, { method: 'POST', body: { maLanGui: key, rows }, signal })),
  };
}
