import type { IdTokenClaims, RenewalMeans, Session, SignInFlow } from '@/domain/auth/session';
import { unitClaimsOf, unitClaimsOfAccessToken } from '@/domain/auth/unit-claims';
import type { OAuthConfig } from '@/domain/environment/environment';

import { scopesOf, type TokenResponse } from './token-response';

type Verified = {
  /** Random, the new session's own. */
  readonly id: string;
  readonly config: OAuthConfig;
  readonly flow: SignInFlow;
  readonly response: TokenResponse;
  /** Claims of the response's id token, verified; `undefined` when it brought none. */
  readonly claims: IdTokenClaims | undefined;
  readonly sessionState: string | undefined;
};

/** The session of a sign-in whose answer has passed every check. */
export function sessionOfSignIn({ id, config, flow, response, claims, sessionState }: Verified): Session {
  return {
    version: 2,
    id,
    generation: 0,
    flow,
    issuer: config.issuer,
    clientId: config.clientId,
    accessToken: response.accessToken,
    refreshToken: response.refreshToken,
    renewal: renewalOf(flow, response.refreshToken, config),
    idToken: response.idToken,
    idTokenClaims: claims,
    grantedScopes: response.scopes ?? scopesOf(config.scope),
    sessionState,
    storedAt: response.receivedAt,
    expiresAt: response.expiresAt,
    ...unitOf(response, claims),
  };
}

/** The session after a renewal: what the answer leaves out stays as it was (RFC 6749 §6), but for the expiry. */
export function sessionOfRenewal(
  session: Session,
  response: TokenResponse,
  claims: IdTokenClaims | undefined,
  sessionState = session.sessionState,
): Session {
  return {
    ...session,
    generation: session.generation + 1,
    sessionState,
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

function renewalOf(flow: SignInFlow, refreshToken: string | undefined, config: OAuthConfig): RenewalMeans {
  if (refreshToken !== undefined) {
    return 'refreshToken';
  }
  return flow === 'code' && config.useSilentRefresh ? 'hiddenFrame' : 'none';
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
