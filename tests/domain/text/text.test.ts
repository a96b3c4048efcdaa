import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createIntention } from '@/domain/text/intention';
import { normalizeName, normalizeNote, normalizeOptionalName, visibleText } from '@/domain/text/names';
import { containsText, searchText } from '@/domain/text/search-text';
import { slug } from '@/domain/text/slug';
import { newUuid } from '@/domain/text/uuid';

const vietnamese = fc.string({
  unit: fc.constantFrom(...'aăâbcdđeêghioôơuưyAĂĐƠƯáàảãạấầẩẫậắằẳẵặếềểễệốồổỗộớờởỡợứừửữựýỳỷỹỵ  -–'.split('')),
});

describe('searchText', () => {
  it.each([
    ['Đào', 'dao'],
    ['NGUYỄN Thị  Đào', 'nguyen thi dao'],
    ['  Đặng\u00a0Thị Ưởng ', 'dang thi uong'],
    ['Ngô Ỷ Nhi', 'ngo y nhi'],
    ['Thanh Hoá', 'thanh hoa'],
    ['\u00d0ặng Thị \u00d0ào, Nam \u00d0\u00f0', 'dang thi dao, nam dd'],
    ['Nguyễn\u200b Văn\u00ad \u200eAn', 'nguyen van an'],
    ['a \u200b b\ufeffc', 'a b c'],
    ['H’Hen Niê', "h'hen nie"],
    ['Hʼ Hen', "h' hen"],
    ['‘Sao Mai’', "'sao mai'"],
    ['Công ty “Sao Mai” – Hà Nội', 'cong ty "sao mai" - ha noi'],
    ['12‑2026−A', '12-2026-a'],
    ['Hà Nội ― Huế', 'ha noi - hue'],
  ])('reads %j as %j', (text, expected) => {
    expect(searchText(text)).toBe(expected);
  });

  it('reads composed and decomposed input alike, and its own answer as itself', () => {
    fc.assert(
      fc.property(vietnamese, (text) => {
        expect(searchText(text.normalize('NFD'))).toBe(searchText(text.normalize('NFC')));
        expect(searchText(searchText(text))).toBe(searchText(text));
      }),
    );
  });

  it('finds a name by any part of it', () => {
    expect(containsText('Đặng Thị Ưởng', 'dang thi ung')).toBe(false);
    expect(containsText('Đặng Thị Ưng', 'dang thi ung')).toBe(true);
    expect(containsText('Đặng Thị Ưng', '')).toBe(true);
  });
});

describe('slug', () => {
  it.each([
    ['Báo cáo quỹ – Kỳ 10/2026', 'bao-cao-quy-ky-10-2026'],
    ['Đà Nẵng', 'da-nang'],
    ['ĐƯỜNG đi', 'duong-di'],
    ['Đường đi'.normalize('NFD'), 'duong-di'],
    ['  --Huế--  ', 'hue'],
    ['…', ''],
    ['', ''],
  ])('K-02 turns %j into %j', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  it('K-02 leaves a slug as it is, and gives nothing but lowercase letters, digits and single hyphens', () => {
    fc.assert(
      fc.property(fc.oneof(vietnamese, fc.string({ unit: 'grapheme' })), (text) => {
        expect(slug(slug(text))).toBe(slug(text));
        expect(slug(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/u);
      }),
    );
  });
});

describe('normalizeName', () => {
  it('composes, drops what cannot be seen and keeps single spaces', () => {
    expect(normalizeName('  Phạm \t Thị\u00a0Hồng\u200b Sen\n'.normalize('NFD'))).toBe(
      'Phạm Thị Hồng Sen'.normalize('NFC'),
    );
  });

  it('K-02 writes the Đ of old documents, which is an Icelandic letter, as the Vietnamese one', () => {
    expect([normalizeName('\u00d0ặng Thị \u00d0iệp'), normalizeNote('\u00d0ã nộp, \u00f0ủ')]).toEqual([
      '\u0110ặng Thị \u0110iệp',
      '\u0110ã nộp, \u0111ủ',
    ]);
  });

  it('keeps the lines of a note and calls an empty one null', () => {
    expect(normalizeNote(' a\nb ')).toBe('a\nb');
    expect(normalizeNote('  \n')).toBeNull();
    expect(normalizeNote('\u200b\n\u2060')).toBeNull();
    expect(normalizeNote(null)).toBeNull();
  });

  it('K-02 parts words that only a tab or a line end parts, as a pasted cell has them', () => {
    expect(normalizeName('Phạm\tThị\r\nSen')).toBe('Phạm Thị Sen');
  });

  it('calls a name of which nothing is left null', () => {
    expect([' Sen ', ' \u200b ', null].map(normalizeOptionalName)).toEqual(['Sen', null, null]);
  });
});

describe('visibleText', () => {
  it('drops blanks at the ends that stand behind a character which nobody sees', () => {
    expect(visibleText('\u200b 0123 \u200e')).toBe('0123');
  });
});

describe('names of what is sent', () => {
  it('C-05 are random UUIDs of version 4 (RFC 9562 §5.4), no two alike', () => {
    const names = Array.from({ length: 200 }, newUuid);
    expect(new Set(names).size).toBe(200);
    const others = names.filter(
      (name) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u.test(name),
    );
    expect(others).toEqual([]);
  });

  it('V-03 stay while it is sent again as it was, and are others once it was changed', () => {
    const nameOf = createIntention();
    const first = nameOf({ soTien: 1 });
    expect(nameOf({ soTien: 1 })).toBe(first);
    const second = nameOf({ soTien: 2 });
    expect(second).not.toBe(first);
    expect(nameOf({ soTien: 2 })).toBe(second);
  });
});
