import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import type { Unit, UnitInput, UnitListItem } from '@/domain/units/unit';
import type { HttpClient } from '@/services/http/http-client';

import { pageOf, pageQuery, recordOf } from './list-request';

export type UnitsApi = {
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<Page<UnitListItem>>;
  readonly get: (id: string, signal: AbortSignal) => Promise<Unit>;
  readonly create: (input: UnitInput, signal: AbortSignal) => Promise<Unit>;
  readonly update: (
    id: string,
    input: UnitInput & { readonly concurrencyStamp: string },
    signal: AbortSignal,
  ) => Promise<Unit>;
  readonly remove: (id: string, signal: AbortSignal) => Promise<void>;
};

const path = '/api/app/don-vi';

/** Calls of the units database (register B-11). */
export function createUnitsApi(http: HttpClient): UnitsApi {
  return {
    list: (query, signal) => pageOf<UnitListItem>(http(path, { query: pageQuery(query), signal })),
    get: (id, signal) => recordOf<Unit>(http(`${path}/${encodeURIComponent(id)}`, { signal })),
    create: (input, signal) => recordOf<Unit>(http(path, { method: 'POST', body: input, signal })),
    update: (id, input, signal) =>
      recordOf<Unit>(http(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body: input, signal })),
    remove: async (id, signal) => {
      await http(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE', signal });
    },
  };
}
