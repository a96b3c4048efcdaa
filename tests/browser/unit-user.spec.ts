import type { Page } from '@playwright/test';

import { signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

test('P-03 B-10 a unit sees its own workers only, and is told nothing of another unit’s', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/u);
  await page.goto('/csdl/nguoi-lao-dong');
  await signIn(page, 'khoa.tm');
  const foreign = await foreignWorker(page);
  await signOut(page);

  await page.goto('/csdl/nguoi-lao-dong');
  await signIn(page, 'dv0007.nhaplieu');
  const count = page.getByText(/^[\d.]+ bản ghi$/u);
  await expect(count).toBeVisible();
  const own = Number((await count.innerText()).replaceAll(/\D/gu, ''));
  expect(own).toBeGreaterThan(10);
  expect(own).toBeLessThan(1_000);
  await expect(page.getByText('Phê duyệt người lao động tự đóng')).toHaveCount(0);

  await page.goto(foreign);
  await expect(page.getByText('[404]')).toBeVisible();
});

/** The address of a worker whom another unit has sent. */
async function foreignWorker(page: Page): Promise<string> {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByTitle(/Công ty/u) })
    .filter({ hasNotText: 'Lam Giang' })
    .first();
  const href = await row.getByRole('link').first().getAttribute('href');
  expect(href).toMatch(/^\/csdl\/nguoi-lao-dong\//u);
  return href ?? '';
}
