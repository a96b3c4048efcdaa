import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { matchedParts } from '@/domain/text/matched-parts';

const marked = (text: string, query: string) =>
  matchedParts(text, query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('what of a text was searched for', () => {
  it.each([
    ['Đặng Thị Ưng', 'thi u', 'Đặng [Thị Ư]ng'],
    ['Đặng Thị Ưng', 'DANG', '[Đặng] Thị Ưng'],
    ['NQ.2026.000123', 'nq2026', '[NQ.2026].000123'],
    ['NQ.2026.000123', '2026.0', 'NQ.[2026.0]00123'],
    ['Nguyễn Văn A', 'xyz', 'Nguyễn Văn A'],
    ['Nguyễn Văn A', '', 'Nguyễn Văn A'],
    ['Nguye\u0302\u0303n', 'nguyen', '[Nguyễn]'],
  ])('of %j by %j is %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected.normalize('NFC'));
  });

  it('leaves the text as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        const parts = matchedParts(text, query);
        expect(
          parts
            .map((part) => part.text)
            .join('')
            .normalize('NFC'),
        ).toBe(text.normalize('NFC'));
      }),
    );
  });
});
