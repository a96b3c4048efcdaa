import { useEffect, useState } from 'react';

import { useServices } from '@/views/app/services-context';

export type KnownUnit = { readonly id: string; readonly ma: string; readonly ten: string };

/**
 * A unit that a screen holds by its id alone; `undefined` until it is known, and where the person may not read it. It is a
 * courtesy: what may not be without the name, as a paper's heading, asks for it by itself.
 */
export function useUnit(id: string | undefined): KnownUnit | undefined {
  const { units } = useServices();
  const [known, setKnown] = useState<KnownUnit>();

  useEffect(() => {
    if (id === undefined || id === '') {
      return undefined;
    }
    const controller = new AbortController();
    units.get(id, controller.signal).then(
      ({ ma, ten }) => {
        if (!controller.signal.aborted) {
          setKnown({ id, ma, ten });
        }
      },
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
