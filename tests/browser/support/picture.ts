import type { Page } from '@playwright/test';

/** Keeps a picture of the page, still and whole, for people to look at: `reports/pictures/<name>.png`. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `reports/pictures/${name}.png`, animations: 'disabled' });
}
