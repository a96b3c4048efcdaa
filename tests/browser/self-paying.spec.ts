import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

test('B-02 B-03 a self-payer of form 6a: declared, sent back for the translation, approved, paid and certified', async ({
  page,
}) => {
  await page.clock.setSystemTime(new Date('2026-11-18T09:12:00+07:00'));
  await page.goto('/quan-ly-quy/nguoi-lao-dong-tu-dong/them-moi');
  await signIn(page, 'khoa.tm');
  await fillDeclaration(page);
  await expect(page.getByRole('main')).toContainText('Phần người lao động: 100.000 ₫, theo quy định');
  await page.getByRole('button', { name: 'Lập hồ sơ tự đóng' }).click();
  await expect(page.getByText('Thêm mới thành công.')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^TD\.2026\.\d{6}$/u);
  const code = await heading.innerText();
  await expect(page.getByRole('main')).toContainText('29/11/2026');
  await expect(page.getByRole('main')).toContainText(`QHTVLNN ${code.replaceAll('.', '')} 042196000045`);
  await attach(page, 'Bản sao hợp đồng lao động');
  await attach(page, 'Trang hộ chiếu có thông tin cá nhân và chữ ký');

  await page.getByRole('link', { name: 'Xét duyệt' }).click();
  await expect(page.getByText('Thiếu tài liệu bắt buộc: Bản dịch hợp đồng lao động.')).toBeVisible();
  await expect(page.getByText('Cơ sở dữ liệu chưa có người này.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Phê duyệt', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await takePicture(page, 'self-paying-review');
  await page.getByRole('button', { name: 'Yêu cầu bổ sung' }).click();
  const returning = page.getByRole('dialog', { name: 'Yêu cầu bổ sung' });
  await expect(returning.getByLabel('Bản dịch hợp đồng lao động')).toBeChecked();
  await returning.getByLabel(/^Lý do/u).fill('Đề nghị bổ sung bản dịch hợp đồng lao động.');
  await returning.getByRole('button', { name: 'Yêu cầu bổ sung' }).click();
  await expect(page.getByText('Đã trả lại hồ sơ.')).toBeVisible();
  await expect(page.getByText('Phạm Thị Hồng Sen Yêu cầu bổ sung')).toBeVisible();

  await page.getByRole('link', { name: 'Mở hồ sơ' }).click();
  await attach(page, 'Bản dịch hợp đồng lao động');
  await takeStep(page, 'Ghi nhận bổ sung', 'Cập nhật thành công.');
  await page.getByRole('link', { name: 'Xét duyệt' }).click();
  await expect(page.getByText('Đủ tài liệu bắt buộc.')).toBeVisible();
  await takeStep(page, 'Phê duyệt', 'Phê duyệt thành công.');
  await page.getByRole('link', { name: 'Mở hồ sơ' }).click();
  await page.getByRole('button', { name: 'Thông báo chấp thuận' }).click();
  await expect(page.getByRole('article', { name: 'Thông báo' })).toContainText('Bằng chữ: Một trăm nghìn đồng./.');
  await takePicture(page, 'self-paying-notice');
  await page.getByRole('button', { name: 'Đóng', exact: true }).click();
  await takeStep(page, 'Ghi nhận đóng tiền', 'Đã ghi nhận đóng tiền.');
  const address = page.url();
  await signOut(page);

  await page.goto(address);
  await signIn(page, 'ngan.dt');
  await takeStep(page, 'Xác nhận đã nhận tiền', 'Đối soát thành công. Đã cấp giấy chứng nhận.');
  await expect(page.getByRole('main')).toContainText(/GCN\.2026\.\d{7}/u);
  await page.getByRole('button', { name: 'Giấy chứng nhận đóng góp Quỹ' }).click();
  await expect(page.getByRole('article')).toContainText('100.000 đồng');
  await takePicture(page, 'self-paying-certificate');
  await page.getByRole('button', { name: 'Đóng', exact: true }).click();

  await page.goto('/quan-ly-quy/nguoi-lao-dong-dong-quy?tu-khoa=pham+thi+hong+sen');
  const row = page.getByRole('row').filter({ hasText: 'Phạm Thị Hồng Sen' }).filter({ hasText: '02/12/2026' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Tự đóng');
  await expect(row.getByText('100.000 ₫')).toHaveCount(2);
  await expect(row).toContainText('0 ₫');
});

/** The example of the walk-through: Phạm Thị Hồng Sen to Germany, departure 02/12/2026. */
async function fillDeclaration(page: Page): Promise<void> {
  const typed: readonly (readonly [label: RegExp, value: string])[] = [
    [/^Họ và tên/u, 'Phạm Thị Hồng Sen'],
    [/^Ngày sinh/u, '14/06/1996'],
    [/^Số CCCD/u, '042196000045'],
    [/^Ngày cấp CCCD/u, '12/08/2021'],
    [/^Số hộ chiếu/u, 'C1234567'],
    [/^Ngày hết hạn hộ chiếu/u, '10/10/2034'],
    [/^Ngày cấp hộ chiếu/u, '10/10/2024'],
    [/^Điện thoại/u, '0900000045'],
    [/^Người sử dụng lao động/u, 'Pflegeheim Sonnenhof GmbH'],
    [/^Số văn bản xác nhận/u, '45/XN-UBND'],
    [/^Ngày xác nhận/u, '10/11/2026'],
    [/^Từ ngày/u, '02/12/2026'],
    [/^Đến ngày/u, '01/12/2029'],
    [/^Ngày xuất cảnh/u, '02/12/2026'],
  ];
  await page.getByLabel('Nữ', { exact: true }).check();
  for (const [label, value] of typed) {
    await page.getByLabel(label).first().fill(value);
  }
  await choose(page, /^Tỉnh\/Thành phố/u, 'Hà Tĩnh');
  await choose(page, /^Xã\/Phường/u, 'Phường Thành Sen');
  await choose(page, /^Thị trường/u, 'Cộng hòa Liên bang Đức');
  await choose(page, /^Ngành nghề/u, 'Điều dưỡng, hộ lý');
}

async function choose(page: Page, label: RegExp, entry: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(entry);
  await page.getByRole('option', { name: entry, exact: true }).click();
}

async function attach(page: Page, paper: string): Promise<void> {
  const input = page.getByLabel(`Đính kèm ${paper}`, { exact: true }).and(page.locator('input'));
  await input.setInputFiles({ name: `${paper}.pdf`, mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText(`${paper}.pdf`, { exact: true })).toBeVisible();
  // While it is on its way the page asks before it is left.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Takes a step in its dialog as it is proposed. */
async function takeStep(page: Page, step: string, done: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: step });
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await expect(page.getByText(done, { exact: true })).toBeVisible();
}
