// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { readStored, removeStored, storedKeys, writeStored } from '@/views/app/browser-storage';

afterEach(() => {
  vi.restoreAllMocks();
  removeStored('k');
});

it('T45 W-07 a choice that a full disk does not take counts for this page, not the one before it', () => {
  writeStored('k', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  writeStored('k', 'new');
  expect([readStored('k'), localStorage.getItem('k'), storedKeys()]).toEqual(['new', null, ['k']]);

  full.mockRestore();
  writeStored('k', 'newest');
  expect([readStored('k'), localStorage.getItem('k')]).toEqual(['newest', 'newest']);
  removeStored('k');
  expect([readStored('k'), storedKeys()]).toEqual([undefined, []]);
});
