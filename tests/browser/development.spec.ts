import { createServer } from 'vite';

import { demoPeople, serveBackend } from './support/backend';
import { expect, test } from './support/fixtures';
import { startIssuer } from './support/issuer';
import { defaultIssuerOptions } from './support/issuer-options';
import { productionEnvironment } from './support/production-environment';
import { recordProtocolCalls } from './support/protocol-calls';
import { signInByCode } from './support/sign-in';

test('A-04 T31 where React runs every effect twice, an answer is exchanged once', async ({
  page,
  context,
}, testInfo) => {
  // The sources have to be prepared first.
  test.setTimeout(180_000);
  const server = await createServer({
    mode: 'development',
    cacheDir: testInfo.outputPath('vite'),
    logLevel: 'error',
    server: { host: 'localhost', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  const issuer = await startIssuer({ ...defaultIssuerOptions, siteOrigin: origin, accounts: await demoPeople() });
  const backend = await serveBackend(origin, issuer);
  const environment = productionEnvironment(origin, issuer, backend.url, {});
  await page.route('**/dynamic-env.json', (route) => route.fulfill({ json: environment }));
  const calls = recordProtocolCalls(context, issuer);

  await page.goto(origin, { timeout: 120_000 });
  await signInByCode(page, `${origin}/csdl/don-vi`, 'khoa.tm', 60_000);
  await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => document.querySelector('script[src="/src/main.tsx"]') !== null)).toBe(true);
  expect(calls).toEqual(['authorization', 'authorization_code']);
  expect(issuer.failures).toEqual([]);

  // What the page fetches in idle time would find nobody.
  await page.close();
  await backend.close();
  await issuer.close();
  await server.close();
});
