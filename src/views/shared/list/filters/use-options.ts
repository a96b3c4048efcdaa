import { useCallback, useEffect, useState } from 'react';

import { toAppError, type AppError } from '@/domain/errors/app-error';
import type { LookupItem, LookupName } from '@/domain/lookups/lookup';
import type { NamedValue } from '@/domain/reference/named-value';
import { useLocalizer } from '@/views/app/localization-context';
import { useServices, type Services } from '@/views/app/services-context';

import type { OptionSource } from '../list-description';
import { useRetryOnReturn } from '../../use-reload-on-return';
import { builtInLookups, nameOf } from '../cells/names';

export type Option = { readonly id: string; readonly name: string };

export type Options = {
  readonly choices: readonly Option[];
  /** Why there is nothing to choose from; where the product has choices of its own they are offered instead. */
  readonly error: AppError | undefined;
  /** Those that have these ids; what no choice is known for stands there by its id, or by dots while it is awaited. */
  readonly named: (ids: readonly string[]) => readonly Option[];
  /** Asks once more for what could not be loaded. */
  readonly askAgain: () => void;
};

/**
 * What a select offers.
 *
 * @param source A stable object: entries are loaded anew when another one comes.
 * @param parentId What the filter that a dependent look-up belongs to is set to.
 */
export function useOptions(source: OptionSource, parentId: string | undefined): Options {
  const services = useServices();
  const { language } = useLocalizer();
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(1);
  const parent = source.kind === 'dependentLookup' ? parentId : undefined;
  const isAskable = source.kind !== 'values' && (source.kind !== 'dependentLookup' || parent !== undefined);

  useEffect(() => {
    if (!isAskable) {
      return undefined;
    }
    const controller = new AbortController();
    const settle = (items: Answer['items'], error?: AppError) => {
      if (!controller.signal.aborted) {
        setAnswer({ source, parent, items, error });
      }
    };
    load(source, parent, services, controller.signal).then(
      (items) => {
        settle(items);
      },
      (thrown: unknown) => {
        settle(undefined, toAppError(thrown));
      },
    );
    return () => {
      controller.abort();
    };
  }, [services, isAskable, source, parent, attempt]);

  const answered = answer?.source === source && answer.parent === parent ? answer : undefined;
  const askAgain = useCallback(() => setAttempt((last) => last + 1), []);
  useRetryOnReturn(() => answered?.error, askAgain);
  const entries = source.kind === 'values' ? source.values : (answered?.items ?? builtIn(source, parent));
  const choices = entries.map((entry) => ({ id: String(entry.id), name: nameOf(entry, language) }));
  const isAwaited = isAskable && answered === undefined;
  return {
    choices,
    error: entries.length === 0 ? answered?.error : undefined,
    named: (ids) => ids.map((id) => choices.find((choice) => choice.id === id) ?? { id, name: isAwaited ? '…' : id }),
    askAgain,
  };
}

type Entries = readonly (LookupItem | NamedValue<string | number>)[];

type Answer = {
  readonly source: OptionSource;
  readonly parent: string | undefined;
  /** `undefined` when they could not be loaded. */
  readonly items: Entries | undefined;
  readonly error: AppError | undefined;
};

async function load(
  source: OptionSource,
  parent: string | undefined,
  services: Services,
  signal: AbortSignal,
): Promise<Entries> {
  switch (source.kind) {
    case 'values':
      return source.values;
    case 'loaded':
      return source.load(services, signal);
    case 'lookup':
    case 'dependentLookup':
      return services.lookups.all(source.name, parent);
  }
}

function builtIn(source: OptionSource, parent: string | undefined): Entries {
  const name: LookupName | undefined = 'name' in source ? source.name : undefined;
  return name === undefined || parent !== undefined ? [] : (builtInLookups[name] ?? []);
}
