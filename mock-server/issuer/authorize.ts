import { peopleOf } from '../data/users';
import { findClient, isRegisteredAddress, knownScopes } from './client-check';
import type { MockIssuer } from './issuer';
import type { SignedIn } from './issuer-session';
import { randomHex } from './random';
import { sessionStateFor } from './session-state';

/** An authorization request that may be answered by going back to the application. */
export type AuthorizeRequest = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | null;
  readonly nonce: string | null;
  readonly codeChallenge: string;
  /** Values of `prompt` in any order; unknown ones are ignored (OpenID Connect Core §3.1.2.1). */
  readonly prompts: readonly string[];
  /** Seconds since the sign-in that may have passed; `undefined` for any number. */
  readonly maxAge: number | undefined;
  /** The user name to begin the form with. */
  readonly loginHint: string;
  /** True for a page in a small window of its own (`display=popup`). */
  readonly isPopup: boolean;
  /** Of the query's `__tenant`; the host's people sign in without one. */
  readonly tenantId: string | null;
};

/** What an answer that carries an error names: RFC 6749 §4.1.2.1, OpenID Connect Core §3.1.2.6. */
export type AuthorizeFault = { readonly error: string; readonly description: string };

/** What to do with the address bar's request. An unknown client or address is never redirected to (RFC 9700 §4.11). */
export type AuthorizeReading =
  | { readonly kind: 'valid'; readonly request: AuthorizeRequest }
  | { readonly kind: 'refused'; readonly request: AuthorizeRequest; readonly fault: AuthorizeFault }
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
  const maxAge = query.get('max_age') ?? '';
  const request: AuthorizeRequest = {
    clientId: client.clientId,
    redirectUri,
    scopes: words(query.get('scope')),
    state: query.get('state'),
    nonce: query.get('nonce'),
    codeChallenge: query.get('code_challenge') ?? '',
    prompts: words(query.get('prompt')),
    maxAge: maxAge === '' ? undefined : Number(maxAge),
    loginHint: query.get('login_hint') ?? '',
    isPopup: query.get('display') === 'popup',
    tenantId: issuer.activeTenantId(query.get('__tenant') ?? '') ?? null,
  };
  const fault = faultOf(request, query);
  return fault === undefined ? { kind: 'valid', request } : { kind: 'refused', request, fault };
}

/** True when the request wants nobody to be shown anything. */
export function isSilent({ prompts }: AuthorizeRequest): boolean {
  return prompts.includes('none');
}

/**
 * True when a sign-in at the issuer answers the request without another one: the person is one of the tenant, it is
 * recent enough, none is forced.
 */
export function isAnsweredBy(issuer: MockIssuer, { user, signedInAt }: SignedIn, request: AuthorizeRequest): boolean {
  const isForced = request.prompts.includes('login') || request.prompts.includes('select_account');
  // `max_age=0` is another way to write `prompt=login`.
  const isRecent = request.maxAge === undefined || issuer.clock() - signedInAt < request.maxAge * 1_000;
  // Whom the form would let in: not somebody of the host whose user name somebody of the tenant's own has.
  return !isForced && isRecent && peopleOf(issuer.users(), request.tenantId).some(({ id }) => id === user.id);
}

/** Makes a code for the person and answers the address to go back to. */
export async function grantCode(
  issuer: MockIssuer,
  request: AuthorizeRequest,
  { user, signedInAt }: SignedIn,
): Promise<string> {
  const code = await issuer.grants.add({
    kind: 'code',
    family: randomHex(),
    userId: user.id,
    clientId: request.clientId,
    tenantId: request.tenantId,
    scopes: request.scopes,
    expiresAt: issuer.clock() + issuer.settings.codeLifetime * 1_000,
    authTime: request.maxAge === undefined ? null : Math.floor(signedInAt / 1_000),
    redirectUri: request.redirectUri,
    codeChallenge: request.codeChallenge,
    nonce: request.nonce,
  });
  return answerAddress(issuer, request, { code });
}

/** The address to go back to with an error. */
export function refusalAddress(
  issuer: MockIssuer,
  request: AuthorizeRequest,
  { error, description }: AuthorizeFault,
): Promise<string> {
  return answerAddress(issuer, request, { error, error_description: description });
}

async function answerAddress(
  issuer: MockIssuer,
  { clientId, redirectUri, state }: AuthorizeRequest,
  answer: Readonly<Record<string, string>>,
): Promise<string> {
  const sessionState = await sessionStateFor(issuer, clientId, redirectUri);
  return withParameters(redirectUri, { ...answer, state, iss: issuer.address, session_state: sessionState });
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

function faultOf(request: AuthorizeRequest, query: URLSearchParams): AuthorizeFault | undefined {
  if (query.get('response_type') !== 'code') {
    return { error: 'unsupported_response_type', description: "The specified 'response_type' is not supported." };
  }
  if (request.codeChallenge === '') {
    return { error: 'invalid_request', description: "The mandatory 'code_challenge' parameter is missing." };
  }
  if (query.get('code_challenge_method') !== 'S256') {
    return { error: 'invalid_request', description: "The specified 'code_challenge_method' is not supported." };
  }
  if (isSilent(request) && request.prompts.length > 1) {
    return { error: 'invalid_request', description: "The specified 'prompt' parameter is not valid." };
  }
  if (!/^\d*$/.test(query.get('max_age') ?? '')) {
    return { error: 'invalid_request', description: "The specified 'max_age' parameter is not valid." };
  }
  return request.scopes.every((scope) => knownScopes.includes(scope))
    ? undefined
    : { error: 'invalid_scope', description: "The specified 'scope' is invalid." };
}

function words(text: string | null): readonly string[] {
  return (text ?? '').split(' ').filter((word) => word !== '');
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
