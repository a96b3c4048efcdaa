import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';

const byRedirect = 'Đăng nhập bằng tài khoản của Quỹ';

/** Signs in on the page that the link of a lesson has opened, whatever the flow. */
async function tryToSignIn(page: Page): Promise<void> {
  const form = page.getByLabel('Tên đăng nhập');
  const redirect = page.getByRole('button', { name: byRedirect });
  await expect(form.or(redirect)).toBeVisible();
  if (await form.isVisible()) {
    await page.getByRole('button', { name: 'Trần Minh Khoa' }).click();
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  } else {
    await redirect.click();
  }
}

async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
}

test('X-03 promise-12 what fails beside a sign-in is shown on demand, and the way in is free again afterwards', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 500/u);
  await page.goto('/auth/login?fault=auth.user_profile_load_error');
  await tryToSignIn(page);
  await expectToast(page, 'Bạn vẫn làm việc được');
  await signOut(page);

  await page.goto('/auth/login?fault=auth.token_revoke_error');
  await tryToSignIn(page);
  await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
  await signOut(page);
  await expectToast(page, 'Bạn đã đăng xuất trên máy này');

  await tryToSignIn(page);
  await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
});

test('X-03 A-10 a renewal that is refused is shown over the page half a minute after signing in', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400/u);
  await page.clock.install();
  await page.goto('/auth/login?fault=signIn.grantRejected');
  await tryToSignIn(page);
  await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();

  await page.clock.fastForward('00:31');
  await expect(page.getByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn' })).toBeVisible();
});

test.describe('the list of failures on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('X-03 D-03 is worked by keyboard, says what is on, also beside the form, and passes WCAG 2.2 AA', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 500/u);
    await page.goto('/auth/login?desk=faults');
    const desk = page.getByRole('complementary', { name: 'Bàn huấn luyện' });
    await desk.getByRole('searchbox', { name: 'Tìm lỗi theo tên hoặc mã' }).focus();
    await page.keyboard.type('khoa xac thuc');
    await expect(desk.getByText('1 lỗi', { exact: true })).toBeVisible();
    // Past the group's line and the two other ways to see it.
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(desk.getByRole('button', { name: /^Bật: .*jwks_load_error/u })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');

    await expect(desk.getByText('Đang bật: Không tải được khóa xác thực.')).toBeVisible();
    await takePicture(page, 'sign-in-faults-390');
    await page.keyboard.press('Alt+Shift+T');
    await expect(page.getByText('Đang bật lỗi tập huấn: jwks_load_error.')).toBeVisible();
    await tryToSignIn(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Không tải được khóa xác thực' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.getByRole('button', { name: 'Tắt' }).click();
    await expect(page.getByText('Đang bật lỗi tập huấn')).toHaveCount(0);
    await tryToSignIn(page);
    await expect(page).not.toHaveURL(/\/auth\//u);
  });
});
