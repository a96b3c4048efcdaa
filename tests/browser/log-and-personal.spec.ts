import { expectAccessible } from './support/accessibility';
import { expectFits } from './support/fits';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

test('B-23 what somebody changes is in the log, field by field, and leads back to the record', async ({ page }) => {
  test.slow();
  await page.goto('/csdl/don-vi?filter=DV0007&q=DV0007');
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Công ty Cổ phần Nhân lực Lam Giang' }).first().click();
  await page.getByRole('link', { name: 'Sửa' }).click();
  await page
    .getByLabel(/^Chức vụ/u)
    .first()
    .fill('Tổng giám đốc');
  await page.getByRole('button', { name: /^Lưu/u }).first().click();
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();

  await page.getByRole('link', { name: 'Nhật ký của bản ghi này' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nhật ký hệ thống' })).toBeVisible();
  await expect(page.getByText('1 bản ghi', { exact: true })).toBeVisible();
  await page.locator('a[href^="/system/log/"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sửa – Đơn vị DV0007' })).toBeVisible();
  const change = page.getByRole('row', { name: /Chức vụ/u });
  await expect(change).toContainText('Giám đốc');
  await expect(change).toContainText('Tổng giám đốc');
  await takePicture(page, 'log-entry');
  await page.reload();
  await page.getByRole('link', { name: 'Mở bản ghi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Lam Giang/u })).toBeVisible();

  await page.goto('/system/log');
  await expect(page.locator('a[href^="/system/log/"]').first()).toBeVisible();
  await expectFits(page);
  await takePicture(page, 'log');
  await page.goto('/system/log?tu=2026-01-01&den=2026-11-15');
  await expect(page.getByText(/tối đa 92 ngày\. Vui lòng/u)).toBeVisible();
});

test('B-24 B-26 a person ends another session of theirs, whose next renewal is refused', async ({ page }) => {
  test.slow();
  await page.goto('/ca-nhan');
  await signIn(page, 'khoa.tm');
  const renew = await page.evaluate(async () => {
    const ask = async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ client_id: 'QuyHoTro_App', ...fields });
      const response = await fetch('/connect/token', { method: 'POST', body });
      return (await response.json()) as { refresh_token?: string; error?: string };
    };
    const password = { grant_type: 'password', username: 'khoa.tm', password: '1q2w3E*' };
    const { refresh_token: token = '' } = await ask({ ...password, scope: 'offline_access openid profile QuyHoTro' });
    return token;
  });
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Phiên đăng nhập' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('Phiên này')).toHaveCount(1);
  await expectAccessible(page);
  await expectFits(page);
  await takePicture(page, 'personal-sessions');
  await sessions.getByRole('button', { name: /^Kết thúc phiên/u }).click();
  await page.getByRole('alertdialog', { name: 'Xác nhận' }).getByRole('button', { name: 'Có' }).click();
  await expect(page.getByText('Đã kết thúc phiên đăng nhập.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  const refusal = await page.evaluate(async (token) => {
    const fields = { client_id: 'QuyHoTro_App', grant_type: 'refresh_token', refresh_token: token };
    const response = await fetch('/connect/token', { method: 'POST', body: new URLSearchParams(fields) });
    return ((await response.json()) as { error?: string }).error;
  }, renew);
  expect(refusal).toBe('invalid_grant');

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Phím tắt' });
  await expect(help.getByText('Mở bảng lệnh')).toBeVisible();
  await expect(help.getByText(/menu|danh sách/iu)).toHaveCount(0);
});
