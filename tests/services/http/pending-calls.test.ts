import { expect, it } from 'vitest';

import { createPendingCalls } from '@/services/http/pending-calls';

it('W-06 tells of the first wait that begins and of the last one that ends, each end counted once', () => {
  const calls = createPendingCalls();
  const told: boolean[] = [];
  const stop = calls.watch((isPending) => told.push(isPending));
  const endFirst = calls.begin();
  const endSecond = calls.begin();
  endFirst();
  endFirst();
  expect([told, calls.isPending()]).toEqual([[true], true]);

  endSecond();
  expect([told, calls.isPending()]).toEqual([[true, false], false]);
  stop();
  calls.begin();
  expect(told).toEqual([true, false]);
});
