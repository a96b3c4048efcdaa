import type { UserRow } from '../data/users';
import { findTenant } from '../startup/tenants';
import { findClient, isRegisteredAddress, knownScopes } from './client-check';
import { isAllowed, isLockedOut } from './credentials';
import type { MockIssuer } from './issuer';
import { randomHex } from './random';

/** An authorization request that may be answered by going back to the application. */
export type AuthorizeRequest = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | null;
  readonly nonce: string | null;
  readonly codeChallenge: string;
  readonly prompt: string | null;
  /** Of the query's `__tenant`; the host's people sign in without one. */
  readonly tenantId: string | null;
};

/** What to do with the address bar's request. An unknown client or address is never redirected to (RFC 9700 §4.11). */
export type AuthorizeReading =
  | { readonly kind: 'valid'; readonly request: AuthorizeRequest }
  | { readonly kind: 'refused'; readonly redirectTo: string }
  | { readonly kind: 'unusable'; readonly parameter: 'client_id' | 'redirect_uri' };

export function readAuthorizeRequest(issuer: MockIssuer, query: URLSearchParams): AuthorizeReading {
  const client = findClient(issuer, query.get('client_id') ?? '');
  if (client === undefined) {
    return { kind: 'unusable', parameter: 'client_id' };
  }
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!isRegisteredAddress(issuer, client, redirectUri)) {
    return { kind: 'unusable', parameter: 'redirect_uri' };
  }
  const request: AuthorizeRequest = {
    clientId: client.clientId,
    redirectUri,
    scopes: (query.get('scope') ?? '').split(' ').filter((scope) => scope !== ''),
    state: query.get('state'),
    nonce: query.get('nonce'),
    codeChallenge: query.get('code_challenge') ?? '',
    prompt: query.get('prompt'),
    tenantId: activeTenantId(query.get('__tenant')),
  };
  const fault = faultOf(request, query);
  return fault === undefined
    ? { kind: 'valid', request }
    : { kind: 'refused', redirectTo: refusalAddress(issuer, request, fault.error, fault.description) };
}

/** Remembers the person as signed in at the issuer, makes a code and answers the address to go back to. */
export async function grantCode(issuer: MockIssuer, request: AuthorizeRequest, user: UserRow): Promise<string> {
  await issuer.store.set(sessionKey, user.id);
  const code = await issuer.grants.add({
    kind: 'code',
    family: randomHex(),
    userId: user.id,
    clientId: request.clientId,
    tenantId: request.tenantId,
    scopes: request.scopes,
    expiresAt: issuer.clock() + issuer.settings.codeLifetime * 1_000,
    redirectUri: request.redirectUri,
    codeChallenge: request.codeChallenge,
    nonce: request.nonce,
  });
  return withParameters(request.redirectUri, { code, state: request.state, iss: issuer.address });
}

export function refusalAddress(
  issuer: MockIssuer,
  { redirectUri, state }: Pick<AuthorizeRequest, 'redirectUri' | 'state'>,
  error: string,
  description: string,
): string {
  return withParameters(redirectUri, { error, error_description: description, state, iss: issuer.address });
}

const sessionKey = 'issuer/session';

/** The person who signed in at the issuer in this browser and may still do so. */
export async function signedInAtIssuer(issuer: MockIssuer): Promise<UserRow | undefined> {
  const id = await issuer.store.get(sessionKey);
  const user = typeof id === 'string' ? issuer.users().find(id) : undefined;
  return user !== undefined && isAllowed(issuer, user) && !isLockedOut(issuer, user) ? user : undefined;
}

export async function signOutAtIssuer(issuer: MockIssuer): Promise<void> {
  await issuer.store.remove(sessionKey);
}

/** Where end-session sends the browser: back with `state`, nowhere, or nowhere because the address is not registered. */
export type EndSessionReading =
  { readonly kind: 'redirect'; readonly to: string } | { readonly kind: 'stay' } | { readonly kind: 'unusable' };

export function readEndSessionRequest(issuer: MockIssuer, query: URLSearchParams): EndSessionReading {
  const address = query.get('post_logout_redirect_uri');
  if (address === null) {
    return { kind: 'stay' };
  }
  const isRegistered = issuer.settings.clients.some((client) => isRegisteredAddress(issuer, client, address));
  return isRegistered
    ? { kind: 'redirect', to: withParameters(address, { state: query.get('state') }) }
    : { kind: 'unusable' };
}

function faultOf(
  request: AuthorizeRequest,
  query: URLSearchParams,
): { readonly error: string; readonly description: string } | undefined {
  if (query.get('response_type') !== 'code') {
    return { error: 'unsupported_response_type', description: "The specified 'response_type' is not supported." };
  }
  if (request.codeChallenge === '') {
    return { error: 'invalid_request', description: "The mandatory 'code_challenge' parameter is missing." };
  }
  if (query.get('code_challenge_method') !== 'S256') {
    return { error: 'invalid_request', description: "The specified 'code_challenge_method' is not supported." };
  }
  return request.scopes.every((scope) => knownScopes.includes(scope))
    ? undefined
    : { error: 'invalid_scope', description: "The specified 'scope' is invalid." };
}

function activeTenantId(idOrName: string | null): string | null {
  const tenant = idOrName === null ? undefined : findTenant(idOrName);
  return tenant?.isActive === true ? tenant.id : null;
}

function withParameters(address: string, parameters: Readonly<Record<string, string | null>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null) {
      url.searchParams.set(name, value);
    }
  }
  return url.href;
}
