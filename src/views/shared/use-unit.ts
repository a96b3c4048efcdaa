import { useEffect, useState } from 'react';

import { useServices } from '@/views/app/services-context';

export type KnownUnit = { readonly id: string; readonly ma: string; readonly ten: string };

/** A unit that a screen holds by its id alone; `undefined` until it is known, and where the person may not read it. */
export function useUnit(id: string | undefined): KnownUnit | undefined {
  return useUnits([id])[0];
}

/** As `useUnit`, for several; what is known stays known, so that none ever bears the name of another. */
export function useUnits(ids: readonly (string | undefined)[]): readonly (KnownUnit | undefined)[] {
  const { units } = useServices();
  const [known, setKnown] = useState<ReadonlyMap<string, KnownUnit>>(noUnits);
  const missing = [...new Set(ids)].filter((id) => id !== undefined && !known.has(id)).join(' ');

  useEffect(() => {
    const controller = new AbortController();
    for (const id of missing.split(' ').filter(Boolean)) {
      units.get(id, controller.signal).then(
        ({ ma, ten }) => {
          setKnown((before) => new Map(before).set(id, { id, ma, ten }));
        },
        // The name is a courtesy; who may not read units goes without.
        () => undefined,
      );
    }
    return () => {
      controller.abort();
    };
  }, [units, missing]);

  return ids.map((id) => known.get(id ?? ''));
}

/** Code and name, as selects and chips show a unit. */
export function unitLabel({ ma, ten }: { readonly ma: string; readonly ten: string }): string {
  return `${ma} – ${ten}`;
}

const noUnits: ReadonlyMap<string, KnownUnit> = new Map();
