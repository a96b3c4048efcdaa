import type { CookieJar, MockBackend, MockHooks } from './backend';
import { dropContents } from './data/attachments';
import { createDatabase, type Database } from './data/database';
import { createPermissionCatalogue } from './data/permission-catalogue';
import { seedMark } from './data/seed/demo-seed';
import type { SeededRecords } from './data/table-rows';
import { findTenant } from './data/tenants';
import { createArmedFault } from './faults/armed-fault';
import { disturbedRequest } from './faults/disturbed-request';
import { createAccessTokenVerifier } from './http/access-tokens';
import { hookedCall } from './http/hooked-call';
import { createMirageServer } from './http/mirage-server';
import { answerRoute } from './http/pipeline';
import { createIssuer } from './issuer/issuer';
import { forgetPasswords } from './issuer/passwords';
import { forgetResetLinks } from './issuer/reset-links';
import { emptyMailbox } from './mailbox';
import { accountRoutes } from './routes/identity/account-routes';
import { attachmentRoutes } from './routes/attachments/attachment-routes';
import { certificateRoutes } from './routes/contributions/certificate-routes';
import { contributionAmountRoutes } from './routes/contribution-amounts/contribution-amount-routes';
import { documentReportRoutes } from './routes/quarter-reports/document-report-routes';
import { emailSettingsRoutes } from './routes/administration/email-settings-routes';
import { contributionRoutes } from './routes/contributions/contribution-routes';
import { featureRoutes } from './routes/administration/feature-routes';
import { fundReportRoutes } from './routes/fund-reports/fund-report-routes';
import { homeRoutes } from './routes/home/home-routes';
import { identityRoleRoutes } from './routes/identity/identity-role-routes';
import { identityUserRoutes } from './routes/identity/identity-user-routes';
import { issuerRoutes } from './routes/startup/issuer-routes';
import { lookupRoutes } from './routes/startup/lookup-routes';
import { withNotifications } from './routes/notifications/notification-events';
import { notificationRoutes } from './routes/notifications/notification-routes';
import { logRoutes } from './routes/log/log-routes';
import { recordSignInEvent } from './routes/log/log-sign-ins';
import { permissionRoutes } from './routes/identity/permission-routes';
import { searchRoutes } from './routes/search/search-routes';
import { selfPayingRoutes } from './routes/self-paying/self-paying-routes';
import { reportRoutes } from './routes/reports/report-routes';
import { revenueReportRoutes } from './routes/quarter-reports/revenue-report-routes';
import { signInSessionRoutes } from './routes/identity/sign-in-session-routes';
import { startupRoutes } from './routes/startup/startup-routes';
import { supportTypeRoutes } from './routes/support-types/support-type-routes';
import { tenantRoutes } from './routes/administration/tenant-routes';
import { timeZoneRoutes } from './routes/administration/time-zone-routes';
import { payInRoutes } from './routes/pay-ins/pay-in-routes';
import { payInStatementRoutes } from './routes/pay-ins/pay-in-statement-routes';
import { payInStepRoutes } from './routes/pay-ins/pay-in-step-routes';
import { supportRequestRoutes } from './routes/support-requests/support-request-routes';
import { supportedWorkerRoutes } from './routes/supported-workers/supported-worker-routes';
import { unitRoutes } from './routes/units/unit-routes';
import { userListRoutes } from './routes/identity/user-list-routes';
import { userLookupRoutes } from './routes/identity/user-lookup-routes';
import { workerImportRoutes } from './routes/workers/worker-import-routes';
import { workerMergeRoutes } from './routes/workers/worker-merge-routes';
import { workerRoutes } from './routes/workers/worker-routes';
import type { MockRoute } from './routing';
import { defaultSettings, type MockSettings } from './settings';
import { createMemoryStore, type KeyValueStore } from './storage/key-value-store';
import { createTableStorage, type TabChannel } from './storage/table-storage';

export type MockBackendOptions = {
  readonly origin?: string | undefined;
  readonly settings?: Partial<MockSettings> | undefined;
  readonly clock?: (() => number) | undefined;
  readonly store?: KeyValueStore | undefined;
  readonly cookies?: CookieJar | undefined;
  readonly channel?: TabChannel | undefined;
  readonly latencyMs?: number | undefined;
  /** 5,000 unless told. */
  readonly workerCount?: number | undefined;
  /** `all` unless told: how many of the records that people enter the tables begin with. */
  readonly records?: SeededRecords | undefined;
  /** That many made-up features beside the product's own, six levels deep; none unless told. */
  readonly manyFeatures?: number | undefined;
  /** That many made-up permissions beside the product's own, four levels deep; none unless told. */
  readonly manyPermissions?: number | undefined;
  /** Endpoints beside the product's own. */
  readonly extraRoutes?: readonly MockRoute[] | undefined;
};

/** Every endpoint of the product. */
export const productRoutes: readonly MockRoute[] = [
  ...startupRoutes,
  ...issuerRoutes,
  ...accountRoutes,
  ...identityUserRoutes,
  ...userLookupRoutes,
  ...identityRoleRoutes,
  ...permissionRoutes,
  ...userListRoutes,
  ...lookupRoutes,
  ...unitRoutes,
  ...workerRoutes,
  ...workerMergeRoutes,
  ...workerImportRoutes,
  ...fundReportRoutes,
  ...contributionRoutes,
  ...selfPayingRoutes,
  ...revenueReportRoutes,
  ...documentReportRoutes,
  ...tenantRoutes,
  ...featureRoutes,
  ...emailSettingsRoutes,
  ...timeZoneRoutes,
  ...notificationRoutes,
  ...payInStatementRoutes,
  ...payInStepRoutes,
  ...payInRoutes,
  ...supportRequestRoutes,
  ...supportedWorkerRoutes,
  ...attachmentRoutes,
  ...certificateRoutes,
  ...contributionAmountRoutes,
  ...supportTypeRoutes,
  ...reportRoutes,
  ...logRoutes,
  ...signInSessionRoutes,
  ...homeRoutes,
  ...searchRoutes,
];

/**
 * The demo back end, for a browser, a Node server or a test alike; it touches no global.
 *
 * @example
 * const backend = await createMockBackend();
 * const response = await backend.handle(new Request(`${backend.origin}/api/abp/application-configuration`));
 */
export async function createMockBackend(options: MockBackendOptions = {}): Promise<MockBackend> {
  const { origin = 'http://localhost', clock = Date.now, store = createMemoryStore(), channel } = options;
  const settings: MockSettings = { ...defaultSettings, ...options.settings };
  const seeding = {
    workerCount: options.workerCount,
    records: options.records,
    manyFeatures: options.manyFeatures,
  };
  const hooks: MockHooks = {
    latencyMs: options.latencyMs ?? 0,
    before: undefined,
    wrappers: new Set(),
    watchers: new Set(),
    refuses: undefined,
    withholds: undefined,
    mail: undefined,
  };

  let database: Database = createDatabase(seeding);
  const reseed = () => {
    database = createDatabase(seeding);
  };
  const storage = createTableStorage({
    tables: () => database,
    seedMark: seedMark(seeding),
    store,
    channel,
    onReset: reseed,
  });
  const issuer = createIssuer({
    origin,
    settings,
    clock,
    store,
    users: () => database.users,
    isUnitActive: (unitId) => (database.units.find(unitId)?.trangThai ?? 1) === 1,
    activeTenantId: (idOrName) => {
      const tenant = findTenant(database.tenants, idOrName);
      return tenant?.isActive === true ? tenant.id : undefined;
    },
    tell: (event) => {
      recordSignInEvent(backend, event);
    },
  });
  const faults = createArmedFault(store);
  const routes = withNotifications([...productRoutes, ...(options.extraRoutes ?? [])]);
  const server = createMirageServer(
    routes.map((route) => ({
      method: route.method,
      path: route.path,
      answer: (request, params) => answerRoute(route, request, params, backend),
    })),
    hooks,
  );
  const backend: MockBackend = {
    origin,
    get database() {
      return database;
    },
    settings,
    permissions: createPermissionCatalogue(options.manyPermissions),
    clock,
    store,
    issuer,
    faults,
    hooks,
    cookies: options.cookies,
    verifyAccessToken: createAccessTokenVerifier(issuer),
    handle: (request, signal = request.signal) =>
      hookedCall(hooks, { request, signal }, () => disturbedRequest(faults, request, server.handle)),
    save: storage.save,
    changes: storage,
    reset: async () => {
      await dropContents(store, database.attachments);
      await Promise.all([
        storage.reset(),
        forgetPasswords(issuer),
        forgetResetLinks(issuer),
        emptyMailbox(store),
        faults.disarm(),
      ]);
      reseed();
    },
    close: () => channel?.close(),
  };
  await storage.restore();
  return backend;
}
