import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { findOrInstallBrowser } from '../scripts/support/browser.mjs';
import { median } from './support/statistics.mjs';
import { clickToShown, usableAfter } from './support/page-clock.mjs';

const rounds = 7;
const listLink = 'a[href="/csdl/nguoi-lao-dong"]';
const listRow = '[role="rowgroup"] [role="row"][data-id], tbody tr td';
/** Only the tiles of the home page lead to a filtered list of reports. */
const homeFigure = 'main a[href^="/quan-ly-quy/bao-cao-quy?"]';
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/**
 * Opens every page in turns, each time with a cold cache, and takes medians. Milliseconds, KiB for scripts.
 *
 * @param {Awaited<ReturnType<typeof import('./support/servers.mjs').serveAll>>} servers
 */
export async function measurePages(servers) {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path, args });
  try {
    /** @type {Record<string, number>[]} */
    const results = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push(await measureOnce(browser, servers));
    }
    const [names = []] = results.map((result) => Object.keys(result));
    return Object.fromEntries(names.map((name) => [name, median(results.map((result) => result[name] ?? NaN))]));
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Awaited<ReturnType<typeof import('./support/servers.mjs').serveAll>>} servers
 */
async function measureOnce(browser, servers) {
  const baseline = await inFreshPage(browser, (page) => usableAfter(page, servers.baseline.origin));
  const demo = await inFreshPage(browser, (page) => usableAfter(page, `${servers.demo.origin}/auth/login`));
  const journey = await inFreshPage(browser, (page) => productJourney(page, servers));
  return { 'baseline usable, ms': baseline, 'demo usable, ms': demo, ...journey };
}

/**
 * Sign-in page, home and the worker list, over the network.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Awaited<ReturnType<typeof import('./support/servers.mjs').serveAll>>} servers
 */
async function productJourney(page, { production, password }) {
  const scripts = countScripts(page);
  const usable = await usableAfter(page, `${production.origin}/auth/login`);
  const scriptsKib = (await scripts()) / 1_024;
  await page.locator('input[type=password]').fill(password);
  await page.locator('input:not([type=hidden], [type=checkbox], [type=password])').first().fill('khoa.tm');
  const home = await clickToShown(page, 'button[type=submit]', listLink);
  const first = await clickToShown(page, listLink, listRow);
  const figures = await clickToShown(page, 'a[href="/"]', homeFigure);
  const second = await clickToShown(page, listLink, listRow);
  return {
    'scripts loaded until usable, KiB gzip': scriptsKib,
    'sign-in usable, ms': usable,
    'sign-in to home, ms': home,
    'home with its figures, second visit, ms': figures,
    'worker list, first visit, ms': first,
    'worker list, second visit, ms': second,
  };
}

/**
 * Adds up the gzipped size of every script that arrives from now on.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {() => Promise<number>} bytes until the call
 */
function countScripts(page) {
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      sizes.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          () => 0,
        ),
      );
    }
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} measure
 */
async function inFreshPage(browser, measure) {
  const context = await browser.newContext({ locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}
