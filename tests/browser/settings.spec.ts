import type { Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from './support/accessibility';
import { answerQuestion } from './support/confirm';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { expectSignedOut, signIn } from './support/sign-in';

const settings = '/setting-management';
const tenants = '/tenant-management/tenants';

const save = (page: Page) => page.getByRole('button', { name: 'Lưu cài đặt' }).click();

test('E-01 E-02 E-04 W-05 S-10 an administrator changes the e-mail settings, past a wrong port and a failing server', async ({
  page,
}) => {
  await page.goto(settings);
  await signIn(page, 'admin');
  await expect(page.getByRole('tab')).toHaveText(['Gửi email', 'Múi giờ', 'Tính năng máy chủ', 'Ngày nghỉ']);
  await expect(page.getByLabel('Cổng')).toHaveValue('25');
  await takePicture(page, 'settings-email');

  // The credentials come within 200 ms, and are out of reach without them.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const userName = page.getByLabel('Tên đăng nhập SMTP');
  await expect(userName).toBeHidden();
  await page.getByLabel('Dùng thông tin đăng nhập mặc định').uncheck();
  await expect(userName).toBeVisible();
  await expect.poll(() => foldingTime(page)).toBe('200ms');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => foldingTime(page)).toBe('0ms');

  await page.getByLabel('Tên người gửi mặc định').fill('Quỹ HTVLNN');
  await page.getByLabel('Địa chỉ gửi mặc định').fill('thu@');
  await page.getByLabel('Cổng').fill('70000');
  await userName.fill('may-chu');
  await page.getByLabel('Mật khẩu SMTP', { exact: true }).fill('bí mật');
  await page.getByLabel('Bật SSL').check();
  const sent = await countSaves(page);
  await save(page);
  await expect(page.getByText('Vui lòng nhập địa chỉ email hợp lệ.')).toBeVisible();
  await expect(page.getByText('Giá trị phải nằm trong khoảng từ 1 đến 65.535.')).toBeVisible();
  await expect(page.getByLabel('Địa chỉ gửi mặc định')).toBeFocused();
  expect(await sent()).toBe(0);

  await page.getByLabel('Địa chỉ gửi mặc định').fill('thu@example.com');
  await page.getByLabel('Cổng').fill('587');
  await failNextSave(page);
  await save(page);
  await expect(page.getByRole('heading', { name: /^\[500\]/u })).toBeVisible();
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByText('Lưu cài đặt thành công.')).toBeVisible();
  expect(await sent()).toBe(2);

  await page.reload();
  await expect(page.getByLabel('Cổng')).toHaveValue('587');
  await expect(page.getByLabel('Địa chỉ gửi mặc định')).toHaveValue('thu@example.com');
  await expect(page.getByLabel('Tên đăng nhập SMTP')).toHaveValue('may-chu');
  await expect(page.getByLabel('Bật SSL')).toBeChecked();
  const password = page.getByLabel('Mật khẩu SMTP', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('bí mật');
  await page.getByRole('button', { name: 'Hiện mật khẩu: Mật khẩu SMTP' }).click();
  await expect(password).toHaveAttribute('type', 'text');

  await page.emulateMedia({ colorScheme: 'dark' });
  await takePicture(page, 'settings-email-dark');
});

test('E-03 a test message goes out, and one that the mail server does not take stays in its dialog', async ({
  page,
}) => {
  await page.goto(settings);
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Gửi email thử' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gửi email thử' });
  await expect(dialog.getByLabel('Email người gửi')).toHaveValue('noreply@abp.io');
  await expect(dialog.getByLabel('Email người nhận')).toHaveValue('admin@example.com');
  await expect(dialog.getByLabel('Tiêu đề')).toHaveValue(/^Email thử \d+$/u);
  await takePicture(page, 'settings-test-email');
  await dialog.getByRole('button', { name: 'Gửi' }).click();
  await expect(page.getByText('Đã gửi email thử.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByLabel('Máy chủ SMTP').fill('khong-co.invalid');
  await save(page);
  await expect(page.getByText('Lưu cài đặt thành công.')).toBeVisible();
  await page.getByRole('button', { name: 'Gửi email thử' }).click();
  await dialog.getByLabel('Tiêu đề').fill('Thử lần hai');
  await dialog.getByRole('button', { name: 'Gửi' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Tiêu đề')).toHaveValue('Thử lần hai');
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await answerQuestion(page, 'Dữ liệu đã thay đổi nhưng chưa được lưu.', 'Có');
  await expect(dialog).toBeHidden();
});

test('S-10 the host features are a tab with an address of their own, and nothing of the page is there for others', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Quản trị', exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Tính năng máy chủ' }).click();
  await expect(page).toHaveURL(/\/setting-management\?tab=features$/u);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Tính năng máy chủ');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Quản lý tính năng máy chủ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tính năng máy chủ' });
  await expect(dialog.getByRole('button', { name: 'Lưu' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=time-zone$/u);
  const zone = page.getByRole('combobox', { name: 'Múi giờ' });
  await expect(zone).toHaveValue('SE Asia Standard Time (+07:00)');
  await zone.fill('tokyo');
  await page.getByRole('option', { name: /^Tokyo/u }).click();
  await save(page);
  await expect(page.getByText('Lưu cài đặt thành công.')).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue('Tokyo Standard Time (+09:00)');
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await answerQuestion(page, 'Bạn có chắc chắn muốn đăng xuất không?', 'Có');
  await signIn(page, 'khoa.tm');
  await expect(page.getByRole('button', { name: 'Quản trị', exact: true })).toBeHidden();
  await page.goto(settings);
  await expect(page.getByRole('heading', { level: 1, name: /^\[403\]/u })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('C-04 D-02 a tenant is created, gets a database of its own, is switched to, and its administrator signs in', async ({
  page,
}) => {
  await page.goto(`${tenants}/them-moi`);
  await signIn(page, 'admin');
  await page.getByLabel('Tên đơn vị thuê').fill('dao-tao');
  await page.getByLabel('Email của quản trị viên').fill('admin@chi-nhanh.example');
  await page.getByLabel(/^Mật khẩu của quản trị viên/u).fill('Moi#2026');
  await page.getByRole('button', { name: 'Thêm đơn vị thuê' }).click();
  await expect(page.getByLabel('Tên đơn vị thuê')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Tên đơn vị thuê')).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'tenant-create');
  await page.getByLabel('Tên đơn vị thuê').fill('chi-nhanh');
  await page.getByRole('button', { name: 'Thêm đơn vị thuê' }).click();
  await expect(page.getByText('Thêm mới thành công.')).toBeVisible();

  await expect(page.getByRole('heading', { level: 1, name: 'Đơn vị thuê' })).toBeVisible();
  await page.getByRole('link', { name: 'chi-nhanh' }).click();
  await page.getByRole('button', { name: 'Chuỗi kết nối' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chuỗi kết nối của chi-nhanh' });
  await dialog.getByLabel('Dùng chung cơ sở dữ liệu của máy chủ').uncheck();
  await dialog.getByLabel('Chuỗi kết nối mặc định').fill('Server=db1;Database=chi-nhanh');
  await expectAccessibleInBothThemes(page);
  await takePicture(page, 'tenant-database');
  await dialog.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Đã lưu chuỗi kết nối.')).toBeVisible();

  await page.getByRole('button', { name: 'Chuyển sang đơn vị thuê này' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bạn sẽ được đăng xuất');
  await question.getByRole('button', { name: 'Đăng xuất và chuyển' }).click();
  await expectSignedOut(page);
  await expect(page.getByRole('region', { name: 'Đổi đơn vị thuê' }).getByRole('strong')).toHaveText('chi-nhanh');
  await signIn(page, 'admin', 'Moi#2026');
  await expect(page.getByRole('button', { name: 'Tài khoản của admin (chi-nhanh)' })).toBeVisible();
  // Tenants are the host's: within one nobody manages them.
  await page.goto(tenants);
  await expect(page.getByRole('heading', { level: 1, name: /^\[403\]/u })).toBeVisible();
});

/** How long the credentials take to fold, as their style says. */
function foldingTime(page: Page): Promise<string> {
  return page
    .locator('.collapse', { has: page.getByLabel('Tên đăng nhập SMTP') })
    .evaluate((collapse) => getComputedStyle(collapse).getPropertyValue('--collapse-time'));
}

type SavingWindow = { savesSeen: number; savesToFail: number };

/** Counts the saves that leave the page from now on. */
async function countSaves(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = window as unknown as SavingWindow;
    const passOn: typeof fetch = window.fetch.bind(window);
    watched.savesSeen = 0;
    watched.savesToFail = 0;
    window.fetch = (...call) => {
      const request = new Request(...call);
      const isSave = request.method === 'POST' && request.url.endsWith('/api/setting-management/emailing');
      watched.savesSeen += isSave ? 1 : 0;
      if (isSave && watched.savesToFail > 0) {
        watched.savesToFail -= 1;
        return Promise.resolve(new Response(null, { status: 500 }));
      }
      return passOn(...call);
    };
  });
  return () => page.evaluate(() => (window as unknown as SavingWindow).savesSeen);
}

async function failNextSave(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as SavingWindow).savesToFail = 1;
  });
}
