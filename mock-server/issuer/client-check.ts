import { parseAddress } from '@/domain/auth/parse-address';

import { apiName, type MockClient } from '../settings';
import type { MockIssuer } from './issuer';
import { parameter, TokenRefusal } from './token-errors';

/** Scopes the issuer knows; all of its clients may ask for all of them. */
export const knownScopes: readonly string[] = [
  'openid',
  'offline_access',
  'email',
  'profile',
  'phone',
  'roles',
  'address',
  apiName,
];

/** The client that a request names and, where it has a secret, proves to be. @throws TokenRefusal `invalid_client`. */
export function checkClient(issuer: MockIssuer, form: URLSearchParams): MockClient {
  const clientId = parameter(form, 'client_id');
  if (clientId === undefined) {
    throw new TokenRefusal('invalid_client', "The mandatory 'client_id' parameter is missing.", 'ID2029');
  }
  const client = findClient(issuer, clientId);
  if (client === undefined) {
    throw new TokenRefusal('invalid_client', "The specified 'client_id' is invalid.", 'ID2052');
  }
  checkSecret(client, parameter(form, 'client_secret'));
  return client;
}

export function findClient(issuer: MockIssuer, clientId: string): MockClient | undefined {
  return issuer.settings.clients.find((each) => each.clientId === clientId);
}

/** Scopes asked for, in order, each once. @throws TokenRefusal `invalid_scope` for one that nobody knows. */
export function readScopes(form: URLSearchParams): readonly string[] {
  const scopes = [...new Set((parameter(form, 'scope') ?? '').split(' ').filter((scope) => scope !== ''))];
  if (!scopes.every((scope) => knownScopes.includes(scope))) {
    throw new TokenRefusal('invalid_scope', "The specified 'scope' is invalid.", 'ID2052');
  }
  return scopes;
}

/** True for the issuer's own origin and for addresses registered with the client; fragments are never allowed. */
export function isRegisteredAddress(issuer: MockIssuer, client: MockClient, address: string): boolean {
  const url = parseWebAddress(address);
  return url?.hash === '' && (url.origin === new URL(issuer.address).origin || client.redirectUris.includes(address));
}

/** True for the issuer's own origin and for the origins of the client's registered addresses. */
export function isClientOrigin(issuer: MockIssuer, client: MockClient, origin: string): boolean {
  return [issuer.address, ...client.redirectUris].some((address) => new URL(address).origin === origin);
}

/** An absolute http(s) address without credentials. The origin alone would not do: a `blob:` address has its maker's. */
export function parseWebAddress(address: string): URL | undefined {
  const url = parseAddress(address);
  const isWebAddress = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWebAddress && url.username === '' && url.password === '' ? url : undefined;
}

function checkSecret(client: MockClient, secret: string | undefined): void {
  if (client.secret === undefined && secret !== undefined) {
    throw new TokenRefusal(
      'invalid_client',
      "The 'client_secret' parameter is not valid for this client application.",
      'ID2053',
    );
  }
  if (client.secret !== undefined && secret === undefined) {
    throw new TokenRefusal(
      'invalid_client',
      "The 'client_secret' parameter required for this client application is missing.",
      'ID2054',
    );
  }
  if (client.secret !== secret) {
    throw new TokenRefusal('invalid_client', 'The specified client credentials are invalid.', 'ID2055');
  }
}
