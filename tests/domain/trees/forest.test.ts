import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ancestorsOf, descendantsOf, forestOf, outlineOf } from '@/domain/trees/forest';

import { anyEntries, properEntries } from './forests';

describe('forestOf', () => {
  it('F-03 reads parents and children of a proper list', () => {
    const forest = forestOf([
      { name: 'a', parentName: null },
      { name: 'b', parentName: 'a' },
      { name: 'c', parentName: 'b' },
      { name: 'd', parentName: 'a' },
    ]);

    expect(ancestorsOf(forest, 'c')).toEqual(['b', 'a']);
    expect(descendantsOf(forest, 'a')).toEqual(['b', 'c', 'd']);
  });

  it('takes an entry with an unknown parent for a root, and the first of two of one name', () => {
    const forest = forestOf([
      { name: 'a', parentName: 'nobody' },
      { name: 'b', parentName: 'a' },
      { name: 'b', parentName: null },
    ]);

    expect(ancestorsOf(forest, 'a')).toEqual([]);
    expect(ancestorsOf(forest, 'b')).toEqual(['a']);
  });

  it('cuts circles, so that every walk ends and loses nobody', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const forest = forestOf(entries);
        const names = new Set(entries.map(({ name }) => name));
        const outline = outlineOf(forest, names).map(({ name }) => name);

        expect([...outline].sort()).toEqual([...names].sort());
        for (const name of names) {
          expect(ancestorsOf(forest, name)).not.toContain(name);
          expect(descendantsOf(forest, name)).not.toContain(name);
          for (const above of ancestorsOf(forest, name)) {
            expect(descendantsOf(forest, above)).toContain(name);
          }
        }
      }),
    );
  });

  it('goes as deep as a list is long', () => {
    const entries = Array.from({ length: 50_000 }, (_, index) => ({
      name: String(index),
      parentName: index === 0 ? null : String(index - 1),
    }));
    const forest = forestOf(entries);

    expect(ancestorsOf(forest, '49999')).toHaveLength(49_999);
    expect(descendantsOf(forest, '0')).toHaveLength(49_999);
  });
});

describe('outlineOf', () => {
  it('puts each parent before its children, one level in', () => {
    fc.assert(
      fc.property(properEntries, (entries) => {
        const forest = forestOf(entries);
        const outline = outlineOf(forest, new Set(entries.map(({ name }) => name)));
        const places = new Map(outline.map(({ name }, index) => [name, index]));
        const depths = new Map(outline.map(({ name, depth }) => [name, depth]));

        for (const { name, parentName } of entries) {
          expect(depths.get(name)).toBe(parentName === null ? 0 : (depths.get(parentName) ?? 0) + 1);
          expect(places.get(name)).toBeGreaterThan(places.get(parentName ?? '') ?? -1);
        }
      }),
    );
  });

  it('begins anew at an entry whose parent is elsewhere', () => {
    const forest = forestOf([
      { name: 'a', parentName: null },
      { name: 'b', parentName: 'a' },
      { name: 'c', parentName: 'b' },
    ]);

    expect(outlineOf(forest, new Set(['b', 'c']))).toEqual([
      { name: 'b', depth: 0 },
      { name: 'c', depth: 1 },
    ]);
  });
});
