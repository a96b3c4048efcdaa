import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { expectFits } from './support/fits';
import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

/** Fifty that `Intl` can name, Vietnamese among them. */
const languages =
  'vi en ar az be bg bn bs ca cs cy da de el es et eu fa fi fr gl he hi hr hu hy id is it ja ka kk km ko lo lt lv mk mn ms nb nl pl pt ro ru sk sl sr sv'.split(
    ' ',
  );

test('C-03 K-03 fifty languages are one box to choose from, and one from right to left mirrors the page', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  expect(languages).toHaveLength(50);
  await joinOwnBackend({ settings: { languages } });
  await page.goto(`${productionSite.origin}/system/role`);
  await signIn(page, 'admin');
  const choice = page.getByRole('combobox', { name: 'Ngôn ngữ' });
  await expect(choice.getByRole('option')).toHaveCount(50);
  await expectFits(page);
  await choice.selectOption('he');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectFits(page);
  await choice.selectOption('vi');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vai trò');
});

test('V-04 S-08 a name of 256 letters without a blank breaks no page and no dialog, wide or narrow', async ({
  page,
}) => {
  const name = `${'Nghiepvu'.repeat(31)}Longname`;
  expect(name).toHaveLength(256);
  await page.goto('/system/role/them-moi');
  await signIn(page, 'admin');
  await page.getByLabel(/^Mã vai trò/u).fill(`${name}x`);
  await page.getByRole('button', { name: 'Thêm vai trò' }).click();
  await expect(page.getByLabel(/^Mã vai trò/u)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Mã vai trò/u).fill(name);
  await page.getByRole('button', { name: 'Thêm vai trò' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
    await openPermissions(page);
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Hủy' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Danh sách quyền' }).first().click();
  await expect(page.getByText('9 bản ghi', { exact: true })).toBeVisible();
  await expectFits(page);
});

async function openPermissions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Phân quyền' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
}
