import * as v from 'valibot';

import type { Draft } from './draft-store';

const draftsKey = 'quy.drafts';

/** Drafts of one person, by the name of their form. */
export type StoredDrafts = {
  readonly userId: string;
  readonly drafts: readonly (readonly [name: string, draft: Draft<unknown, unknown>])[];
};

const storedDraftsSchema = v.object({
  userId: v.string(),
  drafts: v.array(
    v.tuple([
      v.string(),
      v.object({
        values: v.unknown(),
        base: v.optional(v.unknown()),
        former: v.optional(v.object({ intention: v.string(), inputs: v.array(v.unknown()) })),
      }),
    ]),
  ),
});

/**
 * Where drafts are while the tab is at the issuer's page: in this tab's storage, which no other tab and no other site
 * reads. A browser that refuses storage loses them; the sign-in goes on.
 */
export function writeStoredDrafts(stored: StoredDrafts): void {
  try {
    sessionStorage.setItem(draftsKey, JSON.stringify(stored));
  } catch {
    // See above.
  }
}

/** Takes them out again; `undefined` where there are none, or what is there is not ours. */
export function takeStoredDrafts(): StoredDrafts | undefined {
  try {
    const text = sessionStorage.getItem(draftsKey);
    sessionStorage.removeItem(draftsKey);
    const parsed = v.safeParse(storedDraftsSchema, JSON.parse(text ?? 'null'));
    if (!parsed.success) {
      return undefined;
    }
    const { userId, drafts } = parsed.output;
    return {
      userId,
      drafts: drafts.map(([name, { values, base, former }]) => [name, { values, base, former }] as const),
    };
  } catch {
    return undefined;
  }
}
