import type { Page } from '@playwright/test';

import { toastWidthPx } from '@/domain/constants';

import { expectAccessible } from './support/accessibility';
import { answerQuestion, signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

const draft = 'BCTL.2026Q3.DV0007';

test('B-07 P-03 W-01 a unit reports its documents, the Fund grants some, and the next quarter opens with what was left', async ({
  page,
}) => {
  await page.goto('/quan-ly-quy/theo-su-dung-tai-lieu');
  await signIn(page, 'dv0007.lanhdao');
  await page.getByRole('link', { name: draft }).first().click();
  await page.getByRole('link', { name: 'Sửa' }).click();
  const issued = cell(page, 'Đã cấp cho NLĐ', 1);
  await expect(cell(page, 'Tồn đầu kỳ', 1)).toHaveValue('100');
  await expect(cell(page, 'Tồn đầu kỳ', 1)).not.toBeEditable();
  await issued.fill('160');
  await page.getByRole('button', { name: 'Lưu báo cáo' }).click();
  await expect(
    page.getByText('Số đã cấp không được lớn hơn tổng số tồn đầu kỳ và số nhận trong kỳ.').first(),
  ).toBeVisible();
  await issued.fill('140');
  await expect(page.getByRole('row').nth(1)).toContainText('10');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lưu báo cáo' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Cập nhật thành công.' });
  await expect(notice).toBeVisible();
  // The card of 350 px stands at the right below the page's buttons, and never over the next step.
  expect((await page.getByRole('region', { name: 'Thông báo' }).boundingBox())?.width).toBe(toastWidthPx);
  const nextStep = await page.getByRole('button', { name: 'Gửi báo cáo' }).boundingBox();
  const endOfNextStep = (nextStep?.y ?? Infinity) + (nextStep?.height ?? 0);
  await expect.poll(async () => (await notice.boundingBox())?.y, 'below the next step').toBeGreaterThan(endOfNextStep);
  await take(page, 'Gửi báo cáo', 'Gửi báo cáo thành công.');
  await signOut(page);

  await openAs(page, 'khoa.tm', draft);
  await take(page, 'Thẩm định', 'Thẩm định thành công.');
  await signOut(page);

  await openAs(page, 'vinh.pq', draft);
  await take(page, 'Phê duyệt', 'Phê duyệt thành công.');
  await expect(page.getByText('Đã phê duyệt').first()).toBeVisible();
  await page.getByRole('button', { name: 'In phiếu xuất tài liệu' }).click();
  await expect(page.getByRole('heading', { name: 'Phiếu xuất tài liệu', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Đóng', exact: true }).click();
  await signOut(page);

  await page.goto('/quan-ly-quy/theo-su-dung-tai-lieu/them-moi');
  await signIn(page, 'dv0007.nhaplieu');
  await expect(page.getByText(`Quý 3/2026 của đơn vị đã có báo cáo ${draft}.`)).toBeVisible();
  await page.getByLabel('Quý', { exact: false }).first().selectOption('4');
  await expect(cell(page, 'Tồn đầu kỳ', 1)).toHaveValue('10');
  await expect(cell(page, 'Tồn đầu kỳ', 1)).not.toBeEditable();
});

test('B-06 an old quarter is settled at 1 % of the revenue up to 20/02/2022, rounded up', async ({ page }) => {
  await page.goto('/quan-ly-quy/theo-doanh-thu/them-moi');
  await signIn(page, 'dv0007.nhaplieu');
  await page.getByLabel('Quý', { exact: false }).first().selectOption('1');
  await page.getByLabel('Năm').fill('2022');
  await expect(page.getByText('Tỷ lệ 1 % chỉ áp dụng đến hết ngày 20/02/2022', { exact: false })).toBeVisible();
  const market = cell(page, 'Thị trường', 1);
  // Its choices are drawn with the focus.
  await market.focus();
  await market.selectOption('JP');
  await cell(page, 'Số lao động', 1).fill('12');
  await cell(page, 'Doanh thu từ NLĐ', 1).fill('500000001');
  await expect(page.getByText('5.000.001 ₫').first()).toBeVisible();
  await page.getByLabel('Người lập biểu').fill('Nguyễn Thị Thu Trang');
  await page.getByLabel('Điện thoại người lập').fill('0900000007');
  await page.getByRole('button', { name: 'Lưu báo cáo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'BCDT.2022Q1.DV0007' })).toBeVisible();
  await expect(page.getByText('Năm triệu không trăm linh một đồng', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Xóa' }).click();
  await answerQuestion(page, 'BCDT.2022Q1.DV0007', 'Có');
  await expect(page).toHaveURL(/theo-doanh-thu$/u);
});

function cell(page: Page, column: string, line: number) {
  return page.getByLabel(`${column}, dòng ${line}`);
}

/** Opens a report from the list of the person who signs in. */
async function openAs(page: Page, userName: string, code: string): Promise<void> {
  await page.goto(`/quan-ly-quy/theo-su-dung-tai-lieu?tu-khoa=${code}`);
  await signIn(page, userName);
  await page.getByRole('link', { name: code }).first().click();
}

/** Takes a step of the open report. */
async function take(page: Page, step: string, done: string): Promise<void> {
  await page.getByRole('button', { name: step }).first().click();
  const dialog = page.getByRole('dialog', { name: step });
  await dialog.getByRole('button', { name: step }).click();
  await expect(page.getByText(done)).toBeVisible();
}
