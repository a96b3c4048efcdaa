import { expectAccessible } from './support/accessibility';
import { answerQuestion, signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import {
  amountOf,
  beginRequest,
  chooseWorker,
  conditionsOf,
  fillEvent,
  fillRest,
  kindOf,
  openAs,
  sendRequest,
  setAmount,
  takeStep,
} from './support/support-form';
import { walk } from './support/support-site';

const director = 'dv0007.lanhdao';

test('B-08 HT07 is always 40 million and another amount is refused; another kind drops the cases only when agreed', async ({
  page,
}) => {
  await beginRequest(page, 'HT07', director);
  await chooseWorker(page, 'Nguyễn Bá Dũng');
  await expect(amountOf(page)).toHaveValue('40.000.000');
  await amountOf(page).fill('39000000');
  await expect(conditionsOf(page)).toContainText('Số tiền phải đúng 40.000.000 ₫.');
  await page.getByRole('button', { name: 'Lưu nháp' }).click();
  await expect(page.getByText('Giá trị phải là 40.000.000.')).toBeVisible();

  await kindOf(page).selectOption('HT09');
  await answerQuestion(page, /sẽ bỏ 1 trường hợp đã nhập/u, 'Không');
  await expect(page.getByRole('textbox', { name: 'Số hộ chiếu' })).toBeVisible();
  await kindOf(page).selectOption('HT09');
  await answerQuestion(page, /sẽ bỏ 1 trường hợp đã nhập/u, 'Có');
  await expect(page.getByRole('textbox', { name: 'Nhân viên đi công tác' })).toBeVisible();
  await expectAccessible(page);
});

walk(
  'B-08 B-09 HT01: asked for 20, appraised 15, approved by another person, paid; a second one for the same contribution is red, one for a new contribution is allowed',
  async ({ page, past }) => {
    const contribution = past.newContribution();
    await beginRequest(page, 'HT01', director);
    const name = await chooseWorker(page, contribution.soGcn);
    await fillEvent(page, 'Tai nạn lao động');
    await page.getByRole('textbox', { name: 'Mức độ thương tật, bệnh tật (%)' }).fill('41');
    await amountOf(page).fill('31000000');
    await expect(conditionsOf(page)).toContainText('Số tiền phải từ 10.000.000 ₫ đến 30.000.000 ₫.');
    await amountOf(page).fill('20000000');
    await fillRest(page);
    await expect(conditionsOf(page)).toContainText('Đủ điều kiện');
    await expectAccessible(page);
    await takePicture(page, 'support-form');
    const address = await sendRequest(page);
    await signOut(page);

    await openAs(page, 'ha.lt', address);
    await takeStep(page, 'Thẩm định', 'Thẩm định thành công.', async (dialog) => {
      await setAmount(dialog, '15000000');
    });
    await expect(page.getByRole('main')).toContainText('Chờ phê duyệt');
    await expect(page.getByRole('button', { name: 'Phê duyệt', exact: true })).toHaveCount(0);
    await signOut(page);

    await openAs(page, 'vinh.pq', address);
    await takeStep(page, 'Phê duyệt', 'Phê duyệt thành công.', async (dialog) => {
      await dialog.getByLabel(/^Số quyết định/u).fill('45/QĐ-QHTVLNN');
    });
    await page.getByRole('button', { name: 'In', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Quyết định hỗ trợ' }).click();
    await expect(page.getByRole('article', { name: 'Quyết định' })).toContainText('Bằng chữ: Mười lăm triệu đồng');
    await takePicture(page, 'support-decision');
    await page.getByRole('button', { name: 'Đóng', exact: true }).click();
    await signOut(page);

    await openAs(page, 'ngan.dt', address);
    await takeStep(page, 'Chi trả', 'Ghi nhận chi trả thành công.', async (dialog) => {
      await dialog.getByLabel(/^Số ủy nhiệm chi/u).fill('UNC0112');
      await setAmount(dialog, '5000000');
    });
    await expect(page.getByRole('main')).toContainText('Chi một phần');
    await takeStep(page, 'Chi trả', 'Ghi nhận chi trả thành công.', async (dialog) => {
      await expect(dialog).toContainText('Còn phải chi 10.000.000 ₫');
      await dialog.getByLabel(/^Số ủy nhiệm chi/u).fill('UNC0113');
    });
    await expect(page.getByRole('main')).toContainText('Đã chi trả');
    await takeStep(page, 'Hủy chi', 'Đã hủy chi.', async (dialog) => {
      await dialog.getByRole('checkbox', { name: /UNC0113/u }).check();
      await dialog.getByLabel(/^Lý do/u).fill('Ngân hàng trả lại vì sai số tài khoản.');
    });
    await expect(page.getByRole('main')).toContainText('Bị trả lại');
    await expect(page.getByRole('main')).toContainText('Chi một phần');
    await expectAccessible(page);
    await takePicture(page, 'support-record');
    await page.goto('/ho-tro/lao-dong-duoc-ho-tro');
    await page
      .getByRole('searchbox')
      .or(page.getByLabel('Tìm kiếm', { exact: true }))
      .first()
      .fill('45/QĐ-QHTVLNN');
    await expect(page.getByRole('grid')).toContainText(name);
    await expect(page.getByRole('grid')).toContainText('15.000.000');
    await expectAccessible(page);
    await signOut(page);

    await beginRequest(page, 'HT01', director);
    await chooseWorker(page, contribution.soGcn);
    await expect(conditionsOf(page)).toContainText('đã được hỗ trợ nội dung');
    await expect(conditionsOf(page)).toContainText('45/QĐ-QHTVLNN');
    await expect(past.supportEarlier('HT01', contribution, 15_000_000)).rejects.toThrow('QuyHoTro:06004');
    await page.getByRole('button', { name: `Bỏ ${name}` }).click();
    await answerQuestion(page, `Bỏ trường hợp của ${name} khỏi yêu cầu?`, 'Có');

    const later = past.newContribution(contribution);
    expect(await chooseWorker(page, later.soGcn)).toBe(name);
    await fillEvent(page, 'Tai nạn lao động');
    await page.getByRole('textbox', { name: 'Ngày xảy ra sự việc' }).fill('10/09/2026');
    await page.getByRole('textbox', { name: 'Mức độ thương tật, bệnh tật (%)' }).fill('41');
    await amountOf(page).fill('20000000');
    await fillRest(page);
    await expect(conditionsOf(page)).toContainText('Chưa được hỗ trợ nội dung này cho lần đóng góp này.');
    await expect(conditionsOf(page)).toContainText('Đủ điều kiện');
    const { trangThai, truongHop } = await past.appraise(await sendRequest(page), 15_000_000);
    expect([trangThai, truongHop[0]?.soGcn]).toEqual([3, later.soGcn]);
  },
);
