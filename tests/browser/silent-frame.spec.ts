import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { listen } from './support/listen';
import { recordProtocolCalls } from './support/protocol-calls';
import { expectSignedIn, expectSignedOut, signInByCode } from './support/sign-in';
import { storedSession, letTokenDie } from './support/stored-session';

const units = '/csdl/don-vi';

test.describe('renewal without a refresh token', () => {
  test.use({ issuerOptions: { givesRefreshTokens: false, accessTokenSeconds: 120 } });

  test('A-06 T40 goes through a hidden frame, of which nothing stays behind', async ({
    page,
    context,
    production,
    issuer,
  }) => {
    await context.clock.install();
    await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
    const before = await storedSession(page);
    expect(before.refreshToken).toBeUndefined();
    await letTokenDie(page);
    const calls = recordProtocolCalls(context, issuer);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && request.frame() !== page.mainFrame()) {
        scripts.push(new URL(request.url()).pathname);
      }
    });
    await page.getByLabel('Tìm kiếm').fill('lam giang');

    await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
    expect(calls).toEqual(['authorization', 'authorization_code']);
    expect((await storedSession(page)).accessToken).not.toBe(before.accessToken);
    expect(await storedSession(page)).toMatchObject({ id: before.id, generation: 1 });
    expect(scripts).toEqual(['/auth/answer.js']);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(page.frames()).toHaveLength(1);
  });
});

test('A-06 the demo, whose issuer is a page of its own bundle, renews through the frame too', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${units}?flow=silent`);
  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  await page.getByRole('button', { name: 'Trần Minh Khoa' }).click();
  await expectSignedIn(page);
  const before = await storedSession(page);
  expect(before.refreshToken).toBeUndefined();
  await page.clock.fastForward('50:00');

  await expect.poll(async () => (await storedSession(page)).generation).toBe(1);
  expect((await storedSession(page)).accessToken).not.toBe(before.accessToken);
  await expectSignedIn(page);
});

test.describe('renewal where the browser keeps the issuer’s cookie from the frame', () => {
  test.use({ siteHost: '127.0.0.1', issuerOptions: { givesRefreshTokens: false, accessTokenSeconds: 1_200 } });

  test('A-06 A-18 T39 is refused with login_required; the session goes on to its end, with a warning, and its page is kept', async ({
    page,
    context,
    production,
    issuer,
  }) => {
    await page.clock.install();
    await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
    const before = await storedSession(page);
    const calls = recordProtocolCalls(context, issuer);
    const refused = page.waitForRequest(/\/auth\/answer\.html\?.*error=login_required/u);
    await page.clock.fastForward('15:00');
    await refused;

    await expect(page.getByRole('timer')).toContainText('Phiên làm việc sẽ hết hạn sau');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(calls).toEqual(['authorization']);
    expect(await storedSession(page)).toEqual(before);
    await page.getByLabel('Tìm kiếm').fill('lam giang');
    await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();

    await page.clock.fastForward('05:00');
    await expect(page.getByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn' })).toBeVisible();
    await expect(page).toHaveURL(`${production.origin}${units}?tu-khoa=lam+giang`);
    expect(calls).toEqual(['authorization']);
  });
});

test.describe('the product inside a frame', () => {
  // Under the policy no browser would show it there.
  test.use({ isGuarded: false });

  test('T42 does not start: it says so and offers itself in a tab', async ({ page, context, production, issuer }) => {
    const calls = recordProtocolCalls(context, issuer);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    production.put('framing.html', `<!doctype html><link rel="icon" href="data:," /><iframe src="${units}"></iframe>`);
    await page.goto(`${production.origin}/framing.html`);

    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading')).toHaveText('Ứng dụng không chạy bên trong trang khác');
    expect(asked).not.toContain('/dynamic-env.json');
    const opened = context.waitForEvent('page');
    await frame.getByRole('link', { name: 'Mở trong thẻ mới' }).click();
    const tab = await opened;
    await expectSignedOut(tab);
    expect(calls).toEqual([]);
  });

  test('T42 a signed-in tab stays signed in beside a frame that got the address of an answer', async ({
    page,
    context,
    production,
    issuer,
  }) => {
    await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
    const calls = recordProtocolCalls(context, issuer);
    await showInFrame(page, `${production.origin}/auth/callback?code=stolen&state=unknown`);

    await expect(page.frameLocator('iframe').getByRole('link')).toHaveAttribute(
      'href',
      `${production.origin}/auth/callback`,
    );
    await expectSignedIn(page);
    expect(calls).toEqual([]);
  });
});

test('T41 a page of another origin cannot answer in the issuer’s place', async ({ page, production }) => {
  const stranger = await listen((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><link rel="icon" href="data:," />');
  });
  await page.goto(`${production.origin}${units}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Đăng nhập trong cửa sổ riêng' }).click();
  const popup = await opened;
  await expect(popup.getByLabel('Login')).toBeVisible();
  await popup.evaluate((address) => {
    window.location.href = address;
  }, `http://127.0.0.1:${stranger.port}/`);
  await popup.waitForURL(`http://127.0.0.1:${stranger.port}/`);
  await popup.evaluate((origin) => {
    const opener = window.opener as Window;
    opener.postMessage({ type: 'fund-office.auth-answer', href: `${origin}/auth/answer.html?error=x&state=y` }, '*');
  }, production.origin);

  await expect(page.getByText('Hãy hoàn tất đăng nhập trong cửa sổ vừa mở.')).toBeVisible();
  await popup.close();
  await expect(page.getByRole('alert')).toContainText('Cửa sổ đăng nhập đã đóng');
  await stranger.close();
});

async function showInFrame(page: Page, address: string): Promise<void> {
  await page.evaluate((source) => {
    const frame = document.createElement('iframe');
    frame.src = source;
    document.body.append(frame);
  }, address);
}
