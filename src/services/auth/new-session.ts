import type { IdTokenClaims, Session, SignInFlow } from '@/domain/auth/session';
import { unitClaimsOf, unitClaimsOfAccessToken } from '@/domain/auth/unit-claims';
import type { OAuthConfig } from '@/domain/environment/environment';

import { scopesOf, type TokenResponse } from './token-response';

type Verified = {
  readonly config: OAuthConfig;
  readonly flow: SignInFlow;
  readonly response: TokenResponse;
  /** Claims of the response's id token, verified; `undefined` when it brought none. */
  readonly claims: IdTokenClaims | undefined;
  readonly sessionState: string | undefined;
};

/** The session of a sign-in whose answer has passed every check. */
export function sessionOfSignIn({ config, flow, response, claims, sessionState }: Verified): Session {
  return {
    version: 1,
    flow,
    clientId: config.clientId,
    accessToken: response.accessToken,
    refreshToken: response.refreshToken,
    idToken: response.idToken,
    idTokenClaims: claims,
    grantedScopes: response.scopes ?? scopesOf(config.scope),
    sessionState,
    storedAt: response.receivedAt,
    expiresAt: response.expiresAt,
    ...unitOf(response, claims),
  };
}

/** The session after a refresh: what the answer leaves out stays as it was (RFC 6749 §6), but for the expiry. */
export function sessionOfRefresh(
  session: Session,
  response: TokenResponse,
  claims: IdTokenClaims | undefined,
): Session {
  return {
    ...session,
    accessToken: response.accessToken,
    refreshToken: response.refreshToken ?? session.refreshToken,
    idToken: response.idToken ?? session.idToken,
    idTokenClaims: claims ?? session.idTokenClaims,
    grantedScopes: response.scopes ?? session.grantedScopes,
    storedAt: response.receivedAt,
    expiresAt: response.expiresAt,
    ...unitOf(response, claims ?? session.idTokenClaims),
  };
}

/** The access token's claims; of an opaque one, the same claims of the id token. */
function unitOf({ accessToken }: TokenResponse, claims: IdTokenClaims | undefined) {
  const ofAccessToken = unitClaimsOfAccessToken(accessToken);
  const ofIdToken = unitClaimsOf(claims);
  return {
    unitId: ofAccessToken.unitId ?? ofIdToken.unitId,
    unitTypeId: ofAccessToken.unitTypeId ?? ofIdToken.unitTypeId,
  };
}
