import { loadTypeScript } from '../../../scripts/support/load-typescript.mjs';
import { test } from './fixtures';
import type * as pastModule from './support-past';

type WalkFixtures = {
  /** What went before in the back end behind the pages. */
  readonly past: pastModule.SupportPast;
};

/** Workers that are enough for the walk-throughs of support. */
const workerCount = 200;

/** `test` on the production site with a back end of its own, into whose past a walk-through of support can reach. */
export const walk = test.extend<WalkFixtures>({
  baseURL: async ({ productionSite }, use) => {
    await use(productionSite.origin);
  },
  past: async ({ joinOwnBackend }, use) => {
    const { supportPast } = await loadTypeScript<typeof pastModule>('tests/browser/support/support-past.ts');
    const { backend } = await joinOwnBackend({ workerCount });
    await use(supportPast(backend));
  },
});
