import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility';
import { expectFits } from './support/fits';
import { expect, test } from './support/fixtures';
import { pressEscapeAgain } from './support/keyboard';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

const panelName = 'Thông báo và việc cần làm';

test('S-07 P-03 the right panel counts what its links list, for the Fund and for a unit', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'khoa.tm');
  await openInbox(page);
  await expect(inbox(page).getByRole('link', { name: /nghi trùng/ })).toBeVisible();
  await followTask(page, /Hợp đồng hết hạn trong 30 ngày tới/);

  const unread = page.getByRole('button', { name: /^Thông báo và việc cần làm, 2 thông báo chưa đọc$/ });
  await unread.click();
  await inbox(page).getByRole('button', { name: 'Đánh dấu tất cả đã đọc' }).click();
  await expect(unread).toHaveCount(0);
  // The server is told behind what is seen; it has heard of it before a list that was asked for later has its rows.
  await followTask(page, /nghi trùng/);
  await page.reload();
  await expect(page.getByRole('button', { name: panelName, exact: true })).toBeVisible();
  await expect(unread).toHaveCount(0);
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Có' }).click();

  await signIn(page, 'dv0007.nhaplieu');
  await openInbox(page);
  await expect(inbox(page).getByRole('link', { name: /nghi trùng/ })).toHaveCount(0);
  await followTask(page, /Lao động chưa đóng quỹ/);
});

test('S-07 palette, shortcuts and menus are there for the keyboard', async ({ page }) => {
  await page.goto('/csdl/don-vi');
  await signIn(page, 'son.hv');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Phím tắt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: /Tìm trang/ });
  await expect(input).toBeFocused();
  await input.pressSequentially('nguoi lao dong');
  await expect(page.getByRole('option').first()).toHaveText(/^Người lao động/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/csdl\/nguoi-lao-dong$/);
  await expect(page.getByRole('row').nth(3)).toBeVisible();

  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/them-moi$/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page).toHaveURL(/\/$/);

  await page.getByRole('button', { name: /^Tài khoản của/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tất cả chức năng' }).click();
  await expect(page.getByRole('searchbox', { name: 'Tìm chức năng' })).toBeFocused();
  await pressEscapeAgain(page);
  await expect(page.getByRole('button', { name: 'Tất cả chức năng' })).toBeFocused();
});

test('S-07 the menu goes across the top where there is room for it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/ca-nhan');
  await signIn(page, 'admin');
  await page.getByRole('radio', { name: 'Ngang, phía trên' }).check();
  await page.getByRole('radio', { name: 'Thoáng' }).check();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Về trang chủ' }).click();

  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  await expect(menu.getByRole('link', { name: 'Trang chủ' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Fund supporting overseas employment')).toBeVisible();
  await expectFits(page);
  // What the keyboard goes to comes to rest below the head, which is higher by the menu.
  const head = await page.getByRole('banner').boundingBox();
  const rest = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  expect(rest).toBeGreaterThan(head?.height ?? Infinity);
  await menu.getByRole('button', { name: 'Quản lý quỹ' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Báo cáo quỹ', exact: true })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitem', { name: 'Yêu cầu hỗ trợ' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Hỗ trợ' })).toBeFocused();

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  await menu.getByRole('button', { name: 'Thêm' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('menuitem', { name: 'Đơn vị thuê' }).click();
  await expect(page).toHaveURL(/\/tenant-management\/tenants$/);
  await expect(menu.getByRole('button', { name: 'Thêm' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mở menu' })).toBeVisible();
});

test('S-07 W-01 D-03 a panel, a notice and the desk begin below the menu that goes across the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ca-nhan');
  await signIn(page, 'khoa.tm');
  await page.getByRole('radio', { name: 'Ngang, phía trên' }).check();
  await page.getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible();
  const head = await page.getByRole('banner').boundingBox();
  const end = (head?.y ?? Infinity) + (head?.height ?? Infinity);
  // A panel comes from above.
  const expectBelow = (part: Locator) =>
    expect.poll(async () => (await part.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(end);

  await openInbox(page);
  await expectBelow(inbox(page));
  await page.keyboard.press('Escape');
  await expect(inbox(page)).toHaveCount(0);

  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(page.getByText('Không có kết nối mạng.')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Đã kết nối lại.')).toBeVisible();
  await expectBelow(page.getByRole('region', { name: 'Thông báo' }));

  await page.keyboard.press('Alt+Shift+T');
  await expectBelow(page.getByRole('complementary', { name: 'Bàn huấn luyện' }));
});

test('K-03 a language from right to left mirrors the whole frame', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('quy.language', 'ar');
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/csdl/don-vi');
  await signIn(page, 'khoa.tm');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expect(page.locator('style[data-emotion^="rtl"]').first()).toBeAttached();

  const box = await page.getByRole('navigation', { name: 'Menu chính' }).boundingBox();
  expect(box?.x).toBe(1440 - 264);
  await expectFits(page);
  await openInbox(page);
  expect((await inbox(page).boundingBox())?.x).toBe(0);
  await takePicture(page, 'rtl-1440');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
});

test('W-01 a notice stays under the pointer that is about to close it, though another page has buttons where it stands', async ({
  page,
}) => {
  await page.goto('/csdl/don-vi');
  await signIn(page, 'khoa.tm');
  const actions = page.getByRole('main').getByRole('link', { name: 'Thêm mới' });
  await expect(actions).toBeVisible();
  await page.getByRole('button', { name: /^Tài khoản của/ }).click();
  await page.getByRole('link', { name: 'Quản lý tài khoản' }).click();
  await page.getByLabel('Tên', { exact: true }).fill('Khôi');
  await page.getByRole('button', { name: 'Lưu hồ sơ' }).click();
  const notice = page.getByRole('region', { name: 'Thông báo' }).getByRole('status');
  await notice.getByRole('button', { name: 'Đóng thông báo' }).hover();
  const before = await notice.boundingBox();
  await page.mouse.down();
  await page.goBack();
  await expect(actions).toBeVisible();
  expect(await notice.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(notice).toBeEmpty();
});

function inbox(page: Page) {
  return page.getByRole('complementary', { name: panelName });
}

async function openInbox(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${panelName}`, 'u') }).click();
  await expect(inbox(page).getByRole('heading', { name: 'Việc cần làm' })).toBeVisible();
  await expect(inbox(page).getByRole('link').first()).toBeVisible();
}

/** Opens a task; its list must show as many rows as the task has said. */
async function followTask(page: Page, name: RegExp): Promise<void> {
  const task = inbox(page).getByRole('link', { name });
  const count = await task.locator('strong').textContent();
  await task.click();
  await expect(inbox(page)).toHaveCount(0);
  await expect(page.getByText(`${count ?? ''} bản ghi`, { exact: true })).toBeVisible();
}
