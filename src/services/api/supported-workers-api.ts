import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import type { SupportedWorker } from '@/domain/support/support-request';
import type { HttpClient } from '@/services/http/http-client';

import { pageOf, pageQuery } from './list-request';

export type SupportedWorkersApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<SupportedWorker>>;
};

/** The call of the supported workers (domain dictionary §5.9, register B-09). */
export function createSupportedWorkersApi(http: HttpClient): SupportedWorkersApi {
  return {
    list: (query, signal) =>
      pageOf<SupportedWorker>(http('/api/app/lao-dong-duoc-ho-tro', { query: pageQuery(query), signal })),
  };
}
