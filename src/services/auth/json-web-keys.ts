import type { JSONWebKeySet } from 'jose';
import * as v from 'valibot';

import { AppError, toAppError } from '@/domain/errors/app-error';

import { answerFacts, isSuccess, type ProtocolAnswer, type ProtocolCall } from './protocol-call';

/** How long keys are believed before they are read again, so that a withdrawn key does not stay trusted. */
const keysLifetimeMs = 600_000;

/** Least time between two reloads that tokens with unknown keys may cause. */
const reloadSpacingMs = 30_000;

const keySchema = v.looseObject({ kty: v.string() });

/** What is no key is passed over, and the others count (RFC 7517 §5); where nothing else stands in it, it is no key set. */
const keySetSchema = v.object({
  keys: v.pipe(
    v.array(v.unknown()),
    v.check((found) => found.length === 0 || found.some(isKey)),
    v.transform((found) => found.filter(isKey)),
  ),
});

function isKey(found: unknown): found is v.InferOutput<typeof keySchema> {
  return v.is(keySchema, found);
}

export type JsonWebKeys = {
  /** The issuer's keys, from memory while they are fresh. Rejects with `auth.jwks_load_error`. */
  readonly load: (jwksUri: string) => Promise<JSONWebKeySet>;
  /**
   * Reads the keys again for a token of a key that nobody knows: keys may have been replaced a moment ago.
   * Answers `undefined` without asking when that was done less than 30 seconds ago. Rejects as `load` does.
   */
  readonly reload: (jwksUri: string) => Promise<JSONWebKeySet | undefined>;
};

/** The issuer's signing keys (register T-09); simultaneous readers share one request, failures are not remembered. */
export function createJsonWebKeys(call: ProtocolCall, now: () => number): JsonWebKeys {
  let loading: Promise<JSONWebKeySet> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let reloadedAt = Number.NEGATIVE_INFINITY;

  const request = (jwksUri: string) => {
    loadedAt = now();
    const attempt = requestKeys(call, jwksUri).catch((thrown: unknown) => {
      if (loading === attempt) {
        loading = undefined;
      }
      throw thrown;
    });
    loading = attempt;
    return attempt;
  };

  return {
    load: (jwksUri) => {
      const isFresh = Math.abs(now() - loadedAt) < keysLifetimeMs;
      return loading !== undefined && isFresh ? loading : request(jwksUri);
    },
    reload: async (jwksUri) => {
      if (Math.abs(now() - reloadedAt) < reloadSpacingMs) {
        return undefined;
      }
      reloadedAt = now();
      return request(jwksUri);
    },
  };
}

async function requestKeys(call: ProtocolCall, jwksUri: string): Promise<JSONWebKeySet> {
  const answer = await call({ url: jwksUri, cache: 'no-cache' }).catch((thrown: unknown) => {
    const cause = toAppError(thrown);
    throw new AppError('auth.jwks_load_error', { status: cause.status, cause, detail: cause.code });
  });
  return processKeysAnswer(answer);
}

function processKeysAnswer(answer: ProtocolAnswer): JSONWebKeySet {
  const parsed = v.safeParse(keySetSchema, answer.body);
  if (!isSuccess(answer) || !parsed.success) {
    throw new AppError('auth.jwks_load_error', {
      ...answerFacts(answer),
      detail: isSuccess(answer) ? 'the answer is not a JSON Web Key Set' : `status ${answer.status}`,
    });
  }
  return parsed.output;
}
