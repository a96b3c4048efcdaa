import type { Locator, Page } from '@playwright/test';

import { policies } from '@/domain/policies/policy-names';

import { expectAccessible } from './support/accessibility';
import { answerQuestion } from './support/confirm';
import { expect, test } from './support/fixtures';
import { expectSignedIn, signIn } from './support/sign-in';
import { storedSession } from './support/stored-session';
import { editFirstWorker, oneWorkerList } from './support/worker';

test('D-03 A-09 B-01 the clock moves the whole page to a day on which a report is overdue, and the sign-in goes along', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/u);
  await signIn(page, 'dv0007.lanhdao');
  const desk = await openDesk(page, 'clock');
  const overdue = desk.getByRole('button', { name: /^Quá hạn báo cáo quỹ kỳ/u });
  const [day = ''] = /\d{2}\/\d{2}\/\d{4}/u.exec(await overdue.innerText()) ?? [];
  const [period = ''] = /\d{2}\/\d{4}/u.exec(await overdue.innerText()) ?? [];
  await overdue.click();

  await expect(desk.getByText(/^Đi trước giờ thật/u)).toBeVisible();
  await expect(desk.getByText(new RegExp(`^${day} `, 'u'))).toBeVisible();
  await expectSignedIn(page);
  await expectAccessible(page);
  const deadline = page.getByRole('link', { name: `Nộp báo cáo quỹ kỳ ${period}` });
  await expect(deadline).toContainText('Quá hạn 1 ngày');

  const { generation } = await storedSession(page);
  await desk.getByRole('button', { name: 'Hết hạn phiên ngay' }).click();
  await expect.poll(async () => (await storedSession(page)).generation).toBe(generation + 1);
  await desk.getByRole('button', { name: 'Về giờ thật' }).click();
  await expect(desk.getByText('Đang chạy theo giờ thật.')).toBeVisible();
  await expect(desk).toBeVisible();
});

test('D-03 A-07 A-10 T-09 new keys and a broken token cost a renewal each, a broken record a sign-in that leads back to the page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/u);
  const list = '/csdl/nguoi-lao-dong';
  await page.goto(`${list}?desk=clock`);
  await signIn(page, 'khoa.tm');
  const desk = page.getByRole('complementary', { name: 'Bàn huấn luyện' });
  const { generation } = await storedSession(page);

  await desk.getByRole('button', { name: 'Đổi khóa ký' }).click();
  await expect(desk.getByText('Máy chủ xác thực đã ký bằng khóa mới.')).toBeVisible();
  await desk.getByRole('button', { name: 'Hết hạn phiên ngay' }).click();
  await expect.poll(async () => (await storedSession(page)).generation).toBe(generation + 1);

  await desk.getByRole('button', { name: 'Làm hỏng access token' }).click();
  await expect(desk.getByText(/^Đã làm hỏng/u)).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await storedSession(page)).generation).toBe(generation + 2);
  await expectSignedIn(page);

  await desk.getByRole('button', { name: 'Làm hỏng bản ghi phiên' }).click();
  await expect(desk.getByText(/^Đã làm hỏng/u)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Không đọc được phiên đã lưu' })).toBeVisible();
  await signIn(page, 'khoa.tm');
  await expect(page).toHaveURL((url) => url.pathname === list);
});

test('D-01 D-03 one press becomes somebody else, and a permission that is cleared takes its menu entry along', async ({
  page,
}) => {
  await signIn(page, 'dv0007.nhaplieu');
  const desk = await openDesk(page, 'people');
  await desk.getByRole('button', { name: 'Vào vai Trần Minh Khoa' }).click();
  await expectSignedIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trần Minh Khoa');
  await expectAccessible(page);

  await page.getByRole('navigation').getByRole('button', { name: 'Cơ sở dữ liệu (Dolab)' }).click();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Người lao động', exact: true });
  await expect(entry).toBeVisible();
  await desk.getByLabel('Tìm quyền').fill(policies.workers);
  await desk.getByTitle(policies.workers, { exact: true }).getByRole('checkbox').uncheck();
  await expect(entry).toBeHidden();
  await desk.getByRole('tabpanel').getByRole('button', { name: 'Về mặc định' }).click();
  await expect(entry).toBeVisible();
});

test('D-03 X-02 somebody else edits the open record and the save meets a conflict; another data set opens with one row', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/u);
  await page.goto(oneWorkerList);
  await signIn(page, 'khoa.tm');
  await editFirstWorker(page);
  await expect(page.getByLabel('Điện thoại').first()).not.toHaveValue('');
  await page.getByLabel('Ghi chú').fill('Đã gọi điện cho gia đình.');
  const desk = await showDesk(page, 'Dữ liệu');
  await desk.getByRole('button', { name: 'Xóa bản ghi này như người khác' }).click();
  await expect(desk.getByText(/^Không làm được: .*hợp đồng/u)).toBeVisible();
  await desk.getByRole('button', { name: 'Sửa bản ghi này như người khác' }).click();
  await expect(desk.getByText(/đã sửa bản ghi/u)).toBeVisible();
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  const conflict = page.getByRole('dialog', { name: 'Dữ liệu đã được người khác thay đổi' });
  await expect(conflict.getByRole('group', { name: 'Ghi chú' })).toContainText('Đã gọi điện cho gia đình.');
  await conflict.getByRole('button', { name: 'Giữ thay đổi của tôi' }).click();
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();

  await page.goto('/csdl/nguoi-lao-dong');
  await expect(page.getByText('5.000 bản ghi', { exact: true })).toBeVisible();
  await desk.getByRole('radio', { name: /^Một dòng/u }).click();
  await answerQuestion(page, 'Một dòng', 'Có');
  await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
  await expect(desk.getByRole('radio', { name: /^Một dòng/u })).toBeChecked();
  await expectAccessible(page);
});

async function openDesk(page: Page, tab: string): Promise<Locator> {
  await page.goto(`/?desk=${tab}`);
  const desk = page.getByRole('complementary', { name: 'Bàn huấn luyện' });
  await expect(desk).toBeVisible();
  return desk;
}

/** Opens the desk beside the page that is there, with what was typed in it, at a tab that its strip has to scroll to. */
async function showDesk(page: Page, tab: string): Promise<Locator> {
  await page.keyboard.press('Alt+Shift+T');
  const desk = page.getByRole('complementary', { name: 'Bàn huấn luyện' });
  const strip = desk.getByRole('tablist').locator('..');
  await expect(desk.getByRole('tab', { name: tab })).not.toBeInViewport({ ratio: 1 });
  const before = await strip.boundingBox();
  await desk.getByRole('tab', { name: tab }).click();
  await expect(desk.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 1 });
  // A strip that makes room for a way back moves the tab away from under the hand, and the press is lost.
  expect((await strip.boundingBox())?.x).toBe(before?.x);
  return desk;
}
