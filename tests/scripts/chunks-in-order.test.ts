import { describe, expect, it } from 'vitest';

import { circleOf } from '../../scripts/support/chunks-in-order.mjs';

describe('chunks that import each other', () => {
  it('are found, however long the circle', () => {
    expect(
      circleOf(
        new Map([
          ['a', ['b']],
          ['b', ['c', 'd']],
          ['c', []],
          ['d', ['b']],
        ]),
      ),
    ).toEqual(['b', 'd']);
    expect(
      circleOf(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual(['a', 'b', 'c']);
  });

  it('are none where two ways lead to one chunk, nor where what is imported is no chunk', () => {
    expect(
      circleOf(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['d']],
          ['c', ['d', 'react']],
          ['d', []],
        ]),
      ),
    ).toBeUndefined();
  });
});
