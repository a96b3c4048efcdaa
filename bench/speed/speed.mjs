import { launchBrowser } from '../support/browser.mjs';
import { buildAll, serveAll } from '../support/servers.mjs';
import { rounded, warmMedians } from '../support/statistics.mjs';
import { writePage } from '../support/write-page.mjs';
import { contendersOf } from './contenders.mjs';
import { signInPage, wholeWay } from './journey.mjs';
import { heapOverScreenChanges } from './screen-changes.mjs';
import { speedPage } from './speed-page.mjs';

const rounds = { fast: 7, slow: 3 };

/**
 * The production build beside a bare sign-in page and a bare application on the same API, each time with a cold cache, in
 * turns, on a fast and on a slow line; and its heap over a thousand screen changes.
 *
 * @returns {Promise<Record<string, number>>} medians; milliseconds unless the name says otherwise, of this run alone
 */
export async function measureSpeed() {
  await buildAll();
  const servers = await serveAll();
  const browser = await launchBrowser();
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
    const heap = await heapOverScreenChanges(browser, contenders.product, person);
    const all = Object.fromEntries(
      Object.entries({ ...warmMedians(figures), ...heap }).map(([name, value]) => [name, rounded(value)]),
    );
    await writePage('speed', speedPage(all, rounds));
    return all;
  } finally {
    await browser.close();
    await servers.close();
  }
}
