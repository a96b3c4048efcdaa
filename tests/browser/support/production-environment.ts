import type { Issuer } from './issuer';

/** A `dynamic-env.json` that points the production build at the tests' issuer and back end. */
export function productionEnvironment(origin: string, issuer: Issuer, backendUrl: string) {
  return {
    production: true,
    application: { baseUrl: origin, name: 'Quỹ Hỗ Trợ Việc Làm Ngoài Nước' },
    oAuthConfig: {
      issuer: issuer.issuer,
      clientId: issuer.clientId,
      responseType: 'code',
      scope: `openid profile email offline_access ${issuer.apiName}`,
      requireHttps: 'remoteOnly',
    },
    apis: { default: { url: backendUrl, rootNamespace: issuer.apiName } },
    localization: { defaultResourceName: issuer.apiName },
  };
}
