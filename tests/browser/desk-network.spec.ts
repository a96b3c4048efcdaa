import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';
import { oneWorkerList } from './support/worker';

test('D-03 a rule of the desk fails the list for real, the log shows the calls, and one of them is copied as a command', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = await openListAndDesk(page);
  await desk.getByRole('button', { name: 'Thêm quy tắc' }).click();
  await desk.getByLabel('Đường dẫn').fill('/api/app/nguoi-lao-dong');
  await desk.getByLabel('Số lần').fill('1');
  await expectAccessible(page);
  await takePicture(page, 'desk-network');
  await desk.getByRole('button', { name: 'Lưu quy tắc' }).click();
  await expect(desk.getByText(/^chờ 60 giây · 1 lần/u)).toBeVisible();

  await refreshBesideClosedDesk(page);
  await expect(page.getByText('Dịch vụ tạm gián đoạn')).toBeVisible();
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.keyboard.press('Alt+Shift+KeyT');
  await expect(desk.getByText('chờ 60 giây · 1 lần · gặp 1, gây lỗi 1 · đã hết lượt')).toBeVisible();
  await desk.getByRole('tab', { name: 'Nhật ký gọi' }).click();
  await desk.getByRole('searchbox', { name: 'Tìm trong nhật ký gọi' }).fill('nguoi-lao-dong 503');
  await expect(desk.getByText(/^1\/\d+ lời gọi$/u)).toBeVisible();
  await desk.getByRole('list').getByRole('button').first().press('Enter');
  await desk.getByRole('button', { name: 'Chép cURL' }).click();
  await expect(page.getByText('Đã chép vào bộ nhớ tạm.')).toBeVisible();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toMatch(
    /^curl --globoff --request 'GET' \\\n {2}--url 'http:\/\/127\.0\.0\.1:\d+\/api\/app\/nguoi-lao-dong\?/u,
  );
  expect(command).toContain(`--header 'authorization: Bearer ***'`);
  await expectAccessible(page);
  await takePicture(page, 'desk-requests');
});

test('D-03 a network that never answers hangs the page until the desk lets it move, in another tab too', async ({
  page,
  context,
}) => {
  const desk = await openListAndDesk(page);
  const never = desk.getByRole('button', { name: 'Không trả lời' });
  await never.click();
  // What the desk sets is stored for all tabs first.
  await expect(never).toHaveAttribute('aria-pressed', 'true');
  await refreshBesideClosedDesk(page);
  await expect(page.getByRole('progressbar', { name: 'Đang tải dữ liệu…' })).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyT');
  await desk.getByRole('tab', { name: 'Nhật ký gọi' }).click();
  await desk.getByRole('button', { name: 'Đang chờ', exact: true }).click();
  await expect(desk.getByRole('list').getByRole('button').first()).toContainText('/api/app/nguoi-lao-dong');

  const other = await context.newPage();
  await other.goto('/auth/login?desk=network');
  const otherDesk = other.getByRole('complementary', { name: 'Bàn huấn luyện' });
  await expect(otherDesk.getByRole('button', { name: 'Không trả lời' })).toHaveAttribute('aria-pressed', 'true');
  await otherDesk.getByRole('button', { name: '0 ms', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(desk.getByText('Không có lời gọi nào phù hợp.')).toBeVisible();
});

/** A list with one worker, and the desk beside it at its network tab. */
async function openListAndDesk(page: Page): Promise<Locator> {
  await page.goto(oneWorkerList);
  await signIn(page, 'khoa.tm');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Alt+Shift+KeyT');
  const desk = page.getByRole('complementary', { name: 'Bàn huấn luyện' });
  await desk.getByRole('tab', { name: 'Mạng' }).click();
  return desk;
}

/** Asks for the list anew; the desk is put away, and can be called back by its shortcut. */
async function refreshBesideClosedDesk(page: Page): Promise<void> {
  await page.keyboard.press('Alt+Shift+KeyT');
  await page.getByRole('button', { name: 'Làm mới' }).first().click();
}
