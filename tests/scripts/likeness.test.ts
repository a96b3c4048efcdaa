import { describe, expect, it } from 'vitest';

import { digestOf, likenessOf } from '../../scripts/support/likeness.mjs';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the likeness of a picture', () => {
  const likeness = likenessOf(bytes('kept'), digestOf(bytes('drawn')));

  it('S-11 is the same for the same picture and the same drawn page', () => {
    expect(likenessOf(bytes('kept'), digestOf(bytes('drawn')))).toBe(likeness);
  });

  it.each([
    ['the picture', 'kep', 'drawn'],
    ['the drawn page', 'kept', 'drawm'],
  ])('S-11 is another one as soon as a byte of %s is another', (_what, kept, drawn) => {
    expect(likenessOf(bytes(kept), digestOf(bytes(drawn)))).not.toBe(likeness);
  });
});
