import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { recordProtocolCalls } from './support/protocol-calls';
import { expectSignedIn, expectSignedOut, signInAtIssuer, signInByCode } from './support/sign-in';

const units = '/csdl/don-vi';
const byRedirect = 'Đăng nhập bằng tài khoản của Quỹ';
const byPopup = 'Đăng nhập trong cửa sổ riêng';

/** The address with the issuer's answer, as the browser was sent to it. */
function answerAddress(page: Page): Promise<string> {
  return page.waitForRequest(/\/auth\/callback\?.*code=/u).then((request) => request.url());
}

test.describe('the address that the issuer sends the browser back to', () => {
  test('A-04 T17 T22 T23 promise-5 neither Back, reload nor a second visit sends a code again', async ({
    page,
    context,
    production,
    issuer,
    consoleGuard,
  }) => {
    consoleGuard.allow(/400 .*\/token\/revocation/u);
    const calls = recordProtocolCalls(context, issuer);
    const answer = answerAddress(page);
    await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
    await expect(page).toHaveURL(`${production.origin}${units}`);
    await page.getByRole('link', { name: 'Trang chủ' }).first().click();
    await expect(page).toHaveURL(`${production.origin}/`);

    await page.goBack();
    await expect(page).toHaveURL(`${production.origin}${units}`);
    await expectSignedIn(page);
    await page.reload();
    await expectSignedIn(page);
    await page.goto(await answer);
    await expectSignedIn(page);
    expect(page.url()).not.toMatch(/code=|state=/u);
    await expect(page.getByRole('alert').filter({ hasText: 'không khớp' })).toHaveCount(0);
    expect(calls).toEqual(['authorization', 'authorization_code']);

    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await page.getByRole('alertdialog', { name: 'Xác nhận' }).getByRole('button', { name: 'Có' }).click();
    await expectSignedOut(page);
    await page.goto(await answer);
    await expect(page.getByRole('alert')).toContainText('Yêu cầu đăng nhập không khớp');
    await page.reload();
    await expectSignedOut(page);
    await expect(page.getByRole('alert')).toBeEmpty();
    expect(calls.filter((call) => call === 'authorization_code')).toHaveLength(1);
  });

  test('A-04 T22 a reload while the code is being exchanged does not send it twice', async ({
    page,
    context,
    production,
    issuer,
  }) => {
    const calls = recordProtocolCalls(context, issuer);
    await page.route(`${issuer.issuer}/token`, () => undefined);
    await page.goto(`${production.origin}${units}`);
    await page.getByRole('button', { name: byRedirect }).click();
    const exchange = page.waitForRequest(`${issuer.issuer}/token`);
    await signInAtIssuer(page, 'khoa.tm');
    await exchange;
    expect(page.url()).not.toMatch(/code=|state=/u);

    await page.reload();
    await expectSignedOut(page);
    expect(calls).toEqual(['authorization', 'authorization_code']);
  });
});

test.describe('in a window of its own', () => {
  test('A-05 T43 signs in through a window of 500 × 470 while the page stays where it is', async ({
    page,
    context,
    production,
    issuer,
  }) => {
    const calls = recordProtocolCalls(context, issuer);
    await page.goto(`${production.origin}${units}`);
    const popup = await openPopup(page);
    expect(popup.viewportSize()).toEqual({ width: 500, height: 470 });
    await expect(page.getByText('Hãy hoàn tất đăng nhập trong cửa sổ vừa mở.')).toBeVisible();
    await closedBy(popup, () => signInAtIssuer(popup, 'khoa.tm'));

    await expectSignedIn(page);
    await expect(page).toHaveURL(`${production.origin}${units}`);
    expect(calls).toEqual(['authorization', 'authorization_code']);
  });

  test('A-05 A-18 T43 says that the window was closed, and lets try again', async ({ page, production }) => {
    await page.goto(`${production.origin}/`);
    const popup = await openPopup(page);
    await expect(popup.getByLabel('Login')).toBeVisible();
    await popup.close();

    await expect(page.getByRole('alert')).toContainText('Cửa sổ đăng nhập đã đóng');
    const second = await openPopup(page);
    await closedBy(second, () => signInAtIssuer(second, 'khoa.tm'));
    await expectSignedIn(page);
  });

  test('A-05 A-18 T43 says at once that the browser has blocked the window', async ({
    page,
    context,
    production,
    issuer,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const calls = recordProtocolCalls(context, issuer);
    await page.goto(`${production.origin}/`);
    await page.getByRole('button', { name: byPopup }).click();

    await expect(page.getByRole('alert')).toContainText('Trình duyệt đã chặn cửa sổ đăng nhập');
    await expect(page.getByRole('button', { name: byPopup })).toBeEnabled();
    expect(calls).toEqual([]);
  });

  test.describe('of an issuer that cuts it off from its opener', () => {
    test.use({ issuerOptions: { cutsOpener: true }, oAuthOptions: { checkPopupClosed: false } });

    test('A-05 T43 is heard all the same', async ({ page, context, production, issuer }) => {
      const calls = recordProtocolCalls(context, issuer);
      await page.goto(`${production.origin}${units}`);
      const popup = await openPopup(page);
      await expect(popup.getByLabel('Login')).toBeVisible();
      expect(await popup.evaluate(() => window.opener === null)).toBe(true);
      await signInAtIssuer(popup, 'khoa.tm');

      await expectSignedIn(page);
      await expect(page).toHaveURL(`${production.origin}${units}`);
      expect(calls).toEqual(['authorization', 'authorization_code']);
    });
  });
});

async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: byPopup }).click();
  return opened;
}

/** Does something in a window, which ends by the window closing itself. */
async function closedBy(popup: Page, work: () => Promise<void>): Promise<void> {
  const closed = popup.waitForEvent('close');
  await work().catch((thrown: unknown) => {
    if (!popup.isClosed()) {
      throw thrown;
    }
  });
  await closed;
}
