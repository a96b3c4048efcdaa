import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { openPeopleText, readOpenPeople } from '@/domain/reports/open-people';

describe('the open rows of R4 in its address', () => {
  it('B-15 W-07 are read as they were written, with the page of each', () => {
    const opened = fc.uniqueArray(fc.tuple(fc.uuid(), fc.integer({ min: 0, max: 999_998 })), {
      selector: ([id]) => id,
    });
    fc.assert(
      fc.property(opened, (rows) => {
        expect([...readOpenPeople(openPeopleText(new Map(rows)))]).toEqual(rows);
      }),
    );
  });

  it.each([
    ['nothing', undefined, []],
    ['no row', ',', []],
    ['a first page', 'khong', [['khong', 0]]],
    ['page 0', 'khong.0', [['khong.0', 0]]],
  ] as const)('B-15 W-07 are %s', (_, text, rows) => {
    expect([...readOpenPeople(text)]).toEqual(rows);
  });
});
