import type * as jose from 'jose';
import type { JSONWebKeySet } from 'jose';

import { checkIdTokenClaims, type IdTokenExpectation } from '@/domain/auth/id-token-checks';
import type { IdTokenClaims } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';

import type { JsonWebKeys } from './json-web-keys';
import { parsedJson } from '@/services/http/parsed-json';
import { accessTokenHash } from './pkce';

/** Signatures the product believes: asymmetric, 256 bits; never `none`, never a shared secret (register T-09). */
export const signatureAlgorithms = ['RS256', 'PS256', 'ES256'];

export type IdTokenRequest = {
  readonly idToken: string;
  /** The access token of the same answer, for `at_hash`. */
  readonly accessToken: string;
  readonly jwksUri: string;
  readonly expected: Omit<IdTokenExpectation, 'atHash'> & { readonly atHash: IdTokenExpectation['atHash']['rule'] };
};

type Claims = Readonly<Record<string, unknown>>;

export type IdTokenVerifier = (request: IdTokenRequest) => Promise<IdTokenClaims>;

/**
 * Answers the claims of an id token whose signature, times and claims all hold. jose checks the signature, our own table
 * the claims, so that each refusal has its name and its place in the order.
 *
 * Rejects with `token.*` for a broken rule, `token.badSignature`, `auth.jwks_load_error` when the keys cannot be had,
 * and `auth.token_validation_error` for everything that is no token or is signed with a key nobody knows. No error
 * keeps the token or its claims.
 */
export function createIdTokenVerifier(keys: JsonWebKeys): IdTokenVerifier {
  return async ({ idToken, accessToken, jwksUri, expected }) => {
    const [claims, atHash] = await Promise.all([verifiedClaims(idToken, jwksUri, keys), accessTokenHash(accessToken)]);
    return checkIdTokenClaims(claims, { ...expected, atHash: { rule: expected.atHash, value: atHash } });
  };
}

/** Fetches jose ahead of the first token, which would wait for it. Rejects with `auth.jwks_load_error`. */
export async function preloadVerifier(): Promise<void> {
  try {
    await import('jose');
  } catch (cause) {
    throw new AppError('auth.jwks_load_error', { cause, detail: 'the code that checks tokens cannot be loaded' });
  }
}

async function verifiedClaims(idToken: string, jwksUri: string, keys: JsonWebKeys): Promise<Claims> {
  const [jose, known] = await Promise.all([import('jose'), keys.load(jwksUri)]);
  const first = await verifyWith(known, idToken);
  if (!mayBeOfNewKey(first, idToken, jose)) {
    return claimsOrThrow(first);
  }
  const renewed = await keys.reload(jwksUri);
  return claimsOrThrow(renewed ? await verifyWith(renewed, idToken) : first);
}

/** Keys may have been replaced since they were read: the token names one that is not there, or names none and fits none. */
function mayBeOfNewKey(
  verified: Uint8Array | Error,
  idToken: string,
  { decodeProtectedHeader, errors }: Jose,
): boolean {
  return (
    verified instanceof errors.JWKSNoMatchingKey ||
    (verified instanceof errors.JWSSignatureVerificationFailed && decodeProtectedHeader(idToken).kid === undefined)
  );
}

type Jose = typeof jose;

/** jose imports a key once for each set it has made; a set is made once for each reading of the issuer's keys. */
const importedSets = new WeakMap<JSONWebKeySet, LocalKeySet>();

type LocalKeySet = ReturnType<(typeof jose)['createLocalJWKSet']>;

/** The signed text, or the error that jose has for it. */
async function verifyWith(keySet: JSONWebKeySet, idToken: string): Promise<Uint8Array | Error> {
  const { compactVerify, createLocalJWKSet, errors } = await import('jose');
  const options = { algorithms: signatureAlgorithms };
  const keys = importedSets.get(keySet) ?? createLocalJWKSet(keySet);
  importedSets.set(keySet, keys);
  try {
    return (await compactVerify(idToken, keys, options)).payload;
  } catch (thrown) {
    if (!(thrown instanceof errors.JWKSMultipleMatchingKeys)) {
      return thrown as Error;
    }
    // The token names no key and several fit: one whose signature holds is enough.
    for await (const key of thrown) {
      const verified = await compactVerify(idToken, key, options).catch(() => undefined);
      if (verified) {
        return verified.payload;
      }
    }
    return new errors.JWSSignatureVerificationFailed();
  }
}

async function claimsOrThrow(verified: Uint8Array | Error): Promise<Claims> {
  const { errors } = await import('jose');
  if (verified instanceof errors.JWSSignatureVerificationFailed) {
    throw new AppError('token.badSignature', { detail: 'Signature not valid' });
  }
  if (verified instanceof errors.JOSEAlgNotAllowed) {
    throw new AppError('token.badSignature', { detail: 'Signature algorithm not allowed' });
  }
  if (verified instanceof Error) {
    throw unverifiable(verified instanceof errors.JOSEError ? verified.code : 'the id token cannot be read');
  }
  const claims = parsedJson(new TextDecoder().decode(verified));
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    throw unverifiable('the id token holds no claims');
  }
  return claims as Claims;
}

function unverifiable(detail: string): AppError {
  return new AppError('auth.token_validation_error', { detail });
}
