import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

import { formatListQuery, parseListQuery, withoutSavedFilter } from '@/domain/lists/list-address';
import type { ListQuery } from '@/domain/lists/list-query';
import { conditionsKey } from '@/machines/lists/list-machine';

import type { ListDescription, ListRow } from './list-description';
import { defaultsOf, useListPreferences, type ListPreferences } from './list-preferences';
import { useColumnWidths } from './grid/use-column-widths';
import type { ColumnWidths } from './grid/width-bounds';
import { useSavedFilters, type SavedFilters } from './saved-filters/use-saved-filters';

export type ListAddress = {
  readonly query: ListQuery;
  readonly defaults: ListQuery;
  /** Puts a query into the address; `isCorrection` leaves no step behind for "back". */
  readonly show: (query: ListQuery, isCorrection?: boolean) => void;
  readonly saved: SavedFilters;
  readonly widths: ColumnWidths;
  /** Whether conditions (their key) were asked for by hand, and not come to by Back; says so once. */
  readonly takeAskedAnew: (conditions: string) => boolean;
};

/**
 * The list's query, held by the address alone.
 *
 * The raw query string is read: wouter's own `useSearch` decodes twice, so that `%2541` would arrive as `A`.
 * A bare address opens the list as the person left it: with the saved filter they open it with, else with their page size
 * and columns. The address then says so itself, so that it can be sent on.
 */
export function useListQuery<Row extends ListRow>(description: ListDescription<Row>): ListAddress {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const defaults = useMemo(() => defaultsOf(description), [description]);
  const [preferences, remember] = useListPreferences(description.id, defaults);
  const widths = useColumnWidths(preferences.widths, remember);
  const saved = useSavedFilters(description.id);
  const openingQuery = saved.filters.find(({ isDefault }) => isDefault)?.query;
  // What is made the opening filter or chosen while the list is shown opens the next visit, not this one: Back finds what
  // was there before.
  const [opening] = useState(() => openingQuery ?? formatListQuery(asPreferred(defaults, preferences), defaults));
  const asked = search === '' ? opening : search;
  const isOpening = asked !== search;

  const query = useMemo(() => parseListQuery(asked, defaults), [asked, defaults]);

  useEffect(() => {
    if (isOpening) {
      navigate(`${path}?${asked}`, { replace: true });
    }
  }, [isOpening, asked, navigate, path]);

  const bareAddress = opening === '' && openingQuery === undefined ? path : `${path}?${withoutSavedFilter}`;
  const askedAnew = useRef<string>(undefined);
  const show = useCallback(
    (wished: ListQuery, isCorrection = false) => {
      const conditions = conditionsKey(wished);
      if (conditions !== conditionsKey(query)) {
        askedAnew.current = conditions;
      }
      const chosen = preferencesIn(wished, defaults);
      if (JSON.stringify(chosen) !== JSON.stringify(preferencesIn(query, defaults))) {
        remember((kept) => ({ ...kept, ...chosen }));
      }
      const text = formatListQuery(wished, defaults);
      navigate(text === '' ? bareAddress : `${path}?${text}`, { replace: isCorrection });
    },
    [defaults, navigate, path, bareAddress, query, remember],
  );

  const takeAskedAnew = useCallback((conditions: string) => {
    const isAnew = askedAnew.current === conditions;
    askedAnew.current = isAnew ? undefined : askedAnew.current;
    return isAnew;
  }, []);

  return { query, defaults, show, saved, widths, takeAskedAnew };
}

function asPreferred(defaults: ListQuery, { pageSize, columns }: ListPreferences): ListQuery {
  return { ...defaults, pageSize, columns: columns ?? defaults.columns };
}

/** Columns that are the default ones are not remembered, so that the list's own choice may grow. */
function preferencesIn(
  { pageSize, columns }: ListQuery,
  defaults: ListQuery,
): Pick<ListPreferences, 'pageSize' | 'columns'> {
  return { pageSize, columns: columns?.join() === defaults.columns?.join() ? undefined : columns };
}
