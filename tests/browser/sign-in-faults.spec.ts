import type * as faultModule from '@mock-server/faults/fault';
import type * as faultsModule from '@mock-server/faults/faults';
import type { Page } from '@playwright/test';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { expectAccessible } from './support/accessibility';
import { signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';

/** What fails before anybody is in; the others have journeys of their own. */
const groupsBeforeTheDoor: readonly string[] = ['password', 'configuration', 'answer', 'token'];

const byPopup = 'Đăng nhập trong cửa sổ riêng';
const byRedirect = 'Đăng nhập bằng tài khoản của Quỹ';

async function lessons() {
  const { faultIds, faultOf } = await loadTypeScript<typeof faultsModule>('mock-server/faults/faults.ts');
  const { codeOfFault, wordsOf } = await loadTypeScript<typeof faultModule>('mock-server/faults/fault.ts');
  return faultIds.map((id) => ({ id, ...faultOf(id), words: wordsOf(codeOfFault(id)) }));
}

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

test('X-03 promise-12 each failure of signing in is shown on demand, in Vietnamese, by the link of its lesson', async ({
  page,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/status of (?:400|401|500)/u);
  const shown = (await lessons()).filter(
    ({ id, group, effect }) =>
      effect !== undefined && groupsBeforeTheDoor.includes(group) && id !== 'signIn.renewalLoop',
  );
  expect(shown.length).toBeGreaterThan(25);
  // The issuer remembers the person, so that the way over its page needs no hand from now on.
  await page.goto('/auth/login?flow=code');
  await page.getByRole('button', { name: byRedirect }).click();
  await page.getByRole('button', { name: 'Trần Minh Khoa' }).click();
  await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.goto('/auth/login?flow=password');

  for (const { id, words } of shown) {
    await page.goto(`/auth/login?fault=${id}`);
    if (id === 'auth.popup_blocked') {
      await page.getByRole('button', { name: byPopup }).click();
    } else {
      await tryToSignIn(page);
    }
    if (id === 'signIn.loop') {
      await expect(page.getByRole('alert')).toContainText('Đăng nhập không thành công');
      await tryToSignIn(page);
    }
    await expect(page.getByRole('alert').filter({ hasText: words }), id).toBeVisible();
  }
});

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

for (const width of [1440, 390]) {
  test.describe(`the chooser at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test(`X-03 is worked by keyboard, says what is on, and passes WCAG 2.2 AA at ${width} px`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 500/u);
      await page.goto('/auth/login');
      await page.getByText('Các tình huống tập huấn').focus();
      await page.keyboard.press('Enter');
      const search = page.getByRole('searchbox', { name: 'Minh họa lỗi' });
      await expect(search).toBeVisible();
      await search.focus();
      await page.keyboard.type('khoa xac thuc');
      await expect(page.getByText('1 lỗi', { exact: true })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: /jwks_load_error/u })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Bật' })).toBeFocused();
      await page.keyboard.press('Enter');

      await expect(page.getByText('Đang bật: Không tải được khóa xác thực.')).toBeVisible();
      await tryToSignIn(page);
      await expect(page.getByRole('alert').filter({ hasText: 'Không tải được khóa xác thực' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Tắt' }).scrollIntoViewIfNeeded();
      await takePicture(page, `sign-in-faults-${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await page.getByRole('button', { name: 'Tắt' }).click();
      await expect(page.getByText('Đang bật:')).toHaveCount(0);
      await tryToSignIn(page);
      await expect(page).not.toHaveURL(/\/auth\//u);
    });
  });
}
