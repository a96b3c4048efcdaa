import { useEffect, useState } from 'react';

import type { UnitChoice } from '@/services/api/lookups-api';
import { useServices } from '@/views/app/services-context';

/**
 * A unit that a screen holds by its id alone, asked for as pickers ask for it: whoever is signed in may, not only those who
 * may read the units database. `undefined` until it is known. It is a courtesy: what may not be without the name, as a
 * paper's heading, asks for it by itself.
 */
export function useUnit(id: string | undefined): UnitChoice | undefined {
  const { lookups } = useServices();
  const [known, setKnown] = useState<UnitChoice>();

  useEffect(() => {
    if (id === undefined || id === '') {
      return undefined;
    }
    const controller = new AbortController();
    lookups.findUnits(id, controller.signal).then(
      (found) => {
        if (!controller.signal.aborted) {
          setKnown(found.find((unit) => unit.id === id));
        }
      },
      () => undefined,
    );
    return () => {
      controller.abort();
    };
  }, [lookups, id]);

  return known?.id === id ? known : undefined;
}

/** Code and name, as selects and chips show a unit. */
export function unitLabel({ ma, ten }: { readonly ma: string; readonly ten: string }): string {
  return `${ma} – ${ten}`;
}
