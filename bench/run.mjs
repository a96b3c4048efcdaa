/**
 * `npm run bench`: medians of one run on this machine. Compare ratios within a run, never milliseconds between machines;
 * nothing here is asserted anywhere. `-- auth` runs the comparison of signing in alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

import { gzipKib, pageBundle } from '../scripts/support/login-bundle.mjs';
import { measureMockList } from './mock-list.mjs';
import { measurePages } from './pages.mjs';
import { measureSignIn } from './sign-in.mjs';
import { baselineFolder, buildAll, serveAll } from './support/servers.mjs';
import { rounded } from './support/statistics.mjs';

const [part] = process.argv.slice(2);
if (part !== undefined && part !== 'auth') {
  throw new Error(`There is no part “${part}”; npm run bench -- auth is the only one that runs alone.`);
}

console.log('Comparing sign-ins …');
const signIn = await measureSignIn();
if (part === 'auth') {
  console.table(Object.entries(signIn).map(([measure, value]) => ({ measure, value: rounded(value) })));
  console.log('The comparison stands in docs/bench/sign-in.md.');
} else {
  await measureAll();
}

async function measureAll() {
  console.log('Building …');
  await buildAll();

  console.log('Measuring the mock …');
  const mock = await measureMockList();

  console.log('Measuring pages …');
  const servers = await serveAll();
  const pages = await measurePages(servers).finally(() => servers.close());

  const bundles = {
    'baseline page, KiB gzip': gzipKib(pageBundle(baselineFolder)),
    'sign-in page, KiB gzip': gzipKib(pageBundle('dist')),
    'demo page, KiB gzip': gzipKib(pageBundle('dist-demo')),
  };
  const baselines = {
    'sign-in page, KiB gzip': bundles['baseline page, KiB gzip'],
    'scripts loaded until usable, KiB gzip': bundles['baseline page, KiB gzip'],
    'sign-in usable, ms': pages['baseline usable, ms'],
    'demo usable, ms': pages['baseline usable, ms'],
  };
  const rows = Object.entries({ ...bundles, ...pages, ...mock, ...signIn }).map(([measure, value]) => ({
    measure,
    value: rounded(value),
    ...(measure in baselines ? { 'times the bare form': rounded(value / baselines[measure]) } : {}),
  }));

  console.table(rows);
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/latest.json', `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`);
}
