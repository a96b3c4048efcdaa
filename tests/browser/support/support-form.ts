import { expect, type Page } from '@playwright/test';

import { signIn } from './sign-in';

type Dialog = ReturnType<Page['getByRole']>;

/** Signs in on the way to a page. */
export async function openAs(page: Page, userName: string, address: string): Promise<void> {
  await page.goto(address);
  await signIn(page, userName);
}

/** A new request of a kind, by whoever is signed in or is about to. */
export async function beginRequest(page: Page, type: string, userName?: string): Promise<void> {
  await page.goto('/ho-tro/yeu-cau/them-moi');
  if (userName !== undefined) {
    await signIn(page, userName);
  }
  await kindOf(page).selectOption(type);
  await page.getByRole('textbox', { name: 'Người liên hệ' }).fill('Ngô Thị Mai');
  await page.getByRole('textbox', { name: 'Điện thoại' }).fill('0900000045');
}

/** A day before today in Hà Nội, as it is typed. */
export function daysBefore(count: number): string {
  const moment = Date.now() - count * 86_400_000;
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(moment);
}

export function kindOf(page: Page) {
  return page.getByRole('combobox', { name: 'Loại hỗ trợ' });
}

export function amountOf(page: Page) {
  return page.getByRole('textbox', { name: 'Số tiền đề nghị' });
}

export function conditionsOf(page: Page) {
  return page.getByRole('complementary', { name: 'Điều kiện hỗ trợ' });
}

/** Takes over what the form suggests. @param amount As it is written, without the sign. */
export async function takeSuggestion(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: `Dùng mức gợi ý ${amount} ₫` }).click();
  await expect(amountOf(page)).toHaveValue(amount);
}

/** Adds the first worker that is found, by name or certificate; answers the name. */
export async function chooseWorker(page: Page, text: string): Promise<string> {
  await page.getByRole('combobox', { name: 'Tìm người lao động đã đóng góp Quỹ' }).fill(text);
  const option = page.getByRole('listbox').getByRole('option').filter({ hasText: text }).first();
  const name = await option.locator('p').first().innerText();
  await option.click();
  await expect(page.getByText(new RegExp(`Đã thêm ${name}`, 'u'))).toBeVisible();
  return name;
}

/** What happened to the worker, and when. @param reason `undefined` where the kind's own words are to be typed. */
export async function fillEvent(page: Page, reason?: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Làm việc đến ngày' }).fill('15/09/2026');
  await page.getByRole('textbox', { name: 'Ngày xảy ra sự việc' }).fill('02/09/2026');
  await chooseReason(page, reason);
}

export async function chooseReason(page: Page, reason = 'Lý do khác'): Promise<void> {
  await page.getByRole('combobox', { name: 'Lý do hỗ trợ' }).selectOption({ label: reason });
  if (reason === 'Lý do khác') {
    await page.getByRole('textbox', { name: 'Lý do khác' }).fill('Lý do được ghi rõ trong hồ sơ.');
  }
}

/** Account and bank, and every paper there. */
export async function fillRest(page: Page): Promise<void> {
  const holder = page.getByRole('textbox', { name: 'Chủ tài khoản' });
  if ((await holder.inputValue()) === '') {
    await holder.fill('CONG TY LAM GIANG');
  }
  await page.getByRole('textbox', { name: 'Số tài khoản' }).fill('1900000000031');
  await page.getByRole('combobox', { name: 'Ngân hàng' }).fill('Agribank');
  await page.getByRole('option', { name: 'Agribank' }).click();
  const papers = page.getByRole('region', { name: 'Thành phần hồ sơ' }).getByRole('listitem');
  for (const paper of await papers.all()) {
    await paper.getByRole('button', { name: 'Có', exact: true }).click();
  }
}

/** Saves the new request and sends it to the Fund; answers its address. */
export async function sendRequest(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Lưu nháp' }).click();
  await closeNotice(page, 'Thêm mới thành công.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^YCHT\.\d{4}\.\d{5}$/u);
  const address = page.url();
  await takeStep(page, 'Gửi yêu cầu', 'Gửi yêu cầu thành công.');
  return address;
}

/** Takes a step of the open request. @param done What the product says then. */
export async function takeStep(
  page: Page,
  name: string,
  done: string,
  fill?: (dialog: Dialog) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await fill?.(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
  await closeNotice(page, done);
}

/** A notice lies over the buttons of the page below it for some seconds. */
async function closeNotice(page: Page, text: string): Promise<void> {
  const notice = page.getByRole('region', { name: 'Thông báo' }).getByRole('status').filter({ hasText: text });
  await notice.getByRole('button', { name: 'Đóng' }).click();
  await expect(notice).toBeHidden();
}

/** The one amount of a step's table. */
export async function setAmount(dialog: Dialog, value: string): Promise<void> {
  await dialog.locator('input[inputmode="numeric"]').last().fill(value);
}
