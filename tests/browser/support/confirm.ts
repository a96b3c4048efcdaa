import { expect, type Page } from '@playwright/test';

/** Answers the product's question; `text` is what it must say. */
export async function answerQuestion(page: Page, text: string | RegExp, answer: 'Có' | 'Không'): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Xác nhận' });
  await expect(question).toContainText(text);
  await question.getByRole('button', { name: answer }).click();
  await expect(question).toBeHidden();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await answerQuestion(page, 'Bạn có chắc chắn muốn đăng xuất không?', 'Có');
  await expect(page).toHaveURL(/\/auth\/login/);
}
