import type { Page } from '@/domain/abp/paging';
import type {
  ClosingRequest,
  ContributionAmount,
  ContributionAmountInput,
} from '@/domain/contribution-amounts/contribution-amount';
import type { ContributionRule } from '@/domain/fund/contribution-rules';
import type { ListQuery } from '@/domain/lists/list-query';
import type { HttpClient } from '@/services/http/http-client';

import { listIn, pageOf, pageQuery, recordOf } from './list-request';

export type ContributionAmountsApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<ContributionAmount>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<ContributionAmount>;
  readonly create: (input: ContributionAmountInput, signal: AbortSignal) => Promise<ContributionAmount>;
  readonly update: (
    id: string,
    input: ContributionAmountInput & { readonly concurrencyStamp: string },
    signal: AbortSignal,
  ) => Promise<ContributionAmount>;
  readonly remove: (id: string, signal: AbortSignal) => Promise<void>;
  /** Ends a rule, and starts the one that follows it if there is one; answers the ended one. */
  readonly close: (id: string, closing: ClosingRequest, signal: AbortSignal) => Promise<ContributionAmount>;
  /** The rules that are switched on, whenever they are in force; everybody signed in may know them. */
  readonly applied: (signal: AbortSignal) => Promise<readonly ContributionRule[]>;
};

const path = '/api/app/dm-so-tien-dong-quy';

/** Calls of the contribution amounts (register B-21). */
export function createContributionAmountsApi(http: HttpClient): ContributionAmountsApi {
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    list: (query, signal) => pageOf<ContributionAmount>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => recordOf<ContributionAmount>(http(one(id), { signal })),
    create: (input, signal) => recordOf<ContributionAmount>(http(path, { method: 'POST', body: input, signal })),
    update: (id, input, signal) => recordOf<ContributionAmount>(http(one(id), { method: 'PUT', body: input, signal })),
    remove: async (id, signal) => {
      await http(one(id), { method: 'DELETE', signal });
    },
    close: (id, closing, signal) =>
      recordOf<ContributionAmount>(http(`${one(id)}/ket-thuc`, { method: 'POST', body: closing, signal })),
    applied: (signal) => listIn<ContributionRule>(http(`${path}/ap-dung`, { signal }), 'items'),
  };
}
