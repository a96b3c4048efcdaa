import { afterEach, expect, it, vi } from 'vitest';

import { createRenewalLock } from '@/services/auth/renewal-lock';
import { createResilientStorage } from '@/services/auth/resilient-storage';

import { createMemoryStorage } from './fake-browser';

const claimKey = 'fund-office.renewal-claim';

afterEach(() => {
  vi.useRealTimers();
});

it('A-12 T03 of two tabs that claim in the same moment the earlier writer waits for the later one', async () => {
  vi.useFakeTimers();
  const { storage, values } = createMemoryStorage();
  const lock = createRenewalLock(
    undefined,
    createResilientStorage(() => storage),
  );
  const work = vi.fn(() => Promise.resolve());
  const done = lock(work, new AbortController().signal);
  values.set(claimKey, JSON.stringify({ owner: 'another tab', until: Date.now() + 40_000 }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).not.toHaveBeenCalled();

  values.delete(claimKey);
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  expect(work).toHaveBeenCalledTimes(1);
});

it('A-12 T04 a tab that comes back late leaves the claim alone that another has taken meanwhile', async () => {
  const { storage, values } = createMemoryStorage();
  const lock = createRenewalLock(
    undefined,
    createResilientStorage(() => storage),
  );
  const others = JSON.stringify({ owner: 'another tab', until: Date.now() + 40_000 });
  await lock(() => {
    values.set(claimKey, others);
    return Promise.resolve();
  }, new AbortController().signal);

  expect(values.get(claimKey)).toBe(others);
});
