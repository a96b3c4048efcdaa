import { settle } from './watch.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const stepMs = 8_000;
const mostTries = 8;

/** As long as a dialog takes to go. */
const pauseMs = 300;

/**
 * Does something that a bad network may prevent; whether it was done is seen from the page.
 *
 * @param {Promise<unknown>} step
 */
export async function attempt(step) {
  return step.then(
    () => true,
    (error) => {
      if (/Timeout|net::ERR|interrupted by another navigation|detached|navigat/iu.test(String(error))) {
        return false;
      }
      throw error;
    },
  );
}

/**
 * Goes to an address without loading the page anew, as a link of the product does.
 *
 * @param {Page} page
 * @param {string} address
 */
export async function goInside(page, address) {
  await page.evaluate((to) => window.history.pushState(null, '', to), address);
}

/**
 * Signs in, on the page of its own or over the page where a session was lost.
 *
 * @param {Page} page
 * @param {{ readonly userName: string, readonly password: string }} person
 * @returns {Promise<boolean>} whether there was a form
 */
export async function signInIfAsked(page, { userName, password }) {
  const secret = page.locator('input[type=password]').first();
  if (!(await secret.isVisible())) {
    return false;
  }
  // Asked at once: the form may go while it is looked at, and over a page where a session was lost the name stands firm.
  const name = page.getByLabel('Tên đăng nhập').and(page.locator(':read-write'));
  if (await name.isVisible()) {
    await attempt(name.fill(userName, { timeout: stepMs }));
  }
  await attempt(secret.fill(password, { timeout: stepMs }));
  await attempt(secret.press('Enter', { timeout: stepMs }));
  await attempt(secret.waitFor({ state: 'hidden', timeout: stepMs }));
  return true;
}

/**
 * Brings a page back to work once the network is good again, as a person would: signs in, tries again what has failed.
 *
 * @param {Page} page
 * @param {{ readonly userName: string, readonly password: string }} person
 * @returns {Promise<string | undefined>} what cannot be got out of
 */
export async function recover(page, person) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const waits = await settle(page);
    if (waits !== undefined) {
      return waits;
    }
    const isAsked = await signInIfAsked(page, person);
    // What a dialog holds beneath it may offer a retry too, which nobody can press.
    const retry = page
      .getByRole('button', { name: /^(?:Thử lại|Tải lại trang|Thử lại ngay)$/u })
      .and(page.locator(':not([inert] *)'))
      .first();
    const hasRetry = !isAsked && (await retry.isVisible());
    if (hasRetry) {
      await attempt(retry.click({ timeout: stepMs }));
    }
    // By its tag: beneath a dialog it is there, but has no role.
    const heading = page.locator('h1').first();
    if (!isAsked && !hasRetry && (await attempt(heading.waitFor({ timeout: stepMs })))) {
      return undefined;
    }
    // The browser's own page for an address that it could not fetch.
    if (/^chrome-error:/u.test(page.url())) {
      await attempt(page.reload({ timeout: stepMs }));
    }
  }
  return `${page.url()} does not come back`;
}

/**
 * Closes what lies over the page.
 *
 * @param {Page} page
 * @returns {Promise<string | undefined>} what cannot be closed
 */
export async function closeDialogs(page) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const question = page.getByRole('alertdialog', { name: 'Xác nhận' }).getByRole('button', { name: 'Có' });
    if (await question.isVisible()) {
      await attempt(question.click({ timeout: stepMs }));
    } else if (await page.getByRole('dialog').first().isVisible()) {
      await attempt(page.keyboard.press('Escape'));
      const close = page
        .getByRole('dialog')
        .getByRole('button', { name: /^(?:Đóng|Hủy|Kết thúc)/u })
        .first();
      if (await close.isVisible()) {
        await attempt(close.click({ timeout: 2_000 }));
      }
    } else {
      return undefined;
    }
    await page.waitForTimeout(pauseMs);
  }
  return `${page.url()} keeps a dialog`;
}
