/**
 * `npm run test:browser`: finds a Chromium, builds the product and the demo, runs the journeys.
 * `SKIP_BUILD=1` uses the bundles that are there; further arguments go to Playwright.
 */
import { rmSync } from 'node:fs';

import { findOrInstallBrowser } from './support/browser.mjs';
import { fail, root, runNode } from './support/run.mjs';

rmSync(`${root}reports/browser.json`, { force: true });

const browser = findOrInstallBrowser();
if (browser.path === undefined) {
  fail(browser.reason);
}

if (process.env.SKIP_BUILD !== '1' && !runNode('scripts/build-all.mjs')) {
  process.exit(1);
}

const passed = runNode('node_modules/@playwright/test/cli.js', ['test', ...process.argv.slice(2)], {
  CHROMIUM_PATH: browser.path,
});
process.exit(passed ? 0 : 1);
