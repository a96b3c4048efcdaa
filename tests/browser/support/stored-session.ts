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

/** Lets a tab's access token die: nothing but the clock decides that, and the test has installed one. */
export async function letTokenDie(page: Page): Promise<void> {
  const { expiresAt } = await storedSession(page);
  const left = expiresAt - (await page.evaluate(() => Date.now()));
  await page.clock.fastForward(Math.max(left, 0) + 1_000);
}
