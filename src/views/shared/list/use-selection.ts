import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { Page } from '@/domain/abp/paging';
import { chosenAmong, type BulkCall, type BulkResult } from '@/domain/lists/bulk-action';
import type { ListQuery } from '@/domain/lists/list-query';
import { createBulkActionMachine, type BulkActionRef } from '@/machines/bulk-action-machine';
import { conditionsKey, type ListRef } from '@/machines/list-machine';
import { useServices, type Services } from '@/views/app/services-context';

import { fromCall } from '../from-call';
import type { ListDescription, ListRow } from './list-description';

/** The rows that are chosen, of whatever page, and what is being done with them. */
export type Selection<Row extends ListRow> = {
  readonly bulkRef: BulkActionRef<Row>;
  readonly chosen: readonly Row[];
  readonly ids: ReadonlySet<string>;
  /** Chooses anew among the rows shown; those on other pages stay as they are. */
  readonly choose: (shown: readonly Row[], ids: ReadonlySet<string>) => void;
};

/** Starts the machine of a list's bulk actions; other conditions of the list choose nothing. */
export function useSelection<Row extends ListRow>(
  description: ListDescription<Row>,
  listRef: ListRef<Row>,
  query: ListQuery,
): Selection<Row> {
  const services = useServices();
  const [logic] = useState(() => bulkLogic(description, services));
  const bulkRef = useActorRef(logic);
  const chosen = useSelector(bulkRef, ({ context }) => context.chosen);
  const page = useSelector(listRef, ({ context }) => context.page);
  const conditions = conditionsKey(query);

  const chosenUnder = useRef(conditions);
  useEffect(() => {
    if (chosenUnder.current !== conditions) {
      chosenUnder.current = conditions;
      bulkRef.send({ type: 'selection.clear' });
    }
  }, [bulkRef, conditions]);

  useEffect(() => {
    if (page !== undefined) {
      bulkRef.send({ type: 'rows.refresh', rows: page.items });
    }
  }, [bulkRef, page]);

  useEffect(() => {
    const subscription = bulkRef.on('rows.changed', () => {
      listRef.send({ type: 'list.reload' });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [bulkRef, listRef]);

  return useMemo(
    () => ({
      bulkRef,
      chosen,
      ids: new Set(chosen.map(({ id }) => id)),
      choose: (shown, ids) => {
        bulkRef.send({ type: 'selection.change', rows: chosenAmong(chosen, shown, (id) => ids.has(id)) });
      },
    }),
    [bulkRef, chosen],
  );
}

function bulkLogic<Row extends ListRow>({ load, bulkActions = [] }: ListDescription<Row>, services: Services) {
  return createBulkActionMachine<Row>().provide({
    actors: {
      fetchPage: fromCall<Page<Row>, { readonly query: ListQuery }>((input, signal) =>
        load(services, input.query, signal),
      ),
      runCall: fromCall<readonly BulkResult[], BulkCall>(({ actionId, items, input }, signal) => {
        const action = bulkActions.find(({ id }) => id === actionId);
        return action === undefined
          ? Promise.reject(new Error(`The list has no bulk action "${actionId}".`))
          : action.run(services, items, input, signal);
      }),
    },
  });
}
