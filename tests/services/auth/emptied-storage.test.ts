import { describe, expect, it } from 'vitest';

import { isRefused, isSignedIn } from './sign-in-page';
import { fiftyMinutes, openTabs } from './tab-steps';

describe('a person who empties the browser while they work', () => {
  it.each([
    ['cookies and storage, noticed by a renewal', true, 'a renewal'],
    ['cookies and storage, noticed by waking', true, 'waking'],
    // Browsers let a cookie live for 400 days at most, some for a week.
    ['the cookie alone, noticed by a renewal', false, 'a renewal'],
    ['the cookie alone, noticed by waking', false, 'waking'],
  ])(
    'A-08 A-10 promise-11 is not told that they have signed out in another tab, and keeps the page: %s',
    async (_name, isStorageEmptied, noticedBy) => {
      const { first, page, shared } = await openTabs(1);
      await page.until((snapshot) => isSignedIn(snapshot) && snapshot.matches({ page: 'occupied' }));
      first.cookies.jar.clear();
      if (isStorageEmptied) {
        shared.localStorage.values.clear();
      }
      if (noticedBy === 'a renewal') {
        page.pass(fiftyMinutes);
      } else {
        page.wake();
      }
      const refused = await page.until(isRefused);

      expect(refused.context.error?.code).toBe('http.sessionExpired');
      expect(refused.hasTag('held')).toBe(true);
    },
  );
});
