import { expect, type Page } from '@playwright/test';

/** Fails when the page, once it is at rest, is wider than its window. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, page.url()).toBeLessThanOrEqual(0);
}
