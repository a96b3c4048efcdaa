import type { Page } from '@playwright/test';

import { answerQuestion } from './support/confirm';
import { expect, test } from './support/fixtures';
import { recordProtocolCalls } from './support/protocol-calls';
import { jsonWebToken } from './support/secrets';
import { expectSignedIn, expectSignedOut, signInByCode } from './support/sign-in';
import { storedSession, letTokenDie } from './support/stored-session';

const units = '/csdl/don-vi';
const lamGiang = 'Công ty Cổ phần Nhân lực Lam Giang';

/** Has the list of units asked for again, which takes a living access token. */
async function searchUnits(page: Page): Promise<void> {
  await page.getByLabel('Tìm kiếm').fill('lam giang');
  await expect(page).toHaveURL(/tu-khoa=lam\+giang/);
  await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
  await expect(page.getByText(lamGiang)).toBeVisible();
}

test.describe('tokens that are renewed after 30 seconds', () => {
  test.use({ issuerOptions: { accessTokenSeconds: 40 } });

  test('A-12 T01 promise-1 three tabs whose tokens fall due at once send one renewal and all stay signed in', async ({
    page,
    context,
    production,
    issuer,
  }) => {
    const calls = recordProtocolCalls(context, issuer);
    await context.clock.install();
    await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs.slice(1)) {
      await tab.goto(`${production.origin}${units}`);
      await expectSignedIn(tab);
    }
    expect(calls).toEqual(['authorization', 'authorization_code']);

    const generations = async () => Promise.all(tabs.map(async (tab) => (await storedSession(tab)).generation));
    await context.clock.fastForward('00:31');
    await expect.poll(generations).toEqual([1, 1, 1]);
    const [first, ...others] = await Promise.all(tabs.map(storedSession));
    expect(others).toEqual([first, first]);
    expect(calls).toEqual(['authorization', 'authorization_code', 'refresh_token']);

    await Promise.all(tabs.map(searchUnits));
    expect(calls).toHaveLength(3);
    expect(issuer.failures).toEqual([]);
  });
});

test.describe('tokens that have died while nobody looked', () => {
  test.use({ issuerOptions: { accessTokenSeconds: 120 } });

  test('A-12 T06 promise-1 five tabs reloaded at once with a dead token send one renewal and all stay signed in', async ({
    page,
    context,
    production,
    issuer,
  }) => {
    await context.clock.install();
    await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
    const tabs = [page];
    while (tabs.length < 5) {
      const tab = await context.newPage();
      await tab.goto(`${production.origin}${units}`);
      await expectSignedIn(tab);
      tabs.push(tab);
    }
    await letTokenDie(page);
    const calls = recordProtocolCalls(context, issuer);
    await Promise.all(tabs.map((tab) => tab.reload()));

    for (const tab of tabs) {
      await expect(tab.getByText(lamGiang)).toBeVisible();
    }
    expect(calls).toEqual(['refresh_token']);
    const [first, ...others] = await Promise.all(tabs.map(storedSession));
    expect(others).toEqual([first, first, first, first]);
    expect(issuer.failures).toEqual([]);
  });

  test('A-12 T05 promise-1 a duplicated tab is the same session: one renewal serves both, neither signs the other out', async ({
    page,
    context,
    production,
    issuer,
  }) => {
    await context.clock.install();
    await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
    const opened = page.waitForEvent('popup');
    // A window of the same origin starts with a copy of its opener's session storage, as a duplicated tab does.
    await page.evaluate(() => window.open(window.location.href));
    const duplicate = await opened;
    await expectSignedIn(duplicate);
    expect(await storedSession(duplicate)).toEqual(await storedSession(page));

    await letTokenDie(page);
    const calls = recordProtocolCalls(context, issuer);
    await Promise.all([searchUnits(page), searchUnits(duplicate)]);
    expect(calls).toEqual(['refresh_token']);
    expect(await storedSession(duplicate)).toEqual(await storedSession(page));

    await duplicate.close();
    await letTokenDie(page);
    await page.getByRole('link', { name: lamGiang }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lam Giang');
    expect(calls).toEqual(['refresh_token', 'refresh_token']);
    expect(issuer.failures).toEqual([]);
  });
});

test('A-13 T10 promise-3 signing out in one tab ends the others, which hear it from that tab and tell the issuer nothing', async ({
  page,
  context,
  production,
  issuer,
  consoleGuard,
}) => {
  // This issuer refuses to revoke access tokens that are JWTs.
  consoleGuard.allow(/400 .*\/token\/revocation/u);
  await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto(`${production.origin}${units}`);
    await expectSignedIn(other);
  }
  const calls = recordProtocolCalls(context, issuer);
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  const question = page.getByRole('alertdialog', { name: 'Xác nhận' });
  const ended = page.waitForRequest(`${issuer.issuer}/session/end?**`);
  await question.getByRole('button', { name: 'Có' }).click();
  await ended;

  await Promise.all(others.map((other) => expectSignedOut(other)));
  for (const other of others) {
    await expect(other.getByRole('alert')).toContainText('Bạn đã đăng xuất ở thẻ khác');
    await expect(other.getByText(lamGiang)).toHaveCount(0);
    expect(await other.evaluate(() => Object.keys(sessionStorage))).not.toContain('fund-office.session');
  }
  await expect(page).toHaveURL(/\/auth\/login/);
  await expectSignedOut(page);
  expect(calls).toEqual(['revocation', 'revocation', 'end of session']);
});

test('A-12 A-13 T08 signing in as somebody else in one tab takes the others along, and nothing of the first person stays', async ({
  page,
  context,
}) => {
  await page.goto('/csdl/don-vi?flow=code');
  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  await expect(page.getByRole('button', { name: 'Phạm Quốc Vinh' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/csdl/nguoi-lao-dong');
  await other.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  await other.getByRole('button', { name: 'Trần Minh Khoa' }).click();
  await expect(other.getByText('5.000 bản ghi', { exact: true })).toBeVisible();
  await expect(other.getByText('Trần Minh Khoa').first()).toBeVisible();
  const first = await storedSession(other);

  await page.getByRole('button', { name: 'Phạm Quốc Vinh' }).click();
  await expect(page.getByText('Phạm Quốc Vinh').first()).toBeVisible();

  await expect(other.getByText('Phạm Quốc Vinh').first()).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  await expect(other.getByText('Trần Minh Khoa')).toHaveCount(0);
  expect(await storedSession(other)).toEqual(await storedSession(page));
  const kept = await other.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept).not.toContain(first.accessToken);
  expect(kept).not.toContain(first.id);
});

test('A-08 A-12 a new tab of an unremembered session is signed in by its sibling; after the last tab nobody is', async ({
  page,
  context,
  production,
  issuer,
}) => {
  await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
  const calls = recordProtocolCalls(context, issuer);
  const sibling = await context.newPage();
  await sibling.goto(`${production.origin}${units}`);
  await expect(sibling.getByText(lamGiang)).toBeVisible();
  expect(calls).toEqual([]);
  expect(await sibling.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(jsonWebToken);

  await page.close();
  await sibling.close();
  const late = await context.newPage();
  await late.goto(`${production.origin}${units}`);
  await expectSignedOut(late);
  expect(calls).toEqual([]);
});

test('A-13 a remembered password session that is left in one tab is gone from all, and from the next visit', async ({
  page,
  context,
}) => {
  await page.goto('/auth/login');
  await page.getByLabel('Ghi nhớ đăng nhập').check();
  await page.getByRole('button', { name: 'Trần Minh Khoa' }).click();
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expectSignedIn(page);
  const other = await context.newPage();
  await other.goto('/csdl/don-vi');
  await expectSignedIn(other);

  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await answerQuestion(page, /đăng xuất/u, 'Có');
  await expectSignedOut(other);
  await page.close();
  await other.close();
  const late = await context.newPage();
  await late.goto('/csdl/don-vi');
  await expectSignedOut(late);
});
