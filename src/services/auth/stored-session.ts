import * as v from 'valibot';

import type { Session } from '@/domain/auth/session';

import { parsedJson } from '@/services/http/parsed-json';

/** A token that someone once stored as the word "undefined" or "null" is no token (T47). */
const token = v.pipe(
  v.string(),
  v.minLength(1),
  v.check((text) => text !== 'undefined' && text !== 'null'),
);
const time = v.pipe(v.number(), v.finite());
const claims = v.objectWithRest({ sub: v.pipe(v.string(), v.minLength(1)) }, v.unknown());

/** A record as text and as message. `undefined` does not survive JSON: absent fields come back as `undefined`. */
export const storedSessionSchema = v.object({
  version: v.literal(2),
  id: v.pipe(v.string(), v.minLength(1)),
  generation: v.pipe(v.number(), v.integer(), v.minValue(0)),
  flow: v.picklist(['password', 'code']),
  issuer: v.pipe(v.string(), v.minLength(1)),
  clientId: v.pipe(v.string(), v.minLength(1)),
  accessToken: token,
  refreshToken: v.optional(token),
  renewal: v.picklist(['refreshToken', 'hiddenFrame', 'none']),
  idToken: v.optional(token),
  idTokenClaims: v.optional(claims),
  grantedScopes: v.array(v.string()),
  sessionState: v.optional(v.string()),
  storedAt: time,
  expiresAt: v.optional(time),
  unitId: v.optional(v.string()),
  unitTypeId: v.optional(v.pipe(v.number(), v.finite())),
  /** True for a record that has a twin in local storage. */
  remembered: v.boolean(),
});

export type StoredSession = { readonly session: Session; readonly remembered: boolean };

/** A stored record, or `undefined` for anything that this version did not write. */
export function parseStoredSession(text: string | undefined): StoredSession | undefined {
  const parsed = v.safeParse(storedSessionSchema, parsedJson(text));
  return parsed.success ? storedSessionOf(parsed.output) : undefined;
}

export function storedSessionOf({ remembered, ...stored }: v.InferOutput<typeof storedSessionSchema>): StoredSession {
  const session: Session = {
    ...stored,
    refreshToken: stored.refreshToken,
    idToken: stored.idToken,
    idTokenClaims: stored.idTokenClaims,
    sessionState: stored.sessionState,
    expiresAt: stored.expiresAt,
    unitId: stored.unitId,
    unitTypeId: stored.unitTypeId,
  };
  return { session, remembered };
}

/** The record's text: the whole session in one piece, so that no reader ever sees half of it. */
export function formatStoredSession({ session, remembered }: StoredSession): string {
  return JSON.stringify({ ...session, remembered });
}
