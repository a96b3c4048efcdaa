import { expectAccessible } from './support/accessibility';
import { signOut } from './support/confirm';
import { expect } from './support/fixtures';
import {
  amountOf,
  beginRequest,
  chooseReason,
  chooseWorker,
  conditionsOf,
  daysBefore,
  fillEvent,
  fillRest,
  openAs,
  sendRequest,
  takeStep,
  takeSuggestion,
} from './support/support-form';
import { walk } from './support/support-site';

const director = 'dv0007.lanhdao';

walk(
  'B-08 B-09 HT04 advances a quarter of the lawyer’s 80 or 150 million, at most 25; HT05 pays what is left of one half, at most 50',
  async ({ page, past }) => {
    const [small, large] = [past.newContribution(), past.newContribution()];
    await beginRequest(page, 'HT04', director);
    await chooseWorker(page, small.soGcn);
    await fillEvent(page);
    const value = page.getByRole('textbox', { name: 'Giá trị hợp đồng luật sư' });
    const people = page.getByRole('textbox', { name: 'Số người liên quan' });
    await people.fill('1');
    await value.fill('150000000');
    await takeSuggestion(page, '25.000.000');
    await value.fill('80000000');
    await expect(conditionsOf(page)).toContainText('Số tiền không được quá 20.000.000 ₫.');
    await takeSuggestion(page, '20.000.000');
    await fillRest(page);
    const advance = await sendRequest(page);
    await past.appraise(advance, 20_000_000);
    await past.approve(advance, 20_000_000);
    await past.supportEarlier('HT04', large, 25_000_000, { soNguoi: 1, giaTriHopDong: 150_000_000, anPhi: 0 });

    const finals: string[] = [];
    for (const { contribution, cost, most, part } of [
      { contribution: large, cost: '150000000', most: '50.000.000', part: '25.000.000' },
      { contribution: small, cost: '80000000', most: '40.000.000', part: '20.000.000' },
    ]) {
      await beginRequest(page, 'HT05');
      await chooseWorker(page, contribution.soGcn);
      await fillEvent(page);
      await people.fill('1');
      await value.fill(cost);
      await takeSuggestion(page, part);
      await expect(conditionsOf(page)).toContainText(`Đã trừ số tạm cấp ${part} ₫ trong tổng mức ${most} ₫.`);
      await fillRest(page);
      await expect(conditionsOf(page)).toContainText('Đủ điều kiện');
      finals.push(await sendRequest(page));
    }
    await signOut(page);

    const [ofLarge = '', ofSmall = ''] = finals;
    await openAs(page, 'ngan.dt', '/ho-tro/yeu-cau');
    for (const { address, amount, text } of [
      { address: ofLarge, amount: 25_000_000, text: '25.000.000' },
      { address: ofSmall, amount: 20_000_000, text: '20.000.000' },
    ]) {
      await past.appraise(address, amount);
      await past.approve(address, amount);
      await page.goto(address);
      await takeStep(page, 'Chi trả', 'Ghi nhận chi trả thành công.', async (dialog) => {
        await expect(dialog).toContainText(`Còn phải chi ${text} ₫`);
        await dialog.getByLabel(/^Số ủy nhiệm chi/u).fill('UNC0120');
      });
      await expect(page.getByRole('main')).toContainText('Đã chi trả');
    }
  },
);

walk('B-08 HT08 pays one million for each of four months and refuses more than six', async ({ page, past }) => {
  const contribution = past.newContribution();
  await past.supportEarlier('HT02', contribution, 10_000_000);
  await beginRequest(page, 'HT08', director);
  await chooseWorker(page, contribution.soGcn);
  await chooseReason(page);
  await page.getByRole('textbox', { name: 'Cơ sở đào tạo' }).fill('Trường Cao đẳng nghề Nghệ An');
  await page.getByRole('textbox', { name: 'Nghề đào tạo' }).fill('Hàn');
  await page.getByRole('textbox', { name: 'Học từ ngày' }).fill('01/06/2026');
  await page.getByRole('textbox', { name: 'Học đến ngày' }).fill('01/10/2026');
  await page.getByRole('combobox', { name: 'Lần hỗ trợ về nước trước hạn' }).click();
  await page.getByRole('option', { name: /^HT02 · /u }).click();
  await page.getByRole('checkbox', { name: /^Chưa hưởng hỗ trợ đào tạo/u }).check();
  await fillRest(page);

  const months = page.getByRole('textbox', { name: 'Số tháng' });
  await months.fill('8');
  await amountOf(page).fill('8000000');
  await expect(conditionsOf(page)).toContainText('Số tiền phải đúng 6.000.000 ₫.');
  await page.getByRole('button', { name: 'Lưu nháp' }).click();
  await expect(page.getByText('Giá trị tối đa là 6. (Đã nhập 8)')).toBeVisible();
  await months.fill('4');
  await takeSuggestion(page, '4.000.000');
  await expect(conditionsOf(page)).toContainText('Đã được hỗ trợ về nước trước thời hạn');
  await expect(conditionsOf(page)).toContainText('Đủ điều kiện');
  expect((await past.appraise(await sendRequest(page), 4_000_000)).trangThai).toBe(3);
});

walk(
  'B-08 B-09 HT09 waits until the unit has paid the 750.000 it owes, and comes once a year and market',
  async ({ page, past }) => {
    past.letUnitOwe(750_000);
    const trips = twoTripsOfOneYear();
    const ask = async (trip: Trip) => {
      await beginRequest(page, 'HT09', director);
      await page.getByRole('textbox', { name: 'Nhân viên đi công tác' }).fill('Trần Văn Bình');
      await page.getByRole('combobox', { name: 'Nước công tác' }).fill('Nhật Bản');
      await page.getByRole('option', { name: 'Nhật Bản' }).click();
      await page.getByRole('textbox', { name: 'Ngày đi' }).fill(daysBefore(trip.from));
      await page.getByRole('textbox', { name: 'Ngày về' }).fill(daysBefore(trip.to));
      await page.getByRole('textbox', { name: 'Giá vé khứ hồi' }).fill('18500000');
      await page.getByRole('combobox', { name: 'Hạng vé' }).selectOption({ label: 'Phổ thông' });
    };
    await ask(trips.first);
    await takeSuggestion(page, '18.500.000');
    await chooseReason(page);
    await fillRest(page);
    await expect(conditionsOf(page)).toContainText('Doanh nghiệp còn nợ Quỹ 750.000 ₫ nên chưa đủ điều kiện hỗ trợ.');
    await expectAccessible(page);
    const address = await sendRequest(page);
    await signOut(page);

    await openAs(page, 'ha.lt', address);
    await page.getByRole('button', { name: 'Thẩm định', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Thẩm định' });
    await expect(dialog).toContainText('Doanh nghiệp còn nợ Quỹ 750.000 ₫ nên chưa đủ điều kiện hỗ trợ.');
    await dialog.getByRole('button', { name: 'Thẩm định', exact: true }).click();
    await expect(dialog.getByLabel(/^Lý do chấp nhận ngoại lệ/u)).toHaveAttribute('aria-invalid', 'true');
    await expect(past.appraise(address, 18_500_000)).rejects.toThrow('QuyHoTro:06007');
    expect(await past.payDebt(750_000)).toBe(200);
    await page.reload();
    await takeStep(page, 'Thẩm định', 'Thẩm định thành công.');
    await past.approve(address, 18_500_000);
    await signOut(page);

    await ask(trips.second);
    const year = yearOf(trips.second.to);
    await expect(conditionsOf(page)).toContainText(
      `Doanh nghiệp đã được hỗ trợ thị trường Nhật Bản trong năm ${year}.`,
    );
    await expect(conditionsOf(page)).toContainText('Doanh nghiệp không còn nợ Quỹ.');
    await takeSuggestion(page, '18.500.000');
    await chooseReason(page);
    await fillRest(page);
    const second = await sendRequest(page);
    await expect(past.appraise(second, 18_500_000)).rejects.toThrow('QuyHoTro:06008');
  },
);

/** How many days ago it began and ended. */
type Trip = { readonly from: number; readonly to: number };

/** Two trips that do not meet, for one trip is paid once, and are of one year in the first days of a January as well. */
function twoTripsOfOneYear(): { readonly first: Trip; readonly second: Trip } {
  const last = [1, 20].find((day) => yearOf(day) === yearOf(day + 10)) ?? 1;
  return { first: { from: last + 4, to: last }, second: { from: last + 10, to: last + 6 } };
}

function yearOf(daysAgo: number): string {
  return daysBefore(daysAgo).slice(-4);
}
