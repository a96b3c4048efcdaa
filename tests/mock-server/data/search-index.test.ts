import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SearchIndex } from '@mock-server/data/search-index';

const word = fc.array(fc.constantFrom('a', 'b', 'ab', ' ', '\n'), { maxLength: 6 }).map((parts) => parts.join(''));

describe('search index', () => {
  it('D-02 finds exactly the texts that contain the piece, asked once or again', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 20 }),
        fc.array(word, { minLength: 1, maxLength: 8 }),
        (texts, pieces) => {
          const index = new SearchIndex(texts);
          for (const piece of [...pieces, ...pieces]) {
            expect([...index.matches(piece)]).toEqual(texts.map((text) => (text.includes(piece) ? 1 : 0)));
          }
        },
      ),
    );
  });

  it('D-02 finds nothing across two texts, separator or not', () => {
    const index = new SearchIndex(['ab', 'cd']);
    expect([...index.matches('bc')]).toEqual([0, 0]);
    expect([...index.matches('b\0c')]).toEqual([0, 0]);
  });
});
