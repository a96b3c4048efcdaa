import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';

import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import { createListMachine, type ListRef } from '@/machines/lists/list-machine';
import { usePersonId } from '@/views/app/auth-context';
import { useServices, type Services } from '@/views/app/services-context';

import { useAskedAgain } from '../asked-again';
import { takeAhead } from '../loading/asked-ahead';
import { fromCall } from '../from-call';
import { useReloadOnReturn } from '../use-reload-on-return';
import { callName, pageKey, useListCache, type ListCache } from './list-cache';
import type { ListDescription, ListRow } from './list-description';
import type { ListAddress } from './use-list-query';

/** Starts the list's machine for as long as the screen is shown, and keeps it at what the address says. */
export function useList<Row extends ListRow>(
  description: ListDescription<Row>,
  { query, show }: ListAddress,
): ListRef<Row> {
  const services = useServices();
  const cache = useListCache();
  const userId = usePersonId();
  const [logic] = useState(() => listLogic(description, services, cache, userId));
  const keptPage = cache?.read<Row>(description.id, pageKey(userId, query));
  const listRef = useActorRef(logic, { input: { query, keptPage } });

  useEffect(() => {
    listRef.send({ type: 'list.show', query, keptPage: cache?.read(description.id, pageKey(userId, query)) });
  }, [listRef, cache, description, userId, query]);

  useEffect(() => {
    const subscription = listRef.on('list.pageCorrected', (event) => {
      show({ ...event.query, columns: query.columns }, true);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [listRef, show, query]);

  const reload = () => {
    listRef.send({ type: 'list.reload' });
  };
  useReloadOnReturn(listRef, reload);
  useAskedAgain(reload);

  return listRef;
}

function listLogic<Row extends ListRow>(
  description: ListDescription<Row>,
  services: Services,
  cache: ListCache | undefined,
  userId: string,
) {
  return createListMachine<Row>().provide({
    actors: {
      loadPage: fromCall<Page<Row>, { readonly query: ListQuery }>(async (input, signal) => {
        const key = pageKey(userId, input.query);
        const page = await takeAhead(callName(description.id, key), signal, (within) =>
          description.load(services, input.query, within),
        );
        return cache?.keep(description.id, key, page) ?? page;
      }),
    },
  });
}
