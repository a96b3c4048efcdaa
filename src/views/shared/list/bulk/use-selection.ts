import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { Page } from '@/domain/abp/paging';
import { chosenAmong, type BulkCall, type BulkResult } from '@/domain/lists/bulk-action';
import type { ListQuery } from '@/domain/lists/list-query';
import { createBulkActionMachine, type BulkActionRef } from '@/machines/lists/bulk-action-machine';
import { conditionsKey, type ListRef } from '@/machines/lists/list-machine';
import { useServices, type Services } from '@/views/app/services-context';

import { fromCall } from '../../from-call';
import { bulkRemovalsOf } from './bulk-removal';
import type { ListDescription, ListRow } from '../list-description';

/** The rows that are chosen, of whatever page, and what is being done with them. */
export type Selection<Row extends ListRow> = {
  readonly bulkRef: BulkActionRef<Row>;
  readonly chosen: readonly Row[];
  readonly ids: ReadonlySet<string>;
  /** False while the rows shown are those of other conditions: until theirs are there, or where they did not come. */
  readonly canChoose: boolean;
  /** Chooses anew among the rows shown; those on other pages stay as they are. Nothing unless `canChoose`. */
  readonly choose: (shown: readonly Row[], ids: ReadonlySet<string>) => void;
  /** For a record that is gone. Stable. */
  readonly letGo: (id: string) => void;
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

  const keep = useCallback(
    (isThere: (row: Row) => boolean) => {
      const { chosen: before } = bulkRef.getSnapshot().context;
      if (!before.every(isThere)) {
        bulkRef.send({ type: 'selection.change', rows: before.filter(isThere) });
      }
    },
    [bulkRef],
  );
  const letGo = useCallback(
    (id: string) => {
      keep((row) => row.id !== id);
    },
    [keep],
  );

  useEffect(() => {
    if (page !== undefined) {
      bulkRef.send({ type: 'rows.refresh', rows: page.items });
    }
    // What is not on a page that holds all that is found is not found any more; of other pages nobody knows.
    if (canChoose && page?.items.length === page?.totalCount) {
      const there = new Set(page?.items.map(({ id }) => id));
      keep(({ id }) => there.has(id));
    }
  }, [bulkRef, page, canChoose, keep]);

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
      letGo,
    }),
    [bulkRef, chosen, canChoose, letGo],
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
