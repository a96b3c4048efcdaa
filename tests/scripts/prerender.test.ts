import { afterEach, expect, it, vi } from 'vitest';

import { prerender } from '@/composition/prerender/prerender';

afterEach(() => {
  vi.useRealTimers();
  // The prerendering puts the address bar there, which its own process needs to its end.
  Reflect.deleteProperty(globalThis, 'window');
});

it('the first pages are drawn and leave no timer, which would hold up the end of every build', async () => {
  vi.useFakeTimers();
  const { pages } = await prerender();
  expect(pages.password).toContain('Tên đăng nhập');
  expect(vi.getTimerCount()).toBe(0);
});
