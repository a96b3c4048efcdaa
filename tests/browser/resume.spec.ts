import { setTimeout } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { popupClosedCheckMs } from '@/domain/constants';

import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { loseSession } from './support/own-issuer';
import { takePicture } from './support/picture';
import { signIn, signInAtIssuer } from './support/sign-in';
import { editFirstWorker, oneWorkerList } from './support/worker';

const form = /\/csdl\/nguoi-lao-dong\/[^/]+\/sua$/u;
const typed = '0912000111';

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn' });
const phoneOf = (page: Page) => page.getByLabel(/^Điện thoại/u).first();
const passwordOf = (page: Page) => dialogOf(page).getByLabel('Mật khẩu', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Lưu thay đổi' }).click();

test('A-10 V-05 promise-11 a session that dies while an officer types costs nothing: they sign in over the form and save', async ({
  page,
  productionSite,
  joinOwnBackend,
  consoleGuard,
}) => {
  consoleGuard.allow(/40[01]/u);
  const backend = await joinOwnBackend();
  await page.goto(`${productionSite.origin}${oneWorkerList}`);
  await signIn(page, 'khoa.tm');
  await editFirstWorker(page);
  await phoneOf(page).fill(typed);

  loseSession(backend);
  await save(page);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Trần Minh Khoa');
  await expect(passwordOf(page)).toBeFocused();
  const scrolled = await page.evaluate(() => window.scrollY);
  await expect(page.locator('.held-page')).toHaveAttribute('inert');
  await expect(page.getByText('Cập nhật thành công.')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.held-page'))).toBeNull();
  }
  await expectAccessible(page);

  await passwordOf(page).fill('sai');
  await dialog.getByRole('button', { name: 'Đăng nhập lại' }).click();
  await expect(dialog).toContainText('Sai tên đăng nhập hoặc mật khẩu.');
  await expect(passwordOf(page)).toBeFocused();
  await passwordOf(page).fill(backend.backend.settings.password);
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(form);
  await expect(phoneOf(page)).toHaveValue(typed);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await save(page);
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
});

test('A-10 promise-11 a session that dies under an open dialog is asked for above it, by keyboard and screen reader too', async ({
  page,
  productionSite,
  joinOwnBackend,
  consoleGuard,
}) => {
  consoleGuard.allow(/40[01]/u);
  const backend = await joinOwnBackend();
  await page.goto(`${productionSite.origin}/csdl/don-vi`);
  await signIn(page, 'khoa.tm');
  await page.keyboard.press('Control+k');
  const wanted = page.getByRole('dialog').getByRole('combobox');
  await wanted.fill('dang');

  loseSession(backend);
  await wanted.fill('dang thi');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(passwordOf(page)).toBeFocused();
  await expectAccessible(page);
  await passwordOf(page).fill(backend.backend.settings.password);
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(wanted).toHaveValue('dang thi');
  await expect(wanted).toBeFocused();
});

test('A-10 W-07 promise-11 a list whose next page the lost session had stopped turns it by itself afterwards', async ({
  page,
  productionSite,
  joinOwnBackend,
  consoleGuard,
}) => {
  consoleGuard.allow(/40[01]/u);
  const backend = await joinOwnBackend();
  await page.goto(`${productionSite.origin}/csdl/nguoi-lao-dong`);
  await signIn(page, 'khoa.tm');
  const first = page.getByRole('row').nth(1);
  await expect(page.getByText('5.000 bản ghi', { exact: true })).toBeVisible();
  const before = await first.textContent();

  // What the product fetches in idle time would find the session lost first, and the page held before its next one is asked for.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Trang sau' }).focus();
  loseSession(backend);
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await takePicture(page, `resume-${colorScheme}-${width}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });

  await passwordOf(page).fill(backend.backend.settings.password);
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/trang=2/u);
  await expect(first).not.toHaveText(before ?? '');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('A-10 a session that cannot be prolonged is counted down, and can be renewed before it ends', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  const backend = await joinOwnBackend({ scope: 'openid profile QuyHoTro', settings: { accessTokenLifetime: 120 } });
  await page.clock.install();
  await page.goto(`${productionSite.origin}/csdl/don-vi`);
  await signIn(page, 'khoa.tm');

  await expect(page.getByRole('timer')).toHaveText(/^Phiên làm việc sẽ hết hạn sau 1:5\d\.$/u);
  await page.clock.fastForward('00:10');
  await expect(page.getByRole('timer')).toHaveText(/ 1:4\d\.$/u);
  await expectAccessible(page);
  await takePicture(page, 'session-countdown');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await takePicture(page, 'session-countdown-390');
  await page.getByRole('button', { name: 'Đăng nhập lại ngay' }).click();
  const dialog = dialogOf(page);
  await passwordOf(page).fill(backend.backend.settings.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('timer')).toHaveText(/ 1:5\d\.$/u);
});

test.describe('at a certified issuer', () => {
  test('A-05 A-10 the same person comes back by a window of the issuer, somebody else begins at home', async ({
    page,
    context,
    production,
    issuer,
    backend,
    consoleGuard,
  }) => {
    consoleGuard.allow(/40[01]/u);
    await page.goto(`${production.origin}${oneWorkerList}`);
    await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
    await signInAtIssuer(page, 'khoa.tm');
    await editFirstWorker(page);
    await phoneOf(page).fill(typed);

    await page.route(`${issuer.issuer}/token`, refuseRefresh);
    // On a slow line: from where the issuer sends it back the window looks closed, and what it says is still to come.
    await context.route('**/auth/answer.js', async (route) => {
      await setTimeout(3 * popupClosedCheckMs);
      await route.continue();
    });
    loseSession(backend);
    await save(page);
    const dialog = dialogOf(page);
    await expectAccessible(page);
    await takePicture(page, 'resume-code');
    await dialog.getByRole('button', { name: 'Đăng nhập lại' }).click();
    // The issuer still knows the person: its window opens and closes by itself.
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(form);
    await expect(phoneOf(page)).toHaveValue(typed);

    loseSession(backend);
    await context.clearCookies();
    await save(page);
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Đăng nhập lại' }).click();
    await expect(dialog).toContainText('Hãy hoàn tất đăng nhập trong cửa sổ vừa mở.');
    const popup = await opened;
    // Until the issuer's page is there, the window is on its way to it.
    await expect(popup.getByLabel('Login')).toBeVisible();
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 470]);
    await signInAtIssuer(popup, 'dv0007.lanhdao');

    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${production.origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vũ Quang Huy');
    await page.goBack();
    await expect(page.getByText(typed)).toHaveCount(0);
  });

  test('A-05 A-10 V-05 promise-11 where the window is blocked, what was typed comes back from the issuer’s page', async ({
    page,
    production,
    issuer,
    backend,
    consoleGuard,
  }) => {
    consoleGuard.allow(/40[01]/u);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${production.origin}${oneWorkerList}`);
    await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
    await signInAtIssuer(page, 'khoa.tm');
    await editFirstWorker(page);
    await phoneOf(page).fill(typed);

    await page.route(`${issuer.issuer}/token`, refuseRefresh);
    loseSession(backend);
    await save(page);
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Đăng nhập lại' }).click();
    await expect(dialog).toContainText('Trình duyệt đã chặn cửa sổ đăng nhập');
    await expectAccessible(page);
    await takePicture(page, 'resume-blocked');
    await dialog.getByRole('button', { name: 'Sang trang đăng nhập' }).click();

    await expect(page.getByText('Đã khôi phục', { exact: false })).toBeVisible();
    await expect(page).toHaveURL(form);
    await expect(phoneOf(page)).toHaveValue(typed);
    expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain(typed);
    await save(page);
    await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
  });
});

/** The issuer takes no refresh token any more. */
async function refuseRefresh(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  const isRefresh = route.request().postData()?.includes('grant_type=refresh_token') === true;
  await (isRefresh
    ? route.fulfill({
        status: 400,
        contentType: 'application/json',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: '{"error":"invalid_grant"}',
      })
    : route.continue());
}
