import { inVietnam } from '../support/browser.mjs';
import { heapOf } from '../support/heap.mjs';
import { clickToShown, usableAfter } from '../support/page-clock.mjs';
import { countScripts } from './count-scripts.mjs';
import { putOnLine } from './lines.mjs';
import { watchLongTasks } from './long-tasks.mjs';
import { watchRequests } from './quiet.mjs';

/** A person types eight letters a second. Milliseconds for one. */
const typingDelayMs = 125;
const waitMs = 60_000;

/**
 * @typedef {object} Step
 * @property {import('@playwright/test').Browser} browser
 * @property {keyof typeof import('./lines.mjs').lines} line
 */

/**
 * The sign-in page alone, with a cold cache.
 *
 * @param {Step} step
 * @param {string} address
 * @returns {Promise<Record<string, number>>} milliseconds, KiB gzip and a count
 */
export async function signInPage({ browser, line }, address) {
  return inFreshPage(browser, async (page) => {
    await putOnLine(page, line);
    return signInFigures(page, address);
  });
}

/**
 * The whole way through an application, with a cold cache: sign-in page, home, list twice, settings, dialog, reload.
 *
 * @param {Step} step
 * @param {import('./contenders.mjs').Contender} contender
 * @param {{ readonly userName: string, readonly password: string }} person
 * @returns {Promise<Record<string, number>>}
 */
export async function wholeWay({ browser, line }, contender, person) {
  return inFreshPage(browser, async (page) => {
    await putOnLine(page, line);
    const quiet = watchRequests(page);
    const atSignIn = await signInFigures(page, contender.address);
    await typeIn(page, person);
    await quiet();
    const home = await clickToShown(page, 'button[type=submit]', contender.home);
    await quiet();
    const longTasks = await watchLongTasks(page);
    const listFirst = await clickToShown(page, contender.toList, contender.listRow);
    await quiet();
    await leaveFor(page, contender.toHome, contender.listRow);
    await quiet();
    const listAgain = await clickToShown(page, contender.toList, contender.listRow);
    await quiet();
    const settings = await clickToShown(page, contender.toSettings, contender.settingsField);
    if (contender.beforeDialog !== undefined) {
      await page.locator(contender.beforeDialog).click();
    }
    await quiet();
    const dialog = await clickToShown(page, contender.toDialog, contender.dialogField);
    const longest = await longTasks();
    await page.keyboard.press('Escape');
    const { all: heap } = await heapOf(page);
    await leaveFor(page, contender.toHome, contender.settingsField);
    const reload = await reloadToShown(page, contender.home);
    return {
      ...atSignIn,
      'sign-in to home': home,
      'list, first visit': listFirst,
      'list, second visit': listAgain,
      'e-mail settings': settings,
      'feature dialog': dialog,
      'reload signed in, home shown': reload,
      'longest task after start': longest,
      'heap after all of them, MiB': heap,
    };
  });
}

/** @param {import('@playwright/test').Page} page @param {string} address */
async function signInFigures(page, address) {
  const scripts = countScripts(page);
  const usable = await usableAfter(page, address);
  const { bytes, requests } = await scripts();
  // The browser tells of a paint some frames after it.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  return {
    'first paint': firstPaint,
    'sign-in usable': usable,
    'scripts until usable, KiB gzip': bytes / 1_024,
    'requests until usable': requests,
  };
}

/** @param {import('@playwright/test').Page} page @param {{ readonly userName: string, readonly password: string }} person */
export async function typeIn(page, { userName, password }) {
  const name = page.locator('input:not([type=checkbox], [type=password])').first();
  await name.fill('');
  await name.pressSequentially(userName, { delay: typingDelayMs });
  await page.locator('input[type=password]').pressSequentially(password, { delay: typingDelayMs });
}

/** @param {import('@playwright/test').Page} page @param {string} clicked @param {string} gone */
async function leaveFor(page, clicked, gone) {
  await clickToShown(page, clicked, `:root:not(:has(${gone}))`);
}

/** @param {import('@playwright/test').Page} page @param {string} awaited */
async function reloadToShown(page, awaited) {
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector) === null) {
        requestAnimationFrame(look);
      } else {
        Object.assign(window, { shownAfterMs: performance.now() });
      }
    };
    requestAnimationFrame(look);
  }, awaited);
  await page.reload({ timeout: waitMs });
  await page.waitForFunction(() => 'shownAfterMs' in window, undefined, { timeout: waitMs });
  return page.evaluate(() => Reflect.get(window, 'shownAfterMs'));
}

/**
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} measure
 */
export async function inFreshPage(browser, measure) {
  const context = await browser.newContext(inVietnam);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(waitMs);
    return await measure(page);
  } finally {
    await context.close();
  }
}
