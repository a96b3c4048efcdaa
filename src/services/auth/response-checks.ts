import type { DiscoveryDocument } from '@/domain/auth/discovery-document';
import type { IdTokenExpectation } from '@/domain/auth/id-token-checks';
import type { IdTokenClaims, Session } from '@/domain/auth/session';
import { clockSkewMs } from '@/domain/constants';
import type { OAuthConfig } from '@/domain/environment/environment';
import { AppError } from '@/domain/errors/app-error';

import type { IdTokenVerifier } from './id-token';
import type { TokenResponse } from './token-response';

type Surroundings = {
  readonly config: OAuthConfig;
  readonly verify: IdTokenVerifier;
  readonly now: () => number;
};

export type ResponseChecks = {
  /** The code flow: an id token with this attempt's nonce must be there, for the session's person where there is one. */
  readonly ofCodeFlow: (
    response: TokenResponse,
    document: DiscoveryDocument,
    attempt: { readonly nonce: string } & Pick<IdTokenExpectation, 'subject' | 'askedWithinMs'>,
  ) => Promise<IdTokenClaims>;
  /** The password flow: ABP answers an id token only when `openid` was asked for; no nonce was sent. */
  readonly ofPasswordFlow: (response: TokenResponse, document: DiscoveryDocument) => Promise<IdTokenClaims | undefined>;
  /** A refresh: an id token may be there; it must be for the same person (OpenID Connect Core §12.2, register T-07). */
  readonly ofRefresh: (
    response: TokenResponse,
    document: DiscoveryDocument,
    session: Session,
  ) => Promise<IdTokenClaims | undefined>;
};

/** What each flow demands of the id token in a token answer; rejects as the verifier does. */
export function createResponseChecks({ config, verify, now }: Surroundings): ResponseChecks {
  const check = (
    response: TokenResponse,
    { jwksUri }: DiscoveryDocument,
    rules: Pick<IdTokenExpectation, 'nonce' | 'subject' | 'askedWithinMs'>,
  ) =>
    response.idToken === undefined
      ? Promise.resolve(undefined)
      : verify({
          idToken: response.idToken,
          accessToken: response.accessToken,
          jwksUri,
          expected: {
            ...rules,
            issuer: config.issuer,
            clientId: config.clientId,
            atHash: 'whenPresent',
            nowMs: now(),
            clockSkewMs: config.clockSkewInSec === undefined ? clockSkewMs : config.clockSkewInSec * 1_000,
          },
        });

  return {
    ofCodeFlow: async (response, document, { nonce, ...attempt }) => {
      const rules = { ...attempt, nonce: { rule: 'required', value: nonce } } as const;
      const claims = await check(response, document, rules);
      if (claims === undefined) {
        throw new AppError('auth.token_validation_error', { detail: 'the answer carries no id token' });
      }
      return claims;
    },
    ofPasswordFlow: (response, document) => check(response, document, { nonce: { rule: 'none' }, subject: undefined }),
    ofRefresh: (response, document, { idTokenClaims }) => {
      const nonce = idTokenClaims?.['nonce'];
      const value = typeof nonce === 'string' ? nonce : undefined;
      return check(response, document, { nonce: { rule: 'whenPresent', value }, subject: idTokenClaims?.sub });
    },
  };
}
