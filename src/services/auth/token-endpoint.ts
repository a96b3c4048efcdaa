import type { OAuthConfig } from '@/domain/environment/environment';

import { isSuccess, type ProtocolAnswer, type ProtocolCall, type ProtocolRequest } from './protocol-call';
import { codeExchangeFailure, codeRefusal, passwordRefusal, refreshRefusal } from './token-refusals';
import { readTokenResponse, type TokenResponse } from './token-response';

/** What ABP wants to know of an anonymous request; read afresh for each, because both can change. */
export type RequestContext = {
  readonly culture: string;
  /** The tenant chosen before sign-in, under the name that ABP reads (`{ __tenant: id }`); empty for the host side. */
  readonly tenantMark: Readonly<Record<string, string>>;
};

export type TokenEndpoint = {
  /** Rejects with `signIn.*`, `auth.token_error`, `network.*`, `http.*` or `response.malformed`. */
  readonly withPassword: (request: PasswordGrant, signal: AbortSignal) => Promise<TokenResponse>;
  /** Rejects with `auth.token_error`, `signIn.clientRefused` or `response.malformed`. */
  readonly withCode: (request: CodeGrant, signal: AbortSignal) => Promise<TokenResponse>;
  /** Rejects with `signIn.grantRejected`, `auth.token_refresh_error`, `network.*` or `response.malformed`. */
  readonly withRefreshToken: (request: RefreshGrant, signal: AbortSignal) => Promise<TokenResponse>;
};

type PasswordGrant = { readonly endpoint: string; readonly userName: string; readonly password: string };
type CodeGrant = {
  readonly endpoint: string;
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
};
type RefreshGrant = { readonly endpoint: string; readonly refreshToken: string };

type Surroundings = {
  readonly config: OAuthConfig;
  readonly call: ProtocolCall;
  readonly now: () => number;
  readonly requestContext: () => RequestContext;
};

/** The three grants of the token endpoint (register ); each is sent once and never repeated. */
export function createTokenEndpoint({ config, call, now, requestContext }: Surroundings): TokenEndpoint {
  const process = (answer: ProtocolAnswer, refusal: (answer: ProtocolAnswer) => Error) => {
    if (!isSuccess(answer)) {
      throw refusal(answer);
    }
    return readTokenResponse(answer, {
      receivedAt: now(),
      fallbackLifetimeInSec: config.fallbackAccessTokenExpirationTimeInSec,
    });
  };

  return {
    withPassword: async (grant, signal) => {
      const request = passwordRequest(config, grant);
      return process(await call({ ...request, headers: abpHeaders(requestContext()), signal }), passwordRefusal);
    },
    withCode: async (grant, signal) => {
      const answer = await call({ ...codeRequest(config, grant), signal }).catch((thrown: unknown) => {
        throw codeExchangeFailure(thrown);
      });
      return process(answer, codeRefusal);
    },
    withRefreshToken: async (grant, signal) => {
      const request = refreshRequest(config, grant);
      return process(await call({ ...request, headers: abpHeaders(requestContext()), signal }), refreshRefusal);
    },
  };
}

function passwordRequest(config: OAuthConfig, { endpoint, userName, password }: PasswordGrant): ProtocolRequest {
  const form = new URLSearchParams({ grant_type: 'password', username: userName, password, scope: config.scope });
  return { url: endpoint, form: withClient(form, config) };
}

function codeRequest(config: OAuthConfig, { endpoint, code, redirectUri, verifier }: CodeGrant): ProtocolRequest {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  return { url: endpoint, form: withClient(form, config) };
}

/** No `scope`: the issuer then grants what it granted before (RFC 6749 §6); asking again could only narrow it. */
function refreshRequest(config: OAuthConfig, { endpoint, refreshToken }: RefreshGrant): ProtocolRequest {
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return { url: endpoint, form: withClient(form, config) };
}

/** Names the client; the "secret" only where one is configured, because OpenIddict refuses it from a public client. */
export function withClient(form: URLSearchParams, config: OAuthConfig): URLSearchParams {
  form.set('client_id', config.clientId);
  if (config.dummyClientSecret !== undefined && config.dummyClientSecret !== '') {
    form.set('client_secret', config.dummyClientSecret);
  }
  return form;
}

/** What ABP's token endpoint needs to find the user's tenant and answer in the right language (register C-01). */
function abpHeaders({ culture, tenantMark }: RequestContext): Record<string, string> {
  return { ...tenantMark, 'Accept-Language': culture, 'X-Requested-With': 'XMLHttpRequest' };
}
