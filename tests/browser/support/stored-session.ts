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

/** Waits until the tab's access token has died; nothing but the clock decides that. */
export async function untilTokenDied(page: Page): Promise<void> {
  const { expiresAt } = await storedSession(page);
  await page.waitForFunction((deadline) => Date.now() > deadline, expiresAt, { timeout: 30_000 });
}
