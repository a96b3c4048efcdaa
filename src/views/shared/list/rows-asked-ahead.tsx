import { useState } from 'react';

import type { ListQuery } from '@/domain/lists/list-query';
import { usePersonId } from '@/views/app/auth-context';
import { useServices } from '@/views/app/services-context';

import { usePageShown } from '../page-shown';
import { pageKey } from './list-cache';
import type { ListDescription, ListRow } from './list-description';
import { askAhead } from './rows-ahead';

type RowsAskedAheadProps<Row extends ListRow> = {
  readonly description: ListDescription<Row>;
  readonly query: ListQuery;
};

/**
 * Asks for the rows of a list that is drawn ahead, so that they come while the finger goes up. Nothing is seen of it: a
 * component, so that the list is not drawn anew when its page is shown.
 */
export function RowsAskedAhead<Row extends ListRow>({ description, query }: RowsAskedAheadProps<Row>) {
  const services = useServices();
  const userId = usePersonId();
  const isShown = usePageShown();
  // While it is drawn: of what nobody sees, React runs no effect.
  useState(() => {
    if (!isShown) {
      const key = `${description.id} ${pageKey(userId, query)}`;
      askAhead(key, async (signal) => description.load(services, query, signal));
    }
  });
  return null;
}
