import type * as classroomModule from '@mock-server/node/classroom/classroom';
import type * as settingsModule from '@mock-server/settings';
import type { Page } from '@playwright/test';

import { policiesOf } from '../../scripts/support/content-security-policy.mjs';
import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { signOut } from './support/confirm';
import { expectAccessible } from './support/accessibility';
import { guardConsole } from './support/console-guard';
import { expect, test } from './support/fixtures';
import { expectSignedIn } from './support/sign-in';
import { editFirstWorker, oneWorkerList } from './support/worker';

const trainerCode = 'MAUB-2345';

test('D-05 A-03 two trainees sign in at the real pages of one server, see each other’s work, and sign out apart', async ({
  page,
  browser,
}) => {
  const classroom = await openClassroom();
  const context = await browser.newContext();
  const colleagueGuard = guardConsole(context);
  const colleague = await context.newPage();
  const wrong = page.getByRole('alert').filter({ hasText: 'Sai tên đăng nhập hoặc mật khẩu.' });

  await page.goto(`${classroom.url}${oneWorkerList}`);
  await openIssuer(page);
  await fillSignIn(page, 'khoa.tm', 'sai');
  await expect(wrong).toBeVisible();
  await expectAccessible(page);
  await signInAtPages(page, 'khoa.tm');
  await colleague.goto(`${classroom.url}${oneWorkerList}`);
  await openIssuer(colleague);
  await signInAtPages(colleague, 'ha.lt');
  const cookies = await Promise.all([page, colleague].map((each) => each.context().cookies()));
  const [session, other] = cookies.map((all) => all.find(({ name }) => name === 'issuer.session'));
  expect([session?.httpOnly, session?.sameSite]).toEqual([true, 'Lax']);
  expect(session?.value).not.toBe(other?.value);

  await editFirstWorker(page);
  await page.getByLabel('Ghi chú').fill('Học viên thứ nhất đã gọi điện.');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
  await colleague.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(colleague.getByRole('main')).toContainText('Học viên thứ nhất đã gọi điện.');

  await page.goto(`${classroom.url}/lop-hoc`);
  await page.getByLabel('Mã giảng viên').fill(trainerCode);
  await page.getByRole('button', { name: 'Vào trang giảng viên' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'khoa.tm' })).toContainText('Chuyên viên Quỹ');
  await expect(page.getByRole('row').filter({ hasText: 'ha.lt' })).toBeVisible();

  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tài khoản để phát cho học viên' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(30);
  await expectAccessible(page);

  // The frame asks the server every fifteen seconds, at the next of its own three.
  const unchanged = colleague.waitForResponse(`${classroom.url}/connect/checksession`);
  expect(await (await unchanged).text()).toBe('unchanged');
  await page.goto(`${classroom.url}/csdl/don-vi`);
  await expectSignedIn(page);
  await signOut(page);
  await page.goto(`${classroom.url}/csdl/don-vi`);
  await openIssuer(page);
  await expect(page.getByLabel('Mật khẩu')).toBeVisible();
  await colleague.reload();
  await expectSignedIn(colleague);

  expect(colleagueGuard.complaints()).toEqual([]);
  await Promise.all([page.close(), context.close()]);
  await classroom.close();
});

test('A-21 D-05 one’s account is managed on the issuer’s own page, which leads back to where one was', async ({
  page,
}) => {
  const classroom = await openClassroom();
  const here = `${classroom.url}${oneWorkerList}`;
  await page.goto(here);
  await openIssuer(page);
  await signInAtPages(page, 'khoa.tm');
  await expect(page).toHaveURL(here);
  await page.getByRole('button', { name: /^Tài khoản của/u }).click();
  await page.getByRole('link', { name: 'Quản lý tài khoản' }).click();

  await expect(page).toHaveURL(/\/Account\/Manage\?/u);
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(here);
  await expect(page.getByText('khoa.tm', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Quay lại ứng dụng' }).click();
  await expect(page).toHaveURL(here);
  await expectSignedIn(page);
  await page.close();
  await classroom.close();
});

async function openClassroom() {
  const { serveClassroom } = await loadTypeScript<typeof classroomModule>('mock-server/node/classroom/classroom.ts');
  return serveClassroom({
    folder: 'dist',
    policies: await policiesOf('dist', { issuers: [], apis: [] }),
    trainerCode,
    onMail: () => undefined,
  });
}

async function openIssuer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  await expect(page).toHaveURL(/\/connect\/authorize/u);
}

async function signInAtPages(page: Page, userName: string): Promise<void> {
  const { defaultSettings } = await loadTypeScript<typeof settingsModule>('mock-server/settings.ts');
  await fillSignIn(page, userName, defaultSettings.password);
  await expectSignedIn(page);
}

async function fillSignIn(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel('Tên đăng nhập').fill(userName);
  await page.getByLabel('Mật khẩu').fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}
