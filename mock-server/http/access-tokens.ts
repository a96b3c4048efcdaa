import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';

import type { MockIssuer } from '../issuer/issuer';
import { apiName, type RemoteIssuer } from '../settings';

/** Checks signature, issuer, audience and time of access tokens, of the embedded issuer or of the trusted remote one. */
export function createAccessTokenVerifier(issuer: MockIssuer): (token: string) => Promise<JWTPayload> {
  const { trustedIssuer } = issuer.settings;
  const trusted: Pick<RemoteIssuer, 'issuer' | 'audience'> = trustedIssuer ?? {
    issuer: issuer.address,
    audience: apiName,
  };
  const keys = trustedIssuer === undefined ? embeddedKeys(issuer) : createRemoteJWKSet(new URL(trustedIssuer.jwksUri));
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: trusted.issuer,
      audience: trusted.audience,
      algorithms: ['ES256', 'RS256'],
      typ: 'at+jwt',
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(issuer.clock()),
    });
    return payload;
  };
}

/** The text of `error_description` in the challenge, as ASP.NET's bearer handler words it. */
export function challengeDescription(error: unknown): string {
  if (error instanceof errors.JWTExpired) {
    return expiredDescription((error.payload.exp ?? 0) * 1_000);
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return `The ${error.claim} is invalid`;
  }
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey) {
    return 'The signature key was not found';
  }
  return 'The token is invalid';
}

/** @param expiredAt Epoch milliseconds. */
export function expiredDescription(expiredAt: number): string {
  return `The token expired at '${new Date(expiredAt).toISOString()}'`;
}

/** A key is read into the platform's form once, not for every call; its `kid` is its thumbprint and names all that it is. */
function embeddedKeys(issuer: MockIssuer): JWTVerifyGetKey {
  let known: { readonly kids: string; readonly find: JWTVerifyGetKey } | undefined;
  return async (header, token) => {
    const keys = await issuer.keys.publicKeys(issuer.settings.signingAlgorithm);
    const kids = keys.keys.map(({ kid }) => kid).join(' ');
    if (known?.kids !== kids) {
      known = { kids, find: createLocalJWKSet(keys) };
    }
    return known.find(header, token);
  };
}
