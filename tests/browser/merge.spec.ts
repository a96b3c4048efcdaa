import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { answerQuestion } from './support/confirm';
import { expectFits } from './support/fits';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

const list = '/csdl/nguoi-lao-dong/gop-trung';

test('B-10 P-02 an officer merges a worker who was entered twice, choosing by keyboard, and finds both contracts', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/u);
  await page.goto('/csdl/nguoi-lao-dong');
  await signIn(page, 'khoa.tm');
  await page.getByRole('link', { name: 'Gộp hồ sơ trùng' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gộp hồ sơ trùng' })).toBeVisible();
  const before = await countOf(page);
  expect(before).toBeGreaterThan(15);
  await expect(page.getByText('CCCD gần giống').first()).toBeVisible();
  await takePicture(page, 'merge-list');

  await page.getByLabel('Tìm kiếm').fill('nguyen anh tu');
  const row = page.getByRole('row').filter({ hasText: 'NGUYEN ANH TU' });
  // The row moves until the list holds nothing else.
  await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(1);
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Thông tin khác nhau' })).toBeVisible();
  await takePicture(page, 'merge-compare');

  const names = page.getByRole('radiogroup', { name: 'Họ và tên' });
  await names.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(names.getByRole('radio', { checked: true })).toBeFocused();
  await names.getByRole('radio').first().check();
  await page.getByRole('button', { name: /^Thông tin giống nhau/u }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Ngày sinh' })).toBeVisible();
  const contracts = page.getByRole('region', { name: 'Hợp đồng' }).first();
  const numbers = await contracts.locator('td.soHopDong').allInnerTexts();
  expect(numbers.length).toBeGreaterThan(1);
  await page.getByRole('radiogroup', { name: 'Hồ sơ được giữ lại' }).getByRole('radio').first().check();
  const removed = page.url().split('/').at(-1) ?? '';

  await page.getByRole('button', { name: 'Gộp hồ sơ', exact: true }).click();
  await answerQuestion(page, /NGUYEN ANH TU .* vào hồ sơ .*Nguyễn Anh Tú/u, 'Không');
  await expect(names.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Gộp hồ sơ', exact: true }).click();
  await answerQuestion(page, 'không thể hoàn tác', 'Có');
  await expect(page.getByText('Gộp hồ sơ thành công.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Nguyễn Anh Tú' })).toBeVisible();
  for (const number of numbers) {
    await expect(page.getByText(number, { exact: true })).toBeVisible();
  }

  await page.goto(`/csdl/nguoi-lao-dong/${removed}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nguyễn Anh Tú' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(removed, 'u'));
  await page.goto(list);
  await expect.poll(() => countOf(page)).toBe(before - 1);
});

test('B-10 X-02 a record that somebody else has saved meanwhile is loaded again, and the choices stay', async ({
  page,
  context,
}) => {
  await page.goto('/auth/login');
  await page.getByLabel('Ghi nhớ đăng nhập').check();
  await signIn(page, 'khoa.tm');
  await page.goto(`${list}?tu-khoa=thai+manh+hoang`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const passports = page.getByRole('radiogroup', { name: 'Số hộ chiếu' });
  await passports.getByRole('radio').first().check();
  await page.getByRole('radiogroup', { name: 'Hồ sơ được giữ lại' }).getByRole('radio').first().check();
  const [left, right] = page.url().split('/').slice(-2);

  const other = await context.newPage();
  await other.goto(`/csdl/nguoi-lao-dong/${right ?? ''}/sua`);
  await other.getByLabel('Ghi chú').fill('Đã đối chiếu với Công an xã');
  await other.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(other.getByText('Cập nhật thành công.')).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Gộp hồ sơ', exact: true }).click();
  await answerQuestion(page, 'Bạn có chắc chắn muốn gộp hồ sơ', 'Có');
  await expect(page.getByText('Một trong hai hồ sơ vừa được người khác thay đổi.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Ghi chú' })).toContainText('Đã đối chiếu với Công an xã');
  await expect(passports.getByRole('radio').first()).toBeChecked();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Gộp hồ sơ', exact: true }).click();
  await answerQuestion(page, 'Bạn có chắc chắn muốn gộp hồ sơ', 'Có');
  await expect(page.getByText('Gộp hồ sơ thành công.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${left ?? ''}$`, 'u'));
  await expect(page.getByText('Đã đối chiếu với Công an xã')).toBeVisible();
});

test('B-10 on a narrow screen the two records stand below each other; the director compares masked numbers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${list}?tu-khoa=nguyen+cong+khoa`);
  await signIn(page, 'vinh.pq');
  await takePicture(page, 'merge-list-390');
  await page.getByRole('link', { name: 'Nguyễn Công Khoa' }).first().click();
  const numbers = page.getByRole('radiogroup', { name: 'Số CCCD' });
  await expect(numbers).toContainText(/\d{3}\*\*\*\d{6}/u);
  await expectAccessible(page);
  await page.evaluate(() => {
    globalThis.scrollTo(0, 300);
  });
  await takePicture(page, 'merge-compare-390');
  await expectFits(page);
});

test('B-10 from a worker’s own record the suspected other one is offered, and anybody else is found by name', async ({
  page,
}) => {
  await page.goto('/csdl/nguoi-lao-dong?tu-khoa=mai+cong+toan');
  await signIn(page, 'son.hv');
  await page.getByRole('row').filter({ hasText: 'Mai Công Toàn' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Gộp hồ sơ trùng' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gộp với hồ sơ nào?' });
  await expect(page.getByRole('option')).toHaveText(/^Mai Toàn – /u);
  await expectAccessible(page);
  await dialog.getByLabel('Hồ sơ còn lại').fill('dang thi ung');
  await page
    .getByRole('option', { name: /^Đặng Thị Ưng/u })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'So sánh' }).click();
  await expect(page.getByText('Hai hồ sơ này không có dấu hiệu trùng.')).toBeVisible();
});

test('P-02 P-03 B-10 a unit’s officer neither sees the merge tool nor opens it by its address', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/403/u);
  await page.goto('/csdl/nguoi-lao-dong');
  await signIn(page, 'dv0007.nhaplieu');
  await expect(page.getByText(/^[\d.]+ bản ghi$/u)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gộp hồ sơ trùng' })).toHaveCount(0);
  await page.goto(list);
  await expect(page.getByText('[403]')).toBeVisible();
});

/** How many records the list says it has found. */
async function countOf(page: Page): Promise<number> {
  const count = page.getByText(/^[\d.]+ bản ghi$/u);
  await expect(count).toBeVisible();
  return Number((await count.innerText()).replaceAll(/\D/gu, ''));
}
