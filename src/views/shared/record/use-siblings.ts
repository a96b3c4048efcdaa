import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

import type { Page } from '@/domain/abp/paging';
import { parseListQuery } from '@/domain/lists/list-address';
import { pagesAround, readTrail, surroundings, type RecordTrail, type Surroundings } from '@/domain/lists/record-trail';
import { useAuth } from '@/views/app/auth-context';
import { useServices, type Services } from '@/views/app/services-context';

import type { ListRow } from '../list/list-description';
import { pageKey, useListCache, type ListCache } from '../list/list-cache';
import type { ListSiblings, SiblingRecord } from '../list/list-siblings';

export type Siblings = { readonly trail: RecordTrail; readonly around: Surroundings<SiblingRecord> };

/**
 * The records before and after the shown one in the list that it was opened from; `undefined` while they are not known,
 * which includes a record that was not opened from its list. A list that cannot be loaded leaves the record without them.
 */
export function useSiblings(recordId: string | undefined, siblings: ListSiblings | undefined): Siblings | undefined {
  const services = useServices();
  const cache = useListCache();
  const userId = useAuth(({ context }) => context.configuration?.currentUser.id) ?? '';
  const state: unknown = useHistoryState();
  const trail = siblings === undefined ? undefined : readTrail(state, siblings.listId);
  const key = trail === undefined || recordId === undefined ? undefined : JSON.stringify([recordId, trail]);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly siblings: Siblings }>();

  useEffect(() => {
    if (key === undefined || siblings === undefined || recordId === undefined) {
      return undefined;
    }
    const trail = (JSON.parse(key) as [string, RecordTrail])[1];
    const controller = new AbortController();
    const source = { siblings, services, cache, userId };
    find(source, recordId, trail, controller.signal).then(
      (around) => {
        if (!controller.signal.aborted) {
          setAnswer({ key, siblings: { trail, around } });
        }
      },
      () => undefined,
    );
    return () => {
      controller.abort();
    };
  }, [key, recordId, siblings, services, cache, userId]);

  return answer?.key === key ? answer?.siblings : undefined;
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
