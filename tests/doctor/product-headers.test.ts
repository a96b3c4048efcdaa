import { afterAll, beforeAll, expect, it } from 'vitest';

import { defaultEnvironment } from '@/domain/environment/default-environment';
import { createHttpClient } from '@/services/http/create-http-client';

import { productHeaders } from '../../scripts/support/doctor/check-back-end';
import { answerJson, startLoopbackServer } from '../support/loopback-server';
import { portWith } from '../support/session-port';

let server: Awaited<ReturnType<typeof startLoopbackServer>>;

beforeAll(async () => {
  server = await startLoopbackServer((_, response) => answerJson(response, 200, {}));
});

afterAll(() => server.close());

/** What a browser sends of itself, or without a question (Fetch Standard §2.2.2). */
const free = ['accept', 'accept-language', 'accept-encoding', 'host', 'connection', 'content-length', 'user-agent'];

it('C-01 C-02 asks a back end for leave of exactly the headers that the product sends', async () => {
  const http = createHttpClient({
    apiUrl: server.url,
    trustedOrigins: [],
    // A browser asks another origin alone, and there the anti-forgery header never goes.
    appOrigin: 'https://quy.example.vn',
    session: portWith('a'),
    readContext: () => ({ culture: 'vi', tenantMark: { __tenant: 't-1' } }),
    readAntiForgeryToken: () => 'f',
  });
  await http('/api/app/don-vi', { method: 'POST', body: {} });
  const sent = Object.keys(server.seen[0]?.headers ?? {});
  expect(sent.filter((name) => !free.includes(name) && !name.startsWith('sec-')).sort()).toEqual(
    productHeaders(defaultEnvironment('https://quy.example.vn')),
  );
});
