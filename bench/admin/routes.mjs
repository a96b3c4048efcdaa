import { median } from '../support/statistics.mjs';
import { clickToShown } from '../support/page-clock.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const rounds = 7;
const columnCount = 8;
const rowCount = 10;

/** What comes to the home page last, above its links: it moves them by some lines, away from under the mouse. */
const homeChart = 'main a[href^="/report/"][href*="?"]';

const lists = [
  ['units', '/csdl/don-vi'],
  ['users', '/system/user'],
  ['roles', '/system/role'],
  ['tenants', '/tenant-management/tenants'],
];

/** Where a route leads, and what tells that it is drawn: the rows of a list are seen before its grid can be worked in. */
const routes = [
  ...lists.map(([name, address]) => [`${name}, rows seen`, address, 'main :is(.preview-row, [role="row"])[data-id]']),
  ...lists.map(([name, address]) => [`${name}, grid there`, address, 'main [role="row"][data-id]']),
  ['settings', '/setting-management', 'main [role="tablist"]'],
];

/**
 * Changes of page in the running product, from the home page's links, on the second visit, beside a page that draws a table of ten rows anew.
 *
 * @param {Page} product signed in
 * @param {Page} plain
 * @returns {Promise<import('./dialogs.mjs').Compared>} medians in milliseconds
 */
export async function measureRoutes(product, plain) {
  await product.bringToFront();
  await product.goto(new URL('/', product.url()).href);
  await product.locator('main a').first().waitFor();
  /** @type {Record<string, number[]>} */
  const times = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, address, shown] of routes) {
      await clickToShown(
        product,
        'a[href="/"]',
        `:root:not(:has(${shown})):has(${homeChart}):has(main a[href="${address}"])`,
      );
      const time = await clickToShown(product, `main a[href="${address}"]`, shown);
      // The first visit fetches code, which is another matter.
      if (round > 0) {
        (times[name] ??= []).push(time);
      }
    }
  }
  const bare = await plainTable(plain);
  return Object.fromEntries(
    Object.entries(times).map(([name, values]) => [`page change: ${name}`, { ours: median(values), plain: bare }]),
  );
}

/** @param {Page} page */
async function plainTable(page) {
  await page.bringToFront();
  await page.setContent('<button id="open">Open</button><button id="clear">Clear</button><div id="panel"></div>');
  await page.evaluate(
    ({ rows, columns }) => {
      const panel = document.querySelector('#panel');
      document.querySelector('#clear')?.addEventListener('click', () => panel?.replaceChildren());
      document.querySelector('#open')?.addEventListener('click', () => {
        const table = document.createElement('table');
        for (let row = 0; row < rows; row += 1) {
          const line = table.insertRow();
          for (let column = 0; column < columns; column += 1) {
            line.insertCell().append(`Cell ${row} ${column}`);
          }
        }
        panel?.replaceChildren(table);
      });
    },
    { rows: rowCount, columns: columnCount },
  );
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    await clickToShown(page, '#clear', ':root:not(:has(td))');
    times.push(await clickToShown(page, '#open', 'td'));
  }
  return median(times);
}
