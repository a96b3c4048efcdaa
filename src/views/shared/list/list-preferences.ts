import { useCallback, useMemo } from 'react';

import { defaultPageSize, pageSizes } from '@/domain/constants';
import type { ListDefaults } from '@/domain/lists/list-address';
import { listPreferencesPrefix } from '@/views/app/preferences';

import { filterFields, type ListDescription, type ListRow } from './list-description';
import { useStoredText } from './stored-text';
import { widthBounds, type ChosenWidths } from './grid/width-bounds';

/** What a person chose once for a list and finds again whenever its address says nothing else. */
export type ListPreferences = {
  readonly pageSize: number;
  readonly columns: readonly string[] | undefined;
  /** Of the columns that were drawn wider or narrower, by field, in pixels of compact letters. */
  readonly widths: ChosenWidths;
};

/** What the list shows when nobody has chosen anything; links carry all that differs from it. */
export function defaultsOf<Row extends ListRow>(description: ListDescription<Row>): ListDefaults {
  const { tabs } = description;
  return {
    page: 0,
    pageSize: defaultPageSize,
    sort: description.defaultSort,
    search: '',
    filters: { ...description.initialFilters, ...initialTab(description) },
    columns: description.columns.filter(({ isDefault }) => isDefault === true).map(({ field }) => field),
    filterNames: [...description.filters.flatMap(filterFields), ...(tabs === undefined ? [] : [tabs.field])],
    sortFields: description.columns.filter(({ isSortable }) => isSortable !== false).map(({ field }) => field),
    columnNames: description.columns.map(({ field }) => field),
  };
}

function initialTab<Row extends ListRow>({ tabs }: ListDescription<Row>): ListDefaults['filters'] {
  return tabs?.initial === undefined || tabs.initial === '' ? {} : { [tabs.field]: tabs.initial };
}

/** The person's choices for a list, kept across visits, and how to change them. */
export function useListPreferences(
  listId: string,
  defaults: ListDefaults,
): readonly [ListPreferences, (change: (kept: ListPreferences) => ListPreferences) => void] {
  const { text, update } = useStoredText(`${listPreferencesPrefix}${listId}`);
  const preferences = useMemo(() => readPreferences(text, defaults), [text, defaults]);
  const remember = useCallback(
    (change: (kept: ListPreferences) => ListPreferences) => {
      update((stored) => JSON.stringify(change(readPreferences(stored, defaults))));
    },
    [update, defaults],
  );
  return [preferences, remember];
}

/** Storage may hold anything; what is no choice of this list counts as never made. */
function readPreferences(text: string | undefined, { columnNames = [] }: ListDefaults): ListPreferences {
  const stored: { pageSize?: unknown; columns?: unknown; widths?: unknown } = parsed(text);
  const given: readonly unknown[] = Array.isArray(stored.columns) ? stored.columns : [];
  const columns = [...new Set(given)].filter(
    (name): name is string => typeof name === 'string' && columnNames.includes(name),
  );
  return {
    pageSize: pageSizes.find((size) => size === stored.pageSize) ?? defaultPageSize,
    columns: columns.length === 0 ? undefined : columns,
    widths: Object.fromEntries(
      Object.entries(stored.widths ?? {}).filter(([name, width]) => columnNames.includes(name) && isWidth(width)),
    ),
  };
}

function isWidth(width: unknown): width is number {
  return typeof width === 'number' && width >= widthBounds.least && width <= widthBounds.most;
}

function parsed(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
