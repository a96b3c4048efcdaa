import type { Page } from '@playwright/test';

/** Opens an entry of the main menu, and its group before where it is folded. */
export async function openFromMenu(page: Page, group: string, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  const head = menu.getByRole('button', { name: group, exact: true });
  if ((await head.getAttribute('aria-expanded')) === 'false') {
    await head.click();
  }
  await menu.getByRole('link', { name: entry, exact: true }).click();
}
