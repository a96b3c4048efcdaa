import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

const gridCode = /\/assets\/list-grid-[^/]*\.js$/u;

for (const [what, address] of [
  ['words and tags', '/csdl/nguoi-lao-dong'],
  ['a checkbox and money', '/quan-ly-quy/bao-cao-quy'],
] as const) {
  test(`S-01 W-07 rows with ${what} are read before the grid has come, in the very places where it shows them`, async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(gridCode, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await signIn(page, 'vinh.pq');
    const preview = page.locator('.preview-row').first();
    await expect(preview).toBeVisible();
    const drawn = await preview.elementHandle();
    // Who cannot see it waits for the grid, where something can be done with the rows.
    await expect(page.getByRole('row')).toHaveCount(0);
    const before = await places(page, '.preview-row .preview-cell');
    expect(before.length).toBeGreaterThan(50);
    // The rows were drawn once, and stand when the other parts have been drawn too.
    await expect(page.getByLabel('Số dòng/trang')).toBeVisible();
    expect(await drawn.evaluate(({ isConnected }) => isConnected)).toBe(true);

    release();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(preview).toHaveCount(0);
    const after = await places(
      page,
      '.MuiDataGrid-row .MuiDataGrid-cell:not(.MuiDataGrid-cellCheckbox, .list-actions)',
    );
    expect(after).toEqual(before);
  });
}

/** What stands in each cell, and where, all of one moment. Whole pixels. */
function places(page: Page, cells: string) {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter(({ textContent }) => textContent !== '')
        .map((cell) => {
          const { left, top, width, height } = cell.getBoundingClientRect();
          return { text: cell.textContent, box: [left, top, width, height].map(Math.round) };
        }),
    cells,
  );
}
