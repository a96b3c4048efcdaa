import * as v from 'valibot';

import type { Page } from '@/domain/abp/paging';
import type { Schemas } from '@/domain/contract/schemas';
import type { BulkInput, BulkItem, BulkResult } from '@/domain/lists/bulk-action';
import type { ListQuery } from '@/domain/lists/list-query';
import type {
  SelfPayingDossier,
  SelfPayingInput,
  SelfPayingListItem,
  SelfPayingMatch,
} from '@/domain/self-paying/self-paying-dossier';
import type { HttpClient } from '@/services/http/http-client';

import { framed, listIn, pageOf, pageQuery, recordOf, rows } from './list-request';

type History = Schemas['LichSu'];

/** The steps of a dossier that have an endpoint, by their verb. */
export type SelfPayingVerb =
  | 'phe-duyet'
  | 'yeu-cau-bo-sung'
  | 'bo-sung'
  | 'tu-choi'
  | 'huy'
  | 'mo-lai'
  | 'ghi-nhan-dong'
  | 'xac-nhan-dong'
  | 'khong-tim-thay';

export type SelfPayingApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<SelfPayingListItem>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<SelfPayingDossier>;
  readonly create: (input: SelfPayingInput, signal: AbortSignal) => Promise<SelfPayingDossier>;
  readonly update: (
    id: string,
    input: SelfPayingInput & { readonly concurrencyStamp: string },
    signal: AbortSignal,
  ) => Promise<SelfPayingDossier>;
  /** The record of the worker database that matches the declaration. */
  readonly match: (id: string, signal: AbortSignal) => Promise<SelfPayingMatch>;
  readonly history: (id: string, signal: AbortSignal) => Promise<History>;
  /** Takes a step and answers the dossier after it. @param input With `maLanGui`, which names the intention. */
  readonly step: (
    dossier: Pick<SelfPayingDossier, 'id' | 'concurrencyStamp'>,
    verb: SelfPayingVerb,
    input: { readonly maLanGui: string },
    signal: AbortSignal,
  ) => Promise<SelfPayingDossier>;
  readonly approveMany: (
    items: readonly BulkItem[],
    input: BulkInput,
    signal: AbortSignal,
  ) => Promise<readonly BulkResult[]>;
};

const path = '/api/app/nguoi-lao-dong-tu-dong';

const recordPath = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** Calls of the self-paying dossiers (domain dictionary §5.2, §5.3, registers B-02 and B-03). */
export function createSelfPayingApi(http: HttpClient): SelfPayingApi {
  return {
    list: (query, signal) => pageOf<SelfPayingListItem>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => recordOf<SelfPayingDossier>(http(recordPath(id), { signal })),
    create: (input, signal) => recordOf<SelfPayingDossier>(http(path, { method: 'POST', body: input, signal })),
    update: (id, input, signal) =>
      recordOf<SelfPayingDossier>(http(recordPath(id), { method: 'PUT', body: input, signal })),
    match: (id, signal) =>
      framed<SelfPayingMatch>(http(`${recordPath(id)}/doi-chieu`, { signal }), {
        nguoiLaoDong: v.nullable(v.looseObject({})),
      }),
    history: (id, signal) => framed<History>(http(`${recordPath(id)}/lich-su`, { signal }), { items: rows }),
    step: ({ id, concurrencyStamp }, verb, input, signal) =>
      recordOf<SelfPayingDossier>(
        http(`${recordPath(id)}/${verb}`, {
          method: 'POST',
          body: { ...input, concurrencyStamp },
          signal,
        }),
      ),
    approveMany: (items, input, signal) =>
      listIn<BulkResult>(
        http(`${path}/nhieu/phe-duyet`, { method: 'POST', body: { items, ...input }, signal }),
        'ketQua',
      ),
  };
}
