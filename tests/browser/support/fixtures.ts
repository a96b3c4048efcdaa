import type { Environment, OAuthConfig } from '@/domain/environment/environment';
import { test as base, type Browser } from '@playwright/test';

import { environmentOrigins } from '../../../scripts/support/content-security-policy.mjs';
import { demoPeople, serveBackend, type Backend } from './backend';
import { guardConsole, type ConsoleGuard } from './console-guard';
import { startIssuer, type Issuer } from './issuer';
import { defaultIssuerOptions, type IssuerOptions } from './issuer-options';
import { joinToOwnIssuer, type OwnIssuerOptions } from './own-issuer';
import { productionEnvironment } from './production-environment';
import { serveStaticSite, type StaticSite } from './static-site';

type TestFixtures = {
  /** What a test changes of the issuer: `test.use({ issuerOptions: { accessTokenSeconds: 8 } })`. */
  readonly issuerOptions: Partial<IssuerOptions>;
  /** Words of its own in the production site's `oAuthConfig`. */
  readonly oAuthOptions: Partial<OAuthConfig>;
  /** When the production site locks a session that nobody works in; as installed unless a test says so. */
  readonly idle: Partial<Environment['idle']>;
  /** Name of the production site's host; the issuer's is `localhost`. */
  readonly siteHost: 'localhost' | '127.0.0.1';
  /** Whether the production site answers under the strict policy; `false` where a page has to frame the product. */
  readonly isGuarded: boolean;
  /** The production build on an origin of its own, without a `dynamic-env.json` until a test puts one. */
  readonly productionSite: StaticSite;
  /** A certified issuer that knows the demo people and the production site. */
  readonly issuer: Issuer;
  /** The mock's routes over HTTP, for the production site, behind the issuer's tokens. */
  readonly backend: Backend;
  /** The production site, with the `dynamic-env.json` that joins it to issuer and back end. */
  readonly production: StaticSite;
  /** Joins the production site to a back end of the test's own, which is its issuer too. */
  readonly joinOwnBackend: (options?: OwnIssuerOptions) => Promise<Backend>;
  /** Fails the test for each console error and uncaught error that it did not allow. */
  readonly consoleGuard: ConsoleGuard;
};

type WorkerFixtures = {
  /** The demo build, as `npm start` serves it. */
  readonly demoSite: StaticSite;
};

/** Playwright's `test` with the product's servers; a page without an address of its own is on the demo. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  issuerOptions: [{}, { option: true }],
  oAuthOptions: [{}, { option: true }],
  idle: [{}, { option: true }],
  siteHost: ['localhost', { option: true }],
  isGuarded: [true, { option: true }],
  demoSite: [
    async ({}, use) => {
      const site = await serveStaticSite('dist-demo');
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demoSite }, use) => {
    await use(demoSite.origin);
  },
  productionSite: async ({ browser, siteHost }, use) => {
    const site = await serveStaticSite('dist', siteHost);
    await use(site);
    await closePages(browser);
    await site.close();
  },
  issuer: async ({ browser, issuerOptions, productionSite }, use) => {
    const options = { ...defaultIssuerOptions, ...issuerOptions };
    const issuer = await startIssuer({
      ...options,
      siteOrigin: productionSite.origin,
      accounts: await demoPeople(),
    });
    await use(issuer);
    await closePages(browser);
    await issuer.close();
  },
  backend: async ({ browser, issuer, productionSite }, use) => {
    const backend = await serveBackend(productionSite.origin, issuer);
    await use(backend);
    await closePages(browser);
    await backend.close();
  },
  production: async ({ productionSite, issuer, backend, oAuthOptions, idle, isGuarded }, use) => {
    const environment = productionEnvironment(productionSite.origin, issuer, backend.url, oAuthOptions, idle);
    productionSite.put('dynamic-env.json', JSON.stringify(environment));
    if (isGuarded) {
      await productionSite.guard(environmentOrigins(environment));
    }
    await use(productionSite);
  },
  joinOwnBackend: async ({ browser, productionSite }, use) => {
    const joined: Backend[] = [];
    await use(async (options) => {
      const backend = await joinToOwnIssuer(productionSite, options);
      joined.push(backend);
      return backend;
    });
    await closePages(browser);
    await Promise.all(joined.map((backend) => backend.close()));
  },
  consoleGuard: [
    async ({ context }, use) => {
      const guard = guardConsole(context);
      await use(guard);
      test.expect(guard.complaints()).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Before their servers: what a page fetches in idle time would be missed, and complained about. Asked of the browser,
 * because a context may itself need the address of the server that is to close.
 */
export async function closePages(browser: Browser): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.close()));
}

export { expect } from '@playwright/test';
