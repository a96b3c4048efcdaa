import { useEffect, useState } from 'react';

import { useAttempts } from '../use-reload-on-return';

/**
 * What is known of a record whose id is all that a screen holds; `undefined` until it is. It is a courtesy: where it cannot
 * be asked for, the id has to do.
 *
 * @param ask Stable.
 */
export function useKnown<Known>(
  id: string | undefined,
  ask: (id: string, signal: AbortSignal) => Promise<Known | undefined>,
): Known | undefined {
  const { attempt, failed } = useAttempts();
  const [answer, setAnswer] = useState<{ readonly id: string; readonly known: Known | undefined }>();

  useEffect(() => {
    if (id === undefined || id === '') {
      return undefined;
    }
    const controller = new AbortController();
    ask(id, controller.signal).then((known) => {
      if (!controller.signal.aborted) {
        setAnswer({ id, known });
      }
    }, failed);
    return () => {
      controller.abort();
    };
  }, [id, ask, attempt, failed]);

  return answer?.id === id ? answer?.known : undefined;
}
