import { defaultTenantKey, type Environment } from './environment';

/**
 * What an installation gets that names nothing else: issuer and back end at the page's own origin, code flow with PKCE.
 * The password grant and a client secret are never on by default (RFC 9700 §2.4).
 *
 * @param appOrigin Origin of the page, e.g. `https://quy.example.vn`.
 */
export function defaultEnvironment(appOrigin: string): Environment {
  return {
    production: true,
    application: { name: 'Quỹ Hỗ Trợ Việc Làm Ngoài Nước', baseUrl: appOrigin },
    oAuthConfig: {
      issuer: `${appOrigin}/`,
      clientId: 'QuyHoTro_App',
      responseType: 'code',
      scope: 'offline_access openid profile QuyHoTro',
      requireHttps: 'remoteOnly',
      strictDiscoveryDocumentValidation: true,
      useSilentRefresh: true,
      sessionChecksEnabled: false,
      loadUserProfile: false,
      checkPopupClosed: true,
    },
    apis: { default: { url: appOrigin } },
    localization: { defaultResourceName: 'QuyHoTro' },
    multiTenancy: { tenantKey: defaultTenantKey },
    idle: { timeoutInMinutes: 60, warningInSeconds: 60 },
  };
}
