import type { Environment } from '@/domain/environment/environment';

import { apiName, demoClientId } from './settings';

/** The demo's environment: issuer and back end are the page's own origin, reached by relative addresses. */
export function demoEnvironment(origin: string, { flow }: { readonly flow: 'password' | 'code' }): Environment {
  return {
    production: true,
    application: { baseUrl: origin, name: 'Quỹ Hỗ Trợ Việc Làm Ngoài Nước' },
    oAuthConfig: {
      issuer: `${origin}/`,
      clientId: demoClientId,
      responseType: flow,
      scope: `offline_access openid profile ${apiName}`,
      requireHttps: 'remoteOnly',
      strictDiscoveryDocumentValidation: true,
    },
    apis: { default: { url: '', rootNamespace: apiName } },
    localization: { defaultResourceName: apiName },
  };
}
