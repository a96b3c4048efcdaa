import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { root } from '../../scripts/support/run.mjs';

export const baselineFolder = 'node_modules/.cache/bench-baseline';

/** Builds the three bundles that are compared: the product, its demo, and the bare form. */
export async function buildAll() {
  const quiet = /** @type {const} */ ('error');
  await build({ root, mode: 'production', logLevel: quiet });
  await build({ root, mode: 'demo', logLevel: quiet });
  await build({
    root: `${root}bench/baseline`,
    configFile: false,
    logLevel: quiet,
    plugins: [react()],
    build: { outDir: `${root}${baselineFolder}`, emptyOutDir: true, target: 'es2022' },
  });
}

/** Serves the bundles and, for the production build, the mock's routes over HTTP with the password flow. */
export async function serveAll() {
  const { serveStaticSite } = await loadTypeScript('tests/browser/support/static-site.ts');
  const baseline = await serveStaticSite(baselineFolder);
  const demo = await serveStaticSite('dist-demo');
  const product = await serveProduct();
  return {
    ...product,
    baseline,
    demo,
    close: () => Promise.all([baseline, demo, product].map((server) => server.close())),
  };
}

/** Serves the production build, and the mock's routes for it over HTTP with the password flow. */
export async function serveProduct() {
  const { serveStaticSite } = await loadTypeScript('tests/browser/support/static-site.ts');
  const { serveMockBackend } = await loadTypeScript('mock-server/node/serve.ts');
  const { defaultSettings, demoClientId, apiName } = await loadTypeScript('mock-server/settings.ts');

  const production = await serveStaticSite('dist', 'localhost');
  const served = await serveMockBackend({ allowedOrigins: [production.origin] });
  const environment = {
    production: true,
    application: { baseUrl: production.origin, name: 'Bench' },
    oAuthConfig: {
      issuer: `${served.url}/`,
      clientId: demoClientId,
      responseType: 'password',
      scope: `openid profile email offline_access ${apiName}`,
      requireHttps: false,
    },
    apis: { default: { url: served.url, rootNamespace: apiName } },
    localization: { defaultResourceName: apiName },
  };
  production.put('dynamic-env.json', JSON.stringify(environment));
  return {
    production,
    url: served.url,
    backend: served.backend,
    password: defaultSettings.password,
    close: () => Promise.all([production, served].map((server) => server.close())),
  };
}
