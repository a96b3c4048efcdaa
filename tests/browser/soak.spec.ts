import { soak } from '../../bench/soak/soak.mjs';
import { expect, test } from './support/fixtures';

test('A-11 A-22 C-07 C-08 V-05 X-04 two people on a bad network lose nothing, wait for nothing without end and break no rule', async ({
  browser,
}) => {
  const { failures, done, faults } = await soak(browser, { minutes: 0.4, seed: 3, users: 2 });

  expect(failures).toEqual([]);
  expect(done.get('edits a note') ?? 0).toBeGreaterThan(0);
  expect([...faults.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
});
