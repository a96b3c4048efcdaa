import type { Page } from '@playwright/test';

import { confirmDialogWidthPx } from '@/domain/constants';

import { expectAccessible } from './support/accessibility';
import { answerQuestion } from './support/confirm';
import { expect, test } from './support/fixtures';
import { pressEscapeAgain } from './support/keyboard';
import { openFromMenu } from './support/menu';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';
import { editFirstWorker, oneWorkerList } from './support/worker';

test('W-06 W-01 a lost network is said calmly below the top bar, blocks nothing, and its return is a toast', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/u);
  await signIn(page, 'khoa.tm');
  await openFromMenu(page, 'Cơ sở dữ liệu (Dolab)', 'Người lao động');
  await expect(page.getByText('5.000 bản ghi', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Trang chủ' }).first().click();
  // What draws the charts comes over the network too.
  await expect(page.getByRole('figure').getByRole('img').first()).toBeVisible();
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'Không có kết nối mạng.' });
  await expect(banner).toBeVisible();
  const top = (await page.getByRole('banner').first().boundingBox())?.height ?? 0;
  expect((await banner.boundingBox())?.y).toBeCloseTo(top, 0);
  await expectAccessible(page);
  await takePicture(page, 'offline');
  // The demo answers inside the page, so that work goes on even now.
  await openFromMenu(page, 'Cơ sở dữ liệu (Dolab)', 'Người lao động');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('người lao động', { ignoreCase: true });

  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('Đã kết nối lại.')).toBeVisible();
});

test('W-06 the line at the top comes for a call of more than half a second and goes with it', async ({ page }) => {
  await page.goto(oneWorkerList);
  await signIn(page, 'khoa.tm');
  await expect(page.getByRole('row')).toHaveCount(2);
  const line = page.getByRole('progressbar', { name: 'Đang tải dữ liệu…' });
  await expect(line).toHaveCount(0);
  await slowDown(page, 1_500);
  await page.getByRole('button', { name: 'Làm mới' }).first().click();
  await expect(line).toBeVisible();
  expect((await line.boundingBox())?.height).toBe(3);
  await expect(line).toHaveCount(0);
});

test('W-06 a new version is offered at the head of the page and never taken over unsaved input without a question', async ({
  page,
}) => {
  await page.goto(oneWorkerList);
  await signIn(page, 'khoa.tm');
  await editFirstWorker(page);
  await page.getByLabel('Ghi chú').fill('chưa lưu');
  await page.route('**/index.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-next.js"></script>' }),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
  const offer = page.getByRole('region', { name: 'Lưu ý của trang' });
  await expect(offer).toContainText('Đã có phiên bản mới');
  await expectAccessible(page);
  await takePicture(page, 'new-version');

  await offer.getByRole('button', { name: 'Tải lại' }).click();
  const question = page.getByRole('alertdialog', { name: 'Xác nhận' });
  await expect(question).toContainText('chưa được lưu');
  await question.getByRole('button', { name: 'Không' }).click();
  await expect(page.getByLabel('Ghi chú')).toHaveValue('chưa lưu');
  await offer.getByRole('button', { name: 'Đóng' }).click();
  await expect(offer).toHaveCount(0);
});

test('W-02 W-04 a form in a dialog closes by Escape, asks before what was typed goes, and stays while it is sent', async ({
  page,
}) => {
  await page.goto('/setting-management');
  await signIn(page, 'admin');
  const open = page.getByRole('button', { name: 'Gửi email thử' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Gửi email thử' });
  const subject = dialog.getByLabel('Tiêu đề');
  await expect(subject).toHaveValue(/^Email thử \d+$/u);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(subject).toHaveValue(/^Email thử \d+$/u);
  await subject.fill('Thử lần đầu');

  const cancel = dialog.getByRole('button', { name: 'Hủy' });
  const question = page.getByRole('alertdialog', { name: 'Xác nhận' });
  await cancel.click();
  await expect(question).toContainText('Dữ liệu đã thay đổi nhưng chưa được lưu.');
  expect((await question.boundingBox())?.width).toBeCloseTo(confirmDialogWidthPx, 0);
  await expect(question.getByRole('button')).toHaveText(['Không', 'Có']);
  await clickBeside(page);
  await expect(question).toBeHidden();
  await cancel.click();
  await answerQuestion(page, 'chưa được lưu', 'Không');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await pressEscapeAgain(page);
  await expect(question).toBeHidden();
  await expect(subject).toHaveValue('Thử lần đầu');
  await cancel.click();
  await answerQuestion(page, 'chưa được lưu', 'Có');
  await expect(dialog).toBeHidden();

  await open.click();
  await expect(subject).toHaveValue(/^Email thử \d+$/u);
  await slowDown(page, 1_500);
  await dialog.getByRole('button', { name: 'Gửi' }).click();
  await expect(dialog.getByRole('button', { name: 'Đóng' })).toBeDisabled();
  await clickBeside(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Đã gửi email thử.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`W-05 a folded group opens and closes to the same ends, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/auth/login?desk=faults');
    const line = page.getByRole('button', { name: /^Tệp nhập/u });
    const choice = page.getByRole('button', { name: /^Diễn thật: Tệp có mật khẩu/u });
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(choice).toBeVisible();
    await line.click();
    await expect(choice).toHaveCount(0);
    await line.click();
    await expect(choice).toBeVisible();
  });
}

/** Presses the page beside whatever lies over it. */
async function clickBeside(page: Page): Promise<void> {
  await page.mouse.click(5, 5);
}

/** Lets every call of the page wait a while. */
async function slowDown(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((wait) => {
    const answered = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      return answered(input, init);
    };
  }, milliseconds);
}
