import type { BrowserContext } from '@playwright/test';

import { expect, test } from './support/deployed';
import { expectSignedIn, expectSignedOut, signInAtIssuer, signInByCode } from './support/sign-in';
import { letTokenDie } from './support/stored-session';

const units = '/csdl/don-vi';

/** Every breach of the policy in any tab or frame from now on. */
async function recordBreaches(context: BrowserContext): Promise<readonly string[]> {
  const breaches: string[] = [];
  await context.exposeFunction('tellBreach', (breach: string) => breaches.push(breach));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const { tellBreach } = window as unknown as { readonly tellBreach: (breach: string) => void };
      tellBreach([window.location.pathname, violatedDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  return breaches;
}

test.describe('under a strict content security policy', () => {
  test('promise-6 signing in, the first page, a list in the dark, its export by a worker, a record, a PDF, a picture and signing out break nothing of it', async ({
    page,
    context,
    production,
    issuer,
    consoleGuard,
  }) => {
    consoleGuard.allow(/400 .*\/token\/revocation/u);
    const breaches = await recordBreaches(context);
    await signInByCode(page, `${production.origin}/`, 'khoa.tm');
    await page.goto(`${production.origin}/csdl/nguoi-lao-dong`);
    await expect(page.getByText('5.000 bản ghi', { exact: true })).toBeVisible();
    // The theme stills all movement by a style of its own while the mode changes.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.getByRole('button', { name: 'Xuất Excel' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Xuất 5.000 dòng' }).click();
    await download;
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByText('Lịch sử hồ sơ')).toBeVisible();
    await page.goto(`${production.origin}/quan-ly-quy/phe-duyet-nguoi-lao-dong-tu-dong`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    for (const kind of ['pdf', 'png']) {
      await page
        .getByRole('button', { name: new RegExp(`^Xem .*${kind}$`, 'u') })
        .first()
        .click();
      await expect(page.getByRole('dialog').locator('iframe, img')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click();
    }
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    const question = page.getByRole('alertdialog', { name: 'Xác nhận' });
    const ended = page.waitForRequest(`${issuer.issuer}/session/end?**`);
    await question.getByRole('button', { name: 'Có' }).click();
    await ended;
    await expectSignedOut(page);
    expect(breaches).toEqual([]);

    consoleGuard.allow(/TrustedHTML/u);
    const refused = page.evaluate(() => {
      document.createElement('p').innerHTML = '<b>markup</b>';
    });
    await expect(refused).rejects.toThrow('TrustedHTML');
    await expect.poll(() => breaches.length).toBe(1);
  });

  test('A-05 the window of the issuer answers under it', async ({ page, context, production }) => {
    const breaches = await recordBreaches(context);
    await page.goto(`${production.origin}${units}`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Đăng nhập trong cửa sổ riêng' }).click();
    await signInAtIssuer(await opened, 'khoa.tm').catch(() => undefined);
    await expectSignedIn(page);
    await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();
    expect(breaches).toEqual([]);
  });

  test.describe('without refresh tokens', () => {
    test.use({ issuerOptions: { givesRefreshTokens: false, accessTokenSeconds: 120 } });

    test('A-06 the hidden frame answers under it', async ({ page, context, production }) => {
      const breaches = await recordBreaches(context);
      await context.clock.install();
      await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
      await letTokenDie(page);
      await page.getByLabel('Tìm kiếm').fill('lam giang');
      await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
      expect(breaches).toEqual([]);
    });
  });
});
