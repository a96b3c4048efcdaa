import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import type { Worker, WorkerInput, WorkerListItem } from '@/domain/workers/worker';
import type { HttpClient } from '@/services/http/http-client';

import { pageOf, pageQuery } from './list-request';

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
};

const path = '/api/app/nguoi-lao-dong';

/** Calls of the worker database (register B-10). */
export function createWorkersApi(http: HttpClient): WorkersApi {
  return {
    list: (query, signal) => pageOf<WorkerListItem>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => http(`${path}/${encodeURIComponent(id)}`, { signal }) as Promise<Worker>,
    create: (input, signal) => http(path, { method: 'POST', body: input, signal }) as Promise<Worker>,
    update: (id, input, signal) =>
      http(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body: input, signal }) as Promise<Worker>,
    remove: async (id, signal) => {
      await http(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE', signal });
    },
  };
}
