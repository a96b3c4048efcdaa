import { useState } from 'react';

import { personLabel } from '@/domain/users/user';
import { useTexts } from '@/views/app/localization-context';
import { useServices, type Services } from '@/views/app/services-context';

import { FoundFilter, type FoundChoice } from './found-filter';
import type { ListFilter } from '../list-description';
import { listTexts } from '../list-texts';
import type { FilterView } from '../list-view';

type PersonFilterProps = {
  readonly view: FilterView;
  readonly filter: Extract<ListFilter, { kind: 'person' }>;
};

/** One person with an account, found by user name or name: an installation has thousands of them. */
export function PersonFilter({ view, filter }: PersonFilterProps) {
  const texts = useTexts(listTexts);
  const { users } = useServices();
  const [find] = useState(() => finderOf(users));
  return (
    <FoundFilter
      view={view}
      field={filter.field}
      label={view.text(filter.label)}
      hint={texts('list.personHint')}
      none={texts('list.personNone')}
      find={find}
      chosenLabel={view.personName}
    />
  );
}

/** Most people that one text finds; whoever is not among them is found by a longer text. */
const mostFound = 20;

function finderOf({ list }: Services['users']) {
  return async (typed: string, signal: AbortSignal): Promise<readonly FoundChoice[]> => {
    const sort = { field: 'hoTen', direction: 'asc' } as const;
    const query = { page: 0, pageSize: mostFound, sort, search: typed, filters: {}, columns: undefined };
    const { items } = await list(query, signal);
    return items.map(({ id, hoTen, userName }) => ({ id, label: personLabel(hoTen, userName) }));
  };
}
