import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pagesAround, placeSince, readTrail, surroundings, trailState } from '@/domain/lists/record-trail';

const trail = { list: 'units', query: 'trang=2', position: 10 };
const found = (from: number, ids: readonly string[]) => new Map(ids.map((id, index) => [from + index, { id }]));
const at = (position: number, id: string) => ({ position, record: { id } });

describe('record trail', () => {
  it('goes with the history entry and is read for its own list only', () => {
    const state = { scrollEntry: 'x', ...trailState(trail) };
    expect(readTrail(state, 'units')).toEqual(trail);
    expect(readTrail(state, 'workers')).toBeUndefined();
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    { listTrail: null },
    trailState({ ...trail, position: -1 }),
    { listTrail: { list: 'units', query: 1, position: 1 } },
  ])('is none where history holds something else: %o', (state) => {
    expect(readTrail(state, 'units')).toBeUndefined();
  });
});

describe('records before and after', () => {
  it.each([
    [0, [0]],
    [5, [0]],
    [9, [0, 1]],
    [10, [0, 1]],
    [19, [1, 2]],
  ])('around place %i stand on pages %j', (position, pages) => {
    expect(pagesAround(position, 10)).toEqual(pages);
  });

  it('are never more than two pages, however long the list', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), fc.constantFrom(10, 20, 50, 100), (position, pageSize) => {
        expect(pagesAround(position, pageSize).length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('W-07 follow a record that moves up as those before it leave the list, and never before its beginning', () => {
    expect(placeSince(19, { before: 40, now: 21 })).toBe(0);
    expect(placeSince(19, { before: 40, now: 42 })).toBe(21);
    expect(placeSince(3, { before: 40, now: 21 })).toBe(0);
  });

  it('lie on both sides of the record, at the ends on one', () => {
    const three = found(10, ['a', 'b', 'c']);
    expect(surroundings(three, 'b', 11, 13)).toEqual({
      position: 11,
      total: 13,
      previous: at(10, 'a'),
      next: at(12, 'c'),
    });
    expect(surroundings(three, 'c', 12, 13).next).toBeUndefined();
    expect(surroundings(found(0, ['a', 'b']), 'a', 0, 2).previous).toBeUndefined();
  });

  it('are found where the record has moved to', () => {
    expect(surroundings(found(10, ['x', 'a', 'b', 'c']), 'b', 11, 14)).toEqual({
      position: 12,
      total: 14,
      previous: at(11, 'a'),
      next: at(13, 'c'),
    });
  });

  it('are the one that has moved up when the record has left the list', () => {
    expect(surroundings(found(10, ['a', 'c']), 'b', 11, 12)).toEqual({
      position: 11,
      total: 12,
      previous: at(10, 'a'),
      next: at(11, 'c'),
    });
  });
});
