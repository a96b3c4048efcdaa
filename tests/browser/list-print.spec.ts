import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { expectWholeOnPaper } from './support/paper';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

test('B-10 B-23 what an officer has filtered is printed whole as it stands on the screen, and the log says so', async ({
  page,
}) => {
  await page.goto('/csdl/nguoi-lao-dong?thiTruongId=DE&so-dong=10');
  await signIn(page, 'khoa.tm');
  const counted = page.getByText(/^\d+ bản ghi$/u);
  await expect(counted).toBeVisible();
  const found = Number.parseInt(await counted.innerText(), 10);
  expect(found).toBeGreaterThan(10);

  await page.getByRole('button', { name: 'In', exact: true }).click();
  const paper = page.getByRole('article', { name: 'Cơ sở dữ liệu người lao động' });
  await expect(paper.locator('tbody tr')).toHaveCount(found);
  await expect(paper).toContainText('Thị trường: Cộng hòa Liên bang Đức');
  await expect(paper).toContainText(`Tổng số dòng${found}`);
  await expectWholeOnPaper(paper);
  await expectAccessible(page);
  await takePicture(page, 'list-paper');

  await page.goBack();
  await expect(paper).toBeHidden();
  await expect(counted).toHaveText(`${found} bản ghi`);

  await page.goForward();
  await expect(paper).toBeVisible();
  await page.reload();
  await expect(paper.locator('tbody tr')).toHaveCount(found);
  await page.keyboard.press('Escape');
  await expect(paper).toBeHidden();
  await expect(counted).toHaveText(`${found} bản ghi`);
});
