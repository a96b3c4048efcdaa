import type * as idsModule from '@mock-server/data/seed/ids';
import type { Page } from '@playwright/test';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

/** Given names that differ by one mark, in the order of the Vietnamese alphabet. */
const likeNames = ['Ánh', 'Ân', 'Ấn', 'Dũng', 'Đức'];

test('P-03 B-04 a unit’s ledger finds Đào by "dao", stands in the order of the alphabet, and other units’ records are not there', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/u);
  await page.goto('/quan-ly-quy/nguoi-lao-dong-dong-quy?so-dong=100&sap-xep=hoTen');
  await signIn(page, 'dv0012.nhaplieu');
  await expect(page.getByText('100 bản ghi', { exact: true })).toBeVisible();
  const names = page.locator('[role=gridcell][data-field=hoTen]');
  const order = (await namesOfAllRows(page, 100)).map(givenName).filter((name) => likeNames.includes(name));
  expect(order.filter((name, index) => name !== order[index - 1])).toEqual(likeNames);
  await page.getByRole('searchbox').first().fill('dao');
  await expect(names.filter({ hasNotText: /Đ[àạ]o/iu })).toHaveCount(0);
  await expect(names.filter({ hasText: / Đào$/u })).toHaveCount(1);

  const { seedId } = await loadTypeScript<typeof idsModule>('mock-server/data/seed/ids.ts');
  const foreign = [`nop-quy/${seedId('payIns', 1)}`, `nguoi-lao-dong-dong-quy/${seedId('contributions', 1)}`];
  for (const record of foreign) {
    await page.goto(`/quan-ly-quy/${record}`);
    await expect(page.getByText('[404]')).toBeVisible();
  }
});

/**
 * The names of a list, from its first row down. Each row is scrolled to, for the grid draws those in sight only; a window
 * that is tall enough for a hundred takes a busy machine longer to paint than a list may take.
 */
async function namesOfAllRows(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  // The grid counts its head as the first row.
  for (let row = 2; row < count + 2; row += 1) {
    const name = page.locator(`[role=row][aria-rowindex="${row}"] [data-field=hoTen]`);
    await name.scrollIntoViewIfNeeded();
    names.push(await name.innerText());
  }
  return names;
}

function givenName(name: string): string {
  return name.split(' ').at(-1) ?? '';
}
