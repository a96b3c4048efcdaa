import type { Page } from '@playwright/test';

import { signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

test('B-05 B-06 a unit declares money, the accountant finds it on a statement, cash gets its receipt, a revenue report its voucher', async ({
  page,
}) => {
  await page.goto('/quan-ly-quy/nop-quy/them-moi');
  await signIn(page, 'dv0007.lanhdao');
  const { code, content, day } = await declare(page);
  await signOut(page);

  await page.goto('/quan-ly-quy/nop-quy/nhap-sao-ke');
  await signIn(page, 'ngan.dt');
  await importStatement(page, [
    [day, '9.000.000', `CT DEN ${content}`, 'FT26315000001'],
    [day, '123.456', 'Lai tien gui', 'FT26315000002'],
  ]);
  await page.getByRole('searchbox').first().fill(code);
  // The row stands in the list before it is searched for, too, and moves when the answer comes.
  await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByText('Đã đối soát').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'BCQ.202609.DV0007' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Còn lại/u })).toContainText('8.500.000');
  await expect(page.getByText('FT26315000001', { exact: true })).toHaveCount(2);

  await takeCash(page);
  await payRevenueReport(page);
});

/** 9.000.000 đồng by transfer, the oldest debt first; its number, its transfer content and its day. */
async function declare(page: Page) {
  await page.getByRole('textbox', { name: /^Số tiền/u }).fill('9000000');
  await page.getByLabel('Số chứng từ / mã giao dịch').fill('FT26315000001');
  await page.getByLabel('Người nộp tiền').fill('Lê Thị Thủ Quỹ');
  await page.getByRole('combobox', { name: 'Tài khoản nhận của Quỹ' }).click();
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Vietcombank/u })
    .click();
  await page.getByLabel('Ngân hàng chuyển').selectOption({ label: 'Vietcombank' });
  await page.getByRole('button', { name: 'Phân bổ nợ cũ nhất trước' }).click();
  await expect(page.getByText('8.500.000')).toBeVisible();
  const day = await page.getByRole('textbox', { name: 'Ngày nộp' }).inputValue();
  await takePicture(page, 'pay-in-form');
  await page.getByRole('button', { name: 'Lưu phiếu' }).click();

  const heading = page.getByRole('heading', { level: 1, name: /^NQ\./u });
  await expect(heading).toBeVisible();
  const code = await heading.innerText();
  await expect(page.getByRole('img', { name: /^Mã VietQR: 9\.000\.000/u })).toBeVisible();
  const content = await page
    .getByText(/^QHTVLNN NQ/u)
    .first()
    .innerText();
  expect(content).toBe(`QHTVLNN ${code.replaceAll('.', '')} 9900000048`);
  await expect(page.getByRole('button', { name: 'Gửi', exact: true })).toHaveCount(0);
  await page.getByLabel('Chọn tệp đính kèm').setInputFiles({
    name: 'uy-nhiem-chi.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  });
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(page.getByText('Đã gửi phiếu nộp quỹ.')).toBeVisible();
  await expect(page.getByText('Chờ đối soát').first()).toBeVisible();
  return { code, content, day };
}

/** Brings a statement in, confirms what matches, and goes back to the list. */
async function importStatement(page: Page, rows: readonly (readonly string[])[]) {
  const lines = [['Ngày', 'Số tiền', 'Nội dung', 'Mã GD'], ...rows].map((row) => row.join(';'));
  await page.getByLabel('Tệp Excel để nhập').setInputFiles({
    name: 'sao-ke.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
  });
  const table = page.getByRole('list', { name: 'Các dòng sao kê' });
  await expect(table.getByRole('listitem').filter({ hasText: 'Lam Giang' })).toContainText('Khớp');
  await expect(table.getByRole('listitem').filter({ hasText: 'Lai tien gui' })).toContainText('Không khớp');
  await takePicture(page, 'pay-in-statement');
  await page.getByRole('button', { name: 'Đối soát 1 dòng' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Có' }).click();
  await expect(page.getByText('Tất cả các dòng đã gửi đều được nhập.')).toBeVisible();
  await page.getByRole('link', { name: 'Về danh sách' }).last().click();
}

/** Cash that the accountant enters is received at once, and its receipt can be printed. */
async function takeCash(page: Page) {
  await page.goto('/quan-ly-quy/nop-quy/them-moi');
  await page.getByLabel('Loại nộp').selectOption({ label: 'Khác' });
  await page.getByRole('radio', { name: 'Tiền mặt' }).check();
  await page.getByRole('textbox', { name: /^Số tiền/u }).fill('1015000');
  await page.getByLabel('Số chứng từ / mã giao dịch').fill('PT-0001');
  await page.getByLabel('Người nộp tiền').fill('Trần Văn Nộp');
  await page.getByRole('button', { name: 'Lưu phiếu' }).click();
  await page.getByRole('button', { name: 'Phiếu thu' }).click();
  const paper = page.getByRole('article', { name: 'PHIẾU THU' });
  await expect(paper).toContainText('Bằng chữ: Một triệu không trăm mười lăm nghìn đồng./.');
  await expect(paper).toContainText('CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM');
  await takePicture(page, 'pay-in-receipt');
}

/** What a report by revenue owes stands in the voucher that is made from it, and is paid by it. */
async function payRevenueReport(page: Page) {
  const code = 'BCDT.2026Q3.DV0003';
  const create = page.getByRole('link', { name: 'Lập phiếu nộp quỹ' });
  await page.goto(`/quan-ly-quy/theo-doanh-thu?tu-khoa=${code}`);
  await page.getByRole('link', { name: code }).first().click();
  await create.click();
  await expect(page.getByLabel('Loại nộp')).toHaveValue('bao-cao-doanh-thu');
  await expect(page.getByRole('textbox', { name: /^Số tiền/u }).first()).toHaveValue('8.600.000');
  await page.getByRole('radio', { name: 'Tiền mặt' }).check();
  await page.getByLabel('Số chứng từ / mã giao dịch').fill('PT-0002');
  await page.getByLabel('Người nộp tiền').fill('Nguyễn Thị Doanh Thu');
  await page.getByRole('button', { name: 'Lưu phiếu' }).click();
  await expect(page.getByText('Đã đối soát').first()).toBeVisible();
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(create).toHaveCount(0);
}
