import type { Page, Route } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { openFromMenu } from './support/menu';
import { recordProtocolCalls } from './support/protocol-calls';
import { jsonWebToken, placesHolding, recordTraffic } from './support/secrets';
import { expectSignedOut, signInAtIssuer, signInByCode } from './support/sign-in';
import { letTokenDie } from './support/stored-session';

const units = '/csdl/don-vi';
const byRedirect = 'Đăng nhập bằng tài khoản của Quỹ';

test.describe('through a whole journey', () => {
  test.use({ issuerOptions: { accessTokenSeconds: 120 } });

  test('A-04 A-07 C-01 T59 promise-6 no code, verifier or token is seen where it does not belong', async ({
    page,
    context,
    production,
    issuer,
    backend,
    consoleGuard,
  }) => {
    // This issuer refuses to revoke access tokens that are JWTs.
    consoleGuard.allow(/400 .*\/token\/revocation/u);
    const traffic = recordTraffic(context);
    await context.clock.install();
    await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
    await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();
    expect(await placesHolding(page, [...issuer.secrets])).toEqual([]);
    await letTokenDie(page);
    await openFromMenu(page, 'Cơ sở dữ liệu (Dolab)', 'Người lao động');
    await expect(page.getByText('5.000 bản ghi', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('5.000 bản ghi', { exact: true })).toBeVisible();
    const secrets = [...issuer.secrets];
    // Code, verifier, three tokens; then three new ones, and on a busy machine three more.
    expect(secrets.length).toBeGreaterThanOrEqual(8);
    expect(await placesHolding(page, secrets)).toEqual([]);
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await page.getByRole('alertdialog', { name: 'Xác nhận' }).getByRole('button', { name: 'Có' }).click();
    await expectSignedOut(page);
    expect(await placesHolding(page, secrets)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toMatch(jsonWebToken);

    const sent = await traffic.sent();
    const telling = sent.filter(({ url }) => secrets.some((secret) => decodeURIComponent(url).includes(secret)));
    const [callback, endOfSession, ...others] = telling.map(({ url }) => new URL(url));
    expect(callback?.href.replace(/=[^&]*/gu, '')).toBe(`${production.origin}/auth/callback?code&state&iss`);
    // OpenID Connect RP-Initiated Logout 1.0 §2: the issuer gets its own id token back as a hint.
    expect(endOfSession?.href.split('?')[0]).toBe(`${issuer.issuer}/session/end`);
    expect(endOfSession?.searchParams.has('id_token_hint')).toBe(true);
    expect(others).toEqual([]);
    const bearers = sent.filter(({ headers }) => headers['authorization'] !== undefined);
    expect([...new Set(bearers.map(({ url }) => new URL(url).origin))]).toEqual([backend.url]);
    // What the issuer's own pages tell the issuer is its own matter.
    const fromHere = sent.filter(({ url }) => !url.startsWith(issuer.issuer));
    const referrers = fromHere.map(({ headers }) => headers['referer'] ?? '').join(' ');
    expect(secrets.filter((secret) => referrers.includes(secret))).toEqual([]);
    const spoken = traffic.spoken.join(' ');
    expect(secrets.filter((secret) => spoken.includes(secret))).toEqual([]);
  });
});

test('A-04 T17 the answer is gone from the address before anything is drawn', async ({ page, production }) => {
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    new MutationObserver(() => {
      if (document.getElementById('root')?.hasChildNodes() === true) {
        drawn.push(window.location.href);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const arrived = page.waitForRequest(/\/auth\/callback\?.*code=/u);
  await signInByCode(page, `${production.origin}${units}?tu-khoa=lam+giang`, 'khoa.tm');
  await arrived;

  const drawn = await page.evaluate(() => (window as unknown as { readonly drawn: readonly string[] }).drawn);
  expect(drawn[0]).toBe(`${production.origin}/auth/callback`);
  expect(drawn.filter((href) => /[?&](code|state|iss)=/u.test(href))).toEqual([]);
  await expect(page).toHaveURL(`${production.origin}${units}?tu-khoa=lam+giang`);
});

const hostileText = '<img src=x onerror="window.hacked=1"><b>Gọi 0900 000 000</b>';

test('A-04 T26 the issuer’s own words about an error are text, never markup', async ({ page, production, issuer }) => {
  await page.route(`${issuer.issuer}/auth?**`, (route) =>
    sendBack(route, { error: 'server_error', error_description: hostileText, iss: issuer.issuer }),
  );
  await page.goto(`${production.origin}${units}`);
  await page.getByRole('button', { name: byRedirect }).click();

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Đăng nhập không thành công');
  await alert.getByText('Chi tiết kỹ thuật').click();
  await expect(alert).toContainText(hostileText);
  await expect(alert.locator('img, b')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(page.url()).not.toContain('error');
});

test('A-04 T16 T26 an error with a state of its own says nothing of its own and starts nothing', async ({
  page,
  context,
  production,
  issuer,
}) => {
  const calls = recordProtocolCalls(context, issuer);
  const address = new URL(`${production.origin}/auth/callback`);
  address.search = new URLSearchParams({ error: 'x', error_description: hostileText, state: 'forged' }).toString();
  await page.goto(address.href);

  await expect(page.getByRole('alert')).toContainText('Yêu cầu đăng nhập không khớp');
  await expect(page.locator('body')).not.toContainText('0900');
  expect(calls).toEqual([]);
});

test.describe('a browser whose storage is blocked', () => {
  test('T45 signs in with the password form and is told what is lost', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/auth/login');
    await expect(page.getByRole('alert').filter({ hasText: 'Trình duyệt không cho lưu dữ liệu' })).toBeVisible();
    await page.getByRole('button', { name: 'Trần Minh Khoa' }).click();
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();

    await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
    await openFromMenu(page, 'Cơ sở dữ liệu (Dolab)', 'Đơn vị');
    await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();
  });

  test('T45 is not sent to an issuer from which it could not come back, and signs in through a window', async ({
    page,
    context,
    production,
    issuer,
  }) => {
    const calls = recordProtocolCalls(context, issuer);
    await blockStorage(page);
    await page.goto(`${production.origin}${units}`);
    await page.getByRole('button', { name: byRedirect }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Không lưu được trên trình duyệt');
    await expect(page.getByRole('button', { name: byRedirect })).toBeEnabled();
    expect(calls).toEqual([]);

    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Đăng nhập trong cửa sổ riêng' }).click();
    const popup = await opened;
    await signInAtIssuer(popup, 'khoa.tm').catch(() => undefined);
    await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();
  });
});

/** Answers the issuer's page with one that goes straight back to the product. */
function sendBack(route: Route, answer: Readonly<Record<string, string>>): Promise<void> {
  const asked = new URL(route.request().url()).searchParams;
  const back = new URL(asked.get('redirect_uri') ?? '');
  back.search = new URLSearchParams({ ...answer, state: asked.get('state') ?? '' }).toString();
  const body = `<!doctype html><script>location.replace(${JSON.stringify(back.href)})</script>`;
  return route.fulfill({ contentType: 'text/html', body });
}

/** What a browser does whose owner forbids pages to store anything. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    }
  });
}
