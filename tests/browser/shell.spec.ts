import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

test('S-01 S-05 unknown addresses, forbidden pages and bare areas lead where they should', async ({ page }) => {
  await page.goto('/auth/login');
  await signIn(page, 'khoa.tm');

  await page.goto('/khong/co/trang/nay');
  await expect(page).toHaveURL(/\/auth\/notfound$/);
  await expect(page.getByText('[404]')).toBeVisible();
  await page.goto('/system/user');
  await expect(page.getByText('[403]')).toBeVisible();
  await page.goto('/csdl');
  await expect(page).toHaveURL(/\/csdl\/nguoi-lao-dong$/);
  await page.goto('/quan-ly-quy');
  await expect(page).toHaveURL(/\/quan-ly-quy\/bao-cao-quy$/);
});

test('S-02 S-06 S-07 S-08 the main layout names the Fund, folds its menu and titles its pages', async ({ page }) => {
  await page.goto('/csdl/don-vi');
  await signIn(page, 'khoa.tm');

  await expect(page.getByText('Quỹ Hỗ Trợ Việc Làm Ngoài Nước').first()).toBeVisible();
  await expect(page.getByText('Fund supporting overseas employment')).toBeVisible();
  await expect(page).toHaveTitle('Cơ sở dữ liệu đơn vị | Quỹ HTVLNN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Vị trí trang' }).getByRole('link', { name: 'Trang chủ' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.getByRole('button', { name: 'Bỏ ghim menu' }).click();
  await page.reload();
  await page.getByRole('navigation', { name: 'Menu chính' }).hover();
  await expect(page.getByRole('button', { name: 'Ghim menu' })).toBeVisible();

  await page.getByRole('button', { name: /^Thông báo và việc cần làm/ }).click();
  await expect(page.getByText('Đang trực tuyến')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Đang trực tuyến')).toBeHidden();

  await page.goto('/ca-nhan');
  await expect(page.getByText('Quỹ Hỗ Trợ Việc Làm Ngoài Nước').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toHaveCount(0);
});

test('S-09 P-02 the menu shows what the person may, in Vietnamese', async ({ page }) => {
  await page.goto('/auth/login');
  await signIn(page, 'dv0007.nhaplieu');
  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  await expect(menu.getByText('Quản lý quỹ')).toBeVisible();
  await expect(menu.getByText('Hệ thống')).toHaveCount(0);
  await expect(menu.getByText('Quản trị')).toHaveCount(0);
});

test('C-03 K-03 the language changes without a reload and is kept', async ({ page }) => {
  await page.goto('/csdl/don-vi');
  await signIn(page, 'khoa.tm');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

  await page.getByRole('button', { name: 'EN – English' }).click();
  await expect(page.getByText('60 records', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await page.context().cookies()).find(({ name }) => name === '.AspNetCore.Culture')?.value).toBe(
    encodeURIComponent('c=en|uic=en'),
  );
});

test('S-11 every link of the menu opens a screen of its own', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await signIn(page, 'admin');
  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  const main = page.getByRole('main');
  const groups = menu.locator('button[aria-expanded]');
  const seen: string[] = [];
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') {
      await group.click();
    }
    const items = group.locator('..').getByRole('link');
    await expect(items.first()).toBeVisible();
    for (const link of await items.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(main.locator('[role="grid"], [role="tab"], form, section').first()).toBeVisible();
      seen.push((await main.getByRole('heading', { level: 1 }).textContent()) ?? '');
    }
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter((title) => title === '' || title.startsWith('['))).toEqual([]);
});
