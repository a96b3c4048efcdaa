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
import { requestCulture } from './http/request-culture';
import { answerRoute } from './http/pipeline';
import { createIssuer } from './issuer/issuer';
import { forgetPasswords } from './issuer/passwords';
import { forgetResetLinks } from './issuer/reset-links';
import { emptyMailbox } from './mailbox';
import { productRoutes } from './product-routes';
import { withNotifications } from './routes/notifications/notification-events';
import { withFollowingSteps } from './routes/log/following-steps';
import { recordSignInEvent } from './routes/log/log-sign-ins';
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
  const issuer = createIssuer(origin, {
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
  const routes = withNotifications(withFollowingSteps([...productRoutes, ...(options.extraRoutes ?? [])]));
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
      hookedCall(hooks, { request, signal }, () =>
        disturbedRequest(faults, request, server.handle, () =>
          requestCulture(request, options.cookies?.read() ?? '', settings),
        ),
      ),
    serve: server.handle,
    save: storage.save,
    changes: storage,
    reset: async () => {
      const { attachments } = database;
      // First of all: a call that is answered meanwhile would store what is to go.
      reseed();
      await Promise.all([
        storage.reset(),
        dropContents(store, attachments),
        forgetPasswords(issuer),
        forgetResetLinks(issuer),
        emptyMailbox(store),
        faults.disarm(),
      ]);
    },
    close: () => channel?.close(),
  };
  if (!(await storage.restore())) {
    // They are of people as they were changed.
    await Promise.all([forgetPasswords(issuer), forgetResetLinks(issuer)]);
  }
  return backend;
}
