/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ readonly userName: string, readonly password: string }} Person */

/**
 * Fills the form of the sign-in page, the name last, whatever language it speaks.
 *
 * @param {Page} page
 * @param {Person} person
 */
export async function fillSignInForm(page, { userName, password }) {
  await page.locator('input[type=password]').fill(password);
  await page.locator('input:not([type=hidden], [type=checkbox], [type=password])').first().fill(userName);
}

/**
 * Signs somebody in by the form, until the pages inside are on their way.
 *
 * @param {Page} page
 * @param {string} address of the sign-in page
 * @param {Person} person
 */
export async function signInByForm(page, address, person) {
  await page.goto(address);
  await fillSignInForm(page, person);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((reached) => !reached.pathname.startsWith('/auth/'));
}
