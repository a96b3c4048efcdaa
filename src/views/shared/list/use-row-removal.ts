import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { rowRemovalMachine } from '@/machines/lists/row-removal-machine';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm, useNotices } from '@/views/app/notices';
import { useServices, type Services } from '@/views/app/services-context';

import { fromCall } from '../from-call';
import type { ListDescription, ListRow } from './list-description';

export type RowRemoval<Row> = {
  readonly isRemoving: boolean;
  /** Asks first; what was removed is told, and so is what was refused. */
  readonly remove: (row: Row) => void;
};

/** What of a list's description removing its rows needs. */
type Removable<Row extends ListRow> = Pick<ListDescription<Row>, 'nameOf' | 'remove'>;

type RowRemovalOptions<Row> = {
  readonly onEnd: () => void;
  readonly question?: ((row: Row) => Promise<string>) | undefined;
  readonly onRemoved?: ((id: string) => void) | undefined;
};

/**
 * Removes rows after a question.
 *
 * @param options.onEnd Called after every removal, also a refused one: the row may be gone already.
 * @param options.question What is asked, where it says more than the usual question. Stable.
 */
export function useRowRemoval<Row extends ListRow>(
  description: Removable<Row>,
  { onEnd, question, onRemoved }: RowRemovalOptions<Row>,
): RowRemoval<Row> {
  const services = useServices();
  const confirm = useConfirm();
  const notices = useNotices();
  const common = useTexts(commonTexts);
  const [logic] = useState(() => removalLogic(description, services));
  const removalRef = useActorRef(logic);
  const isRemoving = useSelector(removalRef, (snapshot) => snapshot.hasTag('busy'));

  useEffect(() => {
    const subscriptions = [
      removalRef.on('row.removed', ({ id }) => {
        notices.success(common('toast.deleted'));
        onRemoved?.(id);
        onEnd();
      }),
      removalRef.on('row.kept', ({ error }) => {
        notices.report(error);
        onEnd();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [removalRef, notices, common, onEnd, onRemoved]);

  const ask = useCallback(
    async (row: Row) => {
      const message = (await question?.(row)) ?? common('confirm.delete', { name: description.nameOf(row) });
      if ((await confirm({ message, severity: 'danger' })) === 'confirm') {
        removalRef.send({ type: 'row.remove', id: row.id });
      }
    },
    [removalRef, description, confirm, common, question],
  );
  return useMemo(() => ({ isRemoving, remove: (row: Row) => void ask(row) }), [isRemoving, ask]);
}

function removalLogic<Row extends ListRow>({ remove = notRemoved }: Removable<Row>, services: Services) {
  return rowRemovalMachine.provide({
    actors: {
      removeRow: fromCall<void, { readonly id: string }>((input, signal) => remove(services, input.id, signal)),
    },
  });
}

const notRemoved = () => Promise.reject(new Error('Rows of this list are not removed.'));
