import { useEffect, useState } from 'react';

import { useServices } from '@/views/app/services-context';
import type { KnownUnit } from '@/views/shared/use-unit';

/**
 * The units that a report holds by id: the one that is set in the fields, and the one that the shown figures are of. Each
 * is asked for once and stays known, so that neither ever bears the other's name; `undefined` until it is known.
 */
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

const noUnits: ReadonlyMap<string, KnownUnit> = new Map();
