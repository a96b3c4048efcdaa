import type { Page } from '@playwright/test';

export type StoredSession = {
  readonly id: string;
  readonly generation: number;
  readonly accessToken: string;
  readonly refreshToken?: string;
  readonly idToken?: string;
  readonly expiresAt: number;
};

/** The session in a tab's session storage. */
export async function storedSession(page: Page): Promise<StoredSession> {
  return JSON.parse(await page.evaluate(() => sessionStorage.getItem('fund-office.session') ?? '{}')) as StoredSession;
}

/**
 * Lets a tab's access token die as it does while a machine sleeps: the clock has moved, and no timer has run. Nothing but
 * the clock decides that, and the test has installed one; the back end would still take the token, so that no call of
 * before is refused on a slow machine.
 */
export async function letTokenDie(page: Page): Promise<void> {
  const { expiresAt } = await storedSession(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(Math.max(expiresAt, now) + 1_000);
}
