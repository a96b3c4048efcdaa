import { expect, test } from './support/fixtures';

test('S-08 the page has the name of the Fund before any script runs, and then its own', async ({ page }) => {
  const response = await page.goto('/');

  expect(await response?.text()).toMatch(/<title>[^<]*Quỹ Hỗ Trợ Việc Làm Ngoài Nước/u);
  await expect(page).toHaveTitle('Đăng nhập | Quỹ HTVLNN');
});
