import { readFile } from 'node:fs/promises';

import { readXlsx } from 'hucre/xlsx';

import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { expectWholeOnPaper } from './support/paper';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

const year = 'tuNgay=2026-01-01&denNgay=2026-12-31';
const departures = `/report/rp-lao-dong-xuat-canh?${year}`;

test('B-12 a number of the report opens the list that it is made of, and Back comes back to the report', async ({
  page,
}) => {
  await page.goto(departures);
  await signIn(page, 'khoa.tm');
  const grid = page.getByRole('grid', { name: 'Số liệu báo cáo' });
  await expect(grid.getByRole('row', { name: /^Tổng cộng/u })).toContainText('1.670');
  await expect(page.getByRole('img', { name: /^Lao động xuất cảnh theo thị trường\./u })).toBeVisible();
  await takePicture(page, 'report-departures');

  const korea = grid.getByRole('link', { name: /^Trong kỳ, Tổng, Hàn Quốc: / });
  const shown = await korea.innerText();
  await korea.click();
  await expect(page.getByText(`${shown} bản ghi`, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(grid.getByRole('link', { name: /^Trong kỳ, Tổng, Hàn Quốc: / })).toHaveText(shown);

  await page.getByRole('combobox', { name: /^Kỳ báo cáo/u }).click();
  await page.getByRole('option', { name: 'Năm báo cáo (15/12–14/12)' }).click();
  await page.getByRole('button', { name: 'Xem báo cáo' }).click();
  await expect(page).toHaveURL(/tuNgay=2025-12-15&denNgay=2026-12-14/u);
  await expect(page.getByText('Kỳ báo cáo: từ ngày 15/12/2025 đến ngày 14/12/2026')).toBeVisible();
});

test('B-12 the report goes to Excel with typed figures and signatures, and to paper with its head', async ({
  page,
}) => {
  await page.goto(departures);
  await signIn(page, 'khoa.tm');
  await expect(page.getByRole('grid')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Xuất Excel' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Xuất \d+ dòng$/u })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^BaoCao_LaoDongXuatCanh_\d{8}_\d{4}\.xlsx$/u);
  const { sheets } = await readXlsx(await readFile(await file.path()));
  const total = sheets[0]?.rows.find((row) => row[1] === 'Tổng cộng');
  expect(total?.slice(2, 5)).toEqual([1_670, 532, 31.9]);

  await page.getByRole('button', { name: 'In', exact: true }).click();
  const paper = page.getByRole('article', { name: 'Báo cáo lao động xuất cảnh theo thị trường' });
  await expect(paper.getByRole('row', { name: /^Tổng cộng/u })).toContainText('1.670');
  await expect(paper).toContainText('Kế toán trưởng');
  await takePicture(page, 'report-paper');
  await page.keyboard.press('Escape');
  await expect(paper).toBeHidden();
});

test('B-15 the people behind a unit are opened in the report, and all of them are printed', async ({ page }) => {
  await page.goto('/report/rp-tong-hop-chua-dong-quy?denNgay=2026-11-15');
  await signIn(page, 'khoa.tm');
  const row = page.getByRole('grid').getByRole('rowheader').getByRole('button').first();
  await row.click();
  await expect(page.getByRole('table', { name: /^Lao động chưa đóng quỹ của / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'In danh sách' }).click();
  const paper = page.getByRole('article', { name: 'Danh sách lao động chưa đóng quỹ' });
  await expect(paper).toContainText('Tổng cộng');
  await expectWholeOnPaper(paper);
});
