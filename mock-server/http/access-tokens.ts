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

function embeddedKeys(issuer: MockIssuer): JWTVerifyGetKey {
  return async (header, token) => {
    const keys = await issuer.keys.publicKeys(issuer.settings.signingAlgorithm);
    return createLocalJWKSet(keys)(header, token);
  };
}
