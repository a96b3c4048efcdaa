import { useCallback, useMemo } from 'react';

import { formatSavedFilters, readSavedFilters, type SavedFilter } from '@/domain/lists/saved-filter';
import { usePersonId } from '@/views/app/auth-context';
import { savedFiltersPrefix } from '@/views/app/preferences';

import { useStoredText } from '../stored-text';

export type SavedFilters = {
  readonly filters: readonly SavedFilter[];
  readonly change: (how: (filters: readonly SavedFilter[]) => readonly SavedFilter[]) => void;
};

/** What the signed-in person has saved of a list, in this browser. */
export function useSavedFilters(listId: string): SavedFilters {
  const userId = usePersonId();
  const { text, update } = useStoredText(`${savedFiltersPrefix}${userId}.${listId}`);
  const filters = useMemo(() => readSavedFilters(text), [text]);
  const change = useCallback<SavedFilters['change']>(
    (how) => {
      update((stored) => formatSavedFilters(how(readSavedFilters(stored))));
    },
    [update],
  );
  return { filters, change };
}
