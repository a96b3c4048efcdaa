import { describe, expect, it } from 'vitest';

import { isRefused, isSignedIn } from './sign-in-page';
import { fiftyMinutes, openTabs } from './tab-steps';

describe('a person who empties the browser while they work', () => {
  it.each(['a renewal', 'waking'])(
    'A-08 A-10 promise-11 is not told that they have signed out in another tab, and keeps the page: noticed by %s',
    async (noticedBy) => {
      const { first, page, shared } = await openTabs(1);
      await page.until((snapshot) => isSignedIn(snapshot) && snapshot.matches({ page: 'occupied' }));
      first.cookies.jar.clear();
      shared.localStorage.values.clear();
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
