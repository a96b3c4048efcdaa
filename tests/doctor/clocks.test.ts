import { expect, it } from 'vitest';

import { clockFinding } from '../../scripts/support/doctor/check-clocks';

// A `Date` tells whole seconds, and servers answer at different moments of them.
it.each([
  [0, [499, -499], 'good'],
  [0, [1_600, undefined], 'good'],
  [0, [2_500, 0], 'wrong'],
  [1_000, [900, -900], 'good'],
  [600_000, [29_000, 0], 'good'],
  [600_000, [31_000, 0], 'warning'],
  [600_000, [300_000, -300_001], 'wrong'],
] as const)('A-07 with %i ms forgiven, servers that are %j ms ahead are %s', (tolerance, [issuer, backEnd], grade) => {
  expect(clockFinding({ issuer, 'back end': backEnd }, tolerance).grade).toBe(grade);
});

it('servers that tell no time are not judged', () => {
  expect(clockFinding({ issuer: undefined, 'back end': undefined }).grade).toBe('skipped');
});
