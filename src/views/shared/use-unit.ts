import { useEffect, useState } from 'react';

import { useServices } from '@/views/app/services-context';

export type KnownUnit = { readonly id: string; readonly ma: string; readonly ten: string };

/** A unit that a screen holds by its id alone; `undefined` until it is known, and where the person may not read it. */
export function useUnit(id: string | undefined): KnownUnit | undefined {
  const { units } = useServices();
  const [known, setKnown] = useState<KnownUnit>();

  useEffect(() => {
    if (id === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    units.get(id, controller.signal).then(
      ({ ma, ten }) => {
        setKnown({ id, ma, ten });
      },
      // The name is a courtesy; who may not read units goes without.
      () => undefined,
    );
    return () => {
      controller.abort();
    };
  }, [units, id]);

  return known?.id === id ? known : undefined;
}

/** Code and name, as selects and chips show a unit. */
export function unitLabel({ ma, ten }: { readonly ma: string; readonly ten: string }): string {
  return `${ma} – ${ten}`;
}
