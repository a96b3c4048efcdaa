import { expectAccessibleInBothThemes } from './support/accessibility';
import { answerQuestion, signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

const daysOff = '/setting-management?tab=days-off&nam=2026';
const newReport = '/quan-ly-quy/bao-cao-quy/them-moi';

test('S-10 B-01 B-23 the administrator keeps the days off: a day more, another day, a day less, and the log knows', async ({
  page,
}) => {
  await page.goto(daysOff);
  await signIn(page, 'admin');
  const table = page.getByRole('table', { name: 'Ngày nghỉ và ngày làm bù năm 2026' });
  const row = (day: string) => table.getByRole('row', { name: new RegExp(`^${day}`, 'u') });
  await expect(row('01/01/2026')).toContainText('Theo luật');
  await expect(row('02/01/2026')).toContainText('Thứ Sáu');
  await expect(row('10/01/2026')).toContainText('Làm bù');
  await expect(row('22/08/2026')).toContainText('Thứ Bảy');
  await expect(row('31/08/2026')).toContainText('Quỹ quy định');
  await expectAccessibleInBothThemes(page);

  // By keyboard alone: what law and week say already is refused, a swap is taken.
  await page.getByRole('button', { name: 'Thêm ngày' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Thêm ngày nghỉ hoặc làm bù' });
  await dialog.getByRole('textbox', { name: /^Ngày/u }).fill('22/11/2026');
  await dialog.getByRole('textbox', { name: /^Tên/u }).fill('Nghỉ theo thông báo');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Ngày này đã là ngày nghỉ theo luật hoặc ngày nghỉ hằng tuần.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Ngày/u }).fill('31/08/2026');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(dialog.getByText('Trường Ngày đã có trong cơ sở dữ liệu.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Ngày/u }).fill('24/11/2026');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Đã lưu ngày 24/11/2026.')).toBeVisible();
  await expect(row('24/11/2026')).toContainText('Nghỉ theo thông báo');

  await page.getByRole('button', { name: 'Sửa ngày 24/11/2026' }).click();
  const change = page.getByRole('dialog', { name: 'Sửa ngày nghỉ hoặc làm bù' });
  await change.getByRole('textbox', { name: /^Ngày/u }).fill('28/11/2026');
  await change.getByRole('radio', { name: 'Làm bù' }).check();
  await change.getByRole('button', { name: 'Đóng' }).click();
  await answerQuestion(page, /chưa được lưu/u, 'Không');
  await change.getByRole('button', { name: 'Lưu' }).click();
  await expect(row('28/11/2026')).toContainText('Làm bù');
  await expect(row('24/11/2026')).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Xóa ngày 28/11/2026' }).click();
  await answerQuestion(page, /ngày 28\/11\/2026/u, 'Có');
  await expect(row('28/11/2026')).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Năm' }).selectOption('2025');
  await expect(page.getByText('Chưa có ngày nào ngoài các ngày nghỉ theo luật trong năm 2025.')).toBeVisible();

  await page.goto('/system/log?doiTuong=ngay-nghi');
  await expect(page.getByRole('row').filter({ hasText: '28/11/2026' }).first()).toContainText('Ngày nghỉ');
});

test('S-10 P-03 the days off fit a phone, and nobody opens them without their permission', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(daysOff);
  await signIn(page, 'admin');
  await expect(page.getByRole('button', { name: 'Xóa ngày 31/08/2026' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signOut(page);
  await signIn(page, 'khoa.tm');
  await page.goto(daysOff);
  await expect(page.getByRole('heading', { level: 1, name: /^\[403\]/u })).toBeVisible();
});

test('B-01 a day off on the 10th moves the due day of the report that a unit makes after that', async ({ page }) => {
  await page.clock.setSystemTime(new Date('2026-11-05T09:00:00+07:00'));
  await page.goto(newReport);
  await signIn(page, 'dv0007.nhaplieu');
  await expect(page.getByText('Hạn nộp')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('10/11/2026');
  await signOut(page);

  await page.goto(daysOff);
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Thêm ngày' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thêm ngày nghỉ hoặc làm bù' });
  await dialog.getByRole('textbox', { name: /^Ngày/u }).fill('10/11/2026');
  await dialog.getByRole('textbox', { name: /^Tên/u }).fill('Nghỉ theo thông báo');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Đã lưu ngày 10/11/2026.')).toBeVisible();
  await signOut(page);

  await page.goto(newReport);
  await signIn(page, 'dv0007.nhaplieu');
  await expect(page.getByRole('main')).toContainText('11/11/2026');
});
