import { useCallback, useEffect, useRef, useState } from 'react';

import { useConfiguration } from '@/views/app/auth-context';

import { createDraftStore, type Draft } from './draft-store';

const drafts = createDraftStore();

/** For when somebody signs out of their own will: what they left unsaved is given up. */
export const forgetDrafts = drafts.clear;

export type DraftKeeper<Values, Entity> = {
  /** What was left behind the last time, offered once. */
  readonly found: Draft<Values, Entity> | undefined;
  /** Remembers what is kept when the form goes away; `undefined` when there is nothing to lose. */
  readonly remember: (draft: Draft<Values, Entity> | undefined) => void;
};

/**
 * Keeps a form's unsaved input when the form goes away without the person's will.
 *
 * @param name Tells this form from all others: its address.
 */
export function useDraft<Values, Entity>(name: string): DraftKeeper<Values, Entity> {
  const userId = useConfiguration()?.currentUser.id ?? '';
  const key = `${userId} ${name}`;
  const [found] = useState(() => drafts.take(key) as Draft<Values, Entity> | undefined);
  const latest = useRef<Draft<Values, Entity>>(undefined);

  useEffect(() => {
    const draftKey = key;
    return () => {
      if (latest.current !== undefined) {
        drafts.keep(draftKey, latest.current);
      }
    };
  }, [key]);

  const remember = useCallback((draft: Draft<Values, Entity> | undefined) => {
    latest.current = draft;
  }, []);

  return { found, remember };
}
