import type { Page, Request } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { signInAtIssuer } from './support/sign-in';

test('C-06 a signed-in start needs at most three calls one after the other until the list is there', async ({
  page,
  production,
  issuer,
}) => {
  await page.goto(`${production.origin}/csdl/don-vi`);
  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  await signInAtIssuer(page, 'khoa.tm');
  await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();

  // The issuer's document and keys are fetched beside the rest; nothing on the way to the list waits for them.
  await page.route(`${issuer.issuer}/**`, () => undefined);
  const calls = watchCalls(page);
  await page.reload();
  await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();

  expect(deepestChain(calls)).toBeLessThanOrEqual(3);
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(['/dynamic-env.json', '/api/abp/application-configuration', '/api/app/don-vi']),
  );
});

test('C-04 an unknown tenant is named on a screen of its own, with a retry', async ({ page }) => {
  await page.goto('/?__tenant=khong-co');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Không tìm thấy/u);
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible();

  await page.goto('/?__tenant=dao-tao');
  await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
});

type Call = { readonly url: string; readonly start: number; readonly end: number };

/** Calls for data; scripts, styles and fonts are the bundle's own matter. */
function watchCalls(page: Page): Call[] {
  const calls: Call[] = [];
  const starts = new Map<Request, number>();
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) {
      starts.set(request, performance.now());
    }
  });
  page.on('requestfinished', (request) => {
    const start = starts.get(request);
    if (start !== undefined) {
      calls.push({ url: request.url(), start, end: performance.now() });
    }
  });
  return calls;
}

/** How many calls had to wait for one another: the longest row in which each began after the one before had ended. */
function deepestChain(calls: readonly Call[]): number {
  const inOrder = [...calls].sort((first, second) => first.start - second.start);
  const depths = new Map<Call, number>();
  for (const call of inOrder) {
    const before = inOrder.filter((other) => other.end <= call.start).map((other) => depths.get(other) ?? 0);
    depths.set(call, Math.max(0, ...before) + 1);
  }
  return Math.max(0, ...depths.values());
}
