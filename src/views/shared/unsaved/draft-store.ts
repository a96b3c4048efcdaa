import type { FormerSave } from '@/machines/records/record-form-setup';

/** What somebody had typed when their form went away without an answer from them, with the record they began from. */
export type Draft<Values, Entity> = {
  readonly values: Values;
  readonly base: Entity | undefined;
  /** What of a new record may have been made without their having heard of it. */
  readonly former?: FormerSave<Values> | undefined;
};

/**
 * Unsaved input that outlives its form within the page: a lost session takes the form away, the person signs in again
 * and goes on (register V-05, A-10). It is kept in memory only, because it holds personal data, and per person; the one
 * way out of memory is `draft-storage.ts`.
 */
export type DraftStore = {
  readonly keep: (key: string, draft: Draft<unknown, unknown>) => void;
  readonly read: (key: string) => Draft<unknown, unknown> | undefined;
  readonly forget: (key: string) => void;
  readonly entries: () => readonly (readonly [key: string, draft: Draft<unknown, unknown>])[];
  readonly clear: () => void;
};

export function createDraftStore(): DraftStore {
  const drafts = new Map<string, Draft<unknown, unknown>>();
  return {
    keep: (key, draft) => {
      drafts.set(key, draft);
    },
    read: (key) => drafts.get(key),
    forget: (key) => {
      drafts.delete(key);
    },
    entries: () => [...drafts],
    clear: () => {
      drafts.clear();
    },
  };
}
