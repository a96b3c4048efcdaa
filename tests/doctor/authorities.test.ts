import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';

import { listen } from '@mock-server/node/http-exchange';
import { expect, it, onTestFinished } from 'vitest';

import { ownCertificate } from '../../scripts/support/certificate.mjs';
import { createAsk, usualLimits } from '../../scripts/support/doctor/ask';
import { believedAuthorities } from '../../scripts/support/doctor/believed-authorities';
import { checkSiteTransport } from '../../scripts/support/doctor/check-transport';

it('an authority of the house stands beside those that everybody knows, whose list is Node’s own without one', () => {
  expect(rootCertificates.length).toBeGreaterThan(50);
  expect(believedAuthorities('of the house')).toEqual({ ca: [...rootCertificates, 'of the house'] });
  expect(believedAuthorities(undefined)).toEqual({});
});

it('a certificate that the house knows is believed, by what is asked and by the look at the transport', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  const certificate = ownCertificate(join(folder, 'house'), '127.0.0.1');
  if (certificate === undefined) {
    throw new Error('OpenSSL is missing');
  }
  const server = await listen((_request, response) => response.end('ok'), { port: 0, host: '127.0.0.1', certificate });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const siteOrigin = `https://127.0.0.1:${server.port}`;
  const authority = certificate.cert;
  const ask = createAsk({ ...usualLimits, authority });
  expect(await ask({ url: `${siteOrigin}/` })).toMatchObject({ kind: 'answer', text: 'ok' });
  const examination = { ask, siteOrigin, tenant: undefined, token: undefined, authority, now: Date.now };
  expect(await checkSiteTransport(examination)).toMatchObject({ grade: 'good' });
});
