import type { MockClient } from '../settings';
import type { Grant } from './grant-store';
import type { IssuerAnswer, MockIssuer } from './issuer';
import { sha256 } from './random';
import { requiredParameter, TokenRefusal } from './token-errors';
import { issueTokenSet } from './token-set';
import { userOfGrant } from './user-of-grant';

/**
 * `grant_type=authorization_code` with PKCE `S256`. A code is good once; its second use also revokes what the first
 * one gave (RFC 6749 §4.1.2). @throws TokenRefusal.
 */
export async function codeGrant(issuer: MockIssuer, client: MockClient, form: URLSearchParams): Promise<IssuerAnswer> {
  const code = requiredParameter(form, 'code');
  const grant = await findCode(issuer, code);
  checkClientOfCode(client, grant);
  checkRedirectUri(form, grant);
  await checkVerifier(form, grant);
  await spend(issuer, code);
  return issueTokenSet(issuer, {
    user: userOfGrant(issuer, grant),
    clientId: client.clientId,
    tenantId: grant.tenantId,
    scopes: grant.scopes,
    family: grant.family,
    nonce: grant.nonce,
    authTime: grant.authTime,
    isScopeNamed: true,
  });
}

async function findCode(issuer: MockIssuer, code: string): Promise<Grant> {
  const grant = await issuer.grants.find(code);
  if (grant === undefined) {
    throw new TokenRefusal('invalid_grant', 'The specified token is invalid.', 'ID2004');
  }
  if (grant.kind !== 'code') {
    throw new TokenRefusal('invalid_grant', 'The specified token is not an authorization code.', 'ID2005');
  }
  return grant;
}

function checkClientOfCode(client: MockClient, grant: Grant): void {
  if (grant.clientId !== client.clientId) {
    throw new TokenRefusal(
      'invalid_grant',
      'The specified authorization code cannot be used by this client application.',
      'ID2069',
    );
  }
}

function checkRedirectUri(form: URLSearchParams, grant: Grant): void {
  if (requiredParameter(form, 'redirect_uri') !== grant.redirectUri) {
    throw new TokenRefusal(
      'invalid_grant',
      "The specified 'redirect_uri' parameter doesn't match the client redirection address the authorization code was initially sent to.",
      'ID2072',
    );
  }
}

async function checkVerifier(form: URLSearchParams, grant: Grant): Promise<void> {
  if (grant.codeChallenge === null) {
    return;
  }
  if ((await sha256(requiredParameter(form, 'code_verifier'))) !== grant.codeChallenge) {
    throw new TokenRefusal('invalid_grant', "The specified 'code_verifier' is invalid.", 'ID2052');
  }
}

async function spend(issuer: MockIssuer, code: string): Promise<void> {
  switch (await issuer.grants.redeem(code, issuer.clock(), 0)) {
    case 'redeemed':
      return;
    case 'reused':
      throw new TokenRefusal('invalid_grant', 'The specified authorization code has already been redeemed.', 'ID2010');
    case 'unknown':
    case 'expired':
    case 'revoked':
      throw new TokenRefusal('invalid_grant', 'The specified authorization code is no longer valid.', 'ID2016');
  }
}
