/**
 * `npm run test:browser`: finds a Chromium and an nginx, builds the product and the demo, runs the journeys.
 * `SKIP_BUILD=1` uses the bundles that are there; further arguments go to Playwright.
 */
import { rmSync } from 'node:fs';

import { findOrInstallBrowser } from './support/browser.mjs';
import { findOrInstallNginx } from './support/nginx.mjs';
import { fail, root, runNode } from './support/run.mjs';

rmSync(`${root}reports/browser.json`, { force: true });

const browser = findOrInstallBrowser();
if (browser.path === undefined) {
  fail(browser.reason);
}

// Where there is none, the journeys behind it fail and say why, and all others run.
const nginx = findOrInstallNginx();

if (process.env.SKIP_BUILD !== '1' && !runNode('scripts/build-all.mjs')) {
  process.exit(1);
}

const passed = runNode('node_modules/@playwright/test/cli.js', ['test', ...process.argv.slice(2)], {
  CHROMIUM_PATH: browser.path,
  ...(nginx.path !== undefined && { NGINX_PATH: nginx.path }),
});
process.exit(passed ? 0 : 1);
