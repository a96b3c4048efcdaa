import { readFile } from 'node:fs/promises';

import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';

import { expectAccessible } from './support/accessibility';
import { answerQuestion } from './support/confirm';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';
import { editFirstWorker, oneWorkerList, pressEdit } from './support/worker';

test('B-10 V-02 W-07 an officer finds a worker without typing a mark, corrects the identity number and sees it kept', async ({
  page,
}) => {
  await page.goto('/csdl/nguoi-lao-dong');
  await signIn(page, 'khoa.tm');
  await expect(page.getByText('5.000 bản ghi', { exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await takePicture(page, 'workers');

  await page.getByLabel('Tìm kiếm').fill('dang thi ung');
  await expect(page).toHaveURL(/tu-khoa=dang\+thi\+ung/);
  const row = page.getByRole('row').filter({ hasText: 'Đặng Thị Ưng' });
  await expect(row).toHaveCount(1);
  await row.getByText('Đặng Thị Ưng').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đặng Thị Ưng' })).toBeVisible();
  await pressEdit(page);

  const citizenId = page.getByLabel(/^Số CCCD/u);
  const before = await citizenId.inputValue();
  await citizenId.fill('04530595907');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Số CCCD phải gồm đúng 12 chữ số.')).toBeVisible();
  await expect(citizenId).toBeFocused();
  await expect(citizenId).toHaveAttribute('aria-invalid', 'true');
  await citizenId.fill('045096959073');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Số CCCD không phù hợp với giới tính hoặc năm sinh.')).toBeVisible();
  await expectAccessible(page);

  const after = `${before.slice(0, 6)}111222`;
  await citizenId.fill(after);
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();

  await page.goto(oneWorkerList);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: after })).toHaveCount(1);
});

test('B-10 W-06 the whole filtered set of 5,000 workers goes to Excel or to a text file, with progress, and can be called off', async ({
  page,
}) => {
  await page.goto('/csdl/nguoi-lao-dong');
  await signIn(page, 'khoa.tm');
  await page.getByRole('button', { name: 'Xuất Excel' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('5.000 dòng');
  await dialog.getByRole('button', { name: 'Xuất 5.000 dòng' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Hủy xuất' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Xuất Excel' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Xuất 5.000 dòng' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^CSDL_NguoiLaoDong_\d{8}_\d{4}\.xlsx$/);
  const workbook = await readXlsx(await readFile(await file.path()));
  const rows = workbook.sheets[0]?.rows ?? [];
  expect(rows).toHaveLength(5_001);
  expect(rows.slice(1).every((row) => /^\d{12}$/u.test(String(row[0])))).toBe(true);

  await page.getByRole('button', { name: 'Xuất Excel' }).click();
  await dialog.getByRole('radio', { name: 'CSV (.csv)' }).check();
  const textDownload = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Xuất 5.000 dòng' }).click();
  const textFile = await textDownload;
  expect(textFile.suggestedFilename()).toMatch(/^CSDL_NguoiLaoDong_\d{8}_\d{4}\.csv$/);
  const lines = parseCsv(await readFile(await textFile.path(), 'utf8'), { delimiter: ';' });
  expect(lines.map(([number]) => number)).toEqual(rows.map(([number]) => number));
});

test('W-07 page, order, filter and search live in the address and survive reload and Back', async ({ page }) => {
  await page.goto('/csdl/nguoi-lao-dong');
  await signIn(page, 'khoa.tm');
  await page.getByLabel('Trang sau').click();
  await expect(page).toHaveURL(/trang=2/);
  await page.getByLabel('Tìm kiếm').fill('dao');
  await expect(page).not.toHaveURL(/trang=/);
  await expect(page).toHaveURL(/tu-khoa=dao/);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /Đào|Đạo|Đảo/u })
      .first(),
  ).toBeVisible();
  const address = page.url();

  await page.reload();
  await expect(page.getByLabel('Tìm kiếm')).toHaveValue('dao');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByText('Lịch sử hồ sơ')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Tìm kiếm')).toHaveValue('dao');
});

test('V-05 unsaved input is asked about once, and kept when the person stays', async ({ page }) => {
  await page.goto(oneWorkerList);
  await signIn(page, 'khoa.tm');
  await editFirstWorker(page);
  await page.getByLabel('Ghi chú').fill('Đã gọi điện xác minh');

  await page.getByRole('link', { name: 'Trang chủ' }).first().click();
  await answerQuestion(page, 'Dữ liệu đã thay đổi nhưng chưa được lưu.', 'Không');
  await expect(page.getByLabel('Ghi chú')).toHaveValue('Đã gọi điện xác minh');

  // The guard holds the navigation back, so that Playwright's own wait for it has no end.
  await Promise.all([
    page.goBack({ timeout: 3_000 }).catch(() => null),
    answerQuestion(page, /chưa được lưu/u, 'Không'),
  ]);
  await expect(page.getByLabel('Ghi chú')).toHaveValue('Đã gọi điện xác minh');

  await page.getByRole('link', { name: 'Trang chủ' }).first().click();
  await answerQuestion(page, /chưa được lưu/u, 'Có');
  await expect(page).toHaveURL(/\/$/);
});

test('X-02 B-10 two officers edit one worker: the second is shown both versions and loses nothing', async ({
  page,
  context,
}) => {
  await page.goto('/auth/login');
  await page.getByLabel('Ghi nhớ đăng nhập').check();
  await signIn(page, 'khoa.tm');
  await page.goto(oneWorkerList);
  await editFirstWorker(page);
  await expect(page.getByLabel('Ghi chú')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Ghi chú').fill('Người thứ hai');
  await other.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(other.getByText('Cập nhật thành công.')).toBeVisible();

  await page.getByLabel('Kỹ năng nghề').fill('Hàn 6G');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Dữ liệu đã được người khác thay đổi');
  await expect(dialog).toContainText('Hàn 6G');
  await expect(dialog).toContainText('Người thứ hai');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Giữ thay đổi của tôi' }).click();

  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
  await expect(page.getByText('Hàn 6G')).toBeVisible();
  await expect(page.getByText('Người thứ hai')).toBeVisible();
});
