import { expect, type Page } from '@playwright/test';

import { windows, type Screen } from './every-screen';
import { tour, type Office } from './every-screen-office';

/** Opens a screen in its state and answers its tab, at rest in the wide window and the light theme. */
export async function openScreen(screen: Screen, office: Office): Promise<Page> {
  const page = await office.tabOf(screen.as);
  await page.setViewportSize(windows[screen.only ?? 'wide']);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await screen.before?.(page, office);
  const address = typeof screen.at === 'string' ? screen.at : screen.at(office.backend.backend.database);
  // An address that the tab shows already would be read anew, and the product go back to where it was scrolled.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectAtRest(page);
  if (screen.prepare !== undefined) {
    await screen.prepare(page, office);
    await expectAtRest(page);
  }
  return page;
}

/** Takes back what a state needed, so that the next screen of the person finds a tab as new. */
export async function leaveScreen(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Who folds the menu finds it folded the next time.
  await page.evaluate(() => {
    localStorage.removeItem('ui.sidebar');
  });
}

/** Waits until nothing loads: no skeleton, no work under way, fonts there. */
export async function expectAtRest(page: Page): Promise<void> {
  const waiting = '.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow]), main [aria-busy="true"], main .loader';
  await expect(page.locator(waiting)).toHaveCount(0);
  // A comparison goes on until the page is like its picture; a new picture must not be taken too early.
  if (['all', 'changed'].includes(tour.info().config.updateSnapshots)) {
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
