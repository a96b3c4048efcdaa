import { AppError } from '../errors/app-error';
import { codeByTokenFault } from '../errors/error-catalogue';
import type { TokenFault } from './auth-events';
import type { IdTokenClaims } from './session';
import { clockTolerance } from './session-life';

/** What an id token is compared with. */
export type IdTokenExpectation = {
  readonly issuer: string;
  readonly clientId: string;
  /** `required` in the code flow; `whenPresent` after a refresh (OpenID Connect Core §12.2); `none` where none was sent. */
  readonly nonce:
    { readonly rule: 'required' | 'whenPresent'; readonly value: string | undefined } | { readonly rule: 'none' };
  /** An at_hash that is there must always be right; `required` is the implicit flow's rule (Core §3.2.2.9). */
  readonly atHash: { readonly rule: 'required' | 'whenPresent'; readonly value: string };
  /** The person the session belongs to; `undefined` at sign-in. */
  readonly subject: string | undefined;
  /**
   * How long before the token's issue the person may have been asked for the password at the earliest, where that was
   * asked for: an address can be changed on its way to the issuer. Milliseconds.
   */
  readonly askedWithinMs?: number | undefined;
  readonly nowMs: number;
  readonly clockSkewMs: number;
};

type Claims = Readonly<Record<string, unknown>>;
type Check = readonly [fault: TokenFault, isBroken: (claims: Claims, expected: IdTokenExpectation) => boolean];

/**
 * Every rule for the claims of an id token whose signature holds, in the order in which angular-oauth2-oidc tells of
 * them (OpenID Connect Core §3.1.3.7, register T-01…T-07). Missing and mistyped claims break their rule.
 */
const checks: readonly Check[] = [
  ['Wrong audience', (claims, expected) => !isMeantFor(expected.clientId, claims)],
  ['No sub claim in id_token', ({ sub }) => typeof sub !== 'string' || sub === ''],
  ['No iat claim', ({ iat }) => !isTime(iat)],
  ['Wrong issuer', ({ iss }, expected) => iss !== expected.issuer],
  ['Wrong nonce', ({ nonce }, expected) => isWrongNonce(nonce, expected.nonce)],
  ['Token has expired', (claims, expected) => !isTimely(claims, expected)],
  ['An at_hash is needed!', (claims, { atHash }) => atHash.rule === 'required' && claims['at_hash'] === undefined],
  ['Wrong at_hash', (claims, { atHash }) => isWrongAtHash(claims['at_hash'], atHash.value)],
];

/**
 * Answers the claims when all rules hold.
 *
 * @throws {AppError} `token.*` of the first broken rule, with the specification's English sentence as detail.
 */
export function checkIdTokenClaims(claims: Claims, expected: IdTokenExpectation): IdTokenClaims {
  const broken = checks.find(([, isBroken]) => isBroken(claims, expected));
  if (broken?.[0] === 'Token has expired') {
    throw clockError(claims, expected);
  }
  if (broken) {
    throw tokenFaultError(broken[0]);
  }
  if (expected.subject !== undefined && claims['sub'] !== expected.subject) {
    throw new AppError('token.wrongSubject', {
      detail: 'After refreshing, the id_token belongs to another user (sub)',
    });
  }
  if (wasNotAsked(claims, expected)) {
    throw new AppError('auth.token_validation_error', {
      detail: 'the issuer has not asked for the password again (auth_time)',
    });
  }
  return claims as IdTokenClaims;
}

/** The catalogue's error of one of the nine named refusals. */
export function tokenFaultError(fault: TokenFault): AppError {
  return new AppError(codeByTokenFault[fault], { detail: fault });
}

/**
 * A token comes straight from the issuer, so that its time of issue is the issuer's "now": how far this machine's clock
 * is from it, in minutes, goes with the error (T14). Its sign decides the words: `token.expired` of a clock that is
 * ahead, `token.notYetValid` of one that is behind.
 */
function clockError({ iat }: Claims, { nowMs, clockSkewMs }: IdTokenExpectation): AppError {
  const offsetMs = isTime(iat) ? nowMs - iat * 1_000 : 0;
  const code = offsetMs < -clockSkewMs ? 'token.notYetValid' : 'token.expired';
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  return new AppError(code, { detail: 'Token has expired', params: { 0: minutes } });
}

function isMeantFor(clientId: string, { aud, azp }: Claims): boolean {
  const audiences: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  if (!audiences.includes(clientId) || (azp !== undefined && azp !== clientId)) {
    return false;
  }
  return audiences.length === 1 || azp === clientId;
}

function isWrongNonce(nonce: unknown, expected: IdTokenExpectation['nonce']): boolean {
  switch (expected.rule) {
    case 'required':
      return typeof nonce !== 'string' || nonce === '' || nonce !== expected.value;
    case 'whenPresent':
      return nonce !== undefined && expected.value !== undefined && nonce !== expected.value;
    case 'none':
      return false;
  }
}

/**
 * Not yet issued counts as expired, as in angular-oauth2-oidc: both mean that one of the two clocks is wrong. A token of
 * this very moment is valid (RFC 7519 §4.1.5), and is over at the moment of its end (§4.1.4).
 */
function isTimely({ exp, iat, nbf }: Claims, { nowMs, clockSkewMs }: IdTokenExpectation): boolean {
  const isPast = (time: unknown) => isTime(time) && time * 1_000 - clockSkewMs <= nowMs;
  return isTime(exp) && exp * 1_000 + clockSkewMs > nowMs && isPast(iat) && (nbf === undefined || isPast(nbf));
}

/** Both times are the issuer's, so that this machine's clock plays no part. An issuer need not say `auth_time` (Core §2). */
function wasNotAsked({ auth_time: askedAt, iat }: Claims, { askedWithinMs }: IdTokenExpectation): boolean {
  return (
    askedWithinMs !== undefined &&
    isTime(askedAt) &&
    isTime(iat) &&
    (iat - askedAt) * 1_000 > askedWithinMs + clockTolerance
  );
}

/** Some issuers pad the hash with `=`, which base64url allows. */
function isWrongAtHash(atHash: unknown, expected: string): boolean {
  return atHash !== undefined && (typeof atHash !== 'string' || atHash.replace(/=+$/u, '') !== expected);
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
