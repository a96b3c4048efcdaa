import { useCallback } from 'react';

import type { UnitChoice } from '@/services/api/lookups-api';
import { useServices } from '@/views/app/services-context';

import { useKnown } from './use-known';

/**
 * A unit that a screen holds by its id alone, asked for as pickers ask for it: whoever is signed in may, not only those who
 * may read the units database. What may not be without the name, as a paper's heading, asks for it by itself.
 */
export function useUnit(id: string | undefined): UnitChoice | undefined {
  const { lookups } = useServices();
  const ask = useCallback(
    async (asked: string, signal: AbortSignal) =>
      (await lookups.findUnits(asked, signal)).find((unit) => unit.id === asked),
    [lookups],
  );
  return useKnown(id, ask);
}

/** Code and name, as selects and chips show a unit. */
export function unitLabel({ ma, ten }: { readonly ma: string; readonly ten: string }): string {
  return `${ma} – ${ten}`;
}
