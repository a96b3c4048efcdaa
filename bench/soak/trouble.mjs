import { attempt, goInside } from './steps.mjs';

/** @typedef {import('./user.mjs').Action} Action */

const stepMs = 5_000;

/**
 * What a laptop does to a page when it is closed and opened.
 *
 * @type {Action}
 */
export async function sleepAndWake({ page }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await session.detach();
  return true;
}

/** @type {Action} */
export async function loseNetwork({ page, random }) {
  await page.context().setOffline(true);
  await page.waitForTimeout(500 + random() * 1_500);
  await page.context().setOffline(false);
  return true;
}

/** @type {Action} */
export async function expire(user) {
  const { page, network } = user;
  network.refusals = 1;
  await goInside(
    page,
    user.place(() => true),
  );
  await page.waitForTimeout(user.random() * 1_500);
  return network.refusals === 0;
}

/**
 * Neither token is taken any more: the page stays, and asks its person to sign in again.
 *
 * @type {Action}
 */
export async function endSession(user) {
  const { page, network } = user;
  network.refusals = 1;
  network.isGrantRefused = true;
  await goInside(
    page,
    user.place((address) => address !== '/'),
  );
  const isAsked = await attempt(page.locator('input[type=password]').first().waitFor({ timeout: stepMs }));
  await user.calmly(async () => undefined);
  return isAsked && !network.isGrantRefused;
}

/**
 * All tabs of a person go on at the same moment, at which the token ends that they share.
 *
 * @type {Action}
 */
export async function useAllTabs(user) {
  const { network } = user;
  const tabs = user.tabs();
  network.refusals = tabs.length;
  await Promise.all(
    tabs.map(({ page, place }) =>
      goInside(
        page,
        place((address) => address !== '/'),
      ),
    ),
  );
  await user.page.waitForTimeout(user.random() * 1_500);
  for (const tab of tabs) {
    await tab.calmly(async () => undefined);
  }
  return true;
}
