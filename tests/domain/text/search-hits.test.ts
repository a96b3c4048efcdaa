import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { searchHits } from '@/domain/text/search-hits';

const cut = (text: string, query: string) =>
  searchHits(text, query)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('searchHits', () => {
  it.each([
    ['Quản lý đơn vị', 'don', 'Quản lý [đơn] vị'],
    ['NGUYỄN Thị Đào', 'ễn thi', 'NGUY[ỄN Thị] Đào'],
    ['An và An', 'an', '[An] và [An]'],
    ['Hai   khoảng', 'i k', 'Ha[i   k]hoảng'],
    ['Không có', 'xyz', 'Không có'],
    ['Không có', ' ', 'Không có'],
    ['', 'a', ''],
    ['Đặng Thị Ưng', 'DANG', '[Đặng] Thị Ưng'],
    ['\u00d0ặng Thị Ưng', 'dang', '[\u00d0ặng] Thị Ưng'],
    ['H’Hen Niê', "h'hen", '[H’Hen] Niê'],
    ['Hà\u200b Nội – Huế', 'ha noi - h', '[Hà\u200b Nội – H]uế'],
    ['NQ.2026.000123', 'nq2026', '[NQ.2026].000123'],
    ['NQ.2026.000123', '2026.0', 'NQ.[2026.0]00123'],
    ['NQ.2026.000123', 'nq2026.0', '[NQ.2026.0]00123'],
    ['aaaaa', 'aa', '[aa][aa]a'],
    ['\u200bAn', 'an', '\u200b[An]'],
    ['Hà\ufeffNội', 'ha noi', '[Hà\ufeffNội]'],
  ])('cuts “%s” for “%s”', (text, query, wanted) => {
    expect(cut(text, query)).toBe(wanted);
  });

  it('marks decomposed letters with their marks', () => {
    expect(cut('Đào'.normalize('NFD'), 'dao')).toBe(`[${'Đào'.normalize('NFD')}]`);
    expect(cut('Đài'.normalize('NFD'), 'da')).toBe(`[${'Đà'.normalize('NFD')}]i`);
  });

  it('never loses a character, whatever text and query are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        expect(
          searchHits(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
