import type { Locator, Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from './support/accessibility';
import { answerQuestion } from './support/confirm';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

const roles = '/system/role';
const tenants = '/tenant-management/tenants';

test('P-04 an administrator takes a permission from the own role, and the menu follows without signing in again', async ({
  page,
}) => {
  await page.goto(roles);
  await signIn(page, 'admin');
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByText('Báo cáo', { exact: true })).toBeVisible();

  const dialog = await openFor(page, 'quan-tri', 'Phân quyền');
  await takePicture(page, 'permission-dialog');
  await dialog.getByRole('searchbox').fill('bao cao');
  await expect(dialog.locator('mark').first()).toBeVisible();
  await dialog.getByRole('tab', { name: /^Báo cáo ?,/u }).click();
  const all = dialog.getByRole('checkbox', { name: /^Chọn tất cả trong nhóm/u });
  await all.uncheck();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await takePicture(page, 'permission-dialog-search');

  await page.keyboard.press('Escape');
  await answerQuestion(page, 'chưa được lưu', 'Không');
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await answerQuestion(page, 'chưa được lưu', 'Không');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(menu.getByText('Báo cáo', { exact: true })).toHaveCount(0);

  const again = await openFor(page, 'quan-tri', 'Phân quyền');
  await again.getByRole('tab', { name: /^Báo cáo ?,/u }).click();
  await again.getByRole('listitem').nth(1).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(again.getByRole('checkbox', { name: /^Chọn tất cả/u })).not.toBeChecked();
  await again.getByRole('checkbox', { name: /^Chọn tất cả/u }).check();
  await again.getByRole('button', { name: 'Lưu' }).click();
  await expect(menu.getByText('Báo cáo', { exact: true })).toBeVisible();
});

test('P-04 what a user has through a role is locked, and says from which', async ({ page }) => {
  await page.goto('/system/user');
  await signIn(page, 'admin');
  await page.getByLabel('Tìm kiếm').fill('khoa.tm');
  await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
  const dialog = await openFor(page, '', 'Phân quyền');
  const locked = dialog.getByRole('checkbox', { name: /Từ vai trò/u }).first();
  await expect(locked).toBeChecked();
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'permission-dialog-user');

  await dialog.getByRole('checkbox', { name: /^Cấp tất cả/u }).check();
  await dialog.getByRole('checkbox', { name: /^Cấp tất cả/u }).uncheck();
  await expect(locked).toBeChecked();
});

test('F-01 F-03 F-04 F-05 F-07 an administrator changes the features of a tenant and takes that back', async ({
  page,
}) => {
  await page.goto(tenants);
  await signIn(page, 'admin');
  const dialog = await openFor(page, 'da-ngung', 'Quản lý tính năng');
  await dialog.getByRole('tab', { name: /^Thông báo ?,/u }).click();
  await dialog.getByRole('checkbox', { name: 'Báo cho lãnh đạo đơn vị' }).check();
  await expect(dialog.getByRole('checkbox', { name: 'Nhắc lại khi quá hạn' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Gửi email nhắc nợ' })).toBeChecked();
  const days = dialog.getByLabel('Số ngày nhắc trước hạn');
  await days.fill('91 ngày');
  await days.press('Enter');
  await expect(dialog.getByText('Giá trị phải là số.')).toBeVisible();
  await expect(days).toHaveValue('91 ngày');
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'feature-dialog');
  await days.fill('30');
  await days.press('Enter');
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
  await expect(dialog).toBeHidden();

  const again = await openFor(page, 'da-ngung', 'Quản lý tính năng');
  await again.getByRole('tab', { name: /^Thông báo ?,/u }).click();
  await expect(again.getByRole('textbox', { name: 'Số ngày nhắc trước hạn' })).toHaveValue('30');
  await expect(again.getByText('Giá trị riêng.').first()).toBeVisible();
  await again.getByRole('button', { name: 'Khôi phục mặc định' }).click();
  await answerQuestion(page, 'Bạn có chắc chắn muốn khôi phục giá trị mặc định không?', 'Có');
  await expect(page.getByText('Đã khôi phục giá trị mặc định.')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Số ngày nhắc trước hạn' })).toHaveValue('15');
  await expect(again.getByText('Giá trị riêng.')).toHaveCount(0);
});

test('F-02 dialogs of 2,000 permissions and 500 features fit a phone and answer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${tenants}?permissions=2000&features=500`);
  await signIn(page, 'admin');
  const features = await openFor(page, 'da-ngung', 'Quản lý tính năng');
  await features.getByRole('combobox', { name: 'Nhóm' }).selectOption({ index: 7 });
  await expect(features.getByRole('listitem')).toHaveCount(60);
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'feature-dialog-phone');
  await features.getByRole('button', { name: 'Hủy' }).click();

  await page.goto(roles);
  const permissions = await openFor(page, 'quan-tri', 'Phân quyền');
  await permissions.getByRole('combobox', { name: 'Nhóm' }).selectOption({ index: 12 });
  await expect(permissions.getByRole('listitem')).toHaveCount(100);
  await permissions.getByRole('checkbox', { name: /^Chọn tất cả/u }).check();
  await expect(permissions.getByRole('checkbox', { checked: true })).toHaveCount(101);
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'permission-dialog-phone');
});

test('F-06 the dialog of a host without features says so, and has nothing to save', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  const { url } = await joinOwnBackend();
  await page.route(`${url}/api/feature-management/features?**`, (route) =>
    route.fulfill({
      json: { groups: [] },
      headers: { 'Access-Control-Allow-Origin': productionSite.origin, 'Access-Control-Allow-Credentials': 'true' },
    }),
  );
  await page.goto(`${productionSite.origin}/setting-management?tab=features`);
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Quản lý tính năng máy chủ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tính năng máy chủ' });
  await expect(dialog.getByText('Không có tính năng nào.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Lưu' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});

/** Opens a dialog by the menu of the row, or card, that names its subject. */
async function openFor(page: Page, subject: string, action: string): Promise<Locator> {
  await page
    .getByRole('button', { name: new RegExp(`^Thao tác với .*${subject}`, 'u') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  return dialog;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const panel = page.getByRole('dialog').getByRole('group').last();
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}
