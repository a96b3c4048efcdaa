import { useEffect, useMemo, useState } from 'react';

import type { LookupItem, LookupName } from '@/domain/lookups/lookup';
import { useLocalizer } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { useAttempts } from '../../use-reload-on-return';
import { createNames, type Names } from './names';

/** Names of the given look-ups. One that cannot be loaded leaves its built-in names, or ids: a list is worth more than them. */
export function useNames(lookupNames: readonly LookupName[]): Names {
  const { lookups } = useServices();
  const { language } = useLocalizer();
  const { attempt, failed } = useAttempts();
  const [answers, setAnswers] = useState<ReadonlyMap<LookupName, readonly LookupItem[]>>(noAnswers);

  useEffect(() => {
    let isShown = true;
    for (const name of lookupNames) {
      lookups.all(name).then((items) => {
        if (isShown) {
          setAnswers((known) => new Map(known).set(name, items));
        }
      }, failed);
    }
    return () => {
      isShown = false;
    };
  }, [lookups, lookupNames, attempt, failed]);

  return useMemo(() => createNames(language, answers), [language, answers]);
}

const noAnswers: ReadonlyMap<LookupName, readonly LookupItem[]> = new Map();
