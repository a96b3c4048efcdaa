import type { OAuthConfig } from '../environment/environment';
import { parseAddress } from './parse-address';

/** Where the issuer sends a person back to after signing in, absolute; `/auth/callback` of this site by itself. */
export function redirectAddress({ redirectUri = '/auth/callback' }: OAuthConfig, appOrigin: string): string {
  return absolute(redirectUri, appOrigin);
}

/** Where the issuer sends a person back to after signing out, absolute; this site by itself. */
export function signedOutAddress({ postLogoutRedirectUri = '/' }: OAuthConfig, appOrigin: string): string {
  return absolute(postLogoutRedirectUri, appOrigin);
}

/** The issuer compares a configured address to the character, so that one with an origin stays as it is. */
function absolute(address: string, appOrigin: string): string {
  return parseAddress(address) === undefined ? new URL(address, `${appOrigin}/`).href : address;
}
