import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';
import { editFirstWorker, oneWorkerList } from './support/worker';

const typed = '0912000111';
const hour = '01:00:00';

/** Tokens that outlive the test: what ends the session is that nobody is there. */
const longLife = { settings: { accessTokenLifetime: 86_400 } };

const questionOf = (page: Page) => page.getByRole('alertdialog', { name: 'Phiên làm việc sắp bị khóa' });
const resumeOf = (page: Page) => page.getByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn' });
const stayOf = (page: Page) => questionOf(page).getByRole('button', { name: 'Tiếp tục làm việc' });
const phoneOf = (page: Page) => page.getByLabel(/^Điện thoại/u).first();

/** When somebody last did something, as the tabs note it; `null` where nobody watches. */
const lastActIn = (page: Page) => page.evaluate(() => localStorage.getItem('fund-office.last-act'));

/** The code that watches comes in idle time, and begins with a note of its own. */
async function untilWatched(page: Page, before: string | null = null): Promise<void> {
  await expect.poll(() => lastActIn(page)).not.toBe(before);
}

/** The list of units, signed in and watched over. */
async function openWatched(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/csdl/don-vi`);
  await signIn(page, 'khoa.tm');
  await untilWatched(page);
}

/** The clock goes on while nothing of the page runs. */
async function sleepFor(page: Page, hours: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + hours * 3_600_000);
}

test('A-10 V-05 promise-11 a form that its officer has left is asked about after an hour, then locked, and nothing typed is lost', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  let ahead = 0;
  const backend = await joinOwnBackend({ ...longLife, clock: () => Date.now() + ahead });
  /** On both sides of the line, for a token of another hour is refused. */
  const pass = async (minutes: number) => {
    ahead += minutes * 60_000;
    await page.clock.fastForward(minutes * 60_000);
  };
  await page.clock.install();
  await page.goto(`${productionSite.origin}${oneWorkerList}`);
  await signIn(page, 'khoa.tm');
  await untilWatched(page);
  await editFirstWorker(page);
  await phoneOf(page).fill(typed);
  await phoneOf(page).press('End');

  await pass(59);
  await expect(questionOf(page)).toBeHidden();
  await pass(1);
  await expect(questionOf(page)).toContainText('Đã 60 phút không có thao tác nào.');
  await expect(stayOf(page)).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^Phiên làm việc sẽ bị khóa sau 0:[0-5]\d\.$/u);
  await page.mouse.move(10, 10);
  await page.mouse.move(200, 300);
  await expect(questionOf(page)).toBeVisible();

  await pass(1);
  const resume = resumeOf(page);
  await expect(resume).toContainText('Phiên làm việc đã bị khóa vì 60 phút không có thao tác.');
  await expect(questionOf(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('fund-office.session'))).toBeNull();
  await resume.getByLabel('Mật khẩu', { exact: true }).fill(backend.backend.settings.password);
  await page.keyboard.press('Enter');

  await expect(resume).toBeHidden();
  await expect(phoneOf(page)).toHaveValue(typed);
  await expect(phoneOf(page)).toBeFocused();
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
});

test('A-10 W-04 Escape goes on, and so does the button; each gives a whole new hour', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  await joinOwnBackend(longLife);
  await page.clock.install();
  await openWatched(page, productionSite.origin);

  await page.clock.fastForward(hour);
  await expect(questionOf(page)).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await expect(questionOf(page)).toBeHidden();
  await page.clock.fastForward('59:00');
  await expect(questionOf(page)).toBeHidden();
  await page.clock.fastForward('01:00');
  await stayOf(page).click();
  await expect(questionOf(page)).toBeHidden();
  await page.getByLabel('Tìm kiếm').fill('lam giang');
  await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
});

test('A-10 A-12 promise-11 tabs are one: who works in one is not asked in another, an answer counts in both, and so does the lock', async ({
  page,
  context,
  productionSite,
  joinOwnBackend,
}) => {
  await joinOwnBackend(longLife);
  await context.clock.install();
  await openWatched(page, productionSite.origin);
  const before = await lastActIn(page);
  const other = await context.newPage();
  await other.goto(`${productionSite.origin}/csdl/don-vi`);
  await untilWatched(other, before);

  await context.clock.fastForward('40:00');
  await page.getByLabel('Tìm kiếm').press('End');
  await context.clock.fastForward('40:00');
  await expect(questionOf(page)).toBeHidden();
  await expect(questionOf(other)).toBeHidden();

  await context.clock.fastForward('20:00');
  await expect(questionOf(page)).toBeVisible();
  await expect(questionOf(other)).toBeVisible();
  await stayOf(page).click();
  await expect(questionOf(page)).toBeHidden();
  await expect(questionOf(other)).toBeHidden();

  await context.clock.fastForward('01:01:00');
  for (const tab of [page, other]) {
    await expect(resumeOf(tab)).toContainText('Phiên làm việc đã bị khóa vì 60 phút không có thao tác.');
  }
});

test('A-08 A-10 who has ticked «Ghi nhớ đăng nhập» is never asked', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  await joinOwnBackend(longLife);
  await page.clock.install();
  await page.goto(`${productionSite.origin}/csdl/don-vi`);
  await page.getByLabel('Ghi nhớ đăng nhập').check();
  await signIn(page, 'khoa.tm');
  await page.waitForLoadState('networkidle');

  await page.clock.fastForward('02:00:00');
  await page.getByLabel('Tìm kiếm').fill('lam giang');
  await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await lastActIn(page)).toBeNull();
});

test('A-10 T32 a laptop that slept through the lock is locked as it wakes', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  await joinOwnBackend(longLife);
  await page.clock.install();
  await openWatched(page, productionSite.origin);
  await sleepFor(page, 8);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(resumeOf(page)).toBeVisible();
});

test('A-10 T32 a page that is loaded anew after the lock was due shows nothing of its person, and goes on where they were', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  let ahead = 0;
  await joinOwnBackend({ ...longLife, clock: () => Date.now() + ahead });
  await page.clock.install();
  await openWatched(page, productionSite.origin);
  ahead = 8 * 3_600_000;
  await sleepFor(page, 8);
  const withToken: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) {
      withToken.push(request.url());
    }
  });
  await page.reload();

  await expect(page.getByRole('alert')).toContainText('Phiên làm việc đã bị khóa vì 60 phút không có thao tác.');
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
  expect(withToken).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('fund-office.session'))).toBeNull();
  await signIn(page, 'khoa.tm');
  await expect(page).toHaveURL(/\/csdl\/don-vi$/u);
});

test('C-06 A-10 where the installation switches the lock off, nobody is asked', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  await joinOwnBackend({ ...longLife, idle: { timeoutInMinutes: 0 } });
  await page.clock.install();
  await page.goto(`${productionSite.origin}/csdl/don-vi`);
  await signIn(page, 'khoa.tm');
  await page.waitForLoadState('networkidle');

  await page.clock.fastForward('08:00:00');
  await page.getByLabel('Tìm kiếm').fill('lam giang');
  await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
