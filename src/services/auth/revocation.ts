import type { DiscoveryDocument } from '@/domain/auth/discovery-document';
import type { Session } from '@/domain/auth/session';
import type { OAuthConfig } from '@/domain/environment/environment';
import { AppError, isCancelled, toAppError } from '@/domain/errors/app-error';

import { answerFacts, isSuccess, type ProtocolCall } from './protocol-call';
import { withClient } from './token-endpoint';
import { isRefusalOf } from './token-refusals';

type TokenKind = 'refresh_token' | 'access_token';

type Surroundings = {
  readonly config: OAuthConfig;
  readonly call: ProtocolCall;
  readonly document: DiscoveryDocument;
};

type Grant = Pick<Session, 'accessToken' | 'refreshToken'>;

/**
 * Asks the issuer to forget both tokens of each grant (RFC 7009, register A-16): the refresh token first, because with it
 * the whole grant goes. The second is tried even when the first fails, unless the issuer does not answer at all, which
 * nobody waits for twice; then the first failure is thrown, as `auth.token_revoke_error`. An issuer without a
 * revocation endpoint, and one that cannot revoke JWT access tokens (400 `unsupported_token_type`), are no failures.
 */
export async function revokeTokens(
  grants: readonly Grant[],
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const { revocationEndpoint } = surroundings.document;
  if (revocationEndpoint === undefined) {
    return;
  }
  const failures: AppError[] = [];
  for (const [kind, token] of grants.flatMap(tokensOf)) {
    try {
      await revoke(kind, token, revocationEndpoint, surroundings, signal);
    } catch (thrown) {
      failures.push(revocationError(thrown));
      if (toAppError(thrown).code === 'network.timeout') {
        break;
      }
    }
  }
  if (failures[0]) {
    throw failures[0];
  }
}

/** Anything that went wrong on the way, as the event of register A-18. */
export function revocationError(thrown: unknown): AppError {
  const cause = toAppError(thrown);
  return cause.code === 'auth.token_revoke_error' || isCancelled(cause)
    ? cause
    : new AppError('auth.token_revoke_error', { status: cause.status, cause, detail: cause.code });
}

function tokensOf(session: Grant): readonly (readonly [TokenKind, string])[] {
  return [
    ...(session.refreshToken === undefined ? [] : [['refresh_token', session.refreshToken] as const]),
    ['access_token', session.accessToken] as const,
  ];
}

async function revoke(
  kind: TokenKind,
  token: string,
  endpoint: string,
  { config, call }: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const form = withClient(new URLSearchParams({ token, token_type_hint: kind }), config);
  const answer = await call({ url: endpoint, form, signal });
  if (!isSuccess(answer) && !isRefusalOf(answer, 'unsupported_token_type')) {
    throw new AppError('auth.token_revoke_error', {
      ...answerFacts(answer),
      detail: `${kind}: status ${answer.status}`,
    });
  }
}
