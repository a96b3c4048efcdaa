import type { BrowserContext } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { expectSignedIn, expectSignedOut, signInAtIssuer, signInByCode } from './support/sign-in';
import { letTokenDie } from './support/stored-session';

const units = '/csdl/don-vi';

/** Strict, trusted types included; styles alone may stand in the page. */
function policyOf(issuer: string, backend: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${issuer} ${backend}`,
    `frame-src 'self' blob: ${issuer}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types fund-office',
  ].join('; ');
}

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
  test.beforeEach(({ production, issuer, backend }) => {
    production.sendHeader('Content-Security-Policy', policyOf(issuer.issuer, backend.url));
    production.sendHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    production.sendHeader('Referrer-Policy', 'strict-origin');
    production.sendHeader('X-Content-Type-Options', 'nosniff');
  });

  test('promise-6 signing in, the first page, a list, its export by a worker, a record and signing out break nothing of it', async ({
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
    await page.getByRole('button', { name: 'Xuất Excel' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Xuất 5.000 dòng' }).click();
    await download;
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByText('Lịch sử hồ sơ')).toBeVisible();
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
    expect(breaches).toEqual([]);
  });

  test.describe('without refresh tokens', () => {
    test.use({ issuerOptions: { givesRefreshTokens: false, accessTokenSeconds: 12 } });

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
