import type { CookieJar, MockBackend } from './backend';
import { createMockBackend, type MockBackendOptions } from './create-mock-backend';
import { installFetch } from './http/browser-fetch';
import { installUpload } from './http/browser-upload';
import { openBrowserStore } from './storage/browser-store';

/** Long enough to see the product's waiting states, short enough to work with. */
const demoLatencyMs = 120;

/**
 * Starts the demo back end inside this page: real `fetch` calls and uploads to its own origin are answered here, changes are kept
 * in IndexedDB and shared with other tabs. Without IndexedDB it runs all the same and forgets at the next reload.
 */
export async function startMockServer(
  volumes: Pick<MockBackendOptions, 'manyPermissions' | 'manyFeatures' | 'workerCount' | 'records'> = {},
): Promise<MockBackend> {
  const backend = await createMockBackend({
    ...volumes,
    origin: location.origin,
    store: await openBrowserStore(),
    cookies: documentCookies,
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('mock-server'),
    latencyMs: demoLatencyMs,
  });
  installFetch(backend);
  installUpload(backend);
  return backend;
}

const documentCookies: CookieJar = {
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
};
