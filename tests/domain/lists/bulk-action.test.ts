import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  answered,
  chosenAmong,
  isAnswered,
  nextCall,
  refreshed,
  undoneRows,
  type BulkRun,
} from '@/domain/lists/bulk-action';
import { isMonth, monthOf, parseMonth } from '@/domain/lists/month';
import { callKey } from '@/domain/text/uuid';

type Row = { readonly id: string; readonly concurrencyStamp?: string };

const rows = (...ids: readonly string[]): readonly Row[] => ids.map((id) => ({ id }));
const key = '0b54e6a2-6d0c-4f59-9c62-3f6a0a5affff';

describe('chosen rows', () => {
  it('on other pages stay chosen while somebody chooses on this one', () => {
    const chosen = chosenAmong(rows('a', 'b'), rows('b', 'c', 'd'), (id) => id === 'c' || id === 'd');
    expect(chosen).toEqual(rows('a', 'c', 'd'));
  });

  it('take on what was loaded anew, and are the very same where nothing was', () => {
    const chosen = rows('a', 'b');
    expect(refreshed(chosen, [{ id: 'b', concurrencyStamp: 's2' }])).toEqual([
      { id: 'a' },
      { id: 'b', concurrencyStamp: 's2' },
    ]);
    expect(refreshed(chosen, rows('x'))).toBe(chosen);
  });
});

describe('rows of a run that was broken off', () => {
  it('B-01 are undone where they were refused and where no answer came', () => {
    const result = (id: string, thanhCong: boolean) => ({ id, ma: null, thanhCong });
    const run: BulkRun<Row> = {
      plan: { id: 'approve', most: 50, perCall: 5, isOffered: () => true },
      rows: rows('a', 'b', 'c'),
      results: [result('a', true), result('b', false)],
      words: {},
      key,
    };
    expect(undoneRows(run)).toEqual(rows('b', 'c'));
  });
});

describe('calls of a run', () => {
  it('send every row once, in order, each call under a UUID of its own that stays the same when it is repeated', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 60 }), (count, perCall) => {
        let run: BulkRun<Row> = {
          plan: { id: 'approve', most: 200, perCall, isOffered: () => true },
          rows: Array.from({ length: count }, (_, n) => ({ id: `r${n}` })),
          results: [],
          words: {},
          key,
        };
        const sent: string[] = [];
        const keys: string[] = [];
        while (!isAnswered(run)) {
          const call = nextCall(run);
          expect(nextCall(run)).toEqual(call);
          sent.push(...call.items.map(({ id }) => id));
          keys.push(call.input.maLanGui);
          run = answered(
            run,
            call.items.map(({ id }) => ({ id, ma: null, thanhCong: true })),
          );
        }
        expect(sent).toEqual(run.rows.map(({ id }) => id));
        expect(new Set(keys).size).toBe(Math.ceil(count / perCall));
        expect(keys.filter((each) => !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(each))).toEqual([]);
        expect(undoneRows(run)).toEqual([]);
      }),
    );
  });
});

describe('the keys of calls', () => {
  it('B-01 B-10 differ from each other whatever the run’s own key ends with', () => {
    const keys = ['0000', '0064', '07d0'].flatMap((end) => {
      const runKey = `${key.slice(0, -4)}${end}`;
      return [...new Set([0, 100, 2_000].map((first) => callKey(runKey, first)))];
    });
    expect(keys).toHaveLength(9);
  });
});

describe('months', () => {
  it.each([
    ['5/2026', '2026-05'],
    ['05/2026', '2026-05'],
    ['052026', '2026-05'],
    [' 12-2026 ', '2026-12'],
    ['13/2026', undefined],
    ['0/2026', undefined],
    ['5/26', undefined],
    ['05/1899', undefined],
    ['tháng 5', undefined],
  ])('are read as people type them: %s', (typed, month) => {
    expect(parseMonth(typed)).toBe(month);
  });

  it('are yyyy-MM', () => {
    expect([monthOf({ nam: 2026, thang: 5 }), isMonth('2026-05'), isMonth('2026-13'), isMonth('2026-5')]).toEqual([
      '2026-05',
      true,
      false,
      false,
    ]);
  });
});
