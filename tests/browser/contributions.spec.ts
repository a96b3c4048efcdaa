import { readFile } from 'node:fs/promises';

import { readXlsx } from 'hucre/xlsx';

import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

test('B-04 the accountant finds a contribution, prints its certificate, issues it anew and corrects it by a reversing row', async ({
  page,
}) => {
  await page.goto('/quan-ly-quy/nguoi-lao-dong-dong-quy?nguonDong=1');
  await signIn(page, 'ngan.dt');
  await expect(page.getByText('Tổng cộng (cả bộ lọc)')).toBeVisible();
  await takePicture(page, 'contributions');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Diễn biến' })).toBeVisible();

  await page.getByRole('button', { name: 'In GCN' }).click();
  const paper = page.getByRole('article', { name: 'Giấy chứng nhận đóng góp Quỹ' });
  await expect(paper).toContainText('Bằng chữ: Một trăm nghìn đồng./.');
  await expect(paper).not.toContainText('***');
  await takePicture(page, 'certificate');
  await page.getByRole('button', { name: 'Đóng', exact: true }).click();

  await page.getByRole('button', { name: 'Cấp lại GCN' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Lý do/u).fill('Người lao động làm mất giấy.');
  await dialog.getByRole('button', { name: 'Cấp lại GCN' }).click();
  await expect(page.getByText('Đã cấp lại giấy chứng nhận.')).toBeVisible();
  await expect(page.getByText('Hết hiệu lực')).toHaveCount(1);

  await page.getByRole('button', { name: 'Điều chỉnh' }).click();
  await expect(dialog).toContainText('Phần NLĐ dưới 100.000 ₫ thì giấy chứng nhận hết hiệu lực');
  await dialog.getByLabel(/^Phần NLĐ đúng/u).fill('90000');
  await dialog.getByLabel(/^Lý do/u).fill('Ghi thừa mười nghìn đồng.');
  await dialog.getByRole('button', { name: 'Điều chỉnh' }).click();
  await expect(page.getByText('Đã ghi bút toán điều chỉnh.')).toBeVisible();
  const posting = page.getByRole('row').filter({ hasText: 'Ghi thừa mười nghìn đồng.' });
  await expect(posting).toContainText('-10.000 ₫');
  await expect(page.getByText('Hết hiệu lực')).toHaveCount(2);
});

test('B-04 B-10 what is paid back to who did not leave takes the departure out of the contract', async ({ page }) => {
  await page.goto('/quan-ly-quy/nguoi-lao-dong-dong-quy?nguonDong=1&daDuocHoTro=false');
  await signIn(page, 'ngan.dt');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Hoàn trả' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Hợp đồng trở về tình trạng Chưa xuất cảnh');
  await dialog.getByLabel(/^Số chứng từ hoàn trả/u).fill('UNC0112');
  await dialog.getByRole('textbox', { name: /^Ngày chứng từ/u }).fill('14/11/2026');
  await dialog.getByLabel(/^Lý do/u).fill('Người lao động không xuất cảnh.');
  await dialog.getByRole('button', { name: 'Hoàn trả' }).click();
  await expect(page.getByText('Đã ghi nhận hoàn trả.')).toBeVisible();
  await expect(page.getByText('Đã hoàn', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hoàn trả' })).toHaveCount(0);

  await page.getByRole('main').locator('a[href*="/csdl/nguoi-lao-dong/"]').click();
  await expect(page.getByText('Chưa xuất cảnh').first()).toBeVisible();
});

test('B-04 the whole ledger of a unit goes to Excel with its masked numbers and its amounts as numbers', async ({
  page,
}) => {
  await page.goto('/quan-ly-quy/nguoi-lao-dong-dong-quy');
  await signIn(page, 'ngan.dt');
  await page.getByRole('button', { name: 'Xuất Excel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Xuất .* dòng$/u }).click();
  const download = await page.waitForEvent('download');
  const { sheets } = await readXlsx(await readFile(await download.path()));
  const [headings = [], first = []] = sheets[0]?.rows ?? [];
  expect(download.suggestedFilename()).toMatch(/^NguoiLaoDong_DongQuy_\d{8}_\d{4}\.xlsx$/u);
  expect(sheets[0]?.rows.length).toBeGreaterThan(4_000);
  expect(first[headings.indexOf('Số CCCD')]).toContain('***');
  expect(typeof first[headings.indexOf('Tổng')]).toBe('number');
});

test('B-21 the director ends the rule of the worker share and starts the next one, and the picture shows both', async ({
  page,
}) => {
  await page.goto('/system/so-tien-dong-quy');
  await signIn(page, 'vinh.pq');
  await expect(page.getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Xuất Excel' })).toBeEnabled();
  await page.getByRole('row').getByRole('link', { name: 'NLD-2025', exact: true }).click();
  await page.getByRole('button', { name: 'Kết thúc hiệu lực' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Ngày cuối cùng/u).fill('31/12/2026');
  await dialog.getByLabel(/^Mã quy định/u).fill('NLD-2027');
  await dialog.getByLabel(/^Số tiền/u).fill('150000');
  await dialog.getByLabel(/^Căn cứ/u).fill('QĐ 50/2026/QĐ-TTg');
  await dialog.getByRole('button', { name: 'Kết thúc hiệu lực' }).click();
  await expect(page.getByText('Đã kết thúc hiệu lực quy định.')).toBeVisible();
  await expect(page.getByRole('link', { name: /150\.000\s₫ NLD-2027/u })).toBeVisible();
  await expectAccessible(page);
});

test('B-22 the director changes the tiers of a kind of support and takes it out of use', async ({ page }) => {
  await page.goto('/system/loai-ho-tro?tu-khoa=HT01');
  await signIn(page, 'vinh.pq');
  await page
    .getByRole('row')
    .getByRole('link', { name: /tai nạn lao động/u })
    .click();
  await page.getByRole('link', { name: 'Sửa', exact: true }).click();
  await page
    .getByLabel(/^Số tiền đến/u)
    .first()
    .fill('9000000');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Giá trị phải nằm trong khoảng từ 10.000.000 đến 30.000.000.')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel(/^Số tiền đến/u)
    .first()
    .fill('14000000');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();

  await page.getByRole('button', { name: 'Ngừng áp dụng' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ngừng áp dụng' }).click();
  await expect(page.getByText('Đã ngừng áp dụng loại hỗ trợ.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Áp dụng lại' })).toBeVisible();
});
