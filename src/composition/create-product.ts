import { createActor } from 'xstate';

import type { Tenant } from '@/domain/abp/application-configuration';
import { idleLimitsOf, idleMinutes, wasLeft } from '@/domain/auth/idle-limits';
import type { Environment } from '@/domain/environment/environment';
import type { AuthRef } from '@/machines/auth/auth-machine';
import { errorMachine, type ErrorRef } from '@/machines/shell/error-machine';
import { createAccountApi } from '@/services/api/account-api';
import { createAttachmentsApi } from '@/services/api/attachments-api';
import { createContributionAmountsApi } from '@/services/api/contribution-amounts-api';
import { createContributionsApi } from '@/services/api/contributions-api';
import { createFeaturesApi } from '@/services/api/features-api';
import { createFundReportsApi } from '@/services/api/fund-reports-api';
import { createHomeApi } from '@/services/api/home-api';
import { createLookupsApi } from '@/services/api/lookups-api';
import { createLogApi } from '@/services/api/log-api';
import { createNotificationsApi } from '@/services/api/notifications-api';
import { createPayInsApi } from '@/services/api/pay-ins-api';
import { createPermissionsApi } from '@/services/api/permissions-api';
import { createDaysOffApi } from '@/services/api/days-off-api';
import { createDocumentReportsApi, createRevenueReportsApi } from '@/services/api/quarter-reports-api';
import { createReportsApi } from '@/services/api/reports-api';
import { createRolesApi } from '@/services/api/roles-api';
import { createSelfPayingApi } from '@/services/api/self-paying-api';
import { createSessionsApi } from '@/services/api/sessions-api';
import { createSettingsApi } from '@/services/api/settings-api';
import { createSupportRequestsApi } from '@/services/api/support-requests-api';
import { createSupportTypesApi } from '@/services/api/support-types-api';
import { createSupportedWorkersApi } from '@/services/api/supported-workers-api';
import { createTenantsApi } from '@/services/api/tenants-api';
import { createUnitsApi } from '@/services/api/units-api';
import { createUsersApi } from '@/services/api/users-api';
import { createWorkersApi } from '@/services/api/workers-api';
import { browserAuthSurroundings } from '@/services/auth/browser-auth-surroundings';
import { createAuthGateway } from '@/services/auth/create-auth-gateway';
import { readAntiForgeryToken } from '@/services/http/anti-forgery';
import { createHttpClient } from '@/services/http/create-http-client';
import type { RequestContext, SessionPort } from '@/services/http/http-client';
import { createPendingCalls, type PendingCalls } from '@/services/http/pending-calls';
import { createConfigurationLoader } from '@/services/configuration/load-configuration';
import { keepLanguage, readLanguage, watchLanguage } from '@/services/localization/language-choice';
import { createPrinting } from '@/services/printing/printing';
import { createSpreadsheetReader } from '@/services/spreadsheet/create-spreadsheet-reader';
import { createSpreadsheetWriter } from '@/services/spreadsheet/create-spreadsheet-writer';
import { readStoredAct } from '@/services/tabs/stored-act';
import { tenantParameters } from '@/services/tenants/resolve-tenant';
import { createTenantMemory } from '@/services/tenants/tenant-memory';
import { createTenantSwitch } from '@/services/tenants/tenant-switch';
import type { Services } from '@/views/app/services-context';

import { reportFailures } from './report-failures';
import { createRequestContext } from './request-context';
import { createSessionPort } from './session-port';
import { createAuth } from './start-auth';

export type Product = {
  readonly services: Services;
  readonly authRef: AuthRef;
  /** Keeps what is reported to it until it is started by the page that shows it. */
  readonly errorRef: ErrorRef;
};

/** Builds everything that lives as long as the page, for one environment and tenant; the auth machine is yet to start. */
export function createProduct(environment: Environment, tenant: Tenant | undefined, appOrigin: string): Product {
  const { tenantKey } = environment.multiTenancy;
  const requestContext = createRequestContext(() => authRef, { tenant, tenantKey });
  const gateway = createAuthGateway({
    ...browserAuthSurroundings(),
    config: environment.oAuthConfig,
    appOrigin,
    requestContext: requestContext.ofIssuer,
  });
  const idleLimits = () => (gateway.isRemembered() ? undefined : idleLimitsOf(environment.idle));
  const authRef: AuthRef = createAuth({
    gateway,
    culture: readLanguage(),
    loadConfiguration: (culture, signal) => {
      keepLanguage(culture);
      return loadConfiguration(culture, signal);
    },
    idleMinutesOf: (session, now) => {
      const limits = idleLimits();
      const lastActAt = readStoredAct(() => window.localStorage, now);
      return limits !== undefined && wasLeft(session, lastActAt, now, limits) ? idleMinutes(limits) : undefined;
    },
  });
  const pendingCalls = createPendingCalls();
  const clientOf = (caller: 'page' | 'product') =>
    createApiClient(
      environment,
      appOrigin,
      createSessionPort(authRef, Date.now, caller),
      requestContext.ofApi,
      pendingCalls,
    );
  const loadConfiguration = createConfigurationLoader(clientOf('product'));
  const http = clientOf('page');
  const errorRef = createActor(errorMachine);
  const lookups = createLookupsApi(http);
  const daysOff = createDaysOffApi(http);

  for (const { forget } of [lookups, daysOff]) {
    authRef.on('session.ended', forget);
    authRef.on('person.changed', forget);
  }
  reportFailures(authRef, errorRef);
  watchLanguage((culture) => {
    authRef.send({ type: 'language.choose', culture });
  });
  return {
    authRef,
    errorRef,
    services: {
      environment,
      account: createAccountApi(http),
      sessions: createSessionsApi(http),
      log: createLogApi(http),
      workers: createWorkersApi(http),
      units: createUnitsApi(http),
      selfPaying: createSelfPayingApi(http),
      revenueReports: createRevenueReportsApi(http),
      documentReports: createDocumentReportsApi(http),
      fundReports: createFundReportsApi(http),
      home: createHomeApi(http),
      lookups,
      users: createUsersApi(http, lookups.forget),
      roles: createRolesApi(http),
      notifications: createNotificationsApi(http),
      payIns: createPayInsApi(http),
      reports: createReportsApi(http),
      permissions: createPermissionsApi(http),
      features: createFeaturesApi(http),
      settings: createSettingsApi(http),
      tenants: createTenantsApi(http),
      contributionAmounts: createContributionAmountsApi(http),
      contributions: createContributionsApi(http),
      daysOff,
      supportTypes: createSupportTypesApi(http),
      supportRequests: createSupportRequestsApi(http),
      supportedWorkers: createSupportedWorkersApi(http),
      attachments: createAttachmentsApi(http),
      printing: createPrinting(),
      tenantSwitch: createTenantSwitch({
        tenant,
        parameters: tenantParameters(environment),
        memory: createTenantMemory(() => window.localStorage),
        http: createVisitorClient(environment, appOrigin),
        location: window.location,
      }),
      spreadsheets: { ...createSpreadsheetWriter(), ...createSpreadsheetReader() },
      pendingCalls,
      idleLimits,
    },
  };
}

/** A client for calls before anybody can be signed in: the tenant look-up. */
export function createVisitorClient(environment: Environment, appOrigin: string) {
  const nobody: SessionPort = { ticket: () => undefined };
  return createApiClient(environment, appOrigin, nobody, () => ({
    culture: readLanguage(),
    tenantMark: {},
  }));
}

function createApiClient(
  environment: Environment,
  appOrigin: string,
  session: SessionPort,
  readContext: () => RequestContext,
  pendingCalls?: PendingCalls,
) {
  return createHttpClient({
    apiUrl: environment.apis.default.url,
    trustedOrigins: [new URL(environment.oAuthConfig.issuer).origin],
    appOrigin,
    session,
    readContext,
    readAntiForgeryToken,
    pendingCalls,
  });
}
