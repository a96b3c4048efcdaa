import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  formatSavedFilters,
  isName,
  mostSavedFilters,
  readSavedFilters,
  savedFilterNameLength,
  savedFilterNamed,
  withDefaultToggled,
  withoutFilter,
  withRenamedFilter,
  withSavedFilter,
  type SavedFilter,
} from '@/domain/lists/saved-filter';

const filter = (name: string, query = '', isDefault = false): SavedFilter => ({ name, query, isDefault });

describe('saved filters', () => {
  it('come back from storage as they were, whatever they are called', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 30 }).filter(isName);
    const unique = fc.uniqueArray(fc.tuple(name, fc.string()), {
      maxLength: mostSavedFilters,
      selector: ([text]) => text.trim().normalize('NFC').toLocaleLowerCase('vi'),
    });
    fc.assert(
      fc.property(unique, (entries) => {
        const saved = entries.reduce<readonly SavedFilter[]>(
          (filters, [text, query]) => withSavedFilter(filters, { name: text, query }),
          [],
        );
        expect(saved).toHaveLength(entries.length);
        expect(readSavedFilters(formatSavedFilters(saved))).toEqual(saved);
      }),
    );
  });

  it.each([undefined, '', '{', 'null', '{}', '[null, 1, {"name": 1}, {"name": " ", "query": ""}]', '[{"name": "a"}]'])(
    'survive a broken storage: %s',
    (text) => {
      expect(readSavedFilters(text)).toEqual([]);
    },
  );

  it('read twenty at most, each name once, and one opening filter', () => {
    const stored = [filter('Một', 'a', true), filter('một', 'b'), filter('Hai', 'c', true)];
    expect(readSavedFilters(JSON.stringify(stored))).toEqual([filter('Một', 'a', true), filter('Hai', 'c')]);
    const many = Array.from({ length: 30 }, (_, n) => filter(`${n}`));
    expect(readSavedFilters(JSON.stringify(many))).toHaveLength(mostSavedFilters);
  });

  it('are saved under a new name, over an old one, and not beyond the most', () => {
    const one = withSavedFilter([filter('Một', 'a', true)], { name: ' MỘT ', query: 'b' });
    expect(one).toEqual([filter('Một', 'b', true)]);
    expect(withSavedFilter(one, { name: ' Hai ', query: 'c' })).toEqual([...one, filter('Hai', 'c')]);
    const full = Array.from({ length: mostSavedFilters }, (_, n) => filter(`${n}`));
    expect(withSavedFilter(full, { name: 'mới', query: '' })).toBe(full);
  });

  it('are renamed, also by capitals alone; another of that name gives way', () => {
    const two = [filter('Một', 'a', true), filter('Hai', 'b')];
    expect(withRenamedFilter(two, 'Hai', 'Ba')).toEqual([filter('Một', 'a', true), filter('Ba', 'b')]);
    expect(withRenamedFilter(two, 'Hai', 'HAI')).toEqual([filter('Một', 'a', true), filter('HAI', 'b')]);
    expect(withRenamedFilter(two, 'Hai', 'một')).toEqual([filter('một', 'b')]);
  });

  it('are deleted, and one of them opens the list or none does', () => {
    const two = [filter('Một'), filter('Hai')];
    expect(withoutFilter(two, 'một')).toEqual([filter('Hai')]);
    const opened = withDefaultToggled(two, 'Hai');
    expect(opened).toEqual([filter('Một'), filter('Hai', '', true)]);
    expect(withDefaultToggled(opened, 'Một')).toEqual([filter('Một', '', true), filter('Hai')]);
    expect(withDefaultToggled(opened, 'Hai')).toEqual(two);
  });

  it('know a name in whatever way its letters are put together', () => {
    const name = 'Đã duyệt';
    expect(savedFilterNamed([filter(name)], name.normalize('NFD'))).toEqual(filter(name));
    expect([
      isName(''),
      isName('x'.repeat(savedFilterNameLength)),
      isName('x'.repeat(savedFilterNameLength + 1)),
    ]).toEqual([false, true, false]);
  });
});
