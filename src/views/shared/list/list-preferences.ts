import { atom, useAtom, type PrimitiveAtom } from 'jotai';
import { useMemo } from 'react';

import { defaultPageSize, pageSizes } from '@/domain/constants';
import type { ListDefaults } from '@/domain/lists/list-address';
import { readStored, writeStored } from '@/views/app/browser-storage';
import { listPreferencesPrefix } from '@/views/app/preferences';

import { filterFields, type ListDescription, type ListRow } from './list-description';

/** What a person chose once for a list and finds again whenever its address says nothing else. */
export type ListPreferences = {
  readonly pageSize: number;
  readonly columns: readonly string[] | undefined;
};

/** What the list shows when nobody has chosen anything; links carry all that differs from it. */
export function defaultsOf<Row extends ListRow>(description: ListDescription<Row>): ListDefaults {
  return {
    page: 0,
    pageSize: defaultPageSize,
    sort: description.defaultSort,
    search: '',
    filters: {},
    columns: description.columns.filter(({ isDefault }) => isDefault).map(({ field }) => field),
    filterNames: description.filters.flatMap(filterFields),
    sortFields: description.columns.filter(({ isSortable }) => isSortable).map(({ field }) => field),
    columnNames: description.columns.map(({ field }) => field),
  };
}

/** The person's choices for a list, kept across visits. */
export function useListPreferences(
  listId: string,
  defaults: ListDefaults,
): readonly [ListPreferences, (preferences: ListPreferences) => void] {
  const [chosen, setChosen] = useAtom(preferencesAtom(listId));
  const stored = chosen ?? readStored(storageKey(listId));
  const preferences = useMemo(() => readPreferences(stored, defaults), [stored, defaults]);
  const remember = (chosen: ListPreferences) => {
    const text = JSON.stringify(chosen);
    writeStored(storageKey(listId), text);
    setChosen(text);
  };
  return [preferences, remember];
}

const atoms = new Map<string, PrimitiveAtom<string | undefined>>();

/** Every list shows again what it shows to somebody who has never chosen; what storage holds goes elsewhere. */
export const resetListPreferencesAtom = atom(undefined, (_, set) => {
  for (const chosen of atoms.values()) {
    set(chosen, undefined);
  }
});

function preferencesAtom(listId: string): PrimitiveAtom<string | undefined> {
  const known = atoms.get(listId);
  if (known !== undefined) {
    return known;
  }
  const made = atom<string | undefined>(undefined);
  atoms.set(listId, made);
  return made;
}

function storageKey(listId: string): string {
  return `${listPreferencesPrefix}${listId}`;
}

/** Storage may hold anything; what is no choice of this list counts as never made. */
function readPreferences(text: string | undefined, { columnNames = [] }: ListDefaults): ListPreferences {
  const stored: { pageSize?: unknown; columns?: unknown } = parsed(text);
  const given: readonly unknown[] = Array.isArray(stored.columns) ? stored.columns : [];
  const columns = [...new Set(given)].filter(
    (name): name is string => typeof name === 'string' && columnNames.includes(name),
  );
  return {
    pageSize: pageSizes.find((size) => size === stored.pageSize) ?? defaultPageSize,
    columns: columns.length === 0 ? undefined : columns,
  };
}

function parsed(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
