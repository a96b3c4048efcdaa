import { answerQuestion } from './support/confirm';
import { expect, test } from './support/fixtures';
import { openFromMenu } from './support/menu';
import { signIn } from './support/sign-in';

const words = 'đặng thị ưng';

test('D-03 what a trainer does is recorded, shown again, carried in a file and deleted', async ({ page }) => {
  await page.goto('/?desk=lessons');
  await signIn(page, 'khoa.tm');
  const desk = page.getByRole('complementary', { name: 'Bàn huấn luyện' });
  await desk.getByRole('button', { name: 'Bắt đầu ghi' }).click();
  await openFromMenu(page, 'Cơ sở dữ liệu (Dolab)', 'Người lao động');
  await page.getByRole('main').getByRole('searchbox', { name: 'Tìm kiếm' }).fill(words);
  await page.getByRole('link', { name: 'Đặng Thị Ưng', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Đặng Thị Ưng');
  const record = new URL(page.url()).pathname;
  await desk.getByRole('button', { name: 'Kết thúc ghi' }).click();
  await expect(desk.getByRole('list', { name: 'Các thao tác đã ghi' })).toContainText(words);
  await desk.getByRole('button', { name: 'Lưu bản ghi' }).click();
  await expect(desk.getByText('Vui lòng đặt tên, tối đa 120 ký tự.')).toBeVisible();
  await desk.getByLabel('Tên bản ghi').fill('Tìm một người lao động');
  await desk.getByRole('button', { name: 'Lưu bản ghi' }).click();

  const kept = desk.getByRole('list', { name: 'Thao tác đã ghi' });
  const download = page.waitForEvent('download');
  await desk.getByRole('button', { name: 'Xuất ra tệp' }).click();
  const file = await (await download).path();
  await kept.getByRole('button', { name: 'Xóa Tìm một người lao động' }).click();
  await answerQuestion(page, 'Tìm một người lao động', 'Có');
  await expect(desk.getByText('Chưa có bản ghi nào.')).toBeVisible();
  await desk.getByLabel('Tệp bản ghi thao tác').setInputFiles({
    name: 'sua-tay.json',
    mimeType: 'application/json',
    buffer: Buffer.from('[{"name":"x"}]'),
  });
  await expect(page.getByText('Tệp này không phải tệp bản ghi thao tác', { exact: false })).toBeVisible();
  await desk.getByLabel('Tệp bản ghi thao tác').setInputFiles(file);
  await expect(kept).toContainText('Tìm một người lao động');

  await page.goto('/');
  await kept.getByRole('button', { name: 'Diễn lại Tìm một người lao động' }).click();
  await expect(desk.getByText('Đã xong bài học.')).toBeVisible({ timeout: 60_000 });
  expect(new URL(page.url()).pathname).toBe(record);
});
