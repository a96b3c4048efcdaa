import { test as base, closePages } from './fixtures';
import { serveByNginx } from './nginx-site';

/** `test` whose production site is served by a real nginx under the configuration that `deploy` ships. */
export const test = base.extend({
  productionSite: async ({ browser, siteHost }, use) => {
    const site = await serveByNginx('dist', siteHost);
    await use(site);
    await closePages(browser);
    await site.close();
  },
});

export { expect } from './fixtures';
