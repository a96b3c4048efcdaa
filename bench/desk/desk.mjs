import { build } from 'vite';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { root } from '../../scripts/support/run.mjs';
import { inVietnam, launchBrowser } from '../support/browser.mjs';
import { clickToShown, usableAfter } from '../support/page-clock.mjs';
import { fillSignInForm } from '../support/sign-in-form.mjs';
import { rounded, warmMedians } from '../support/statistics.mjs';
import { writePage } from '../support/write-page.mjs';

const rounds = 5;
const withoutDesk = 'node_modules/.cache/bench-without-desk';
const listLink = 'a[href="/csdl/nguoi-lao-dong"]';
const homeLink = 'nav a[href="/"]';
const row = '[role="rowgroup"] [role="row"][data-id]';
const homeFigure = 'main a[href^="/quan-ly-quy/bao-cao-quy?"]';
/** Where the browser keeps which rows the demo has, and the sets that are compared. */
const setKey = 'quy.demo.data';
const sets = ['class', 'large', 'huge'];

/**
 * The demo with 5,000, 10,000 and 100,000 workers, and with the trainer's desk closed beside the same demo built without
 * it; on the demo build that is there, a fresh browser context each, in turns.
 *
 * @returns {Promise<Record<string, number>>} medians in milliseconds, which belong to this run alone
 */
export async function measureDesk() {
  await buildWithoutDesk();
  const { serveStaticSite } = await loadTypeScript('tests/browser/support/static-site.ts');
  const { defaultSettings } = await loadTypeScript('mock-server/settings.ts');
  const sites = { with: await serveStaticSite('dist-demo'), without: await serveStaticSite(withoutDesk) };
  const browser = await launchBrowser();
  /** @type {Record<string, number[]>} */
  const times = {};
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, origin, set] of [
        ...sets.map((set) => [set, sites.with.origin, set]),
        ['without the desk', sites.without.origin, 'class'],
      ]) {
        const measured = await journey(browser, { origin, set, password: defaultSettings.password });
        for (const [measure, time] of Object.entries(measured)) {
          (times[`${name}: ${measure}`] ??= []).push(time);
        }
      }
    }
  } finally {
    await browser.close();
    await Promise.all(Object.values(sites).map((site) => site.close()));
  }
  const medians = warmMedians(times);
  await writePage('desk', pageOf(medians));
  return medians;
}

/** The same demo, with an empty part in the desk's place. */
async function buildWithoutDesk() {
  await build({
    root,
    mode: 'demo',
    logLevel: 'error',
    plugins: [
      {
        name: 'without-desk',
        enforce: 'pre',
        resolveId: (source) =>
          source.endsWith('/views/desk/open-desk-beside') ? `${root}bench/desk/no-desk.ts` : undefined,
      },
    ],
    build: { outDir: `${root}${withoutDesk}`, emptyOutDir: true },
  });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ readonly origin: string, readonly set: string, readonly password: string }} demo
 */
async function journey(browser, { origin, set, password }) {
  const context = await browser.newContext(inVietnam);
  try {
    const page = await context.newPage();
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [setKey, set]);
    const usable = await usableAfter(page, `${origin}/auth/login`);
    await fillSignInForm(page, { userName: 'khoa.tm', password });
    const home = await clickToShown(page, 'button[type=submit]', homeFigure);
    // Home at rest: its charts are drawn, and what it fetches ahead has come.
    await page.locator('main figure svg').nth(1).waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const first = await clickToShown(page, listLink, row);
    await clickToShown(page, homeLink, homeFigure);
    const second = await clickToShown(page, listLink, row);
    return {
      'sign-in page usable': usable,
      'sign-in to home with its figures': home,
      'worker list, first': first,
      'worker list, again': second,
    };
  } finally {
    await context.close();
  }
}

/** @param {Record<string, number>} medians */
function pageOf(medians) {
  const measures = Object.keys(medians)
    .filter((name) => name.startsWith('class: '))
    .map((name) => name.replace('class: ', ''));
  const times = (measure, name, base) => rounded(medians[`${name}: ${measure}`] / medians[`${base}: ${measure}`]);
  const rows = measures.map(
    (measure) =>
      `| ${measure} | ${times(measure, 'large', 'class')} | ${times(measure, 'huge', 'class')} | ${times(measure, 'class', 'without the desk')} |`,
  );
  return `# The demo: many rows, and a closed desk

Written by \`npm run bench -- desk\`; do not edit. A fresh browser context each time, in turns, medians of ${rounds} rounds; the
back end runs inside the page and makes its rows when somebody first looks at them. The first two columns are multiples of the set
of 5,000 workers that a class works with; the last is the demo with the trainer's desk closed, as a multiple of the same demo
built without any desk. Times are printed by the same command: they belong to one machine.

| measure | 10,000 workers | 100,000 workers | desk closed, beside none |
| --- | --- | --- | --- |
${rows.join('\n')}

Home's figures are counted over all workers and contracts, for which the back end makes its rows; the first list comes after home
has come to rest.
`;
}
