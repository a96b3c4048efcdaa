import { useHistoryState } from 'wouter/use-browser-location';

import type { Page } from '@/domain/abp/paging';
import { parseListQuery } from '@/domain/lists/list-address';
import type { ListQuery } from '@/domain/lists/list-query';
import {
  pagesAround,
  placeSince,
  readTrail,
  surroundings,
  type RecordTrail,
  type Surroundings,
} from '@/domain/lists/record-trail';
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

/**
 * Asks for the one or two pages that hold the record's neighbours; pages that the list has shown are at hand. Pages that
 * count differently are of two moments: side by side they would leave records out, as after approvals that took the ones
 * before out of the list. They are asked for again then, where the record stands by now.
 */
async function find(
  source: Source,
  recordId: string,
  { query: text, position }: RecordTrail,
  signal: AbortSignal,
): Promise<Surroundings<SiblingRecord>> {
  const query = parseListQuery(text, source.siblings.defaults);
  const kept = await pagesNear(source, { query, position, isKeptWanted: true }, signal);
  if (new Set([...kept.values()].map(({ totalCount }) => totalCount)).size <= 1) {
    return around(source.siblings, query, kept, { recordId, position });
  }
  const before = kept.get(Math.floor(position / query.pageSize))?.totalCount ?? 0;
  const anew = await pagesNear(source, { query, position, isKeptWanted: false }, signal);
  if ([...anew.values()].some(({ items }) => items.some(({ id }) => id === recordId))) {
    return around(source.siblings, query, anew, { recordId, position });
  }
  const moved = placeSince(position, { before, now: totalOf(anew) });
  const there = await pagesNear(source, { query, position: moved, isKeptWanted: false }, signal);
  return around(source.siblings, query, there, { recordId, position: moved });
}

/** Pages of a list by their numbers. */
type Pages = ReadonlyMap<number, Page<ListRow>>;

type Asked = { readonly query: ListQuery; readonly position: number; readonly isKeptWanted: boolean };

async function pagesNear(
  { siblings, services, cache, userId }: Source,
  { query, position, isKeptWanted }: Asked,
  signal: AbortSignal,
): Promise<Pages> {
  const pages = new Map<number, Page<ListRow>>();
  for (const page of pagesAround(position, query.pageSize)) {
    const total = totalOf(pages);
    if (page > 0 && total > 0 && page * query.pageSize >= total) {
      continue;
    }
    const asked = { ...query, page };
    const key = pageKey(userId, asked);
    const kept = isKeptWanted ? cache?.read<ListRow>(siblings.listId, key) : undefined;
    const answer = kept ?? (await siblings.load(services, asked, signal));
    pages.set(page, cache?.keep(siblings.listId, key, answer) ?? answer);
  }
  return pages;
}

type Wanted = { readonly recordId: string; readonly position: number };

function around(siblings: ListSiblings, { pageSize }: ListQuery, pages: Pages, { recordId, position }: Wanted) {
  const found = new Map<number, SiblingRecord>();
  for (const [page, answer] of pages) {
    for (const [index, record] of siblings.recordsOf(answer).entries()) {
      found.set(page * pageSize + index, record);
    }
  }
  return surroundings(found, recordId, position, totalOf(pages));
}

/** As the page says that was asked for last. */
function totalOf(pages: Pages): number {
  return [...pages.values()].at(-1)?.totalCount ?? 0;
}
