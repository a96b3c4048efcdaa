import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

import { formatListQuery, parseListQuery } from '@/domain/lists/list-address';
import type { ListQuery } from '@/domain/lists/list-query';

import type { ListDescription, ListRow } from './list-description';
import { defaultsOf, useListPreferences, type ListPreferences } from './list-preferences';

export type ListAddress = {
  readonly query: ListQuery;
  readonly defaults: ListQuery;
  /** Puts a query into the address; `isCorrection` leaves no step behind for "back". */
  readonly show: (query: ListQuery, isCorrection?: boolean) => void;
};

/**
 * The list's query, held by the address alone.
 *
 * The raw query string is read: wouter's own `useSearch` decodes twice, so that `%2541` would arrive as `A`.
 * A bare address opens the list as the person left it: their page size and columns.
 */
export function useListQuery<Row extends ListRow>(description: ListDescription<Row>): ListAddress {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const defaults = useMemo(() => defaultsOf(description), [description]);
  const [preferences, remember] = useListPreferences(description.id, defaults);

  const query = useMemo(() => {
    const query = parseListQuery(search, defaults);
    const isBare = formatListQuery(query, defaults) === '';
    return isBare ? { ...query, pageSize: preferences.pageSize, columns: preferences.columns ?? query.columns } : query;
  }, [search, defaults, preferences]);

  const show = useCallback(
    (wished: ListQuery, isCorrection = false) => {
      const chosen = preferencesIn(wished, defaults);
      if (JSON.stringify(chosen) !== JSON.stringify(preferencesIn(query, defaults))) {
        remember(chosen);
      }
      const text = formatListQuery(wished, defaults);
      navigate(text === '' ? path : `${path}?${text}`, { replace: isCorrection });
    },
    [defaults, navigate, path, query, remember],
  );

  return { query, defaults, show };
}

/** Columns that are the default ones are not remembered, so that the list's own choice may grow. */
function preferencesIn({ pageSize, columns }: ListQuery, defaults: ListQuery): ListPreferences {
  return { pageSize, columns: columns?.join() === defaults.columns?.join() ? undefined : columns };
}
