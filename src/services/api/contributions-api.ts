import * as v from 'valibot';

import type { Page } from '@/domain/abp/paging';
import type {
  Certificate,
  Contribution,
  ContributionListItem,
  ContributionStep,
} from '@/domain/contributions/contribution';
import type { ContributionStepInput } from '@/domain/contributions/contribution-steps';
import type { ListQuery } from '@/domain/lists/list-query';
import type { HttpClient } from '@/services/http/http-client';

import { framed, pageOf, pageQuery, recordOf } from './list-request';

export type ContributionsApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<ContributionListItem>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<Contribution>;
  /** The valid certificate with whole identity numbers, for those who may print it (`certificatePolicy`). */
  readonly certificate: (id: string, signal: AbortSignal) => Promise<Certificate>;
  /** Takes a step and answers the contribution after it; `maLanGui` names the intention. */
  readonly step: (
    contribution: Pick<Contribution, 'id' | 'concurrencyStamp'>,
    verb: ContributionStep,
    input: ContributionStepInput & { readonly maLanGui: string },
    signal: AbortSignal,
  ) => Promise<Contribution>;
};

const path = '/api/app/dong-gop-quy';

/** Calls of the ledger of contributions (domain dictionary §5.4, register B-04). */
export function createContributionsApi(http: HttpClient): ContributionsApi {
  return {
    list: (query, signal) => pageOf<ContributionListItem>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => recordOf<Contribution>(http(`${path}/${encodeURIComponent(id)}`, { signal })),
    certificate: (id, signal) =>
      framed<Certificate>(http(`${path}/${encodeURIComponent(id)}/giay-chung-nhan`, { signal }), { soGcn: v.string() }),
    step: ({ id, concurrencyStamp }, verb, input, signal) =>
      recordOf<Contribution>(
        http(`${path}/${encodeURIComponent(id)}/${verb}`, {
          method: 'POST',
          body: { ...input, concurrencyStamp },
          signal,
        }),
      ),
  };
}
