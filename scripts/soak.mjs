/**
 * `npm run soak`: scripted people on the production build that is there, on a bad network, for 20 minutes; writes
 * docs/bench/soak.md (docs/how-to/soak.md, `-- --help`).
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';

import { growthOf, pageOf } from '../bench/soak/page.mjs';
import { soak } from '../bench/soak/soak.mjs';
import { browserSwitches } from './support/browser-switches.mjs';
import { findOrInstallBrowser } from './support/browser.mjs';
import { fail, root } from './support/run.mjs';

const path = 'docs/bench/soak.md';
/** A shorter run writes no page and judges no growth: code and lists are still fetched for the first time. */
const leastMinutesOfPage = 10;
const samplesOfShortRun = 20;
const longestSampleSeconds = 60;

const usage = `npm run soak -- [--minutes <above 0>] [--seed <whole number>] [--users <1 to 4>]
  --minutes  how long people work; 20 unless told, from ${leastMinutesOfPage} on growth is judged and ${path} is written
  --seed     what draws actions and faults; 1 unless told
  --users    how many people: officer with two tabs, accountant, director, unit; 4 unless told
Build first: npm run build.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    users: { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const [minutes, seed, users] = [values.minutes, values.seed, values.users].map(Number);
if (!(minutes > 0) || !Number.isSafeInteger(seed) || !(users >= 1 && users <= 4)) {
  fail(usage);
}
const found = findOrInstallBrowser();
if (found.path === undefined) {
  fail(found.reason);
}
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserSwitches,
});
const sampleSeconds = Math.min(longestSampleSeconds, (minutes * 60) / samplesOfShortRun);
const result = await soak(browser, { minutes, seed, users, sampleSeconds, tell: console.log }).finally(() =>
  browser.close(),
);
const growth = growthOf(result.sizes);
console.log(Object.fromEntries(result.done), Object.fromEntries(result.faults), growth);
const isLong = minutes >= leastMinutesOfPage;
if (isLong) {
  const options = { ...(await resolveConfig(`${root}${path}`)), filepath: path };
  writeFileSync(`${root}${path}`, await format(pageOf(result), options));
}
const growing = Object.entries(growth)
  .filter(([, { isGrowing }]) => isLong && isGrowing)
  .map(([kind]) => kind);
if (result.failures.length > 0 || growing.length > 0) {
  fail(`${result.failures.length} failures${growing.length > 0 ? `, growing: ${growing.join(', ')}` : ''}.`);
}
console.log(`Nothing failed, nothing was lost${isLong ? ', nothing grows' : ''}.`);
process.exit(0);
