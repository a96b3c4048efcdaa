import { useMemo } from 'react';

import type { LookupName } from '@/domain/lookups/lookup';
import { useLocalizer } from '@/views/app/localization-context';

import { useLookup, type Lookup } from '../form/use-lookup';
import { builtInLookups, nameOf, namesOf } from '../list/cells/names';

/**
 * A look-up that cells choose from. As in lists, the entries that are built in are offered until the back end has
 * answered, and where it cannot: a pasted name that meets no entry would stand in its line in place of an id.
 */
export function useLineLookup(name: LookupName): Lookup {
  const lookup = useLookup(name);
  const { language } = useLocalizer();
  return useMemo(() => {
    if (lookup.status === 'ready') {
      return lookup;
    }
    const choices = (builtInLookups[name] ?? []).map((entry) => ({
      id: String(entry.id),
      label: nameOf(entry, language),
      names: namesOf(entry),
    }));
    return { ...lookup, choices, nameOf: (id) => choices.find((choice) => choice.id === id)?.label ?? id ?? '' };
  }, [lookup, name, language]);
}
