import type { JWTPayload } from 'jose';

import {
  brokenSignature,
  hostileKeys,
  signedBy,
  signedWithPublicKey,
  unsigned,
  withoutKid,
  type Behaviour,
} from './hostile-issuer';

/** A way to answer a sign-in and what has to come of it; `refusal` absent = it is accepted. */
export type HostileRow = {
  /** Ids of the registers that the row stands for. */
  readonly ids: string;
  readonly name: string;
  readonly behaviour: Behaviour;
  readonly refusal?: { readonly code: string; readonly detail: string };
  /** True for what only an answer to an authorization request can get wrong. */
  readonly isOfCodeFlow?: true;
};

const { rsa, otherRsa, thirdRsa, curve, strong } = hostileKeys;
const audience = { code: 'token.wrongAudience', detail: 'Wrong audience' };
const issuer = { code: 'token.wrongIssuer', detail: 'Wrong issuer' };
const subject = { code: 'token.noSubject', detail: 'No sub claim in id_token' };
const issuedAt = { code: 'token.noIssuedAt', detail: 'No iat claim' };
const nonce = { code: 'token.wrongNonce', detail: 'Wrong nonce' };
const expired = { code: 'token.expired', detail: 'Token has expired' };
const hash = { code: 'token.wrongAtHash', detail: 'Wrong at_hash' };
const signature = { code: 'token.badSignature', detail: 'Signature not valid' };
const algorithm = { code: 'token.badSignature', detail: 'Signature algorithm not allowed' };
const unverifiable = (detail: string) => ({ code: 'auth.token_validation_error', detail });

const withClaims = (changes: (good: JWTPayload, atHash: string) => object): Behaviour => ({
  claims: (good, atHash) => ({ ...good, ...changes(good, atHash) }),
});
const test = 'oidcc-client-test';

/** Answers of the token endpoint: every row of the conformance plans and every way to fail a token check. */
export const tokenRows: readonly HostileRow[] = [
  { ids: test, name: 'nothing wrong', behaviour: {} },
  {
    ids: `T-03 ${test}-invalid-iss`,
    name: 'iss with something behind it',
    behaviour: withClaims(({ iss = '' }) => ({ iss: `${iss}1` })),
    refusal: issuer,
  },
  { ids: 'T-03 fapi-missing-iss', name: 'no iss', behaviour: withClaims(() => ({ iss: undefined })), refusal: issuer },
  {
    ids: `T-02 ${test}-missing-sub`,
    name: 'no sub',
    behaviour: withClaims(() => ({ sub: undefined })),
    refusal: subject,
  },
  { ids: 'T-02', name: 'an empty sub', behaviour: withClaims(() => ({ sub: '' })), refusal: subject },
  { ids: 'T-02', name: 'a number as sub', behaviour: withClaims(() => ({ sub: 7 })), refusal: subject },
  {
    ids: `T-01 ${test}-invalid-aud`,
    name: 'aud with something behind it',
    behaviour: withClaims(({ aud }) => ({ aud: `${String(aud)}1` })),
    refusal: audience,
  },
  {
    ids: `T-01 ${test}-missing-aud fapi-missing-aud`,
    name: 'no aud',
    behaviour: withClaims(() => ({ aud: undefined })),
    refusal: audience,
  },
  {
    ids: 'T-01 fapi-invalid-secondary-aud',
    name: 'a stranger beside the client in aud',
    behaviour: withClaims(({ aud }) => ({ aud: [aud, 'stranger'] })),
    refusal: audience,
  },
  { ids: 'T-01', name: 'azp of another client', behaviour: withClaims(() => ({ azp: 'stranger' })), refusal: audience },
  {
    ids: 'T-01 fapi-valid-aud-as-array',
    name: 'aud as a list of the client alone',
    behaviour: withClaims(({ aud }) => ({ aud: [aud] })),
  },
  {
    ids: `T-02 ${test}-missing-iat`,
    name: 'no iat',
    behaviour: withClaims(() => ({ iat: undefined })),
    refusal: issuedAt,
  },
  {
    ids: 'T-06',
    name: 'iat 601 s ahead',
    behaviour: withClaims(({ iat = 0 }) => ({ iat: iat + 601 })),
    refusal: { code: 'token.notYetValid', detail: 'Token has expired' },
  },
  {
    ids: 'T-06',
    name: 'nbf 601 s ahead',
    behaviour: withClaims(({ iat = 0 }) => ({ nbf: iat + 601 })),
    refusal: expired,
  },
  { ids: 'T-06 fapi-missing-exp', name: 'no exp', behaviour: withClaims(() => ({ exp: undefined })), refusal: expired },
  {
    ids: 'T-06',
    name: 'a text as exp',
    behaviour: withClaims(({ exp }) => ({ exp: String(exp) })),
    refusal: expired,
  },
  {
    ids: 'T-06 fapi-invalid-expired-exp',
    name: 'exp 601 s ago',
    behaviour: withClaims(({ iat = 0 }) => ({ exp: iat - 601 })),
    refusal: expired,
  },
  { ids: 'T-06', name: 'exp 599 s ago', behaviour: withClaims(({ iat = 0 }) => ({ exp: iat - 599 })) },
  {
    ids: `T-04 ${test}-nonce-invalid fapi-invalid-nonce`,
    name: 'nonce with something behind it',
    behaviour: withClaims((good) => ({ nonce: `${String(good['nonce'])}1` })),
    refusal: nonce,
    isOfCodeFlow: true,
  },
  {
    ids: 'T-04 fapi-missing-nonce',
    name: 'no nonce',
    behaviour: withClaims(() => ({ nonce: undefined })),
    refusal: nonce,
    isOfCodeFlow: true,
  },
  {
    ids: `T-05 ${test}-invalid-athash`,
    name: 'at_hash with something behind it',
    behaviour: withClaims((_, atHash) => ({ at_hash: `${atHash}1` })),
    refusal: hash,
  },
  { ids: 'T-05', name: 'the right at_hash', behaviour: withClaims((_, atHash) => ({ at_hash: atHash })) },
  { ids: `T-05 ${test}-missing-athash`, name: 'no at_hash', behaviour: {} },
  { ids: `T-09 ${test}-idtoken-sig-rs256`, name: 'RS256', behaviour: { sign: signedBy(rsa) } },
  { ids: 'T-09', name: 'ES256', behaviour: { keys: [curve] } },
  {
    ids: `T-09 ${test}-idtoken-sig-none fapi-invalid-null-alg`,
    name: 'algorithm none',
    behaviour: { sign: unsigned('none') },
    refusal: algorithm,
  },
  { ids: 'T-09', name: 'algorithm nOnE', behaviour: { sign: unsigned('nOnE') }, refusal: algorithm },
  { ids: 'T-09', name: 'the public key as a secret', behaviour: { sign: signedWithPublicKey }, refusal: algorithm },
  {
    ids: 'T-09 fapi-invalid-alternate-alg',
    name: 'an algorithm that is not expected',
    behaviour: { keys: [strong] },
    refusal: algorithm,
  },
  {
    ids: `T-09 ${test}-invalid-sig-rs256`,
    name: 'a broken RS256 signature',
    behaviour: { sign: (claims) => brokenSignature(claims, rsa) },
    refusal: signature,
  },
  {
    ids: `T-09 ${test}-invalid-sig-es256`,
    name: 'a broken ES256 signature',
    behaviour: { keys: [curve], sign: (claims) => brokenSignature(claims, curve) },
    refusal: signature,
  },
  {
    ids: 'T-09',
    name: 'the signature of another key',
    behaviour: { sign: signedBy(otherRsa, 'k1') },
    refusal: signature,
  },
  {
    ids: 'T-09',
    name: 'a key that nobody publishes',
    behaviour: { sign: signedBy(otherRsa) },
    refusal: unverifiable('ERR_JWKS_NO_MATCHING_KEY'),
  },
  {
    ids: `T-09 ${test}-kid-absent-single-jwks`,
    name: 'no kid, one key of each type',
    behaviour: { keys: [withoutKid(rsa), withoutKid(curve)] },
  },
  {
    ids: `T-09 ${test}-kid-absent-multiple-jwks`,
    name: 'no kid, three keys that fit',
    behaviour: { keys: [rsa, otherRsa, thirdRsa], sign: signedBy(withoutKid(thirdRsa)) },
  },
  {
    ids: `T-09 ${test}-signing-key-rotation-just-before-signing`,
    name: 'keys replaced after they were read',
    behaviour: { keysAtSigning: [otherRsa] },
  },
  {
    ids: 'T-09',
    name: 'no token but rubbish',
    behaviour: { sign: () => 'rubbish' },
    refusal: unverifiable('ERR_JWS_INVALID'),
  },
  {
    ids: 'fapi-token-endpoint-response-without-expires-in T11',
    name: 'no expires_in',
    behaviour: { tokens: { expires_in: undefined } },
  },
  { ids: 'fapi-token-type-case-insensitivity', name: 'bEARER', behaviour: { tokens: { token_type: 'bEARER' } } },
  {
    ids: 'C-08',
    name: 'a token type nobody can send',
    behaviour: { tokens: { token_type: 'mac' } },
    refusal: { code: 'response.malformed', detail: 'token answer: token_type' },
  },
  {
    ids: 'C-08',
    name: 'no access token',
    behaviour: { tokens: { access_token: undefined } },
    refusal: { code: 'response.malformed', detail: 'token answer: access_token' },
  },
  {
    ids: 'T-04',
    name: 'no id token',
    behaviour: { tokens: { id_token: undefined } },
    refusal: unverifiable('the answer carries no id token'),
    isOfCodeFlow: true,
  },
];
