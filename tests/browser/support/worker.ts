import type { Page } from '@playwright/test';

/** Address of a list that shows the one worker of this name. */
export const oneWorkerList = '/csdl/nguoi-lao-dong?tu-khoa=dang+thi+ung';

/** Opens the form of the first worker on the list that the page shows. */
export async function editFirstWorker(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await pressEdit(page);
}

/** Presses "edit" on the record that the page shows. */
export async function pressEdit(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: 'Sửa' })
    .or(page.getByRole('button', { name: 'Sửa' }))
    .first()
    .click();
}
