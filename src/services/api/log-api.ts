import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import type { LogEntry, LogListItem } from '@/domain/log/log-entry';
import type { HttpClient } from '@/services/http/http-client';

import { pageOf, pageQuery, recordOf } from './list-request';

export type LogApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<LogListItem>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<LogEntry>;
};

const path = '/api/app/nhat-ky';

/** Calls of the log (register B-23), which nobody writes from here. */
export function createLogApi(http: HttpClient): LogApi {
  return {
    list: (query, signal) => pageOf<LogListItem>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => recordOf<LogEntry>(http(`${path}/${encodeURIComponent(id)}`, { signal })),
  };
}
