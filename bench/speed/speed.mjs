import { mkdirSync, writeFileSync } from 'node:fs';

import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';

import { findOrInstallBrowser } from '../../scripts/support/browser.mjs';
import { buildAll, serveAll } from '../support/servers.mjs';
import { median, rounded } from '../support/statistics.mjs';
import { contendersOf } from './contenders.mjs';
import { signInPage, wholeWay } from './journey.mjs';
import { heapOverScreenChanges } from './screen-changes.mjs';
import { speedPage } from './speed-page.mjs';

const path = 'docs/bench/speed.md';
const rounds = { fast: 7, slow: 3 };
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/**
 * The production build beside a bare sign-in page and a bare application on the same API, each time with a cold cache, in
 * turns, on a fast and on a slow line; and its heap over a thousand screen changes.
 *
 * @returns {Promise<Record<string, number>>} medians; milliseconds unless the name says otherwise, of this run alone
 */
export async function measureSpeed() {
  await buildAll();
  const servers = await serveAll();
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path, args });
  try {
    const contenders = contendersOf(servers);
    const person = { userName: 'admin', password: servers.password };
    /** @type {Record<string, number[]>} */
    const figures = {};
    const note = (name, measured) => {
      for (const [measure, value] of Object.entries(measured)) {
        (figures[`${name}: ${measure}`] ??= []).push(value);
      }
    };
    for (const line of /** @type {const} */ (['fast', 'slow'])) {
      for (let round = 0; round <= rounds[line]; round += 1) {
        note(`${line}, bare page`, await signInPage({ browser, line }, servers.barePage.origin));
        for (const [name, contender] of Object.entries(contenders)) {
          note(`${line}, ${name}`, await wholeWay({ browser, line }, contender, person));
        }
      }
    }
    // The first round warms the machine.
    const medians = Object.fromEntries(Object.entries(figures).map(([name, all]) => [name, median(all.slice(1))]));
    const heap = await heapOverScreenChanges(browser, contenders.product, person);
    const all = Object.fromEntries(
      Object.entries({ ...medians, ...heap }).map(([name, value]) => [name, rounded(value)]),
    );
    mkdirSync('docs/bench', { recursive: true });
    writeFileSync(path, await format(speedPage(all, rounds), { ...(await resolveConfig(path)), filepath: path }));
    return all;
  } finally {
    await browser.close();
    await servers.close();
  }
}
