/** The failures an auth flow can announce (specification §8); the names are angular-oauth2-oidc's, which ABP's users know. */
export const authEventNames = [
  'discovery_document_validation_error',
  'discovery_document_load_error',
  'jwks_load_error',
  'token_error',
  'token_refresh_error',
  'token_validation_error',
  'token_revoke_error',
  'invalid_nonce_in_state',
  'code_error',
  'silent_refresh_timeout',
  'silent_refresh_error',
  'popup_blocked',
  'popup_closed',
  'user_profile_load_error',
] as const;

export type AuthEventName = (typeof authEventNames)[number];

/** What an id token can be refused for; the wording is the specification's (§8) and is shown as technical detail. */
export const tokenFaults = [
  'Wrong audience',
  'No sub claim in id_token',
  'No iat claim',
  'Wrong issuer',
  'Wrong nonce',
  'Token has expired',
  'Wrong at_hash',
  'An at_hash is needed!',
  'must use HTTPS',
] as const;

export type TokenFault = (typeof tokenFaults)[number];

/** The auth event of a catalogue code, `undefined` when the code is none of an auth event. */
export function authEventOf(code: string): AuthEventName | undefined {
  if (code === 'token.mustUseHttps') {
    // Refused before any token exists: an address of the issuer is not secure.
    return 'discovery_document_validation_error';
  }
  if (code.startsWith('token.')) {
    return 'token_validation_error';
  }
  return authEventNames.find((name) => code === `auth.${name}`);
}
