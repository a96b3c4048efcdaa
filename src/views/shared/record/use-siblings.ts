import { useHistoryState } from 'wouter/use-browser-location';

import type { Page } from '@/domain/abp/paging';
import { parseListQuery } from '@/domain/lists/list-address';
import { pagesAround, readTrail, surroundings, type RecordTrail, type Surroundings } from '@/domain/lists/record-trail';
import { usePersonId } from '@/views/app/auth-context';
import { useServices, type Services } from '@/views/app/services-context';

import type { ListRow } from '../list/list-description';
import { pageKey, useListCache, type ListCache } from '../list/list-cache';
import type { ListSiblings, SiblingRecord } from '../list/list-siblings';
import { usePart, type Part } from './use-part';

/** Where a record was opened in the list it belongs to; `undefined` if it was not opened from there. */
export function useTrail(siblings: ListSiblings | undefined): RecordTrail | undefined {
  const state: unknown = useHistoryState();
  return siblings === undefined ? undefined : readTrail(state, siblings.listId);
}

/** The records before and after one in the list that it was opened from. */
export function useSiblings(
  recordId: string,
  siblings: ListSiblings,
  trail: RecordTrail,
): Part<Surroundings<SiblingRecord>> {
  const services = useServices();
  const cache = useListCache();
  const userId = usePersonId();
  return usePart((signal) => find({ siblings, services, cache, userId }, recordId, trail, signal));
}

type Source = {
  readonly siblings: ListSiblings;
  readonly services: Services;
  readonly cache: ListCache | undefined;
  readonly userId: string;
};

/** Asks for the one or two pages that hold the record's neighbours; pages that the list has shown are at hand. */
async function find(
  { siblings, services, cache, userId }: Source,
  recordId: string,
  { query: text, position }: RecordTrail,
  signal: AbortSignal,
): Promise<Surroundings<SiblingRecord>> {
  const query = parseListQuery(text, siblings.defaults);
  const found = new Map<number, SiblingRecord>();
  let total = 0;
  for (const page of pagesAround(position, query.pageSize)) {
    if (page > 0 && total > 0 && page * query.pageSize >= total) {
      continue;
    }
    const asked = { ...query, page };
    const key = pageKey(userId, asked);
    const answer: Page<ListRow> =
      cache?.read<ListRow>(siblings.listId, key) ?? (await siblings.load(services, asked, signal));
    cache?.keep(siblings.listId, key, answer);
    total = answer.totalCount;
    for (const [index, record] of siblings.recordsOf(answer).entries()) {
      found.set(page * query.pageSize + index, record);
    }
  }
  return surroundings(found, recordId, position, total);
}
