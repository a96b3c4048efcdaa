import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';
import { editFirstWorker, oneWorkerList } from './support/worker';

for (const [what, file] of [
  ['no JSON at all', '{"application": '],
  ['a script as issuer', '{"oAuthConfig":{"issuer":"javascript:alert(1)"}}'],
  ['a wrong type', '{"production":"maybe"}'],
] as const) {
  test(`C-06 a dynamic-env.json with ${what} gives a readable screen with a retry`, async ({
    page,
    productionSite,
  }) => {
    productionSite.put('dynamic-env.json', file);
    await page.goto(productionSite.origin);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cấu hình');

    productionSite.put('dynamic-env.json', undefined);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  });
}

test('X-02 C-06 a back end that is down shows its entry with a retry, and the login form still stands', async ({
  page,
  production,
  issuer,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource/u);
  await backend.close();
  await issuer.close();
  await page.goto(production.origin);

  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  await expect(page.getByRole('alert')).toContainText(/máy chủ xác thực/u);
});

test('C-08 X-02 HTML instead of JSON, 500 and a dead network on a list are shown in place with a retry', async ({
  page,
  production,
  backend,
  consoleGuard,
}) => {
  consoleGuard.allow(/500|ERR_FAILED|ERR_CONNECTION/u);
  await page.goto(`${production.origin}/csdl/don-vi`);
  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  await page.getByLabel('Login').fill('khoa.tm');
  await page.getByLabel('Password').fill('x');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();

  for (const answer of [
    { status: 200, contentType: 'text/html', body: '<!doctype html><script>alert(1)</script>' },
    { status: 500, body: '' },
  ]) {
    await page.route(`${backend.url}/api/app/nguoi-lao-dong?**`, (route) =>
      route.fulfill({
        ...answer,
        headers: { 'Access-Control-Allow-Origin': production.origin, 'Access-Control-Allow-Credentials': 'true' },
      }),
    );
    await page.goto(`${production.origin}/csdl/nguoi-lao-dong`);
    await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible();
    await page.unroute(`${backend.url}/api/app/nguoi-lao-dong?**`);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByText('5.000 bản ghi', { exact: true })).toBeVisible();
  }
});

for (const [what, script] of [
  [
    'forbidden',
    `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`,
  ],
  ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`],
  [
    'full of rubbish',
    `for (const name of ['fund-office.session', 'fund-office.sign-ins', 'quy.language', 'ui.density', 'ui.sidebarPinned']) { sessionStorage.setItem(name, 'undefined'); localStorage.setItem(name, '{"broken":'); }`,
  ],
] as const) {
  test(`T-10 with a storage that is ${what} the product starts and signs in`, async ({ page }) => {
    await page.addInitScript({
      content: `if (!globalThis.prepared) { globalThis.prepared = true; try { if (!document.cookie.includes('prepared')) { ${script} } } catch {} }`,
    });
    await page.goto('/auth/login');
    await signIn(page, 'khoa.tm');

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Trần Minh Khoa');
  });
}

test('V-01 V-02 what is wrong with a form is said with its bounds in Vietnamese, and in the given English once that is chosen', async ({
  page,
}) => {
  await page.goto('/setting-management');
  await signIn(page, 'admin');
  await page.getByLabel('Tên người gửi mặc định').fill('');
  await page.getByLabel('Địa chỉ gửi mặc định').fill('thu@');
  await page.getByLabel('Cổng').fill('70000');
  await page.getByRole('button', { name: 'Lưu cài đặt' }).click();
  const form = page.getByRole('main');
  await expect(form.getByText('Trường này không được bỏ trống.')).toBeVisible();
  await expect(form.getByText('Vui lòng nhập địa chỉ email hợp lệ.')).toBeVisible();
  await expect(form.getByText('Giá trị phải nằm trong khoảng từ 1 đến 65.535.')).toBeVisible();

  await page.getByRole('button', { name: 'EN – English' }).click();
  await expect(form.getByText('This field is required.')).toBeVisible();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(form.getByText('The value has to be between 1 and 65,535.')).toBeVisible();
});

test('V-03 a double click on the primary button saves once', async ({ page }) => {
  await page.goto(oneWorkerList);
  await signIn(page, 'khoa.tm');
  await editFirstWorker(page);
  await page.getByLabel('Ghi chú').fill('<img src=x onerror=alert(1)> lần 1');
  await countWrites(page);
  await page.getByRole('button', { name: 'Lưu thay đổi' }).dblclick();

  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { writes?: number }).writes)).toBe(1);
  await expect(page.getByText('<img src=x onerror=alert(1)> lần 1')).toBeVisible();
});

/** Counts the calls that change something; the demo answers inside the page, so that the browser sees no request. */
async function countWrites(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counting = globalThis as { writes?: number };
    const answered = globalThis.fetch;
    counting.writes = 0;
    globalThis.fetch = (input, init) => {
      if (!['GET', 'HEAD'].includes(init?.method ?? 'GET')) {
        counting.writes = (counting.writes ?? 0) + 1;
      }
      return answered(input, init);
    };
  });
}
