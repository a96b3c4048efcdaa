import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

test('D-03 the running machines are drawn with their state lit: signing in, the workflow of the open record, its step', async ({
  page,
}) => {
  await page.goto('/quan-ly-quy/nop-quy?status=2');
  await signIn(page, 'ngan.dt');
  await page.keyboard.press('Alt+Shift+KeyT');
  const desk = page.getByRole('complementary', { name: 'Bàn huấn luyện' });
  await desk.getByRole('tab', { name: 'Máy trạng thái' }).click();
  await desk.getByRole('button', { name: 'auth', exact: true }).click();
  const auth = desk.getByRole('img', {
    name: /^Sơ đồ máy auth, đang ở access\.signedIn\.fresh, configuration\.ready/u,
  });
  await expect(auth).toBeVisible();
  expect(await litIn(auth)).toEqual(expect.arrayContaining(['auth.access.signedIn.fresh', 'auth.page.occupied']));
  await expectAccessible(page);

  await page.getByRole('grid').getByRole('link', { name: /^NQ\./u }).first().click();
  await desk.getByRole('button', { name: 'payInWorkflow (hồ sơ đang mở)' }).click();
  const workflow = desk.getByRole('img', { name: 'Sơ đồ máy payInWorkflow, đang ở submitted' });
  await expect(workflow).toBeVisible();
  expect(await litIn(workflow)).toEqual(['payInWorkflow', 'payInWorkflow.submitted']);

  await sendBack(page);
  const returned = desk.getByRole('img', { name: 'Sơ đồ máy payInWorkflow, đang ở returned' });
  await expect(returned).toBeVisible();
  await expect(returned.locator('.taken')).toHaveAttribute(
    'data-arrow',
    'payInWorkflow.submitted → payInWorkflow.returned',
  );
  await expect(desk.getByRole('row', { name: /payInWorkflow\s*tra-lai submitted → returned/u })).toBeVisible();

  await desk.getByRole('button', { name: 'Phóng to', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Máy payInWorkflow' });
  await dialog.getByRole('group', { name: /^Sơ đồ: phím mũi tên/u }).press('0');
  await expect(dialog.locator('[data-state="payInWorkflow.returned"]')).toBeInViewport({ ratio: 1 });
});

function litIn(picture: Locator): Promise<readonly (string | null)[]> {
  return picture.locator('.lit').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-state')));
}

/** With the desk closed, which lies over the buttons of the page; what happens meanwhile is listed all the same. */
async function sendBack(page: Page): Promise<void> {
  await page.keyboard.press('Alt+Shift+KeyT');
  await page.getByRole('button', { name: 'Trả lại', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Trả lại' });
  await dialog.getByRole('textbox', { name: /^Lý do/u }).fill('Số tiền không khớp với sao kê ngân hàng.');
  await dialog.getByRole('button', { name: 'Trả lại', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Alt+Shift+KeyT');
}
