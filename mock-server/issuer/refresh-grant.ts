import type { MockClient } from '../settings';
import { readScopes } from './client-check';
import type { Grant } from './grant-store';
import type { IssuerAnswer, MockIssuer } from './issuer';
import { requiredParameter, TokenRefusal } from './token-errors';
import { issueTokenSet } from './token-set';
import { userOfGrant } from './user-of-grant';

/**
 * `grant_type=refresh_token`: every use gives a new refresh token with the full lifetime. The old one is still taken
 * for the leeway; after that its use revokes all tokens of the sign-in (RFC 9700 §4.14.2). @throws TokenRefusal.
 */
export async function refreshGrant(
  issuer: MockIssuer,
  client: MockClient,
  form: URLSearchParams,
): Promise<IssuerAnswer> {
  const token = requiredParameter(form, 'refresh_token');
  const asked = readScopes(form);
  const grant = await findRefreshToken(issuer, client, token);
  const user = userOfGrant(issuer, grant);
  await spend(issuer, token);
  return issueTokenSet(issuer, {
    user,
    clientId: client.clientId,
    tenantId: grant.tenantId,
    scopes: asked.length === 0 ? grant.scopes : grant.scopes.filter((scope) => asked.includes(scope)),
    family: grant.family,
    nonce: null,
    authTime: grant.authTime,
    isScopeNamed: false,
  });
}

async function findRefreshToken(issuer: MockIssuer, client: MockClient, token: string): Promise<Grant> {
  const grant = await issuer.grants.find(token);
  if (grant === undefined) {
    throw new TokenRefusal('invalid_grant', 'The specified token is invalid.', 'ID2004');
  }
  if (grant.kind !== 'refresh') {
    throw new TokenRefusal('invalid_grant', 'The specified token is not a refresh token.', 'ID2007');
  }
  if (grant.clientId !== client.clientId) {
    throw new TokenRefusal(
      'invalid_grant',
      'The specified refresh token cannot be used by this client application.',
      'ID2071',
    );
  }
  return grant;
}

async function spend(issuer: MockIssuer, token: string): Promise<void> {
  switch (await issuer.grants.redeem(token, issuer.clock(), issuer.settings.refreshReuseLeeway * 1_000)) {
    case 'redeemed':
      return;
    case 'reused':
      throw new TokenRefusal('invalid_grant', 'The specified refresh token has already been redeemed.', 'ID2012');
    case 'unknown':
    case 'expired':
    case 'revoked':
      throw new TokenRefusal('invalid_grant', 'The specified refresh token is no longer valid.', 'ID2018');
  }
}
