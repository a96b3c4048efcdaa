import { useEffect, useState } from 'react';

import type { LookupItem, LookupName } from '@/domain/lookups/lookup';
import { useLocalizer } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import type { OptionSource } from './list-description';
import { builtInLookups, nameOf } from './names';

export type Option = { readonly id: string; readonly name: string };

export type Options = {
  readonly choices: readonly Option[];
  readonly hasFailed: boolean;
};

/**
 * What a select offers.
 *
 * @param parentId What the filter that a dependent look-up belongs to is set to.
 */
export function useOptions(source: OptionSource, parentId: string | undefined): Options {
  const { lookups } = useServices();
  const { language } = useLocalizer();
  const [answer, setAnswer] = useState<Answer>();
  const name = source.kind === 'values' ? undefined : source.name;
  const parent = source.kind === 'dependentLookup' ? parentId : undefined;
  const isAskable = name !== undefined && (source.kind === 'lookup' || parent !== undefined);
  const key = isAskable ? `${name}/${parent ?? ''}` : '';

  useEffect(() => {
    if (!isAskable) {
      return undefined;
    }
    let isShown = true;
    const settle = (items: readonly LookupItem[] | undefined) => {
      if (isShown) {
        setAnswer({ key, items });
      }
    };
    lookups.all(name, parent).then(settle, () => {
      settle(undefined);
    });
    return () => {
      isShown = false;
    };
  }, [lookups, isAskable, name, parent, key]);

  const answered = answer?.key === key ? answer : undefined;
  const entries = source.kind === 'values' ? source.values : (answered?.items ?? builtIn(name, parent));
  return {
    choices: entries.map((entry) => ({ id: String(entry.id), name: nameOf(entry, language) })),
    hasFailed: answered !== undefined && answered.items === undefined && entries.length === 0,
  };
}

type Answer = {
  readonly key: string;
  /** `undefined` when they could not be loaded. */
  readonly items: readonly LookupItem[] | undefined;
};

function builtIn(name: LookupName | undefined, parent: string | undefined) {
  return name === undefined || parent !== undefined ? [] : (builtInLookups[name] ?? []);
}
