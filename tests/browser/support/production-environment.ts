import type { Environment, OAuthConfig } from '@/domain/environment/environment';

import type { Issuer } from './issuer';

/** A `dynamic-env.json` that points the production build at the tests' issuer and back end. */
export function productionEnvironment(
  origin: string,
  issuer: Issuer,
  backendUrl: string,
  oAuthOptions: Partial<OAuthConfig>,
  idle: Partial<Environment['idle']> = {},
) {
  const scopes = `openid profile email ${issuer.apiName}`;
  return {
    production: true,
    application: { baseUrl: origin, name: 'Quỹ Hỗ Trợ Việc Làm Ngoài Nước' },
    oAuthConfig: {
      issuer: issuer.issuer,
      clientId: issuer.clientId,
      responseType: 'code',
      scope: issuer.givesRefreshTokens ? `offline_access ${scopes}` : scopes,
      requireHttps: 'remoteOnly',
      ...oAuthOptions,
    },
    apis: { default: { url: backendUrl, rootNamespace: issuer.apiName } },
    localization: { defaultResourceName: issuer.apiName },
    idle,
  };
}
