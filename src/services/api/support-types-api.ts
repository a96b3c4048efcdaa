import type { Page } from '@/domain/abp/paging';
import type { Schemas } from '@/domain/contract/schemas';
import type { ListQuery } from '@/domain/lists/list-query';
import type { SupportType, SupportTypeInput, SupportTypeListItem } from '@/domain/support-types/support-type';
import type { HttpClient } from '@/services/http/http-client';

import { listIn, pageOf, pageQuery, recordOf } from './list-request';

type Step = Schemas['HanhDongChung'];

export type SupportTypesApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<SupportTypeListItem>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<SupportType>;
  readonly create: (input: SupportTypeInput, signal: AbortSignal) => Promise<SupportType>;
  readonly update: (
    id: string,
    input: SupportTypeInput & { readonly concurrencyStamp: string },
    signal: AbortSignal,
  ) => Promise<SupportType>;
  readonly remove: (id: string, signal: AbortSignal) => Promise<void>;
  /** From now on no new request may choose it. */
  readonly deactivate: (id: string, step: Step, signal: AbortSignal) => Promise<SupportType>;
  readonly activate: (id: string, step: Step, signal: AbortSignal) => Promise<SupportType>;
  /** All kinds with their rules and papers, old ones too; everybody signed in may know them. */
  readonly all: (signal: AbortSignal) => Promise<readonly SupportType[]>;
};

const path = '/api/app/dm-loai-ho-tro';

/** Calls of the kinds of support (register B-22). */
export function createSupportTypesApi(http: HttpClient): SupportTypesApi {
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const step = (verb: string) => (id: string, body: Step, signal: AbortSignal) =>
    recordOf<SupportType>(http(`${one(id)}/${verb}`, { method: 'POST', body, signal }));
  return {
    list: (query, signal) => pageOf<SupportTypeListItem>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => recordOf<SupportType>(http(one(id), { signal })),
    create: (input, signal) => recordOf<SupportType>(http(path, { method: 'POST', body: input, signal })),
    update: (id, input, signal) => recordOf<SupportType>(http(one(id), { method: 'PUT', body: input, signal })),
    remove: async (id, signal) => {
      await http(one(id), { method: 'DELETE', signal });
    },
    deactivate: step('ngung-ap-dung'),
    activate: step('kich-hoat'),
    all: (signal) => listIn<SupportType>(http(`${path}/ap-dung`, { signal }), 'items'),
  };
}
