import { mkdtempSync, rmSync } from 'node:fs';
import type * as tls from 'node:tls';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { listen, type Listening } from '@mock-server/node/http-exchange';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { ownCertificate } from '../../scripts/support/certificate.mjs';
import { createAsk, usualLimits } from '../../scripts/support/doctor/ask';
import { checkSiteTransport } from '../../scripts/support/doctor/check-transport';

const known = vi.hoisted(() => ({ byEverybody: [] as string[] }));

// The list that Node brings, with one certificate of ours in the place of the world's.
vi.mock('node:tls', async (original) => ({
  ...(await original<typeof tls>()),
  get rootCertificates() {
    return known.byEverybody;
  },
}));

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const [ofEverybody, ofHouse] = ['everybody', 'house'].map((name) => ownCertificate(join(folder, name), '127.0.0.1'));
const servers: Listening[] = [];

beforeAll(() => {
  known.byEverybody.push(ofEverybody?.cert ?? '');
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['everybody knows', ofEverybody],
  ['the house knows', ofHouse],
])('with an authority of the house, a certificate that %s is believed', async (_, certificate) => {
  if (certificate === undefined) {
    throw new Error('OpenSSL is missing');
  }
  const server = await listen((_request, response) => response.end('ok'), { port: 0, host: '127.0.0.1', certificate });
  servers.push(server);
  const siteOrigin = `https://127.0.0.1:${server.port}`;
  const authority = ofHouse?.cert;
  const ask = createAsk({ ...usualLimits, authority });
  expect(await ask({ url: `${siteOrigin}/` })).toMatchObject({ kind: 'answer', text: 'ok' });
  const examination = { ask, siteOrigin, tenant: undefined, token: undefined, authority, now: Date.now };
  expect(await checkSiteTransport(examination)).toMatchObject({ grade: 'good' });
});
