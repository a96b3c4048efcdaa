import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility';
import { armFault } from './support/arm-fault';
import { answerQuestion } from './support/confirm';
import { expect, test } from './support/fixtures';
import { pressEscapeAgain } from './support/keyboard';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';
import { editFirstWorker, oneWorkerList } from './support/worker';

/** What the list says in its own place, per fault. */
const onList = [
  ['http.forbidden.list', 'Bạn không có quyền!'],
  ['http.unauthenticated', 'Bạn chưa đăng nhập!'],
  ['http.server.list', 'Hệ thống có lỗi. Vui lòng liên hệ quản trị viên.'],
  ['http.unavailable', 'Vui lòng thử lại sau 60 giây.'],
  ['http.unavailable.502', 'Dịch vụ tạm gián đoạn'],
  ['http.unavailable.504', 'Dịch vụ tạm gián đoạn'],
  ['network.unreachable.list', 'Không kết nối được máy chủ'],
  ['response.malformed', 'Câu trả lời không đọc được'],
  ['response.malformed.html', 'Câu trả lời không đọc được'],
  ['response.malformed.shape', 'Câu trả lời không đọc được'],
  ['response.malformed.redirect', 'Câu trả lời không đọc được'],
  ['tenant.notFound', 'Không tìm thấy đơn vị thuê'],
] as const;

/** What comes over a form that is saved: a dialog by its title and a sentence of it. */
const dialogs = [
  ['http.badRequest', 'Yêu cầu không hợp lệ', 'Dữ liệu gửi lên không hợp lệ.'],
  ['http.unprocessable', 'Dữ liệu chưa hợp lệ', 'Chưa chọn thị trường.'],
  ['server.message', 'Hồ sơ đang được bộ phận khác xử lý.', 'Vui lòng chờ bộ phận Kế toán Quỹ'],
  ['server.message.short', 'Đã xảy ra lỗi!', 'Hồ sơ đang chờ đối soát nên chưa lưu được.'],
  ['http.tooLarge', 'Tệp quá lớn', 'Dung lượng tệp vượt quá giới hạn cho phép.'],
  ['http.blocked', 'Yêu cầu bị chặn trên đường tới máy chủ', 'quyền của bạn không thay đổi'],
  ['http.other', 'Đã xảy ra lỗi!', 'Máy chủ không gửi chi tiết lỗi.'],
  ['network.timeout.answered', 'Máy chủ trả lời quá lâu', 'Vui lòng kiểm tra lại dữ liệu'],
] as const;

/** A page over everything, and whether it has a way home. */
const pages = [
  ['http.forbidden', '[403] Bạn không có quyền!', true],
  ['http.server', '[500] Lỗi', true],
  ['http.server.empty', '[500] Lỗi', true],
  ['network.unreachable', 'Không kết nối được máy chủ', false],
] as const;

const note = 'nhập dở, còn nguyên';

test('X-02 C-08 C-07 every failure of a list is said in its place and gone after a retry', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/u);
  await page.goto(oneWorkerList);
  await signIn(page, 'khoa.tm');
  await expect(page.getByRole('row')).toHaveCount(2);

  for (const [id, words] of onList) {
    await armFault(page, id);
    await page.getByRole('button', { name: 'Làm mới' }).first().click();
    const failure = page.getByRole('alert').filter({ hasText: words });
    await expect(failure, id).toBeVisible();
    if (id === 'http.server.list') {
      await expectAccessible(page);
    }
    await failure.getByRole('button', { name: 'Thử lại' }).click();
    await expect(failure, id).toHaveCount(0);
  }
});

test('X-02 W-01 W-03 X-04 C-02 every failure of a save is one dialog, page or toast over the form, which keeps what was typed', async ({
  page,
}) => {
  test.slow();
  await page.goto(oneWorkerList);
  await signIn(page, 'khoa.tm');
  await editFirstWorker(page);
  await page.getByLabel('Ghi chú').fill(note);
  const save = page.getByRole('button', { name: 'Lưu thay đổi' });
  const isKept = () => expect(page.getByLabel('Ghi chú')).toHaveValue(note);

  for (const [id, title, sentence] of dialogs) {
    await armFault(page, id);
    await save.click();
    const dialog = page.getByRole('alertdialog', { name: title });
    await expect(dialog, id).toContainText(sentence);
    if (id === 'server.message') {
      await expectAccessibleInBothThemes(page);
      await takePicture(page, 'error-dialog');
    }
    await dialog.getByRole('button', { name: 'Đóng' }).click();
    await expect(dialog).toHaveCount(0);
    await isKept();
  }

  for (const [id, title, hasHome] of pages) {
    await armFault(page, id);
    await save.click();
    const errorPage = page.getByRole('dialog', { name: title });
    await expect(errorPage, id).toBeVisible();
    await expect(errorPage.getByRole('link', { name: 'Về trang chủ' }), id).toHaveCount(hasHome ? 1 : 0);
    if (id === 'http.server') {
      await expectAccessibleInBothThemes(page);
      await takePicture(page, 'error-page');
      await errorPage.getByRole('button', { name: 'Đóng' }).click();
    } else {
      await pressEscapeAgain(page);
    }
    await expect(errorPage).toHaveCount(0);
    await isKept();
  }

  await armFault(page, 'http.tooManyRequests');
  await save.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Vui lòng thử lại sau 30 giây.' });
  await expect(toast).toContainText('Lỗi');
  expect((await toast.boundingBox())?.width).toBeCloseTo(350, 0);
  await toast.hover();
  await expectAccessibleInBothThemes(page);

  await armFault(page, 'http.validation');
  await save.click();
  await expect(page.getByText('Họ và tên này chỉ có trong bài tập huấn.')).toBeVisible();
  await page.getByLabel('Họ và tên').fill('Đặng Thị Ứng B');

  await armFault(page, 'http.badRequest.antiForgery');
  await save.click();
  await expect(page.getByText('Cập nhật thành công.')).toBeVisible();
});

test('X-02 X-05 a record that is gone, a stale deletion, a failing area and code that does not come, each where it belongs', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/A lesson lets this area fail|Failed to load resource/u);
  await page.goto('/csdl/nguoi-lao-dong?tu-khoa=dang+thi');
  await signIn(page, 'admin');
  await armFault(page, 'http.notFound');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[404] Không tìm thấy!');
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Đặng Thị');

  await armFault(page, 'http.conflict');
  await page.getByRole('button', { name: 'Xóa' }).click();
  await answerQuestion(page, 'Bạn có chắc chắn muốn xóa', 'Có');
  const conflict = page.getByRole('alertdialog', { name: 'Dữ liệu đã thay đổi' });
  await expect(conflict).toBeVisible();
  await pressEscapeAgain(page);
  await expect(conflict).toHaveCount(0);

  for (const [id, words, area] of [
    ['app.unexpected', 'Rất tiếc!', page.getByRole('main')],
    ['app.codeUnavailable', 'Không tải được phần này của ứng dụng', page.getByRole('main')],
    ['app.unexpected.header', 'Phần này đang gặp lỗi.', page.locator('body')],
    ['app.unexpected.menu', 'Phần này đang gặp lỗi.', page.locator('body')],
  ] as const) {
    await armFault(page, id);
    const failure = area.getByRole('alert').filter({ hasText: words });
    await expect(failure.first(), id).toBeVisible();
    // All the rest stands.
    await expect(page.getByRole(id === 'app.unexpected.header' ? 'navigation' : 'banner').first()).toBeVisible();
    if (id !== 'app.unexpected.menu' && id !== 'app.codeUnavailable') {
      await expectAccessibleInBothThemes(page);
    }
    await failure.first().getByRole('button', { name: 'Thử lại' }).click();
    await expect(failure, id).toHaveCount(0);
  }
});

test('X-02 C-06 what fails when the product starts says so, and a retry comes through', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of (?:500|503|404)|Failed to load resource/u);
  for (const [id, title] of [
    ['environment.invalid', 'Cấu hình ứng dụng bị sai'],
    ['environment.unreachable', 'Không tải được cấu hình ứng dụng'],
  ]) {
    await page.goto(`/auth/login?fault=${id ?? ''}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  }
  await page.goto('/auth/login?fault=environment.remoteUnavailable');
  await expect(page.getByRole('alert').filter({ hasText: 'Máy chủ cấu hình không trả lời' })).toBeVisible();

  await page.goto('/?__tenant=khong-co');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Không tìm thấy đơn vị thuê');
  await page.goto('/?__tenant=da-ngung');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Đơn vị thuê đã ngừng hoạt động');
  await page.goto('/auth/login?__tenant=&fault=storage.unavailable');
  await expect(page.getByRole('alert').filter({ hasText: 'Trình duyệt không cho lưu dữ liệu' })).toBeVisible();
  await signIn(page, 'khoa.tm');
});

test('X-02 A-10 a session that cannot be renewed is asked for again over the page, and a lost configuration says so', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/u);
  await page.goto(oneWorkerList);
  await signIn(page, 'khoa.tm');
  await armFault(page, 'http.sessionExpired');
  await page.getByRole('button', { name: 'Làm mới' }).first().click();
  await expect(page.getByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn' })).toBeVisible();

  await page.goto('/auth/login?fault=configuration.unavailable');
  await page.getByLabel('Tên đăng nhập').fill('khoa.tm');
  await page.getByLabel(/^Mật khẩu/u).fill('1q2w3E*');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Không tải được thông tin làm việc');
});

test('C-03 X-02 a language whose texts do not come is said over the page, which goes on with what is known', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/u);
  await page.goto('/');
  await signIn(page, 'khoa.tm');
  await armFault(page, 'configuration.unavailable');
  await page.getByRole('button', { name: 'English' }).click();
  const failure = page.getByRole('dialog', { name: 'Internal server error' });
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
