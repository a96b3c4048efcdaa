/**
 * `npm run soak`: scripted people on the production build that is there, on a bad network, for 20 minutes; writes
 * docs/bench/soak.md. `-- --minutes 3 --seed 7 --users 2` for less or other; a run of less than ten minutes writes no page.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';

import { growthOf, pageOf } from '../bench/soak/page.mjs';
import { soak } from '../bench/soak/soak.mjs';
import { findOrInstallBrowser } from './support/browser.mjs';
import { fail, root } from './support/run.mjs';

const path = 'docs/bench/soak.md';
const leastMinutesOfPage = 10;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    users: { type: 'string', default: '4' },
  },
});
const [minutes, seed, users] = [values.minutes, values.seed, values.users].map(Number);
if (!(minutes > 0) || !Number.isSafeInteger(seed) || !(users >= 1 && users <= 4)) {
  fail('npm run soak -- --minutes <above 0> --seed <whole number> --users <1 to 4>');
}
const found = findOrInstallBrowser();
if (found.path === undefined) {
  fail(found.reason);
}
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const result = await soak(browser, { minutes, seed, users, tell: console.log }).finally(() => browser.close());
const growth = growthOf(result.sizes);
console.log(Object.fromEntries(result.done), Object.fromEntries(result.faults), growth);
if (minutes >= leastMinutesOfPage) {
  const options = { ...(await resolveConfig(`${root}${path}`)), filepath: path };
  writeFileSync(`${root}${path}`, await format(pageOf(result), options));
}
const growing = Object.entries(growth)
  .filter(([, { isGrowing }]) => isGrowing)
  .map(([kind]) => kind);
if (result.failures.length > 0 || growing.length > 0) {
  fail(`${result.failures.length} failures${growing.length > 0 ? `, growing: ${growing.join(', ')}` : ''}.`);
}
console.log('Nothing failed, nothing was lost, nothing grows.');
process.exit(0);
