import { actionsOf } from '../../bench/soak/actions.mjs';
import { faultNames } from '../../bench/soak/faults.mjs';
import { people } from '../../bench/soak/people.mjs';
import { soak } from '../../bench/soak/soak.mjs';
import { expect, test } from './support/fixtures';

test('A-10 A-11 A-22 C-07 C-08 V-05 X-04 two people do everything once on a network that fails in every way: nothing is lost, waits without end or breaks a rule', async ({
  browser,
}) => {
  // It ends when everything was done; a busy machine needs longer for it.
  test.setTimeout(600_000);
  const { failures, done, faults } = await soak(browser, { seed: 3, users: 2 });

  expect(failures).toEqual([]);
  expect([...faults.keys()].sort()).toEqual([...faultNames].sort());
  const planned = people.slice(0, 2).flatMap(({ kind }) => actionsOf(kind).map(({ name }) => name));
  expect([...done.keys()].sort()).toEqual([...new Set(planned)].sort());
});
