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

import { pageOf, pageQuery } from './list-request';

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
    get: (id, signal) => http(recordPath(id), { signal }) as Promise<SelfPayingDossier>,
    create: (input, signal) => http(path, { method: 'POST', body: input, signal }) as Promise<SelfPayingDossier>,
    update: (id, input, signal) =>
      http(recordPath(id), { method: 'PUT', body: input, signal }) as Promise<SelfPayingDossier>,
    match: (id, signal) => http(`${recordPath(id)}/doi-chieu`, { signal }) as Promise<SelfPayingMatch>,
    history: (id, signal) => http(`${recordPath(id)}/lich-su`, { signal }) as Promise<History>,
    step: ({ id, concurrencyStamp }, verb, input, signal) =>
      http(`${recordPath(id)}/${verb}`, {
        method: 'POST',
        body: { ...input, concurrencyStamp },
        signal,
      }) as Promise<SelfPayingDossier>,
    approveMany: async (items, input, signal) => {
      const answer = await http(`${path}/nhieu/phe-duyet`, { method: 'POST', body: { items, ...input }, signal });
      return (answer as Schemas['KetQuaNhieu']).ketQua;
    },
  };
}
