import { inVietnam, launchBrowser } from '../support/browser.mjs';
import { signInByForm } from '../support/sign-in-form.mjs';
import { median } from '../support/statistics.mjs';
import { clickToPainted, showPlainPage, slowFrame, watchAnswers } from './page-measures.mjs';
import { measureRoutes } from './routes.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Record<string, { readonly ours: number, readonly plain: number }>} Compared */

const rounds = 7;
const permissionCount = 2_000;
const featureCount = 500;
const entry = '[role=dialog] [role=tabpanel] li label';

/**
 * Opens the two dialogs over a tree with more entries than anybody has, beside a plain list of as many boxes in the same
 * browser, in turns, and changes of page. The wait for the answer is left out of opening.
 *
 * @param {{ readonly origin: string, readonly password: string }} demo
 * @returns {Promise<Compared>} medians in milliseconds
 */
export async function measureDialogs(demo) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext(inVietnam);
    const product = await context.newPage();
    const plain = await context.newPage();
    await signIn(product, demo);
    /** @type {Compared[]} */
    const results = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push({ ...(await permissions(product, plain)), ...(await features(product, plain)) });
    }
    const [names = []] = results.map((result) => Object.keys(result));
    const routes = await measureRoutes(product, plain);
    const dialogs = Object.fromEntries(
      names.map((name) => [
        name,
        {
          ours: median(results.map((result) => result[name]?.ours ?? NaN)),
          plain: median(results.map((result) => result[name]?.plain ?? NaN)),
        },
      ]),
    );
    return { ...dialogs, ...routes };
  } finally {
    await browser.close();
  }
}

/**
 * @param {Page} page
 * @param {{ readonly origin: string, readonly password: string }} demo
 */
async function signIn(page, { origin, password }) {
  await watchAnswers(page);
  const address = `${origin}/auth/login?permissions=${permissionCount}&features=${featureCount}`;
  await signInByForm(page, address, { userName: 'admin', password });
}

/**
 * @param {Page} page
 * @param {Page} plain
 * @returns {Promise<Compared>}
 */
async function permissions(page, plain) {
  await page.bringToFront();
  const open = await openFor(page, '/system/role', 'chuyen-vien-quy', 'Phân quyền');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab').nth(12).click();
  await page.waitForTimeout(300);
  const box = dialog.getByRole('listitem').nth(4).locator('input');
  const toggle = await clickToPainted(box, '[role=tabpanel] li:nth-of-type(6) input:checked');
  const all = await clickToPainted(
    dialog.locator('label').filter({ hasText: 'Cấp tất cả' }).locator('input'),
    '[role=tabpanel] li:nth-of-type(99) input:checked',
  );
  const scroll = await slowFrame(dialog.getByRole('tabpanel'));
  await drop(page);

  const bare = await plainList(plain, permissionCount);
  return {
    '2,000 permissions: open': { ours: open, plain: bare.open },
    '2,000 permissions: tick one': { ours: toggle, plain: bare.toggle },
    '2,000 permissions: tick all': { ours: all, plain: bare.all },
    '2,000 permissions: slow frame while scrolling': { ours: scroll, plain: bare.scroll },
  };
}

/**
 * @param {Page} page
 * @param {Page} plain
 * @returns {Promise<Compared>}
 */
async function features(page, plain) {
  await page.bringToFront();
  const open = await openFor(page, '/tenant-management/tenants', 'da-ngung', 'Quản lý tính năng');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: /Nhóm thêm 3/u }).click();
  await page.waitForTimeout(300);
  const box = dialog.getByRole('checkbox', { checked: false }).last();
  const toggle = await clickToPainted(box, '[role=dialog] [role=status]:not(:empty)');
  const scroll = await slowFrame(dialog.getByRole('tabpanel'));
  await drop(page);

  const bare = await plainList(plain, featureCount);
  return {
    '500 features: open': { ours: open, plain: bare.open },
    '500 features: switch one with those above it': { ours: toggle, plain: bare.toggle },
    '500 features: slow frame while scrolling': { ours: scroll, plain: bare.scroll },
  };
}

/**
 * Opens a row's dialog once for its code and once for the clock.
 *
 * @param {Page} page
 * @param {string} address
 * @param {string} subject
 * @param {string} action
 */
async function openFor(page, address, subject, action) {
  await page.goto(new URL(address, page.url()).href);
  const choose = async () => {
    await page.getByRole('button', { name: `Thao tác với ${subject}` }).click();
    return page.getByRole('menuitem', { name: action });
  };
  await clickToPainted(await choose(), entry);
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return clickToPainted(await choose(), entry);
}

/** @param {Page} page */
async function drop(page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Có' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/**
 * @param {Page} page
 * @param {number} count
 */
async function plainList(page, count) {
  await page.bringToFront();
  await showPlainPage(page, count);
  const open = await clickToPainted(page.locator('#open'), '#panel li');
  await page.waitForTimeout(300);
  const toggle = await clickToPainted(page.locator('#panel input').nth(4), '#panel li:nth-of-type(5) input:checked');
  const all = await clickToPainted(page.locator('#all'), `#panel li:nth-of-type(${count}) input:checked`);
  return { open, toggle, all, scroll: await slowFrame(page.locator('#panel')) };
}
