import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { root } from '../../scripts/support/run.mjs';

const bareFolders = /** @type {const} */ ({
  page: 'node_modules/.cache/bench-bare-page',
  app: 'node_modules/.cache/bench-bare-app',
});

/** Builds what is compared: the product, its demo, and the bare page and the bare application. */
export async function buildAll() {
  const quiet = /** @type {const} */ ('error');
  await build({ root, mode: 'production', logLevel: quiet });
  await build({ root, mode: 'demo', logLevel: quiet });
  for (const [name, folder] of Object.entries(bareFolders)) {
    await build({
      root: `${root}bench/speed/bare-${name}`,
      configFile: false,
      logLevel: quiet,
      plugins: [react()],
      build: { outDir: `${root}${folder}`, emptyOutDir: true, target: 'es2022' },
    });
  }
}

/** Serves the bundles, compressed, and the mock's routes over HTTP with the password flow. */
export async function serveAll() {
  const { serveStaticSite } = await loadTypeScript('tests/browser/support/static-site.ts');
  const serve = (folder) => serveStaticSite(folder, 'localhost', true);
  const barePage = await serve(bareFolders.page);
  const bareApp = await serve(bareFolders.app);
  const demo = await serve('dist-demo');
  const product = await serveProduct({ others: [bareApp.origin], isCompressed: true });
  return {
    ...product,
    barePage,
    bareApp,
    demo,
    close: () => Promise.all([barePage, bareApp, demo, product].map((server) => server.close())),
  };
}

/**
 * Serves the production build, and the mock's routes for it over HTTP with the password flow.
 *
 * @param {object} [options]
 * @param {Readonly<Record<string, unknown>>} [options.settings] what the mock's settings are to be
 * @param {readonly string[]} [options.others] origins of further pages that may call the mock
 * @param {boolean} [options.isCompressed] the pages, as a real server does it
 */
export async function serveProduct({ settings = {}, others = [], isCompressed = false } = {}) {
  const { serveStaticSite } = await loadTypeScript('tests/browser/support/static-site.ts');
  const { serveMockBackend } = await loadTypeScript('mock-server/node/serve.ts');
  const { defaultSettings, demoClientId, apiName } = await loadTypeScript('mock-server/settings.ts');

  const production = await serveStaticSite('dist', 'localhost', isCompressed);
  const served = await serveMockBackend({ allowedOrigins: [production.origin, ...others], settings });
  const scope = `openid profile email offline_access ${apiName}`;
  const environment = {
    production: true,
    application: { baseUrl: production.origin, name: 'Bench' },
    oAuthConfig: {
      issuer: `${served.url}/`,
      clientId: demoClientId,
      responseType: 'password',
      scope,
      requireHttps: false,
    },
    apis: { default: { url: served.url, rootNamespace: apiName } },
    localization: { defaultResourceName: apiName },
  };
  production.put('dynamic-env.json', JSON.stringify(environment));
  return {
    production,
    url: served.url,
    api: { url: served.url, clientId: demoClientId, scope },
    backend: served.backend,
    password: defaultSettings.password,
    close: () => Promise.all([production, served].map((server) => server.close())),
  };
}
