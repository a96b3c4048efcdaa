import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isIsoDate } from '@/domain/format/calendar';
import { cellText, readPasted } from '@/views/shared/line-table/cell-text';
import type { LineCellKind, LineValue } from '@/views/shared/line-table/line-column';
import { pastedCells } from '@/views/shared/line-table/pasted-lines';

import { holdsFor } from './support/fuzz';
import { hostileText } from './support/hostile';

const piece = fc.oneof(
  hostileText,
  fc.string({ unit: fc.constantFrom('"', '""', '\t', '\n', '\r\n', '\r', 'a', ' ', 'ệ', '😀'), maxLength: 12 }),
);

/** A sheet as a spreadsheet writes it: quotes around what holds a tab or a line break, and never around anything else. */
function written(rows: readonly (readonly string[])[], lineEnd: string): string {
  const cell = (text: string) => (/[\t\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(cell).join('\t')).join(lineEnd) + lineEnd;
}

describe('what is pasted into a table', () => {
  it('V-03 is the cells of any sheet, each in its place, with a space for what a line cannot hold', () => {
    // A cell that begins with a quote and needs none looks like one that has them: no reader could tell.
    const cell = piece.filter((text) => !text.startsWith('"') || /[\t\n]/u.test(text));
    const sheets = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    holdsFor(fc.tuple(sheets, fc.constantFrom('\n', '\r\n')), ([rows, lineEnd]) => {
      // A carriage return before the line's end is part of it.
      fc.pre(lineEnd === '\r\n' || !rows.some((row) => row.at(-1)?.endsWith('\r')));
      const expected = rows.map((row) =>
        row.map((text) => (/[\t\n]/u.test(text) ? text.replaceAll(/[\t\r\n]+/gu, ' ') : text)),
      );
      const [[only = ''] = []] = rows;
      const isOne = rows.length === 1 && rows[0]?.length === 1 && !/[\t\n]/u.test(only);
      expect(pastedCells(written(rows, lineEnd))).toEqual(isOne ? undefined : expected);
    });
  });

  it('V-03 is rows of cells without tab or line break, whatever the clipboard holds and however much', () => {
    holdsFor(piece, (text) => {
      const rows = pastedCells(text);
      const cells = rows?.flat() ?? [];
      expect(rows === undefined ? /[\t\n]/u.test(text.replace(/\r?\n$/u, '')) : rows.length === 0).toBe(false);
      expect(rows?.some((row) => row.length === 0) ?? false).toBe(false);
      expect(cells.filter((cell) => /[\t\n]/u.test(cell))).toEqual([]);
      expect(cells.join('').length).toBeLessThanOrEqual(text.length);
    });
  });

  it('V-03 is read in one go, however much there is', () => {
    const [many, more] = [100_000, 6_000_000];
    const texts = [
      'a'.repeat(more),
      `"${'a\t'.repeat(many)}`,
      '"'.repeat(2 * more),
      '"a\t'.repeat(many),
      '"\t"\t'.repeat(many),
    ];
    expect(texts.map((text) => pastedCells(text)?.flat().length)).toEqual([
      undefined,
      many + 1,
      undefined,
      many + 1,
      many + 1,
    ]);
  });

  it('V-01 V-03 means what its column holds, or stays as it is for the rules to refuse', () => {
    const choices = [
      { id: 'nu', label: 'Nữ' },
      { id: 7, label: 'Bảy' },
    ];
    const kinds = fc.constantFrom<LineCellKind[]>('text', 'code', 'count', 'amount', 'date', 'choice', 'check');
    const texts = fc.oneof(
      piece,
      fc.constantFrom('1.000.000', ' 9/5/2026 ', 'NỮ', 'nu', '7', 'x', 'có', '0', '1.5', '٣'),
    );
    const means: Readonly<Record<LineCellKind, (value: LineValue) => boolean>> = {
      text: () => false,
      code: () => false,
      count: isAmount,
      amount: isAmount,
      date: (value) => value === null || isIsoDate(String(value)),
      choice: (value) => value === null || value === 'nu' || value === 7,
      check: (value) => typeof value === 'boolean',
    };
    holdsFor<[LineCellKind, string]>(
      fc.tuple(kinds, texts),
      ([kind, text]) => {
        const column = { field: 'x', label: 'X', kind, width: 1, choices };
        const value = readPasted(column, text);
        expect(means[kind](value) || (kind !== 'check' && value === text.trim())).toBe(true);
        const shown = cellText(column, value);
        expect(kind === 'check' || readPasted(column, shown)).toEqual(kind === 'check' || value);
      },
      {
        examples: [
          ['amount', `1${' 000'.repeat(100_000)}x`],
          ['date', '1/'.repeat(100_000)],
        ],
      },
    );
  });
});

function isAmount(value: LineValue): boolean {
  return value === null || (Number.isSafeInteger(value) && Number(value) >= 0);
}
