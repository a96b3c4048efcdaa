import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ColumnKind } from '@/views/shared/list/list-description';
import { fitOnPaper } from '@/views/shared/list-print/paper-fit';

const kinds = ['text', 'code', 'date', 'dueDate', 'dateTime', 'month', 'money', 'count', 'percent', 'tag'] as const;

describe('a table on A4', () => {
  it.each<[string, readonly ColumnKind[], ReturnType<typeof fitOnPaper>]>([
    ['three columns upright', ['text', 'text', 'tag'], { orientation: 'portrait', size: 'small' }],
    ['six on their side', Array(6).fill('text'), { orientation: 'landscape', size: 'small' }],
    ['twelve in smaller letters', Array(12).fill('text'), { orientation: 'landscape', size: 'smallest' }],
    ['fourteen not at all', Array(14).fill('text'), undefined],
  ])('B-10 %s', (_, columns, fit) => {
    expect(fitOnPaper(columns)).toEqual(fit);
  });

  it('B-10 a column more never has larger letters', () => {
    const order = ['portrait small', 'landscape small', 'landscape smallest', 'none'];
    const rankOf = (columns: readonly ColumnKind[]) => {
      const fit = fitOnPaper(columns);
      return order.indexOf(fit === undefined ? 'none' : `${fit.orientation} ${fit.size}`);
    };
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...kinds), { maxLength: 20 }),
        fc.constantFrom(...kinds),
        (columns, more) => {
          expect(rankOf([...columns, more])).toBeGreaterThanOrEqual(rankOf(columns));
        },
      ),
    );
  });
});
