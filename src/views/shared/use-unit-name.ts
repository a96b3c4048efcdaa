import { useEffect, useState } from 'react';

import { useServices } from '@/views/app/services-context';

/** Name of the person's own unit; `undefined` while it is asked for and where the person may not read it. */
export function useUnitName(unitId: string | undefined): string | undefined {
  const { units } = useServices();
  const [found, setFound] = useState<{ readonly unitId: string; readonly name: string } | undefined>(undefined);

  useEffect(() => {
    if (unitId === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    units.get(unitId, controller.signal).then(
      ({ ten }) => {
        setFound({ unitId, name: ten });
      },
      // The name is a courtesy; who may not read units goes without.
      () => undefined,
    );
    return () => {
      controller.abort();
    };
  }, [units, unitId]);

  return found?.unitId === unitId ? found?.name : undefined;
}
