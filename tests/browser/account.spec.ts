import type { Page } from '@playwright/test';

import { answerQuestion, signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

const demoPassword = '1q2w3E*';
const newPassword = 'Moi#2026';

test('A-20 a registered person is signed in at once, may do nothing yet, and can sign in again', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Đăng ký tài khoản' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng ký tài khoản' })).toBeVisible();

  await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
  await expect(page.getByLabel('Tên đăng nhập')).toBeFocused();
  await expect(page.getByText('4 trường cần sửa trước khi gửi.')).toBeVisible();

  await page.getByLabel('Tên đăng nhập').fill('mai.nt');
  await page.getByLabel('Địa chỉ email').fill('khoa.tm@example.com');
  await page.getByLabel('Mật khẩu', { exact: true }).fill(newPassword);
  await page.getByLabel('Nhập lại mật khẩu', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
  await expect(page.getByText("Email 'khoa.tm@example.com' đã được sử dụng.")).toBeVisible();
  await expect(page.getByLabel('Địa chỉ email')).toBeFocused();

  await page.getByLabel('Địa chỉ email').fill('mai.nt@example.com');
  await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
  await expect(page).not.toHaveURL(/\/(auth|account)\//);
  await expect(page.getByRole('banner').getByText('mai.nt').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Người lao động' })).toHaveCount(0);

  await signOut(page);
  await signInWith(page, 'mai.nt', newPassword);
  await expect(page).not.toHaveURL(/\/auth\//);
});

test('A-20 a forgotten password: mail, link once, new password in, old one out', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/400|403/u);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  await askForMail(page, 'khong.ai@example.com');
  await expect(page.getByText('Nếu khong.ai@example.com thuộc về một tài khoản')).toBeVisible();
  await expect(page.getByText('Không có thư nào cho địa chỉ này.')).toBeVisible();
  await page.getByRole('button', { name: 'Dùng địa chỉ khác hoặc gửi lại' }).click();
  await askForMail(page, 'ha.lt@example.com');
  await expect(page.getByText('Nếu ha.lt@example.com thuộc về một tài khoản')).toBeVisible();
  const mailLink = page.getByRole('link', { name: 'Mở liên kết đặt lại mật khẩu' });
  const link = (await mailLink.getAttribute('href')) ?? '';
  await mailLink.click();

  await expect(page.getByRole('heading', { level: 1, name: 'Đặt lại mật khẩu' })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/reset-password$/);
  await page.reload();
  await setNewPassword(page, newPassword);
  await expect(page.getByRole('heading', { name: 'Đã đặt mật khẩu mới' })).toBeFocused();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Liên kết không còn dùng được' })).toBeVisible();
  await page.getByRole('link', { name: 'Gửi lại thư' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quên mật khẩu' })).toBeVisible();

  await page.getByRole('link', { name: 'Về trang đăng nhập' }).click();
  await signInWith(page, 'ha.lt', demoPassword);
  await expect(page.getByRole('alert')).toContainText('Sai tên đăng nhập hoặc mật khẩu.');
  await signInWith(page, 'ha.lt', newPassword);
  await expect(page).not.toHaveURL(/\/auth\//);
});

test('A-20 changing the password: every rule is ticked as it is met, and the new password counts', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/400|403/u);
  await page.goto('/system/change-password');
  await signIn(page, 'khoa.tm');
  await expect(page.getByRole('heading', { level: 1, name: 'Đổi mật khẩu' })).toBeVisible();

  const form = page.getByRole('form', { name: 'Đổi mật khẩu' });
  const chosen = form.getByLabel('Mật khẩu mới', { exact: true });
  for (const [typed, broken] of [
    ['', ['Ít nhất 6 ký tự', 'Một ký tự đặc biệt', 'Một chữ số', 'Một chữ thường', 'Một chữ hoa']],
    ['Aa1#', ['Ít nhất 6 ký tự']],
    ['Abcdef1', ['Một ký tự đặc biệt']],
    ['Abcdef#', ['Một chữ số']],
    ['ABCDE1#', ['Một chữ thường']],
    ['abcde1#', ['Một chữ hoa']],
    [newPassword, []],
  ] as const) {
    await chosen.fill(typed);
    await expect(form.locator('.password-rules li[data-kept="false"]')).toHaveText(
      broken.map((text) => new RegExp(`^${text}`, 'u')),
    );
  }

  await form.getByLabel('Mật khẩu hiện tại', { exact: true }).fill('sai mật khẩu');
  await form.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill('khác');
  await form.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await expect(form.getByText('Mật khẩu xác nhận không khớp.')).toBeVisible();
  await form.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill(newPassword);
  await form.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await expect(form.getByText('Mật khẩu không đúng.')).toBeVisible();
  await takePicture(page, 'account-change-password-refused');

  await form.getByLabel('Mật khẩu hiện tại', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await expect(page.getByText('Đã đổi mật khẩu.')).toBeVisible();
  await expect(chosen).toHaveValue('');

  await signOut(page);
  await signInWith(page, 'khoa.tm', demoPassword);
  await expect(page.getByRole('alert')).toContainText('Sai tên đăng nhập hoặc mật khẩu.');
  await signInWith(page, 'khoa.tm', newPassword);
  await expect(page).not.toHaveURL(/\/auth\//);
});

test('A-20 V-05 the profile: a changed name is seen at once, unsaved input is asked about', async ({ page }) => {
  await page.goto('/account/manage');
  await signIn(page, 'khoa.tm');
  const name = page.getByLabel('Tên', { exact: true });
  await expect(name).toHaveValue('Khoa');
  await name.fill('Khôi');
  await page.getByRole('tab', { name: 'Đổi mật khẩu' }).click();
  await page.getByRole('tab', { name: 'Hồ sơ cá nhân' }).click();
  await expect(name).toHaveValue('Khôi');

  await page.getByRole('link', { name: 'Trang chủ' }).first().click();
  await answerQuestion(page, 'chưa được lưu', 'Không');
  await page.getByRole('button', { name: 'Lưu hồ sơ' }).click();
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
  await expect(page.getByText('Trần Minh Khôi').first()).toBeVisible();
});

async function signInWith(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel('Tên đăng nhập').fill(userName);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

async function askForMail(page: Page, address: string): Promise<void> {
  await page.getByLabel('Địa chỉ email').fill(address);
  await page.getByRole('button', { name: 'Gửi liên kết' }).click();
}

async function setNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill(password);
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đặt mật khẩu mới' }).click();
}
