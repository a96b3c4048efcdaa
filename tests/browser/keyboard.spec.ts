import type { Page } from '@playwright/test';

import { answerQuestion } from './support/confirm';
import { expect, test } from './support/fixtures';
import { keyboardOf, type Keyboard } from './support/keyboard';
import { signIn } from './support/sign-in';
import { walk } from './support/support-site';

const password = '1q2w3E*';
const newPassword = 'Moi#2026';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');

test('B-10 B-24 V-05 W-06 by keyboard alone: signing in, finding, correcting and exporting a worker, another password', async ({
  page,
}) => {
  const keyboard = keyboardOf(page);
  await page.goto('/auth/login');
  await keyboard.signIn('khoa.tm', password);

  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page.getByText('5.000 bản ghi', { exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Tìm kiếm')).toBeFocused();
  await page.keyboard.type('dang thi ung');
  await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();

  await keyboard.press(button(page, 'Xuất Excel'));
  const download = page.waitForEvent('download');
  await keyboard.press(dialogOf(page).getByRole('button', { name: 'Xuất 1 dòng' }));
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/u);
  await expect(dialogOf(page)).toBeHidden();
  await expect(button(page, 'Xuất Excel')).toBeFocused();

  await enterGrid(page, keyboard);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Đặng Thị Ưng' })).toBeVisible();
  await keyboard.press(page.getByRole('link', { name: 'Sửa', exact: true }));
  await keyboard.fill(page.getByLabel('Ghi chú'), 'Đã gọi điện xác minh');
  await keyboard.press(button(page, 'Lưu thay đổi'));
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
  await expect(page.getByText('Đã gọi điện xác minh')).toBeVisible();

  await keyboard.press(button(page, /^Tài khoản của/u));
  await keyboard.press(page.getByRole('complementary').getByRole('link', { name: 'Đổi mật khẩu' }));
  const form = page.getByRole('form', { name: 'Đổi mật khẩu' });
  await keyboard.fill(form.getByLabel('Mật khẩu hiện tại', { exact: true }), password);
  await keyboard.fill(form.getByLabel('Mật khẩu mới', { exact: true }), newPassword);
  await keyboard.fill(form.getByLabel('Nhập lại mật khẩu mới', { exact: true }), newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã đổi mật khẩu.')).toBeVisible();
  await keyboard.signOut();
  await keyboard.signIn('khoa.tm', newPassword);
});

/** Goes into the list and to the first row, there past the box that chooses it. */
async function enterGrid(page: Page, keyboard: Keyboard): Promise<void> {
  await keyboard.to(page.getByRole('grid').getByRole('row').first(), true);
  await page.keyboard.press('ArrowDown');
  if ((await page.getByRole('grid').getByRole('columnheader').first().getByRole('checkbox').count()) > 0) {
    await page.keyboard.press('ArrowRight');
  }
}

test('B-01 by keyboard alone: a unit makes a fund report with a worker and sends it, the director approves another', async ({
  page,
}) => {
  const keyboard = keyboardOf(page);
  await page.goto('/quan-ly-quy/bao-cao-quy');
  await keyboard.signIn('dv0007.lanhdao', password);
  await keyboard.press(page.getByRole('link', { name: 'Thêm mới' }));
  await keyboard.select(page.getByLabel('Tháng'), '10');
  await keyboard.fill(page.getByLabel('Năm'), '2026');
  await keyboard.fill(page.getByLabel('Người lập biểu'), 'Lê Thị Kế');
  await keyboard.fill(page.getByLabel('Điện thoại người lập'), '0912345678');
  await keyboard.press(button(page, 'Lập báo cáo'));
  await expect(page.getByRole('heading', { level: 1, name: 'BCQ.202610.DV0007' })).toBeVisible();

  await keyboard.press(button(page, 'Thêm người lao động'));
  const cell = (column: string) => page.getByLabel(`${column}, dòng 1`, { exact: true });
  await keyboard.fill(cell('Họ và tên'), 'Lý Thị An');
  await keyboard.fill(cell('Ngày sinh'), '14/06/1996');
  await keyboard.select(cell('Giới tính'), 'Nữ');
  await keyboard.fill(cell('Số CCCD'), '042196700001');
  await keyboard.fill(cell('Số hộ chiếu'), 'C8100001');
  await keyboard.select(cell('Thị trường'), 'Nhật Bản');
  await keyboard.select(cell('Ngành nghề'), 'Chế biến thực phẩm');
  await keyboard.fill(cell('Ngày ký hợp đồng'), '03/08/2026');
  await keyboard.fill(cell('Thời hạn hợp đồng (tháng)'), '36');
  await keyboard.fill(cell('Ngày xuất cảnh'), '15/10/2026');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible();
  await takeStep(page, keyboard, 'Gửi báo cáo');
  await expect(page.getByText('Gửi báo cáo thành công.')).toBeVisible();
  await keyboard.signOut();

  await page.goto('/quan-ly-quy/bao-cao-quy?trangThai=3');
  await keyboard.signIn('vinh.pq', password);
  await enterGrid(page, keyboard);
  await page.keyboard.press('Enter');
  await takeStep(page, keyboard, 'Phê duyệt');
  await expect(page.getByText('Đã phê duyệt').first()).toBeVisible();
});

/** Takes a step of a record in its dialog. */
async function takeStep(page: Page, keyboard: Keyboard, name: string): Promise<void> {
  await keyboard.press(button(page, name));
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await keyboard.press(dialog.getByRole('button', { name, exact: true }));
  await expect(dialog).toBeHidden();
}

test('B-05 by keyboard alone: a unit records money that it has paid in and matches it with what it owes', async ({
  page,
}) => {
  const keyboard = keyboardOf(page);
  await page.goto('/quan-ly-quy/nop-quy/them-moi');
  await keyboard.signIn('dv0007.lanhdao', password);
  await keyboard.fill(page.getByRole('textbox', { name: /^Số tiền/u }).first(), '9000000');
  await keyboard.fill(page.getByLabel('Số chứng từ / mã giao dịch'), 'FT26315000009');
  await keyboard.fill(page.getByLabel('Người nộp tiền'), 'Lê Thị Thủ Quỹ');
  const account = page.getByRole('combobox', { name: 'Tài khoản nhận của Quỹ' });
  await keyboard.pick(
    account,
    'Vietcombank',
    page
      .getByRole('listbox')
      .getByRole('option', { name: /Vietcombank/u })
      .first(),
  );
  await keyboard.select(page.getByLabel('Ngân hàng chuyển'), 'Vietcombank');
  await keyboard.press(button(page, 'Phân bổ nợ cũ nhất trước'));
  await expect(page.getByText('8.500.000')).toBeVisible();
  await keyboard.press(button(page, 'Lưu phiếu'));
  await expect(page.getByRole('heading', { level: 1, name: /^NQ\./u })).toBeVisible();
});

test('B-20 P-04 by keyboard alone: the permissions of a role are changed, and the focus comes back to where it was', async ({
  page,
}) => {
  const keyboard = keyboardOf(page);
  await page.goto('/system/role');
  await keyboard.signIn('admin', password);
  const actions = page.getByRole('button', { name: 'Thao tác với ke-toan-quy' });
  const open = async () => {
    await keyboard.press(actions);
    const entry = page.getByRole('menuitem', { name: 'Phân quyền' });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    while (!(await entry.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('checkbox').first()).toBeVisible();
  };
  await enterGrid(page, keyboard);
  const row = page.getByRole('row').filter({ hasText: 'ke-toan-quy' });
  while (!(await row.evaluate((element) => element.contains(document.activeElement)))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('End');
  await open();
  // Within the tree the arrows go on.
  const boxes = dialogOf(page).getByRole('listitem').getByRole('checkbox');
  const box = boxes.nth(1);
  await keyboard.to(boxes.first());
  await page.keyboard.press('ArrowDown');
  await expect(box).toBeFocused();
  const before = await box.isChecked();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked({ checked: !before });
  await keyboard.press(dialogOf(page).getByRole('button', { name: 'Lưu' }));
  await expect(dialogOf(page)).toBeHidden();
  await expect(actions).toBeFocused();
  await open();
  await expect(box).toBeChecked({ checked: !before });
  await keyboard.press(dialogOf(page).getByRole('button', { name: 'Hủy' }));
  await expect(dialogOf(page)).toBeHidden();
  await expect(actions).toBeFocused();
});

walk('B-08 by keyboard alone: support is asked for, appraised and approved', async ({ page, past }) => {
  const { soGcn } = past.newContribution();
  const keyboard = keyboardOf(page);
  const textbox = (name: string | RegExp) => page.getByRole('textbox', { name });
  await page.goto('/ho-tro/yeu-cau/them-moi');
  await keyboard.signIn('dv0007.lanhdao', password);
  await keyboard.press(page.getByRole('combobox', { name: 'Loại hỗ trợ' }), 'ArrowDown');
  await keyboard.fill(textbox('Người liên hệ'), 'Ngô Thị Mai');
  await keyboard.fill(textbox('Điện thoại'), '0900000045');
  await keyboard.pick(
    page.getByRole('combobox', { name: 'Tìm người lao động đã đóng góp Quỹ' }),
    soGcn,
    page.getByRole('listbox').getByRole('option').first(),
  );
  await keyboard.fill(textbox('Làm việc đến ngày'), '15/09/2026');
  await keyboard.fill(textbox('Ngày xảy ra sự việc'), '02/09/2026');
  await keyboard.select(page.getByRole('combobox', { name: 'Lý do hỗ trợ' }), 'Tai nạn lao động');
  await keyboard.fill(textbox('Mức độ thương tật, bệnh tật (%)'), '41');
  await keyboard.fill(textbox('Số tiền đề nghị'), '20000000');
  await keyboard.fill(textbox('Số tài khoản'), '1900000000031');
  await keyboard.pick(
    page.getByRole('combobox', { name: 'Ngân hàng' }),
    'Agribank',
    page.getByRole('option', { name: 'Agribank' }),
  );
  const papers = page.getByRole('region', { name: 'Thành phần hồ sơ' }).getByRole('listitem');
  for (const paper of await papers.all()) {
    await keyboard.press(paper.getByRole('button', { name: 'Có', exact: true }));
  }
  await keyboard.press(button(page, 'Lưu nháp'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^YCHT\./u);
  await takeStep(page, keyboard, 'Gửi yêu cầu');
  const address = page.url();

  for (const [userName, step, amount] of [
    ['ha.lt', 'Thẩm định', '15000000'],
    ['vinh.pq', 'Phê duyệt', undefined],
  ] as const) {
    await keyboard.signOut();
    await page.goto(address);
    await keyboard.signIn(userName, password);
    await keyboard.press(button(page, step));
    const dialog = dialogOf(page);
    await (amount === undefined
      ? keyboard.fill(dialog.getByLabel(/^Số quyết định/u), '45/QĐ-QHTVLNN')
      : keyboard.fill(dialog.locator('input[inputmode="numeric"]').last(), amount));
    await keyboard.press(dialog.getByRole('button', { name: step, exact: true }));
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('main')).toContainText('Đã phê duyệt');
});

for (const width of [1440, 390]) {
  test(`W-02 B-19 the focus stays in the list when a row is removed from it, at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/system/role');
    await signIn(page, 'admin');
    const actionsOf = (role: string) => page.getByRole('button', { name: `Thao tác với ${role}` });
    for (const [role, next] of [
      ['lanh-dao-quy', 'quan-tri'],
      ['so-khai-thac', 'quan-tri'],
    ] as const) {
      await actionsOf(role).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Xóa' }).focus();
      await page.keyboard.press('Enter');
      await answerQuestion(page, role, 'Có');
      await expect(actionsOf(role)).toHaveCount(0);
      await expect(actionsOf(next)).toBeFocused();
    }
  });
}
