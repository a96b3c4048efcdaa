import type { JWK } from 'jose';
import type { Client, Context } from 'oidc-provider';

import type { IssuerAccount, IssuerOptions } from './issuer-options';

type Request = IssuerOptions & {
  readonly siteOrigin: string;
  readonly signingKey: JWK;
  readonly accounts: ReadonlyMap<string, IssuerAccount>;
};

const identityScope = 'openid profile email offline_access';

/** One public client with PKCE, refresh rotation, JWT access tokens for the API, and no page to click through but sign-in. */
export function issuerConfiguration(request: Request) {
  const { siteOrigin, signingKey, accounts } = request;
  return {
    jwks: { keys: [signingKey] },
    cookies: { keys: ['tests only'] },
    clients: [clientOf(request)],
    claims: {
      openid: ['sub', 'DonViId', 'LoaiDonViId'],
      profile: ['preferred_username'],
      email: ['email'],
    },
    // Scope claims stand in the id token itself, as OpenIddict has them.
    conformIdTokenClaims: false,
    findAccount: (_: Context, id: string) => {
      const account = accounts.get(id);
      return account && { accountId: account.sub, claims: () => account };
    },
    extraTokenClaims: (_: Context, token: { readonly accountId?: string }) => accounts.get(token.accountId ?? ''),
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: { enabled: true, ...resourceIndicators(request) },
      rpInitiatedLogout: { enabled: true, logoutSource },
    },
    interactions: { url: (_: Context, interaction: { readonly uid: string }) => `/interaction/${interaction.uid}` },
    loadExistingGrant: (context: Context) => grantEverything(context, request.apiName),
    clientBasedCORS: (_: Context, origin: string) => origin === siteOrigin,
    issueRefreshToken: (_: Context, client: Client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: request.accessTokenSeconds,
      IdToken: request.idTokenSeconds,
      RefreshToken: request.refreshTokenSeconds,
      AuthorizationCode: 60,
      Grant: request.refreshTokenSeconds,
      Interaction: 600,
      Session: 86_400,
    },
  };
}

function clientOf({ clientId, siteOrigin, givesRefreshTokens }: Request) {
  return {
    client_id: clientId,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', ...(givesRefreshTokens ? ['refresh_token'] : [])],
    response_types: ['code'],
    redirect_uris: [siteOrigin, `${siteOrigin}/`, `${siteOrigin}/auth/callback`, `${siteOrigin}/auth/answer.html`],
    post_logout_redirect_uris: [siteOrigin, `${siteOrigin}/`, `${siteOrigin}/auth/login`],
  };
}

function resourceIndicators({ apiName, accessTokenSeconds }: Request) {
  const resource = resourceOf(apiName);
  return {
    defaultResource: () => resource,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: apiName,
      audience: apiName,
      accessTokenFormat: 'jwt',
      accessTokenTTL: accessTokenSeconds,
      jwt: { sign: { alg: 'RS256' } },
    }),
  };
}

/** Consent without a page: whoever signs in has granted what the product asks for. */
async function grantEverything({ oidc }: Context, apiName: string) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope(identityScope);
  grant.addResourceScope(resourceOf(apiName), apiName);
  await grant.save();
  return grant;
}

/** Sends the sign-out form by itself; a person would have to press a button here. */
function logoutSource(context: Context, form: string): void {
  context.body = `<!doctype html><title>Sign out</title>${form}<script>
    const form = document.forms[0];
    const confirmation = Object.assign(document.createElement('input'), { type: 'hidden', name: 'logout', value: 'yes' });
    form.append(confirmation);
    form.submit();
  </script>`;
}

/** A resource indicator is an absolute URI (RFC 8707 §2); the token's audience is the plain name. */
function resourceOf(apiName: string): string {
  return `urn:api:${apiName}`;
}
