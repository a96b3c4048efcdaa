import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import type { RecordSnapshot } from '@/machines/records/record-machine';

import { useLoaded } from './use-record';

/** `null` where there is none: `undefined` is what has not come yet. */
type Loadable = object | string | null;

/** What a page or a form shows beside its record, loaded by itself. */
export type Part<Content> = {
  /** What was loaded last; `undefined` until then. */
  readonly content: Content | undefined;
  /** Why it could not be loaded, or not again. */
  readonly error: AppError | undefined;
  readonly status: 'waiting' | 'ready' | 'failed';
  /** Loads it again. */
  readonly reload: () => void;
};

/**
 * Loads a part for as long as it is shown, so that one that fails takes no other with it.
 *
 * @param load As it is when the part is first drawn: what it depends on belongs in the part's `key`.
 */
export function usePart<Content extends Loadable>(load: (signal: AbortSignal) => Promise<Content>): Part<Content> {
  const partRef = useLoaded<Content>('part', { get: (_, signal) => load(signal) });
  const content = useSelector(partRef, ({ context }: RecordSnapshot<Content>) => context.record);
  const error = useSelector(partRef, ({ context }: RecordSnapshot<Content>) => context.error);
  const isBusy = useSelector(partRef, (snapshot: RecordSnapshot<Content>) => snapshot.hasTag('busy'));
  const reload = useCallback(() => {
    partRef.send({ type: 'record.reload' });
  }, [partRef]);
  return useMemo(
    () => ({ content, error, status: isBusy ? 'waiting' : error === undefined ? 'ready' : 'failed', reload }),
    [content, error, isBusy, reload],
  );
}
