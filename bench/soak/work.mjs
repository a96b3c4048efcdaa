import { attempt, closeDialogs, goInside, signInIfAsked } from './steps.mjs';
import { settle } from './watch.mjs';

/** @typedef {import('./user.mjs').Action} Action */

const stepMs = 5_000;

/**
 * Several records at once: what can be done with them is done, with words where they are asked for.
 *
 * @type {Action}
 */
export async function bulk(user) {
  const { page } = user;
  await user.calmly(async () => {
    await goInside(page, '/quan-ly-quy/bao-cao-quy');
    await settle(page);
  });
  for (const row of [1, 2, 3]) {
    await attempt(page.getByRole('row').nth(row).getByRole('checkbox').check({ timeout: 1_500 }));
  }
  const action = page.getByRole('button', { name: /^(?:Phê duyệt|Thẩm định)/u }).first();
  if (!(await attempt(action.click({ timeout: 2_000 })))) {
    return false;
  }
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  const words = dialog.getByRole('textbox').first();
  if (await words.isVisible()) {
    await attempt(words.fill(`Đồng ý theo đề nghị ${user.name}`, { timeout: 1_500 }));
  }
  await attempt(dialog.getByRole('button').last().click({ timeout: 1_500 }));
  await page.waitForTimeout(user.random() * 1_500);
  await user.calmly(() => closeDialogs(page));
  return true;
}

/** @type {Action} */
export async function readStatement(user) {
  const { page } = user;
  await goInside(page, '/quan-ly-quy/nop-quy/nhap-sao-ke');
  const lines = ['Ngày;Số tiền;Nội dung;Mã GD', '09/11/2026;9.000.000;QHTVLNN NQ2026000123 9900000016;FT1', 'x;-5;;'];
  const file = { name: 'sao-ke.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  const isRead = await attempt(page.locator('input[type=file]').first().setInputFiles(file, { timeout: stepMs }));
  await page.waitForTimeout(user.random() * 1_500);
  await user.calmly(async () => {
    await closeDialogs(page);
    await goInside(page, '/');
    return closeDialogs(page);
  });
  return isRead;
}

/** @type {Action} */
export async function reload({ page }) {
  return attempt(page.reload({ timeout: stepMs, waitUntil: 'commit' }));
}

/** @type {Action} */
export async function leaveAndReturn(user) {
  const { page } = user;
  let isGone = false;
  await user.calmly(async () => {
    await closeDialogs(page);
    await attempt(page.getByRole('button', { name: 'Đăng xuất' }).first().click({ timeout: stepMs }));
    const yes = page.getByRole('alertdialog', { name: 'Xác nhận' }).getByRole('button', { name: 'Có' });
    await attempt(yes.click({ timeout: stepMs }));
    isGone = await attempt(page.waitForURL(/\/auth\/login/u, { timeout: stepMs }));
    await signInIfAsked(page, user.person);
  });
  return isGone;
}
