import { useCallback, useEffect, useMemo, useState } from 'react';

import { toAppError, type AppError } from '@/domain/errors/app-error';
import { builtInLanguageOf } from '@/domain/localization/languages';
import type { LookupItem, LookupName } from '@/domain/lookups/lookup';
import { useLocalizer } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { useRetryOnReturn } from '../use-reload-on-return';
import { namesOf } from '../list/cells/names';
import type { Choice } from './select-field';

export type Lookup = {
  readonly choices: readonly Choice<string>[];
  /** Why the entries could not be loaded. */
  readonly error: AppError | undefined;
  readonly status: 'waiting' | 'ready' | 'failed';
  /** The name of an entry; the id itself where the look-up does not know it, so that nothing looks empty. */
  readonly nameOf: (id: string | null) => string;
  readonly retry: () => void;
};

type Answer = {
  readonly key: string;
  readonly items: readonly LookupItem[];
  readonly error: AppError | undefined;
};

/**
 * The entries of one look-up, in the person's language.
 *
 * @param parentId For a look-up that is kept per parent (communes per province); `''` asks for nothing.
 */
export function useLookup(name: LookupName, parentId?: string): Lookup {
  const { lookups } = useServices();
  const language = builtInLanguageOf(useLocalizer().language);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const key = `${name}/${parentId ?? '*'}/${attempt}`;

  useEffect(() => {
    if (parentId === '') {
      return undefined;
    }
    let isWanted = true;
    const remember = (items: Answer['items'], error?: AppError) => {
      if (isWanted) {
        setAnswer({ key, items, error });
      }
    };
    lookups.all(name, parentId).then(
      (items) => {
        remember(items);
      },
      (thrown: unknown) => {
        remember([], toAppError(thrown));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [lookups, name, parentId, key]);

  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  useRetryOnReturn(() => (answer?.key === key ? answer.error : undefined), retry);

  return useMemo(() => {
    const { items, error } = answer?.key === key ? answer : unanswered;
    const labelOf = ({ ten, tenEn }: LookupItem) => (language === 'en' ? (tenEn ?? ten) : ten);
    const names = new Map(items.map((item) => [item.id, labelOf(item)]));
    return {
      choices: items
        .filter(({ ngungDung }) => ngungDung !== true)
        .map((item) => ({ id: item.id, label: labelOf(item), names: namesOf(item) })),
      error,
      status: statusOf(answer, key, parentId),
      nameOf: (id) => names.get(id ?? '') ?? id ?? '',
      retry,
    };
  }, [answer, key, language, parentId, retry]);
}

const unanswered: Omit<Answer, 'key'> = { items: [], error: undefined };

function statusOf(answer: Answer | undefined, key: string, parentId: string | undefined): Lookup['status'] {
  if (parentId === '') {
    return 'ready';
  }
  if (answer?.key !== key) {
    return 'waiting';
  }
  return answer.error === undefined ? 'ready' : 'failed';
}
