import { base64url, SignJWT, type JWTPayload } from 'jose';

import type { UserRow } from '../data/users';
import { apiName } from '../settings';
import type { IssuerAnswer, MockIssuer } from './issuer';
import { randomHex, sha256Bytes } from './random';

/** What a token answer is made from. */
export type TokenSetRequest = {
  readonly user: UserRow;
  readonly clientId: string;
  readonly tenantId: string | null;
  readonly scopes: readonly string[];
  readonly family: string;
  /** Of the authorization request; goes into the id token alone. */
  readonly nonce: string | null;
  /** Of the sign-in, in seconds since the epoch; every id token of the family repeats it (OpenID Connect Core §12.2). */
  readonly authTime: number | null;
  /** ABP names the granted scopes only in answers to a code. */
  readonly isScopeNamed: boolean;
};

/** Signs a fresh set: access token always, id token with `openid`, refresh token with `offline_access`. */
export async function issueTokenSet(issuer: MockIssuer, request: TokenSetRequest): Promise<IssuerAnswer> {
  const { settings } = issuer;
  const accessToken = await sign(issuer, 'at+jwt', settings.accessTokenLifetime, accessClaims(request));
  const idToken = request.scopes.includes('openid') ? await signIdToken(issuer, request, accessToken) : undefined;
  const refreshToken = request.scopes.includes('offline_access') ? await addRefreshToken(issuer, request) : undefined;
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: settings.accessTokenLifetime,
      ...(request.isScopeNamed ? { scope: request.scopes.join(' ') } : {}),
      ...(idToken === undefined ? {} : { id_token: idToken }),
      ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
    },
  };
}

/** ABP puts every user claim into the access token, whatever the scopes; flags are the texts "True" and "False". */
function accessClaims({ user, clientId, tenantId, scopes, family }: TokenSetRequest): JWTPayload {
  return {
    sub: user.id,
    unique_name: user.userName,
    preferred_username: user.userName,
    ...(user.name === null ? {} : { given_name: user.name }),
    ...(user.surname === null ? {} : { family_name: user.surname }),
    ...(user.roles.length === 0 ? {} : { role: user.roles.length === 1 ? user.roles[0] : user.roles }),
    email: user.email,
    email_verified: 'False',
    ...(user.phoneNumber === null ? {} : { phone_number: user.phoneNumber }),
    phone_number_verified: 'False',
    ...(tenantId === null ? {} : { tenantid: tenantId }),
    ...(user.donViId === '' ? {} : { DonViId: user.donViId, LoaiDonViId: String(user.loaiDonViId) }),
    oi_prst: clientId,
    client_id: clientId,
    oi_au_id: family,
    scope: scopes.join(' '),
    aud: apiName,
  };
}

async function signIdToken(issuer: MockIssuer, request: TokenSetRequest, accessToken: string): Promise<string> {
  const { user, clientId, tenantId, scopes, nonce, authTime, family } = request;
  const has = (scope: string) => scopes.includes(scope);
  return sign(issuer, 'JWT', issuer.settings.identityTokenLifetime, {
    sub: user.id,
    ...(tenantId === null ? {} : { tenantid: tenantId }),
    ...(has('profile') ? { preferred_username: user.userName, unique_name: user.userName } : {}),
    ...(has('email') ? { email: user.email } : {}),
    ...(has('roles') ? { role: user.roles } : {}),
    aud: clientId,
    azp: clientId,
    at_hash: await leftHalfHash(accessToken),
    ...(nonce === null ? {} : { nonce }),
    ...(authTime === null ? {} : { auth_time: authTime }),
    oi_au_id: family,
  });
}

async function addRefreshToken(issuer: MockIssuer, request: TokenSetRequest): Promise<string> {
  return issuer.grants.add({
    kind: 'refresh',
    family: request.family,
    userId: request.user.id,
    clientId: request.clientId,
    tenantId: request.tenantId,
    scopes: request.scopes,
    expiresAt: issuer.clock() + issuer.settings.refreshTokenLifetime * 1_000,
    authTime: request.authTime,
    redirectUri: null,
    codeChallenge: null,
    nonce: null,
  });
}

async function sign(issuer: MockIssuer, type: string, lifetime: number, claims: JWTPayload): Promise<string> {
  const { algorithm, key, kid } = await issuer.keys.signing(issuer.settings.signingAlgorithm);
  const issuedAt = Math.floor(issuer.clock() / 1_000);
  return new SignJWT({ ...claims, oi_tkn_id: crypto.randomUUID() })
    .setProtectedHeader({ alg: algorithm, kid, typ: type })
    .setIssuer(issuer.address)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .setJti(randomHex())
    .sign(key);
}

/** `at_hash` of both algorithms here: the left half of the token's SHA-256 (OpenID Connect Core §3.1.3.6). */
async function leftHalfHash(token: string): Promise<string> {
  return base64url.encode((await sha256Bytes(token)).subarray(0, 16));
}
