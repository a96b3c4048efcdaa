import type { Page } from '@playwright/test';

import { expect, test as base } from './support/fixtures';

type OnItsWay = {
  /** What is asked for arrives from now on. */
  readonly arrive: () => void;
};

const test = base.extend<{ readonly site: string }>({
  site: async ({ productionSite, joinOwnBackend }, use) => {
    await joinOwnBackend({ workerCount: 50 });
    await use(productionSite.origin);
  },
});

const password = '1q2w3E*';

test.describe('the sign-in page stands in index.html', () => {
  test('V-05 S-04 C-06 what was typed before the code has come stays, with its focus, and Enter signs in', async ({
    page,
    site,
  }) => {
    const code = await holdBack(page);
    await page.goto(`${site}/csdl/nguoi-lao-dong?tuKhoa=an`, { waitUntil: 'commit' });

    await expect(page.getByLabel('Tên đăng nhập')).toBeFocused();
    await page.keyboard.type('khoa.t');
    code.arrive();
    await expect(page).toHaveURL(/\/auth\/login\?returnUrl=/u);
    await page.keyboard.type('m');
    await expect(page.getByLabel('Tên đăng nhập')).toHaveValue('khoa.tm');
    await expect(page.getByLabel('Tên đăng nhập')).toBeFocused();

    await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/csdl/nguoi-lao-dong?tuKhoa=an`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('C-04 C-06 nothing moves away from under a hand when the choice of tenant arrives', async ({ page, site }) => {
    const configuration = await holdBack(page, '**/api/abp/application-configuration*');
    await page.goto(`${site}/auth/login`);
    const button = page.getByRole('button', { name: 'Đăng nhập', exact: true });
    const before = await button.boundingBox();
    configuration.arrive();
    await expect(page.getByRole('button', { name: 'Đổi đơn vị thuê' })).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  });

  test('T-10 V-03 a press during which the notice of an unreadable session arrives is not lost', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('fund-office.session', '{"broken":');
    });
    // All but what the form itself is made of: in which file the notice comes is the build's to say.
    const codeOfNotice = await holdBack(page, /\/assets\/(?!index-|rolldown-runtime-)[^/]*\.js$/u);
    await page.goto(`${site}/auth/login`);
    await page.getByLabel('Tên đăng nhập').fill('khoa.tm');
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).hover();
    await page.mouse.down();
    const words = 'Không đọc được phiên đã lưu';
    const notice = page.getByText(words);
    await expect(notice).toHaveCount(0);
    const arrived = page.waitForResponse(
      async (file) => file.url().endsWith('.js') && (await file.text()).includes(words),
    );
    codeOfNotice.arrive();
    await arrived;
    // The notice would be shown by now.
    await page.waitForTimeout(300);
    await expect(notice).toHaveCount(0);
    await page.mouse.up();
    await expect(page).not.toHaveURL(/\/auth\//u);
  });

  test('V-03 A-02 Enter and the tick before the code has come are not lost', async ({ page, site }) => {
    const code = await holdBack(page);
    await page.goto(`${site}/auth/login`, { waitUntil: 'commit' });
    const input = await page.getByLabel('Tên đăng nhập').elementHandle();
    await page.getByLabel('Tên đăng nhập').fill('khoa.tm');
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await page.getByLabel('Ghi nhớ đăng nhập').check();
    await page.keyboard.press('Enter');
    await page.getByLabel('Mật khẩu', { exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Đăng nhập' })).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).toBe(`${site}/auth/login`);

    const calls = page.waitForRequest((request) => request.url().endsWith('/connect/token'));
    code.arrive();
    expect(new URLSearchParams((await calls).postData() ?? '').get('username')).toBe('khoa.tm');
    // The page was taken over, not drawn anew.
    expect(await input.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page).toHaveURL(`${site}/`);
    const remembered = (await page.context().cookies()).find(({ name }) => name === 'rememberMe');
    // A cookie of the session would have -1.
    expect(remembered?.expires).toBeGreaterThan(0);
  });

  test('K-03 A-01 waits for the environment with the form alone, and for the code in another language', async ({
    page,
    productionSite,
    site,
  }) => {
    const code = await holdBack(page);
    let answer: () => void = () => undefined;
    await page.route('**/dynamic-env.json', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await page.goto(`${site}/auth/login`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    await expect(page.getByLabel('Tên đăng nhập')).toBeHidden();
    answer();
    await expect(page.getByLabel('Tên đăng nhập')).toBeFocused();

    // Known from the last visit; an installation that has changed its flow is shown as it is now.
    productionSite.put('dynamic-env.json', undefined);
    await page.unroute('**/dynamic-env.json');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' })).toBeVisible();
    await expect(page.getByLabel('Tên đăng nhập')).toHaveCount(0);

    await page.evaluate(() => localStorage.setItem('quy.language', 'en'));
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading')).toHaveCount(0);
    code.arrive();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('S-01 pages that everybody may see are not covered by it', async ({ page, site }) => {
    await holdBack(page);
    for (const path of ['/auth/callback?code=1', '/account/register', '/auth/notfound', '/no-such-page']) {
      await page.goto(`${site}${path}`, { waitUntil: 'commit' });
      await expect(page.locator('#page-frame')).toBeAttached();
      await expect(page.locator('#root')).toBeEmpty();
    }
  });
});

test.describe('where scripts are switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('X-02 the page says so instead of standing blank', async ({ page, site }) => {
    await page.goto(`${site}/csdl/nguoi-lao-dong`);
    await expect(page.getByRole('heading', { name: 'JavaScript đang tắt' })).toBeVisible();
    // Looked for by its words, nothing within this element is found.
    const next = page.locator('noscript p');
    await expect(next).toBeVisible();
    await expect(next).toHaveText('Hãy bật JavaScript cho trang này, rồi tải lại trang.');
  });
});

test('S-02 S-07 a signed-in start shows the frame of its pages before the code has come', async ({ page, site }) => {
  await page.goto(`${site}/`);
  await page.getByLabel('Tên đăng nhập').fill('khoa.tm');
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const bar = page.getByRole('banner');
  const height = (await bar.boundingBox())?.height;
  await page.getByRole('button', { name: 'Bỏ ghim' }).click();
  const code = await holdBack(page);
  await page.reload({ waitUntil: 'commit' });

  const frame = page.locator('.app-frame');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('data-sidebar', 'folded');
  expect(await frame.locator('.app-frame-side').evaluate((element) => element.clientWidth)).toBe(64);
  expect((await frame.locator('.app-frame-bar').boundingBox())?.height).toBe(height);
  code.arrive();
  await expect(bar).toBeVisible();
  await expect(frame).toHaveCount(0);
});

/** The scripts of the bundle, or something else, are on their way until they are let in. */
async function holdBack(page: Page, what: string | RegExp = '**/assets/*.js'): Promise<OnItsWay> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(what, async (route) => {
    await arrived;
    await route.continue();
  });
  return { arrive };
}
