import { createContext, use, useEffect, useState, type ReactNode } from 'react';

import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import { rowsKey } from '@/machines/lists/list-machine';
import { useAuthRef } from '@/views/app/auth-context';
import { onPersonGone } from '@/views/app/person-gone';

/** Pages that lists have shown, so that a second visit has rows at once. */
export type ListCache = {
  readonly read: <Row>(listId: string, key: string) => Page<Row> | undefined;
  /** @returns the page that was kept before, where nothing has changed: nothing is drawn anew then */
  readonly keep: <Row>(listId: string, key: string, page: Page<Row>) => Page<Row>;
  readonly clear: () => void;
};

/** Names a page in the cache. */
export function pageKey(userId: string, query: ListQuery): string {
  return `${userId} ${rowsKey(query)}`;
}

/** Names the call for a page. */
export function callName(listId: string, key: string): string {
  return `${listId} ${key}`;
}

/** Pages kept of one list; the oldest go first. */
const pagesPerList = 20;

export function createListCache(): ListCache {
  const lists = new Map<string, Map<string, Page<unknown>>>();
  return {
    read: <Row,>(listId: string, key: string) => lists.get(listId)?.get(key) as Page<Row> | undefined,
    keep: <Row,>(listId: string, key: string, page: Page<Row>) => {
      const pages = lists.get(listId) ?? new Map<string, Page<unknown>>();
      const known = pages.get(key) as Page<Row> | undefined;
      const kept = known !== undefined && JSON.stringify(known) === JSON.stringify(page) ? known : page;
      pages.delete(key);
      pages.set(key, kept);
      for (const oldest of [...pages.keys()].slice(0, Math.max(0, pages.size - pagesPerList))) {
        pages.delete(oldest);
      }
      lists.set(listId, pages);
      return kept;
    },
    clear: () => lists.clear(),
  };
}

const ListCacheContext = createContext<ListCache | undefined>(undefined);

/** Keeps the pages of all lists for as long as the page is one person's; the next one finds nothing. */
export function ListCacheProvider({ children }: { readonly children: ReactNode }) {
  const authRef = useAuthRef();
  const [cache] = useState(createListCache);

  useEffect(() => onPersonGone(authRef, cache.clear), [authRef, cache]);

  return <ListCacheContext value={cache}>{children}</ListCacheContext>;
}

/** The cache, or `undefined` outside a provider: then every visit loads anew. */
export function useListCache(): ListCache | undefined {
  return use(ListCacheContext);
}
