import { expectAccessible } from './support/accessibility';
import { answerQuestion, signOut } from './support/confirm';
import { expect, test } from './support/fixtures';
import { openFromMenu } from './support/menu';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';
import { editFirstWorker, oneWorkerList } from './support/worker';

const password = '1q2w3E*';

test('D-01 S-04 the login form is usable, names the demo people and passes WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/');

  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
  for (const name of ['Trần Minh Khoa', 'Phạm Quốc Vinh', 'Đỗ Thị Ngân', 'Vũ Quang Huy', 'Hoàng Văn Sơn']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  await expectAccessible(page);
});

for (const [userName, typed, text] of [
  ['khoa.tm', 'sai mật khẩu', 'Sai tên đăng nhập hoặc mật khẩu.'],
  ['khoa.bikhoa', password, 'Tài khoản bị khóa do đăng nhập sai nhiều lần hoặc do quản trị viên khóa.'],
  ['ngung.hoatdong', password, 'đã ngừng hoạt động'],
  ['hai.buoc', password, 'xác thực hai bước'],
  ['doi.matkhau', password, 'Mật khẩu phải được đổi trước khi đăng nhập.'],
] as const) {
  test(`A-02 ${userName} is told why: ${text}`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/400/u);
    await page.goto('/auth/login');
    await page.getByLabel('Tên đăng nhập').fill(userName);
    await page.getByLabel(/^Mật khẩu/u).fill(typed);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();

    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByLabel(/^Mật khẩu/u)).toHaveValue('');
    await expect(page).toHaveURL(/\/auth\/login/);
  });
}

test('S-04 A-07 the wanted address is reached after signing in, and a reload keeps the session', async ({ page }) => {
  await page.goto('/csdl/don-vi?tu-khoa=lam+giang');
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=/);
  await signIn(page, 'khoa.tm');

  await expect(page).toHaveURL(/\/csdl\/don-vi\?tu-khoa=lam\+giang$/);
  await expect(page.getByText('Công ty Cổ phần Nhân lực Lam Giang')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Công ty Cổ phần Nhân lực Lam Giang')).toBeVisible();

  const stored = await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  expect(stored).toContain('accessToken');
  expect(stored).not.toContain(password);
});

for (const hostile of ['https://evil.example/', '//evil.example', String.raw`/\evil.example`, 'javascript:alert(1)']) {
  test(`S-04 a hostile return address leads nowhere: ${hostile}`, async ({ page, baseURL }) => {
    await page.goto(`/auth/login?returnUrl=${encodeURIComponent(hostile)}`);
    await signIn(page, 'khoa.tm');

    expect(new URL(page.url()).origin).toBe(baseURL);
    await expect(page).toHaveURL(/\/$/);
  });
}

test('A-07 A-16 signing out clears the session and leads to the login form', async ({ page }) => {
  await page.goto('/auth/login');
  await signIn(page, 'khoa.tm');
  await openFromMenu(page, 'Cơ sở dữ liệu (Dolab)', 'Đơn vị');
  await expect(page.getByText('60 bản ghi', { exact: true })).toBeVisible();
  await signOut(page);

  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain('accessToken');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
});

test('A-08 a remembered session outlives the tab, an ordinary one does not', async ({ page, context }) => {
  await page.goto('/auth/login');
  await signIn(page, 'khoa.tm');
  await page.close();
  const ordinary = await context.newPage();
  await ordinary.goto('/');
  await expect(ordinary).toHaveURL(/\/auth\/login/);

  await ordinary.getByLabel('Ghi nhớ đăng nhập').check();
  await signIn(ordinary, 'khoa.tm');
  await ordinary.close();
  const remembered = await context.newPage();
  await remembered.goto('/csdl/don-vi');

  await expect(remembered.getByRole('heading', { level: 1, name: 'Cơ sở dữ liệu đơn vị' })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'rememberMe');
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 3600);
});

test('A-03 A-04 the code flow signs in through the issuer, once, and leaves no trace in the address', async ({
  page,
}) => {
  await page.goto('/csdl/don-vi?flow=code');
  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  await page.waitForURL('**/connect/authorize?**');
  const request = new URL(page.url()).searchParams;
  expect(Object.fromEntries(request)).toMatchObject({
    response_type: 'code',
    client_id: 'QuyHoTro_App',
    code_challenge_method: 'S256',
    scope: 'offline_access openid profile QuyHoTro',
  });
  expect([request.get('state'), request.get('nonce'), request.get('code_challenge')].every(Boolean)).toBe(true);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Trần Minh Khoa' }).click();
  await expect(page).toHaveURL(/\/csdl\/don-vi/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cơ sở dữ liệu đơn vị' })).toBeVisible();
  expect(page.url()).not.toMatch(/code=|state=/);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Cơ sở dữ liệu đơn vị' })).toBeVisible();
});

test('A-04 A-18 an answer nobody asked for, and a refusal at the issuer, are explained and sign nobody in', async ({
  page,
}) => {
  await page.goto('/auth/login?flow=code');
  await expect(page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' })).toBeVisible();
  await page.goto('/auth/callback?code=stolen&state=unknown');
  await expect(page.getByRole('alert')).toContainText('Yêu cầu đăng nhập không khớp');
  expect(page.url()).not.toContain('stolen');

  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  await page.waitForURL('**/connect/authorize?**');
  await page.getByRole('button', { name: /Hủy/u }).click();
  await expect(page.getByRole('alert')).toContainText('Đăng nhập bị từ chối');
});

test('D-02 changed sample data survive a reload and go back to what they were on demand', async ({ page }) => {
  await page.goto(oneWorkerList);
  await signIn(page, 'khoa.tm');
  await editFirstWorker(page);
  await page.getByLabel('Ghi chú').fill('Ghi chú sẽ mất khi đặt lại');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
  await expect(page.getByText('Lịch sử hồ sơ')).toBeVisible();
  const record = page.url();
  await page.reload();
  await expect(page.getByText('Ghi chú sẽ mất khi đặt lại')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Đặt lại dữ liệu mẫu' }).click();
  await answerQuestion(page, 'Mọi thay đổi trên dữ liệu mẫu', 'Có');
  await expect(page.getByText('Đã đặt lại dữ liệu mẫu.')).toBeVisible();
  await signIn(page, 'khoa.tm');
  await page.goto(record);
  await expect(page.getByText('Lịch sử hồ sơ')).toBeVisible();
  await expect(page.getByText('Ghi chú sẽ mất khi đặt lại')).toHaveCount(0);
});

test('A-05 the demo’s issuer opens in a window of its own from the sign-in page', async ({ page }) => {
  await page.goto('/auth/login?flow=code');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Đăng nhập trong cửa sổ riêng' }).click();
  await expect(page.getByText('Hãy hoàn tất đăng nhập trong cửa sổ vừa mở.')).toBeVisible();
  await takePicture(page, 'sign-in-popup');
  const popup = await opened;
  await popup.getByRole('button', { name: /Trần Minh Khoa/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trần Minh Khoa');
});

test('C-04 the tenant box takes another tenant, and says what is wrong with a name', async ({ page }) => {
  await page.goto('/auth/login');
  const box = page.getByRole('region', { name: 'Đổi đơn vị thuê' });
  await expect(box).toContainText('Máy chủ');
  const change = async (name: string) => {
    await box.getByRole('button', { name: 'Đổi đơn vị thuê' }).click();
    await box.getByLabel('Tên đơn vị thuê').fill(name);
    await page.keyboard.press('Enter');
  };
  await change('khong-co');
  await expect(box).toContainText('Không có đơn vị thuê tên “khong-co”.');
  await expectAccessible(page);
  await takePicture(page, 'tenant-box');
  await box.getByLabel('Tên đơn vị thuê').fill('da-ngung');
  await page.keyboard.press('Enter');
  await expect(box).toContainText('Đơn vị thuê này đã bị khóa.');
  await box.getByLabel('Tên đơn vị thuê').fill('dao-tao');
  await page.keyboard.press('Enter');
  await expect(box.getByRole('strong')).toHaveText('dao-tao');
  await change('');
  await expect(box.getByRole('strong')).toHaveText('Máy chủ');
});
