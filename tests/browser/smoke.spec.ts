import { expect, test } from './support/fixtures';

test('the demo build opens under the name of the Fund', async ({ page }) => {
  await page.goto('/');

  await expect(page).toHaveTitle(/Quỹ Hỗ Trợ Việc Làm Ngoài Nước/);
});
