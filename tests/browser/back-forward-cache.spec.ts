import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';
import type { Issuer } from './support/issuer';
import { expectSignedIn, expectSignedOut, signInAtIssuer, signInByCode } from './support/sign-in';

const units = '/csdl/don-vi';
const byRedirect = 'Đăng nhập bằng tài khoản của Quỹ';

// Playwright switches the browser's back/forward cache off unless told otherwise.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('T28 coming back from the issuer with Back finds the sign-in page at rest', async ({ page, production }) => {
  await page.goto(`${production.origin}${units}`);
  await rememberRestoring(page);
  await page.getByRole('button', { name: byRedirect }).click();
  await expect(page.getByLabel('Login')).toBeVisible();
  // A restored page fires no load event.
  await page.goBack({ waitUntil: 'commit' });

  expect(await wasRestored(page)).toBe(true);
  await expect(page.getByRole('button', { name: byRedirect })).toBeEnabled();
  await page.getByRole('button', { name: byRedirect }).click();
  await signInAtIssuer(page, 'khoa.tm');
  await expectSignedIn(page);
});

test('A-13 T52 Back to a page from before the sign-out shows nobody signed in', async ({
  page,
  context,
  production,
  issuer,
  consoleGuard,
}) => {
  consoleGuard.allow(/400 .*\/token\/revocation|favicon/u);
  await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
  const other = await context.newPage();
  await other.goto(`${production.origin}${units}`);
  await expectSignedIn(other);
  await rememberRestoring(page);
  await page.goto(`${issuer.issuer}/jwks`);

  await signOutAt(other, issuer);
  await page.goBack({ waitUntil: 'commit' });
  await expectSignedOut(page);
  await expect(page.getByText('Công ty Cổ phần Nhân lực Lam Giang')).toHaveCount(0);
});

test('A-13 T52 a page from the cache that heard nothing of the sign-out looks the session up again', async ({
  page,
  context,
  production,
  issuer,
  consoleGuard,
}) => {
  consoleGuard.allow(/400 .*\/token\/revocation|favicon/u);
  // The browser drops a page from the cache when code runs in it: for a message, or for a clean-up that the grid asks
  // of the garbage collector where it can.
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Reflect.deleteProperty(window, 'FinalizationRegistry');
  });
  await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
  const other = await context.newPage();
  const record = await page.evaluate(() => sessionStorage.getItem('fund-office.session') ?? '');
  await other.addInitScript((text) => sessionStorage.setItem('fund-office.session', text), record);
  await other.goto(`${production.origin}${units}`);
  await expectSignedIn(other);
  await rememberRestoring(page);
  await page.goto(`${issuer.issuer}/jwks`);

  await signOutAt(other, issuer);
  await page.goBack({ waitUntil: 'commit' });
  expect(await wasRestored(page)).toBe(true);
  await expectSignedOut(page);
  await expect(page.getByText('Công ty Cổ phần Nhân lực Lam Giang')).toHaveCount(0);
});

/** Leaves a trace in the page's memory, which only a page from the cache still has. */
async function rememberRestoring(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    });
  });
}

async function wasRestored(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['restored'] === 'true');
}

async function signOutAt(page: Page, { issuer }: Issuer): Promise<void> {
  const ended = page.waitForRequest(`${issuer}/session/end?**`);
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await page.getByRole('alertdialog', { name: 'Xác nhận' }).getByRole('button', { name: 'Có' }).click();
  await ended;
  await expectSignedOut(page);
}
