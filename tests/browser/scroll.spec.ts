import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

const gridSelector = '.MuiDataGrid-virtualScroller';

test.use({ viewport: { width: 1280, height: 600 } });

test('S-03 Back and Forward return to where a list and its page were scrolled, a page opened anew starts at the top', async ({
  page,
}) => {
  await page.goto('/csdl/nguoi-lao-dong');
  await signIn(page, 'khoa.tm');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  expect(await positions(page)).toEqual({ window: 0, grid: 0 });

  await page.locator(gridSelector).hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(() => gridTop(page)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => windowTop(page)).toBeGreaterThan(0);
  const left = await settled(page);
  expect(left.grid).toBeGreaterThan(0);

  await page.getByRole('row').nth(8).getByRole('link').first().click();
  await expect(page.getByText('Lịch sử hồ sơ')).toBeVisible();
  await expect.poll(() => windowTop(page)).toBe(0);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => windowTop(page)).toBe(150);

  await page.goBack();
  await expect.poll(() => positions(page)).toEqual(left);
  expect(await settled(page)).toEqual(left);

  await page.goForward();
  await expect(page.getByText('Lịch sử hồ sơ')).toBeVisible();
  await expect.poll(() => windowTop(page)).toBe(150);

  await page.getByRole('link', { name: 'Người lao động' }).first().click();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  expect(await settled(page)).toEqual({ window: 0, grid: 0 });
});

test.describe('at 1440 pixels', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('W-07 columns that go on throw a shadow until their end is in sight; a list that has all of them in sight neither scrolls nor throws any', async ({
    page,
  }) => {
    await page.goto('/quan-ly-quy/nguoi-lao-dong-dong-quy');
    await signIn(page, 'ngan.dt');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    expect(await hiddenColumns(page)).toBeGreaterThan(16);
    expect(await shadow(page)).toBe(1);

    await page.locator(gridSelector).hover();
    await page.mouse.wheel(2_000, 0);
    await expect.poll(() => shadow(page)).toBe(0);

    await page.goto('/csdl/don-vi');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    expect(await hiddenColumns(page)).toBe(0);
    expect(await shadow(page)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('S-03 Back leads to the top of a page that was never scrolled', async ({ page }) => {
    await page.goto('/csdl/nguoi-lao-dong');
    await signIn(page, 'khoa.tm');
    await page.locator('.list-link').first().click();
    await expect(page.getByText('Lịch sử hồ sơ')).toBeVisible();
    await page.evaluate(() => {
      window.scrollTo(0, 600);
    });
    await expect.poll(() => windowTop(page)).toBe(600);

    await page.goBack();
    await expect(page.locator('.list-link').first()).toBeVisible();
    await expect.poll(() => windowTop(page)).toBe(0);
  });
});

function positions(page: Page): Promise<{ window: number; grid: number }> {
  return page.evaluate(
    (selector) => ({
      window: Math.round(window.scrollY),
      grid: Math.round(document.querySelector(selector)?.scrollTop ?? -1),
    }),
    gridSelector,
  );
}

async function gridTop(page: Page): Promise<number> {
  return (await positions(page)).grid;
}

async function windowTop(page: Page): Promise<number> {
  return (await positions(page)).window;
}

/** Where the page stands once it has stood still for half a second of frames. */
async function settled(page: Page): Promise<{ window: number; grid: number }> {
  await page.evaluate(
    (selector) =>
      new Promise<void>((resolve) => {
        const state = () => [window.scrollY, document.querySelector(selector)?.scrollTop].join();
        let last = state();
        let still = 0;
        const look = () => {
          const now = state();
          still = now === last ? still + 1 : 0;
          last = now;
          if (still >= 30) {
            resolve();
          } else {
            requestAnimationFrame(look);
          }
        };
        requestAnimationFrame(look);
      }),
    gridSelector,
  );
  return positions(page);
}

/** Pixels by which the columns are wider than the table. */
function hiddenColumns(page: Page): Promise<number> {
  return page.locator(gridSelector).evaluate((grid) => grid.scrollWidth - grid.clientWidth);
}

/** How much is to be seen of the shadow that says that columns go on: 0 to 1. */
function shadow(page: Page): Promise<number> {
  return page.locator('.MuiDataGrid-main').evaluate((grid) => Number(getComputedStyle(grid, '::after').opacity));
}
