import { heapOf } from '../support/heap.mjs';
import { usableAfter } from '../support/page-clock.mjs';
import { inFreshPage, typeIn } from './journey.mjs';
import { watchRequests } from './quiet.mjs';

const changes = 1_000;
/** Lists, a report, a form and the home page. */
const screens = [
  '/csdl/nguoi-lao-dong',
  '/quan-ly-quy/bao-cao-quy',
  '/report/rp-theo-doanh-thu',
  '/setting-management',
  '/',
];

/**
 * Goes from screen to screen in one page and looks at its heap after a hundred, when everything has been seen often, and
 * after a thousand; what the engine compiles meanwhile is told apart from what the page holds.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./contenders.mjs').Contender} product
 * @param {{ readonly userName: string, readonly password: string }} person
 * @returns {Promise<Record<string, number>>}
 */
export async function heapOverScreenChanges(browser, product, person) {
  return inFreshPage(browser, async (page) => {
    const quiet = watchRequests(page);
    await usableAfter(page, product.address);
    await typeIn(page, person);
    await page.keyboard.press('Enter');
    await page.locator(product.home).waitFor({ state: 'attached' });
    await quiet();
    const start = await heapOf(page);
    let early = start;
    for (let change = 0; change < changes; change += 1) {
      const screen = screens[change % screens.length] ?? '/';
      await page
        .locator(`nav a[href="${screen}"]`)
        .first()
        .evaluate((link) => link.click());
      await page.locator(`nav a[href="${screen}"][aria-current="page"]`).first().waitFor({ state: 'attached' });
      await page.locator('main h1').first().waitFor();
      if (change === 99) {
        await quiet();
        early = await heapOf(page);
      }
    }
    await quiet();
    const late = await heapOf(page);
    return {
      'heap after start, MiB': start.all,
      'heap after 100 screens, MiB': early.all,
      'heap after 1,000 screens, MiB': late.all,
      'own objects after start, MiB': start.own,
      'own objects after 100 screens, MiB': early.own,
      'own objects after 1,000 screens, MiB': late.own,
    };
  });
}
