import type { Page } from '@playwright/test';

import type { Backend } from './support/backend';
import { guardConsole } from './support/console-guard';
import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';
import { pressEdit } from './support/worker';

const reports = '/quan-ly-quy/bao-cao-quy?tu-khoa=BCQ.202610.DV0006';
const dossiers = '/quan-ly-quy/nguoi-lao-dong-tu-dong?trangThai=2';

test('B-01 B-02 X-02 two officers on one record: changes side by side, a step from a stale page refused, four eyes, one approval', async ({
  page,
  browser,
  productionSite,
  joinOwnBackend,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/u);
  const backend = await joinOwnBackend();
  giveBothOffices(backend, ['khoa.tm', 'vinh.pq']);
  const context = await browser.newContext();
  const colleagueGuard = guardConsole(context);
  colleagueGuard.allow(/409/u);
  const colleague = await context.newPage();

  await page.goto(`${productionSite.origin}${dossiers}`);
  await signIn(page, 'khoa.tm');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await pressEdit(page);
  await expect(phoneOf(page)).not.toHaveValue('');
  await colleague.goto(page.url());
  await signIn(colleague, 'vinh.pq');
  await expect(phoneOf(colleague)).not.toHaveValue('');

  await phoneOf(page).fill('0912000111');
  await page.getByLabel('Ghi chú').fill('Đã gọi điện cho gia đình.');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();

  await phoneOf(colleague).fill('0912000222');
  await colleague.getByRole('button', { name: 'Lưu thay đổi' }).click();
  const choice = colleague.getByRole('dialog', { name: 'Dữ liệu đã được người khác thay đổi' });
  await expect(choice.getByRole('group', { name: 'Điện thoại' })).toContainText(/0912 000 222.*0912 000 111/u);
  await expect(choice.getByRole('group', { name: 'Ghi chú' })).toContainText('Đã gọi điện cho gia đình.');
  await choice.getByRole('button', { name: 'Giữ thay đổi của tôi' }).click();
  await expect(colleague.getByText('Cập nhật thành công.')).toBeVisible();
  await expect(colleague.getByRole('main')).toContainText('0912 000 222');
  await expect(colleague.getByRole('main')).toContainText('Đã gọi điện cho gia đình.');

  await page.goto(`${productionSite.origin}${reports}`);
  await page.getByRole('link', { name: 'BCQ.202610.DV0006' }).click();
  await expect(page.getByRole('button', { name: 'Thẩm định', exact: true })).toBeVisible();
  await colleague.goto(page.url());
  await expect(colleague.getByRole('button', { name: 'Thẩm định', exact: true })).toBeVisible();
  await take(page, 'Thẩm định');
  await expect(page.getByText('Thẩm định thành công.')).toBeVisible();
  await expect(page.getByText('Chờ phê duyệt').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Phê duyệt', exact: true })).toHaveCount(0);

  await take(colleague, 'Thẩm định');
  const stale = colleague.getByRole('dialog', { name: 'Thẩm định' });
  await expect(stale).toContainText('Hồ sơ đã thay đổi từ khi bạn mở.');
  await stale.getByRole('button', { name: 'Xem bản mới nhất' }).click();
  await expect(colleague.getByText('Chờ phê duyệt').first()).toBeVisible();

  await take(colleague, 'Phê duyệt', 2);
  await expect(colleague.getByText('Đã phê duyệt').first()).toBeVisible();
  await colleague.getByRole('tab', { name: '4. Lịch sử' }).click();
  const history = colleague.getByRole('region', { name: 'Lịch sử xử lý' }).getByRole('listitem');
  await expect(history.filter({ hasText: 'Chờ thẩm định › Chờ phê duyệt' })).toHaveCount(1);
  await expect(history.filter({ hasText: 'Chờ phê duyệt › Đã phê duyệt' })).toHaveCount(1);
  await expect(history.filter({ hasText: 'Chờ phê duyệt › Đã phê duyệt' })).toContainText('Phạm Quốc Vinh');

  expect(colleagueGuard.complaints()).toEqual([]);
  await context.close();
});

/** People who may appraise and approve: only the rule of four eyes stands between the two. */
function giveBothOffices({ backend: { database } }: Backend, userNames: readonly string[]): void {
  for (const user of [...database.users.rows()].filter(({ userName }) => userNames.includes(userName))) {
    database.users.put({ ...user, roles: ['chuyen-vien-quy', 'lanh-dao-quy'] });
  }
}

function phoneOf(page: Page) {
  return page.getByLabel(/^Điện thoại/u).first();
}

/** Takes a step of the open record. @param clicks 2 for a double click on its last button. */
async function take(page: Page, step: string, clicks: 1 | 2 = 1): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: step });
  await dialog.getByRole('button', { name: step, exact: true }).click({ clickCount: clicks });
}
