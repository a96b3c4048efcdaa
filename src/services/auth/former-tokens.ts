import type { ResilientStorage } from './resilient-storage';

/** Keys that nobody but angular-oauth2-oidc writes: the others have names that any application could have chosen. */
const marks = ['access_token_stored_at', 'PKCE_verifier'];

/** Its keys as ABP clears them (`clear-o-auth-storage.ts`). */
const keys = [
  ...marks,
  'access_token',
  'id_token',
  'refresh_token',
  'nonce',
  'expires_at',
  'id_token_claims_obj',
  'id_token_expires_at',
  'id_token_stored_at',
  'granted_scopes',
  'session_state',
];

/**
 * Takes away the tokens of the Angular application that this product replaces at the same origin: nobody would ever sign
 * them out. What is no secret stays (`abpSession`, `abpOAuthClientId`, `passwordFlow`): an installation may go back.
 */
export function removeFormerTokens(storage: ResilientStorage): void {
  if (marks.some((key) => storage.read(key) !== undefined)) {
    keys.forEach(storage.remove);
  }
}
