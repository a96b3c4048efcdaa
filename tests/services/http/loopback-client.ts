import type { ServerResponse } from 'node:http';

import { onTestFinished } from 'vitest';

import { createHttpClient, type HttpClientParts } from '@/services/http/create-http-client';

import { startLoopbackServer, type SeenRequest } from '../../support/loopback-server';
import { portWith } from '../../support/session-port';

/** What the test's client talks to; its latest one. */
export let server: Awaited<ReturnType<typeof startLoopbackServer>>;

/** A signed-in client of a server that answers like this, until the test is over. */
export async function client(
  answer: (request: SeenRequest, response: ServerResponse) => void,
  parts: Partial<HttpClientParts> = {},
) {
  const started = await startLoopbackServer(answer);
  onTestFinished(() => started.close());
  server = started;
  return createHttpClient({
    apiUrl: server.url,
    trustedOrigins: [],
    appOrigin: server.url,
    session: portWith('access-1'),
    readContext: () => ({ culture: 'vi', tenantMark: { __tenant: 'tenant-1' } }),
    readAntiForgeryToken: () => 'forgery-1',
    ...parts,
  });
}
