import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { expectSignedIn, signInByCode } from './support/sign-in';
import { storedSession } from './support/stored-session';

const units = '/csdl/don-vi';
const hourMs = 3_600_000;

test.use({ issuerOptions: { accessTokenSeconds: 3_600, idTokenSeconds: 86_400 } });

test.describe('a computer that sleeps for two hours', () => {
  // By default its session is locked by then (idle.spec.ts).
  test.use({ idle: { timeoutInMinutes: 0 } });

  test('A-09 T32 renews when the tab is shown again, before anything is asked for', async ({
    page,
    production,
    issuer,
    backend,
  }) => {
    await page.clock.install();
    await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
    await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();
    const calls = recordOrder(page, issuer.issuer, backend.url);
    await show(page, 'hidden');
    await page.clock.setSystemTime(Date.now() + 2 * hourMs);
    await show(page, 'visible');

    await expect.poll(async () => (await storedSession(page)).generation).toBe(1);
    expect(calls[0]).toBe('renewal');
    expect(calls.filter((call) => call === 'renewal')).toHaveLength(1);
    await expectSignedIn(page);
  });

  test('A-09 T32 renews before the first call is sent, where nothing tells of the waking', async ({
    page,
    production,
    issuer,
    backend,
  }) => {
    await page.clock.install();
    await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
    await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();
    const before = await storedSession(page);
    const calls = recordOrder(page, issuer.issuer, backend.url);
    await page.clock.setSystemTime(Date.now() + 2 * hourMs);
    const call = page.waitForRequest((request) => request.url().startsWith(`${backend.url}/api/app/don-vi?`));
    // A key, and no click: that would focus the window.
    await page.getByLabel('Tìm kiếm').evaluate((field) => (field as HTMLInputElement).focus());
    await page.keyboard.type('lam giang');

    const authorization = (await (await call).allHeaders())['authorization'];
    expect(authorization).not.toBe(`Bearer ${before.accessToken}`);
    expect(authorization).toBe(`Bearer ${(await storedSession(page)).accessToken}`);
    await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
    expect(calls[0]).toBe('renewal');
    expect(calls.filter((sent) => sent === 'renewal')).toHaveLength(1);
  });
});

test('A-09 T38 a clock that is set back by an hour causes one renewal and no loop', async ({
  page,
  production,
  issuer,
  backend,
}) => {
  await page.clock.install({ time: Date.now() + hourMs });
  await signInByCode(page, `${production.origin}${units}`, 'khoa.tm');
  await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();
  const calls = recordOrder(page, issuer.issuer, backend.url);
  await page.clock.setSystemTime(Date.now());
  for (let shown = 1; shown <= 5; shown++) {
    await show(page, 'visible');
    await expect.poll(async () => (await storedSession(page)).generation).toBe(1);
  }
  await page.clock.runFor('05:00');

  await page.getByLabel('Tìm kiếm').fill('lam giang');
  await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
  expect(calls.filter((call) => call === 'renewal')).toHaveLength(1);
  expect((await storedSession(page)).generation).toBe(1);
});

/** Renewals and calls to the back end, in the order in which they went out. */
function recordOrder(page: Page, issuer: string, backend: string): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${issuer}/token` && request.method() === 'POST') {
      calls.push('renewal');
    } else if (request.url().startsWith(`${backend}/`) && request.method() !== 'OPTIONS') {
      calls.push(new URL(request.url()).pathname);
    }
  });
  return calls;
}

/** A headless browser hides no tab; the page is told what a browser with windows tells it. */
async function show(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
