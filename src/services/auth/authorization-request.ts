import type { OAuthConfig } from '@/domain/environment/environment';

import { codeChallenge, randomToken, type RandomBytes } from './pkce';
import { scopesOf } from './token-response';
import type { Transaction } from './transactions';

type AttemptRequest = {
  readonly redirectUri: string;
  /** Already known to be safe. */
  readonly returnUrl: string;
  /** The issuer is to ask for the password, whoever its cookie knows (OpenID Connect Core §3.1.2.1). */
  readonly asksAgain: boolean;
  readonly now: number;
  readonly randomBytes: RandomBytes;
};

/** A new attempt's secrets; the wish where to return stays here and never travels in `state` (T30). */
export function createAttempt({ redirectUri, returnUrl, asksAgain, now, randomBytes }: AttemptRequest): {
  readonly state: string;
  readonly transaction: Transaction;
} {
  return {
    state: randomToken(randomBytes),
    transaction: {
      nonce: randomToken(randomBytes),
      verifier: randomToken(randomBytes),
      returnUrl,
      redirectUri,
      asksAgain,
      createdAt: now,
    },
  };
}

type AddressRequest = {
  readonly endpoint: string;
  readonly config: OAuthConfig;
  readonly state: string;
  readonly transaction: Transaction;
  readonly culture: string;
  /** The tenant chosen before sign-in, under the name that ABP reads; empty for the host side. */
  readonly tenantMark: Readonly<Record<string, string>>;
  /** What a window or a hidden frame adds: `display`, `prompt`, `id_token_hint` (OpenID Connect Core §3.1.2.1). */
  readonly extra: Readonly<Record<string, string>>;
};

/**
 * The issuer's address to sign in at: authorization code with PKCE (register A-03, RFC 6749 §4.1.1, RFC 7636 §4.3). The
 * tenant goes with it as ABP reads it, since an address has no headers (register C-04).
 */
export async function authorizationAddress(request: AddressRequest): Promise<string> {
  const { endpoint, config, state, transaction, culture, tenantMark, extra } = request;
  const url = new URL(endpoint);
  const parameters = {
    ...tenantMark,
    response_type: 'code',
    client_id: config.clientId,
    state,
    redirect_uri: transaction.redirectUri,
    scope: withOpenId(config.scope),
    nonce: transaction.nonce,
    code_challenge: await codeChallenge(transaction.verifier),
    code_challenge_method: 'S256',
    culture,
    'ui-culture': culture,
    ...(transaction.asksAgain && { prompt: 'login' }),
    ...extra,
  };
  for (const [name, value] of Object.entries(parameters)) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

/** Without `openid` there is no id token to check; angular-oauth2-oidc adds it to this request as well. */
function withOpenId(scope: string): string {
  const scopes = scopesOf(scope);
  return (scopes.includes('openid') ? scopes : ['openid', ...scopes]).join(' ');
}
