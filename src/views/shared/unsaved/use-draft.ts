import { useCallback, useEffect, useRef, useState } from 'react';

import { useConfiguration } from '@/views/app/auth-context';

import { takeStoredDrafts, writeStoredDrafts } from './draft-storage';
import { createDraftStore, type Draft } from './draft-store';

const drafts = createDraftStore();

/** What the forms on the screen would leave behind now. */
const open = new Map<string, () => Draft<unknown, unknown> | undefined>();

export type DraftKeeper<Values, Entity> = {
  /** What was left behind the last time, offered once. */
  readonly found: Draft<Values, Entity> | undefined;
  /** Remembers what is kept when the form goes away; `undefined` when there is nothing to lose. */
  readonly remember: (draft: Draft<Values, Entity> | undefined) => void;
};

/**
 * Keeps a form's unsaved input when the form goes away without the person's will.
 *
 * @param name Tells this form from all others: its address. Without one nothing is kept.
 */
export function useDraft<Values, Entity>(name = ''): DraftKeeper<Values, Entity> {
  const userId = useConfiguration()?.currentUser.id ?? '';
  const key = keyOf(userId, name);
  const [found] = useState(() => findDraft(userId, name) as Draft<Values, Entity> | undefined);
  // Until the form says otherwise: it may go before it has opened.
  const latest = useRef(found);

  useEffect(() => {
    const draftKey = key;
    // Not while it is drawn: React throws a first drawing away when code is still on its way, or something comes between.
    drafts.forget(draftKey);
    open.set(draftKey, () => latest.current);
    return () => {
      open.delete(draftKey);
      if (latest.current !== undefined) {
        drafts.keep(draftKey, latest.current);
      }
    };
  }, [key]);

  const remember = useCallback(
    (draft: Draft<Values, Entity> | undefined) => {
      latest.current = name === '' ? undefined : draft;
    },
    [name],
  );

  return { found, remember };
}

/** Whether a form of this name would open with a draft, for a page that shows the form only when it is asked to. */
export function useHasDraft(name: string): boolean {
  const userId = useConfiguration()?.currentUser.id ?? '';
  const [hasDraft] = useState(() => findDraft(userId, name) !== undefined);
  return hasDraft;
}

function findDraft(userId: string, name: string): Draft<unknown, unknown> | undefined {
  const key = keyOf(userId, name);
  reviveDrafts(userId);
  // A form whose place another one takes has not gone yet: it leaves its draft behind with the same drawing.
  return drafts.read(key) ?? open.get(key)?.();
}

/** For when somebody signs out of their own will: what they left unsaved is given up. */
export function forgetDrafts(): void {
  drafts.clear();
  takeStoredDrafts();
}

/**
 * Puts what the person has left unsaved, in open forms and behind, where it survives the page; for the one moment in
 * which the page goes to the issuer to sign the same person in again.
 */
export function storeDrafts(userId: string): void {
  const left = new Map(drafts.entries());
  for (const [key, read] of open) {
    const draft = read();
    if (draft !== undefined) {
      left.set(key, draft);
    }
  }
  const prefix = keyOf(userId, '');
  const own = [...left].filter(([key]) => key.startsWith(prefix));
  if (own.length > 0) {
    writeStoredDrafts({ userId, drafts: own.map(([key, draft]) => [key.slice(prefix.length), draft]) });
  }
}

/** Takes back what the page had put aside; somebody else's is dropped, nobody's (`''`) is left for its person. */
export function reviveDrafts(userId: string): void {
  if (userId === '') {
    return;
  }
  const stored = takeStoredDrafts();
  if (stored?.userId === userId) {
    for (const [name, draft] of stored.drafts) {
      drafts.keep(keyOf(userId, name), draft);
    }
  }
}

function keyOf(userId: string, name: string): string {
  return `${userId} ${name}`;
}
