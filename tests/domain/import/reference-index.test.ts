import { describe, expect, it } from 'vitest';

import { createReferenceReader } from '@/domain/import/reference-index';

describe('a name in a cell', () => {
  const read = createReferenceReader([
    { id: 'hai', names: ['Hải Châu'] },
    { id: 'hai-bang', names: ['Hai Châu'] },
    { id: 'thanh', names: ['Thanh Khê', 'TK'] },
  ]);

  it('B-10 is the one that is written so, though others differ from it by their marks alone', () => {
    expect(['Hải Châu', 'hai châu', ' TK '].map(read)).toEqual([
      { value: 'hai' },
      { value: 'hai-bang' },
      { value: 'thanh' },
    ]);
  });

  it('B-10 is found without marks where one alone is meant, and never guessed among several', () => {
    expect(read('thanh khe')).toEqual({ value: 'thanh' });
    expect(read('Hai Chau').error).toMatchObject({ key: 'ambiguousValue' });
  });
});
