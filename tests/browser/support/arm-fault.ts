import type { Page } from '@playwright/test';

/** Arms a failure of the demo on the page as it stands, without a new one. */
export async function armFault(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (detail) =>
      new Promise<void>((resolve) => {
        window.addEventListener('demo.faultArmed', () => resolve(), { once: true });
        window.dispatchEvent(new CustomEvent('demo.fault', { detail }));
      }),
    id,
  );
}
