import type { Page } from '@playwright/test';

import { answerQuestion, signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

const users = '/system/user';

/** Fills the sign-in form that the page shows. */
async function enter(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel('Tên đăng nhập').fill(userName);
  await page.getByLabel(/^Mật khẩu/u).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

/** Fills the form of a new user and answers the password that it has made. */
async function fillNewUser(page: Page, userName: string, role: string): Promise<string> {
  await page.getByLabel(/^Tên đăng nhập/u).fill(userName);
  await page.getByLabel('Họ và tên đệm').fill('Nguyễn Thùy');
  await page.getByRole('textbox', { name: 'Tên', exact: true }).fill('Linh');
  await page.getByLabel(/^Email/u).fill(`${userName}@example.com`);
  await page.getByRole('combobox', { name: 'Đơn vị' }).fill('DV0007');
  await page.getByRole('option').first().click();
  await page.getByRole('checkbox', { name: role }).check();
  await page.getByRole('button', { name: 'Tạo mật khẩu' }).click();
  return page.getByRole('textbox', { name: 'Mật khẩu' }).inputValue();
}

test('B-19 V-04 an administrator makes a user, who signs in, is locked out with a reason, and let in again', async ({
  page,
}) => {
  await page.goto(users);
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Thêm mới' }).click();
  const password = await fillNewUser(page, 'khoa.tm', 'Cán bộ nhập liệu của đơn vị');
  const save = page.getByRole('button', { name: 'Thêm người dùng' });
  await save.click();
  const userName = page.getByLabel(/^Tên đăng nhập/u);
  await expect(page.getByText("Tên đăng nhập 'khoa.tm' đã được sử dụng.")).toBeVisible();
  await expect(userName).toBeFocused();
  await userName.fill('linh.nt');
  await save.click();
  const email = page.getByLabel(/^Email/u);
  await expect(page.getByText("Email 'khoa.tm@example.com' đã được sử dụng.")).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('linh.nt@example.com');
  await save.click();
  await expect(page.getByText('Thêm mới thành công.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Nguyễn Thùy Linh' })).toBeVisible();
  await expect(page.getByText('Chưa đăng nhập lần nào')).toBeVisible();
  const record = page.url();
  await signOut(page);

  await enter(page, 'linh.nt', password);
  await expect(page.getByRole('button', { name: 'Nguyễn Thùy Linh' })).toBeVisible();
  await signOut(page);

  await page.goto(record);
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Khóa', exact: true }).click();
  await page.getByLabel('Đến khi được mở khóa').check();
  await page.getByRole('button', { name: 'Khóa tài khoản' }).click();
  await expect(page.getByText('Đã khóa tài khoản.')).toBeVisible();
  await expect(page.getByText('Bị khóa')).toBeVisible();
  await signOut(page);

  await enter(page, 'linh.nt', password);
  await expect(page.getByText('Tài khoản đang bị khóa')).toBeVisible();

  await page.goto(record);
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Mở khóa' }).click();
  await answerQuestion(page, 'mở khóa tài khoản Nguyễn Thùy Linh (linh.nt)', 'Có');
  await expect(page.getByText('Đã mở khóa tài khoản.')).toBeVisible();
  await signOut(page);
  await enter(page, 'linh.nt', password);
  await expect(page.getByRole('button', { name: 'Nguyễn Thùy Linh' })).toBeVisible();
});

test('B-20 P-02 P-04 a new role opens one entry of the menu, and a change to the own role takes effect at once', async ({
  page,
}) => {
  await page.goto('/system/role');
  await signIn(page, 'admin');
  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  const log = menu.getByRole('link', { name: 'Nhật ký hệ thống' });
  const dialog = page.getByRole('dialog');
  const change = async (group: string, permission: string, isGranted: boolean) => {
    await dialog.getByRole('tab', { name: group }).click();
    await dialog.getByRole('checkbox', { name: permission, exact: true }).setChecked(isGranted);
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog).toBeHidden();
  };
  await expect(log).toBeVisible();
  for (const isGranted of [false, true]) {
    await page.getByRole('button', { name: 'Thao tác với quan-tri' }).click();
    await page.getByRole('menuitem', { name: 'Phân quyền' }).click();
    await change('Hệ thống', 'Nhật ký hệ thống', isGranted);
    await expect(log).toBeVisible({ visible: isGranted });
  }

  await page.getByRole('link', { name: 'Thêm mới' }).click();
  await page.getByLabel(/^Mã vai trò/u).fill('kiem-soat');
  await page.getByRole('button', { name: 'Thêm vai trò' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'kiem-soat' })).toBeVisible();
  await page.getByRole('button', { name: 'Phân quyền' }).click();
  await change('Cơ sở dữ liệu', 'Đơn vị', true);

  await menu.getByRole('link', { name: 'Người dùng' }).click();
  await page.getByRole('link', { name: 'Thêm mới' }).click();
  const password = await fillNewUser(page, 'soat.nt', 'kiem-soat');
  await page.getByRole('button', { name: 'Thêm người dùng' }).click();
  await expect(page.getByText('Chưa đăng nhập lần nào')).toBeVisible();
  await signOut(page);

  await enter(page, 'soat.nt', password);
  await menu.getByRole('button', { name: 'Cơ sở dữ liệu (Dolab)' }).click();
  await expect(menu.getByRole('link')).toHaveText(['Trang chủ', 'Đơn vị']);
  await menu.getByRole('link', { name: 'Đơn vị' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cơ sở dữ liệu đơn vị' })).toBeVisible();
});

test('B-19 B-20 users and roles have a second address, and the role of the system keeps its name', async ({ page }) => {
  await page.goto('/identity/users');
  await signIn(page, 'admin');
  const entry = page.getByRole('navigation', { name: 'Menu chính' }).locator('[aria-current="page"]');
  await expect(entry).toHaveText('Người dùng');
  await page.getByLabel('Tìm kiếm').fill('khoa.tm');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'khoa.tm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trần Minh Khoa' })).toBeVisible();

  await page.goto('/identity/roles');
  await expect(entry).toHaveText('Danh sách quyền');
  await expect(page.getByRole('heading', { level: 1, name: 'Danh sách quyền / Vai trò' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(9);
  await page.getByRole('link', { name: 'quan-tri' }).click();
  await page.getByRole('link', { name: 'Sửa' }).click();
  await expect(page.getByText('Vai trò cố định của hệ thống, không đổi tên được.')).toBeVisible();
});
