import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { Page } from '@/domain/abp/paging';
import { chosenAmong, type BulkCall, type BulkResult } from '@/domain/lists/bulk-action';
import type { ListQuery } from '@/domain/lists/list-query';
import { createBulkActionMachine, type BulkActionRef } from '@/machines/bulk-action-machine';
import { conditionsKey, type ListRef } from '@/machines/list-machine';
import { useServices, type Services } from '@/views/app/services-context';

import { fromCall } from '../from-call';
import { bulkRemovalsOf } from './bulk-removal';
import type { ListDescription, ListRow } from './list-description';

/** The rows that are chosen, of whatever page, and what is being done with them. */
export type Selection<Row extends ListRow> = {
  readonly bulkRef: BulkActionRef<Row>;
  readonly chosen: readonly Row[];
  readonly ids: ReadonlySet<string>;
  /** False while the rows shown are those of other conditions: until theirs are there, or where they did not come. */
  readonly canChoose: boolean;
  /** Chooses anew among the rows shown; those on other pages stay as they are. Nothing unless `canChoose`. */
  readonly choose: (shown: readonly Row[], ids: ReadonlySet<string>) => void;
};

/**
 * Starts the machine of a list's bulk actions. Only what the list's present conditions have found is chosen: nothing is
 * done with a record that nobody sees.
 *
 * @param query What the address asks for; the list's machine hears of it a moment later.
 */
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
  const foundBy = useSelector(listRef, ({ context }) => context.foundBy);
  const conditions = conditionsKey(query);
  const canChoose = foundBy === conditions;

  // A run that goes on keeps its rows; they are let go of as soon as it lets go of them.
  const canClear = useSelector(bulkRef, (snapshot) => snapshot.can({ type: 'selection.clear' }));
  const chosenUnder = useRef(conditions);
  useEffect(() => {
    if (canClear && chosenUnder.current !== conditions) {
      chosenUnder.current = conditions;
      bulkRef.send({ type: 'selection.clear' });
    }
  }, [bulkRef, conditions, canClear]);

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
      canChoose,
      choose: (shown, ids) => {
        if (canChoose) {
          bulkRef.send({ type: 'selection.change', rows: chosenAmong(chosen, shown, (id) => ids.has(id)) });
        }
      },
    }),
    [bulkRef, chosen, canChoose],
  );
}

function bulkLogic<Row extends ListRow>(description: ListDescription<Row>, services: Services) {
  const bulkActions = [...(description.bulkActions ?? []), ...bulkRemovalsOf(description)];
  return createBulkActionMachine<Row>().provide({
    actors: {
      fetchPage: fromCall<Page<Row>, { readonly query: ListQuery }>((input, signal) =>
        description.load(services, input.query, signal),
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
