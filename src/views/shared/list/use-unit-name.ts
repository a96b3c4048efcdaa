import { useEffect, useState } from 'react';

import { useServices } from '@/views/app/services-context';

/** Code and name of the unit that a filter holds by its id; `undefined` until they are known, or when nobody may know. */
export function useUnitName(id: string | undefined): string | undefined {
  const { units } = useServices();
  const [known, setKnown] = useState<{ readonly id: string; readonly name: string }>();

  useEffect(() => {
    if (id === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    units.get(id, controller.signal).then(
      ({ ma, ten }) => {
        setKnown({ id, name: unitLabel({ ma, ten }) });
      },
      () => undefined,
    );
    return () => {
      controller.abort();
    };
  }, [units, id]);

  return known?.id === id ? known?.name : undefined;
}

export function unitLabel({ ma, ten }: { readonly ma: string; readonly ten: string }): string {
  return `${ma} – ${ten}`;
}
