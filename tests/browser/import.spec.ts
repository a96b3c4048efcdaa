import { readFile } from 'node:fs/promises';

import type * as columnsModule from '@/domain/workers/worker-import-columns';
import type * as workbookModule from '@/services/spreadsheet/workbook';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { expectAccessible } from './support/accessibility';
import { answerQuestion } from './support/confirm';
import { expectFits } from './support/fits';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Three people whom nobody knows yet, and two rows with one fault each; `=1+1` must stay a text. */
const people: readonly Readonly<Record<string, string>>[] = [
  { hoTen: 'Lý Thị Nhập Một', soCccd: '042196900001', diaChi: '=1+1' },
  { hoTen: 'Lý Thị Sai Số', soCccd: '04219690000' },
  { hoTen: 'Lý Thị Nhập Hai', soCccd: '042196900002' },
  { hoTen: 'Lý Thị Sai Tỉnh', soCccd: '042196900003', tinhThanhMa: 'Hà Tây' },
  { hoTen: 'Lý Thị Nhập Ba', soCccd: '042196900004' },
];

test('B-10 X-02 a file comes in row by row: faults at row and column, the good rows imported and found, the others handed back', async ({
  page,
}) => {
  await page.goto('/csdl/nguoi-lao-dong');
  await signIn(page, 'son.hv');
  await page.getByRole('link', { name: 'Nhập Excel' }).click();
  await expect(page).toHaveURL('/csdl/nguoi-lao-dong/nhap-excel');
  await expectAccessible(page);
  await takePicture(page, 'import-file');

  await chooseFile(page, 'gia.xlsx', Buffer.from('Họ và tên,Số CCCD\n'));
  await expect(page.getByRole('alert')).toContainText('Không phải tệp Excel (.xlsx)');
  await expectAccessible(page);

  await chooseFile(page, 'nguoi-lao-dong.xlsx', await workbookOf(people));
  const preview = page.getByRole('region', { name: 'Kiểm tra dữ liệu' });
  await expect(preview).toContainText('Hợp lệ3Có lỗi2Tổng số dòng5');
  await expect(rowOf(page, 3)).toContainText('Số CCCD: Số CCCD phải gồm đúng 12 chữ số.');
  await expect(rowOf(page, 5)).toContainText('Tỉnh/Thành phố: “Hà Tây” không có trong danh mục.');
  await expectAccessible(page);
  await takePicture(page, 'import-preview');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rowOf(page, 3)).toContainText('Số CCCD phải gồm đúng 12 chữ số.');
  await expectFits(page);
  await expectAccessible(page);
  await takePicture(page, 'import-preview-390');
  await page.setViewportSize({ width: 1440, height: 900 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải các dòng lỗi' }).click();
  const workbook = await readXlsx(await readFile(await (await download).path()));
  const rows = workbook.sheets[0]?.rows ?? [];
  expect(rows.map((row) => [row[0], row.at(-1)])).toEqual([
    ['Họ và tên', 'Lỗi'],
    ['Lý Thị Sai Số', 'Số CCCD: Số CCCD phải gồm đúng 12 chữ số.'],
    ['Lý Thị Sai Tỉnh', 'Tỉnh/Thành phố: “Hà Tây” không có trong danh mục.'],
  ]);

  await page.getByRole('button', { name: 'Nhập 3 dòng hợp lệ' }).click();
  await answerQuestion(page, '2 dòng lỗi sẽ không được nhập.', 'Có');
  const result = page.getByRole('region', { name: 'Kết quả nhập' });
  await expect(result).toContainText('Đã nhập3Bị từ chối0Chưa gửi0Có lỗi2');
  await expectAccessible(page);

  await result.getByRole('link', { name: 'Về danh sách' }).click();
  await page.getByLabel('Tìm kiếm').fill('ly thi nhap');
  await expect(page.getByText('3 bản ghi', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Lý Thị Nhập Một' }).click();
  await expect(page.getByText('=1+1', { exact: true })).toBeVisible();
});

test('W-06 V-05 an import shows how far it is, stops after the call under way, guards what is left, and sends it on', async ({
  page,
}) => {
  await page.goto('/csdl/nguoi-lao-dong/nhap-excel');
  await signIn(page, 'son.hv');
  const many = Array.from({ length: 600 }, (_, index) => ({
    hoTen: `Lý Thị Số ${index}`,
    soCccd: `042196${String(910_000 + index)}`,
  }));
  await chooseFile(page, 'nhieu.xlsx', await workbookOf(many));
  await page.getByRole('button', { name: 'Nhập 600 dòng hợp lệ' }).click();
  await answerQuestion(page, 'Nhập 600 dòng hợp lệ vào cơ sở dữ liệu?', 'Có');
  await expect(page.getByRole('progressbar', { name: 'Tiến độ nhập dữ liệu' })).toBeVisible();
  await page.getByRole('button', { name: 'Dừng sau lượt này' }).click();
  await expect(page.getByRole('heading', { name: 'Đã dừng nhập' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Trang chủ' }).first().click();
  await answerQuestion(page, 'Dữ liệu đã thay đổi nhưng chưa được lưu.', 'Không');
  await page.getByRole('button', { name: /^Gửi tiếp \d+ dòng còn lại$/u }).click();
  await expect(page.getByRole('region', { name: 'Kết quả nhập' })).toContainText('Đã nhập600Bị từ chối0Chưa gửi0');
});

test('S-08 B-10 P-02 the template comes with an example that is refused, and who may not import is not offered it', async ({
  page,
}) => {
  await page.goto('/csdl/nguoi-lao-dong/nhap-excel');
  await signIn(page, 'dv0007.nhaplieu');
  const download = page.waitForEvent('download');
  const makes = page.getByRole('button', { name: 'Tải mẫu' });
  await makes.focus();
  await page.keyboard.press('Enter');
  const template = await download;
  // It was disabled while the file was made.
  await expect(makes).toBeFocused();
  expect(template.suggestedFilename()).toBe('Mau_NguoiLaoDong.xlsx');
  await chooseFile(page, 'mau.xlsx', await readFile(await template.path()));
  await expect(page.getByText('Không có dòng nào hợp lệ.')).toBeVisible();
  await expect(rowOf(page, 2)).toContainText('Số CCCD: Đây là dòng ví dụ của tệp mẫu.');
  await expect(page.getByRole('button', { name: 'Nhập 0 dòng hợp lệ' })).toBeDisabled();
});

test('P-02 an officer without the policy is neither offered the import nor let in', async ({ page }) => {
  await page.goto('/csdl/nguoi-lao-dong');
  await signIn(page, 'khoa.tm');
  await expect(page.getByRole('button', { name: 'Xuất Excel' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nhập Excel' })).toHaveCount(0);
  await page.goto('/csdl/nguoi-lao-dong/nhap-excel');
  await expect(page.getByRole('heading', { name: 'Bạn không có quyền!' })).toBeVisible();
});

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Tệp Excel để nhập').setInputFiles({ name, mimeType: xlsx, buffer });
}

function rowOf(page: Page, rowNumber: number) {
  return page.getByRole('row', { name: new RegExp(`^${rowNumber} `, 'u') });
}

/** A filled-in template, made as the product makes its files. */
async function workbookOf(rows: typeof people): Promise<Buffer> {
  const { workbookBytes } = await loadTypeScript<typeof workbookModule>('src/services/spreadsheet/workbook.ts');
  const { workerImportColumns } = await loadTypeScript<typeof columnsModule>(
    'src/domain/workers/worker-import-columns.ts',
  );
  const common = { ngaySinh: '1996-06-14', gioiTinh: 'Nữ', tinhThanhMa: 'Hà Tĩnh' };
  const bytes = await workbookBytes({
    sheetName: 'Dữ liệu',
    columns: workerImportColumns.map(({ heading, width, kind }) => ({
      header: heading,
      width,
      kind: kind === 'date' || kind === 'number' ? kind : 'text',
    })),
    rows: rows.map((row) =>
      workerImportColumns.map(({ field }) => new Map(Object.entries({ ...common, ...row })).get(field) ?? null),
    ),
  });
  return Buffer.from(bytes);
}
