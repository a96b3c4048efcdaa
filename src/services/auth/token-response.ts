import * as v from 'valibot';

import { AppError } from '@/domain/errors/app-error';

import { answerFacts, type ProtocolAnswer } from './protocol-call';

const token = v.pipe(v.string(), v.minLength(1));
const optionalToken = v.nullish(v.string());

const tokenResponseSchema = v.object({
  access_token: token,
  token_type: v.pipe(
    v.string(),
    v.check((type) => type.toLowerCase() === 'bearer'),
  ),
  expires_in: v.optional(v.unknown()),
  refresh_token: optionalToken,
  id_token: optionalToken,
  scope: optionalToken,
});

/** A token endpoint's success (RFC 6749 §5.1), received at `receivedAt`; nothing in it is verified yet. */
export type TokenResponse = {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly idToken: string | undefined;
  /** Granted scopes; `undefined` when the answer does not say, which means "as asked" (RFC 6749 §5.1). */
  readonly scopes: readonly string[] | undefined;
  readonly receivedAt: number;
  /** `undefined` when neither the answer nor the configuration names a lifetime. */
  readonly expiresAt: number | undefined;
};

type Receipt = {
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  readonly fallbackLifetimeInSec: number | undefined;
};

/**
 * Reads the body of a successful answer.
 *
 * @throws {AppError} `response.malformed`; its detail names the field, never a value.
 */
export function readTokenResponse(answer: ProtocolAnswer, receipt: Receipt): TokenResponse {
  const parsed = v.safeParse(tokenResponseSchema, answer.body);
  if (!parsed.success) {
    const field = v.getDotPath(parsed.issues[0]) ?? '(body)';
    throw new AppError('response.malformed', { ...answerFacts(answer), detail: `token answer: ${field}` });
  }
  const { output } = parsed;
  const lifetimeInSec = lifetimeOf(output.expires_in) ?? receipt.fallbackLifetimeInSec;
  return {
    accessToken: output.access_token,
    refreshToken: presentOrUndefined(output.refresh_token),
    idToken: presentOrUndefined(output.id_token),
    scopes: presentOrUndefined(output.scope) === undefined ? undefined : scopesOf(output.scope ?? ''),
    receivedAt: receipt.receivedAt,
    expiresAt: lifetimeInSec === undefined ? undefined : receipt.receivedAt + lifetimeInSec * 1_000,
  };
}

/** The scopes of a space-separated list. */
export function scopesOf(scope: string): readonly string[] {
  return scope.split(/\s+/u).filter((name) => name !== '');
}

/** A hundred years: what ends later ends on no day that can be counted, and names no lifetime. */
const longestLifetimeInSec = 3_155_760_000;

/** Zero and below say nothing useful: counted literally they would renew the token without end. */
function lifetimeOf(expiresIn: unknown): number | undefined {
  const seconds = typeof expiresIn === 'string' ? Number(expiresIn) : expiresIn;
  return typeof seconds === 'number' && seconds > 0 && seconds <= longestLifetimeInSec ? seconds : undefined;
}

function presentOrUndefined(text: string | null | undefined): string | undefined {
  return text === undefined || text === null || text === '' ? undefined : text;
}
