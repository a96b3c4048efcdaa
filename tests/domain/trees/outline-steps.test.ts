import { expect, it } from 'vitest';

import { outlineStep, type OutlineKey } from '@/domain/trees/outline-steps';

const depths = [0, 1, 2, 2, 1, 0];

it.each<[from: number, key: OutlineKey, to: number]>([
  [0, 'next', 1],
  [5, 'next', 5],
  [3, 'previous', 2],
  [0, 'previous', 0],
  [3, 'first', 0],
  [3, 'last', 5],
  [3, 'parent', 1],
  [4, 'parent', 0],
  [5, 'parent', 5],
  [1, 'child', 2],
  [3, 'child', 3],
  [5, 'child', 5],
])('from %i the key "%s" leads to %i', (from, key, to) => {
  expect(outlineStep(depths, from, key)).toBe(to);
});
