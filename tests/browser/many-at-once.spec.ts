import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { answerQuestion, signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

const bar = (page: Page) => page.getByRole('region', { name: 'Bản ghi đã chọn' });

/** Ticks the row of the list that holds a text. */
async function choose(page: Page, text: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: text }).getByRole('checkbox').check();
}

test('B-19 users who were chosen are locked at once, cannot sign in, and are let in again', async ({ page }) => {
  const list = '/system/user?tu-khoa=dv0007';
  await page.goto(list);
  await signIn(page, 'admin');
  for (const name of ['dv0007.nhaplieu', 'dv0007.lanhdao']) {
    await choose(page, name);
  }
  await bar(page).getByRole('button', { name: 'Khóa', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Khóa' });
  await expect(dialog.getByText('Khóa đăng nhập 2 người dùng, đến khi có người mở khóa?')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([/dv0007/u, /dv0007/u]);
  await expect(dialog.getByRole('button', { name: 'Hủy' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Khóa' }).click();
  await expect(dialog.getByText('Thành công: 2 bản ghi')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Bị khóa')).toHaveCount(2);
  await signOut(page);

  await page.getByLabel('Tên đăng nhập').fill('dv0007.nhaplieu');
  await page.getByLabel(/^Mật khẩu/u).fill('any password does');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByText('Tài khoản đang bị khóa')).toBeVisible();

  await page.goto(`${list}&trangThai=2`);
  await signIn(page, 'admin');
  await page.getByRole('checkbox', { name: 'Chọn cả trang' }).check();
  await bar(page).getByRole('button', { name: 'Mở khóa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mở khóa' }).click();
  await expect(page.getByText('Thành công: 2 bản ghi')).toBeVisible();
  await page.keyboard.press('Escape');
  await signOut(page);
  await signIn(page, 'dv0007.nhaplieu');
});

test('B-19 a row is ticked in the very task of its click', async ({ page }) => {
  await page.goto('/system/user?tu-khoa=dv0007');
  await signIn(page, 'admin');
  const box = page.getByRole('row').filter({ hasText: 'dv0007.nhaplieu' }).getByRole('checkbox');
  for (const isTicked of [true, false]) {
    expect(await box.evaluate((input: HTMLInputElement) => (input.click(), input.checked))).toBe(isTicked);
  }
});

test('B-19 V-05 users who were chosen are deleted one by one, and leaving meanwhile is asked about', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  await joinOwnBackend();
  await page.goto(productionSite.origin);
  await signIn(page, 'admin');
  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  await menu.getByRole('button', { name: 'Hệ thống' }).click();
  await menu.getByRole('link', { name: 'Người dùng', exact: true }).first().click();
  const clerks = page.getByRole('row').filter({ hasText: 'nhaplieu' });
  const names = [await userNameIn(clerks.nth(0)), await userNameIn(clerks.nth(1))];
  for (const name of names) {
    await choose(page, name);
  }
  await bar(page).getByRole('button', { name: 'Xóa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Xóa' });
  await expect(dialog.getByText(/Bạn có chắc chắn muốn xóa 2 bản ghi đã chọn không\?/u)).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'xoa-nhieu-nguoi-dung');

  const removals = await holdRemovals(page);
  await dialog.getByRole('button', { name: 'Xóa' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Tiến độ thực hiện' })).toBeVisible();
  await page.evaluate(() => history.back());
  await answerQuestion(page, 'những bản ghi chưa xử lý sẽ bị bỏ lại', 'Không');
  removals.letGo();
  await expect(dialog.getByText('Thành công: 2 bản ghi')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of names) {
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  }
});

/** The user name that a row is linked by. */
async function userNameIn(row: Locator): Promise<string> {
  return row.getByRole('link').first().innerText();
}

/** Keeps every removal of a user waiting until it is let go. */
async function holdRemovals(page: Page) {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/identity/users/*', async (route) => {
    if (route.request().method() === 'DELETE') {
      await held;
    }
    await route.continue();
  });
  return { letGo };
}
