import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

const report = '/report/rp-lao-dong-xuat-canh';
const reportStyles = /\/assets\/report-screen-[^/]*\.css$/u;
const words = 'Không tải được phần này của ứng dụng';

for (const [what, pattern] of [
  ['the style sheet', reportStyles],
  ['the code', /\/assets\/report-screen-[^/]*\.js$/u],
] as const) {
  test(`X-05 ${what} of a page does not come: the page says so and offers to try again, and is whole when it comes`, async ({
    page,
    consoleGuard,
  }) => {
    // The browser's own words; the product has none for what it shows in its place.
    consoleGuard.allow(/^console: Failed to load resource: net::ERR_FAILED at /u);
    await page.goto('/ca-nhan');
    await signIn(page, 'admin');
    await page.route(pattern, (route) => route.abort());
    await goInside(page, report);

    const failure = page.getByRole('alert').filter({ hasText: words });
    await expect(failure).toBeVisible();
    await page.unroute(pattern);
    await failure.getByRole('button', { name: 'Thử lại' }).click();

    await expect(page.getByRole('columnheader').first()).toBeVisible();
    expect(await hasStyles(page)).toBe(true);
  });
}

test('X-05 a page whose code was lost while it was fetched ahead of need comes without a word once it is needed', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/^console: Failed to load resource: net::ERR_FAILED at /u);
  let lost = 0;
  await page.route(reportStyles, (route) => {
    lost += 1;
    return route.abort();
  });
  await page.goto('/');
  await signIn(page, 'admin');
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.unroute(reportStyles);
  await goInside(page, report);

  await expect(page.getByRole('columnheader').first()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  expect(await hasStyles(page)).toBe(true);
});

/** As a link of the product goes. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
  }, address);
}

async function hasStyles(page: Page): Promise<boolean> {
  return page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/report-screen-') === true));
}
