import type { OAuthConfig } from '../environment/environment';
import { parseAddress } from './parse-address';

const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True when tokens may travel to this address (register T-08): https, or plain http where `requireHttps` lets it.
 *
 * `remoteOnly` means "https except on this machine". angular-oauth2-oidc lets only the name `localhost` through; here
 * the loopback addresses 127.0.0.1 and [::1] pass as well, because they never leave the machine either (RFC 8252 §8.3)
 * and a name, unlike they, can be pointed elsewhere. `http://localhost.evil.test` is a remote host.
 */
export function isSecureAddress(address: string, requireHttps: OAuthConfig['requireHttps']): boolean {
  const url = parseAddress(address);
  if (url === undefined) {
    return false;
  }
  if (url.protocol === 'https:') {
    return true;
  }
  if (url.protocol !== 'http:') {
    return false;
  }
  return requireHttps === false || (requireHttps === 'remoteOnly' && loopbackHosts.includes(url.hostname));
}

/**
 * True when an endpoint lies at the issuer's origin and below the issuer's path (ABP's strict discovery rule).
 *
 * Origins and whole path segments are compared, not texts: `https://idp.example.evil.test`, `https://idp.example@evil.test`
 * and `/tenant10` under the issuer `/tenant1` begin like the issuer and are strangers.
 */
export function isWithinIssuer(endpoint: string, issuer: string): boolean {
  const endpointUrl = parseAddress(endpoint);
  const issuerUrl = parseAddress(issuer);
  if (
    endpointUrl === undefined ||
    issuerUrl === undefined ||
    endpointUrl.username !== '' ||
    endpointUrl.password !== ''
  ) {
    return false;
  }
  const issuerPath = issuerUrl.pathname.replace(/\/+$/u, '');
  return endpointUrl.origin === issuerUrl.origin && endpointUrl.pathname.startsWith(`${issuerPath}/`);
}

/** Where an issuer publishes its discovery document (OpenID Connect Discovery §4), whether or not it ends with a slash. */
export function discoveryAddress(issuer: string): string {
  return `${issuer.replace(/\/+$/u, '')}/.well-known/openid-configuration`;
}
