import { defaultTenantKey, type Environment } from '@/domain/environment/environment';

import { apiName, demoClientId } from './settings';

/**
 * How people sign in at the demo: by the product's own form, by the issuer's page, or by the issuer's page without a
 * refresh token, so that the session can be renewed by the hidden frame alone.
 */
export const demoFlows = ['password', 'code', 'silent'] as const;

export type DemoFlow = (typeof demoFlows)[number];

/** The demo's environment: issuer and back end are the page's own origin, reached by relative addresses. */
export function demoEnvironment(origin: string, { flow }: { readonly flow: DemoFlow }): Environment {
  const scopes = `openid profile ${apiName}`;
  return {
    production: true,
    application: { baseUrl: origin, name: 'Quỹ Hỗ Trợ Việc Làm Ngoài Nước' },
    oAuthConfig: {
      issuer: `${origin}/`,
      clientId: demoClientId,
      responseType: flow === 'password' ? 'password' : 'code',
      scope: flow === 'silent' ? scopes : `offline_access ${scopes}`,
      requireHttps: 'remoteOnly',
      strictDiscoveryDocumentValidation: true,
      useSilentRefresh: true,
      sessionChecksEnabled: true,
      loadUserProfile: true,
      checkPopupClosed: true,
    },
    apis: { default: { url: '', rootNamespace: apiName } },
    localization: { defaultResourceName: apiName },
    multiTenancy: { tenantKey: defaultTenantKey },
    idle: { timeoutInMinutes: 60, warningInSeconds: 60 },
  };
}
