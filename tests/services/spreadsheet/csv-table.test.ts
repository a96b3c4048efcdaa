import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import { describe, expect, it } from 'vitest';

import { formatDate } from '@/domain/format/dates';
import { csvBytes } from '@/services/spreadsheet/csv-table';
import type { Spreadsheet, SpreadsheetCell } from '@/services/spreadsheet/spreadsheet-writer';
import { textTable } from '@/services/spreadsheet/text-table';

const columns: Spreadsheet['columns'] = [
  { header: 'Số CCCD', width: 18, kind: 'text' },
  { header: 'Họ và tên', width: 26, kind: 'text' },
  { header: 'Ngày sinh', width: 14, kind: 'date' },
  { header: 'Dư nợ', width: 16, kind: 'money' },
  { header: 'Tỷ lệ (%)', width: 10, kind: 'decimal' },
];
const headers = columns.map(({ header }) => header);

describe('csvBytes', () => {
  it('B-10 writes UTF-8 with its mark, semicolons, CRLF, days as on the screen and plain figures with a comma', () => {
    const bytes = csvBytes({
      sheetName: 'Danh sách',
      columns,
      rows: [
        ['038203001234', 'Đặng Thị Ứng', '1999-05-10', 1_250_000, 33.33],
        ['038***001234', 'Lê "Tý"; Nam', { date: '1905-12-31' }, -5_000, null],
      ],
    });
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      'Số CCCD;Họ và tên;Ngày sinh;Dư nợ;Tỷ lệ (%)\r\n' +
        '038203001234;Đặng Thị Ứng;10/05/1999;1250000;33,33\r\n' +
        '038***001234;"Lê ""Tý""; Nam";31/12/1905;-5000;\r\n',
    );
  });

  it.each([
    '=1+1',
    '+84912345678',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '\u0001=1',
    '=HYPERLINK("http://x";"y")',
  ])('B-10 leaves no formula in %j, in a cell or a heading, and a negative figure stays one', (text) => {
    const plain = text.replace('\u0001', '');
    const rows = read({
      columns: [{ header: text, width: 9, kind: 'text' }, ...columns.slice(1)],
      rows: [[text, text, text, -5, -0.25]],
    });
    expect(rows).toEqual([
      [`'${plain}`, ...headers.slice(1)],
      [`'${plain}`, `'${plain}`, `'${plain}`, '-5', '-0,25'],
    ]);
  });

  it('B-10 quotes a text with blanks at its edges: a reader may trim what is bare', () => {
    const bytes = csvBytes({ sheetName: 'A', columns: columns.slice(0, 2), rows: [[' 01', 'Lê\u00a0']] });
    expect(new TextDecoder().decode(bytes)).toContain('\r\n" 01";"Lê\u00a0"\r\n');
  });

  it('B-10 leaves what is no day of the screen as it came', () => {
    const [, ...days] = read({ columns: columns.slice(2, 3), rows: [['1850-12-31'], ['không rõ']] });
    expect(days).toEqual([['1850-12-31'], ['không rõ']]);
  });

  it('B-15 holds one table, that of the last sheet, without the lines that make a sheet a paper', () => {
    const paper = { heading: [[{ column: 0, span: 1, text: 'CỘNG HÒA' }]], groups: [], boldRows: [], closing: [] };
    const sheet = { sheetName: 'A', columns: columns.slice(0, 2), rows: [['1', 'a']], paper };
    expect(read(sheet)).toEqual([
      ['Số CCCD', 'Họ và tên'],
      ['1', 'a'],
    ]);
    expect(
      read({ ...sheet, furtherSheets: [{ sheetName: 'B', columns: columns.slice(1, 3), rows: [['b', null]] }] }),
    ).toEqual([
      ['Họ và tên', 'Ngày sinh'],
      ['b', ''],
    ]);
  });

  it('B-12 names a column by the title over it as well: two of one name are told apart', () => {
    const share = { header: 'Tổng', width: 9, kind: 'number' } as const;
    const groups = [
      { column: 1, span: 1, text: 'Trong kỳ' },
      { column: 2, span: 2, text: 'Lũy kế' },
    ];
    const [heading] = read({
      columns: [...columns.slice(0, 1), share, share, { ...share, header: 'Nữ' }, share],
      rows: [],
      paper: { heading: [], groups, boldRows: [], closing: [] },
    });
    expect(heading).toEqual(['Số CCCD', 'Trong kỳ: Tổng', 'Lũy kế: Tổng', 'Lũy kế: Nữ', 'Tổng']);
  });

  it('B-05 is read by the import as it was written, leading zeros and all', () => {
    const cells = ['038203001234', 'Đặng; "Thị"\r\nỨng', '2026-02-28', 0, 1.5];
    expect(textTable(csvBytes({ sheetName: 'A', columns, rows: [cells] }), () => 0)).toEqual([
      headers,
      ['038203001234', 'Đặng; "Thị"\r\nỨng', '28/02/2026', '0', '1,5'],
    ]);
  });

  it('B-10 gives every cell back to another reader: quotes, separators, lines, diacritics, figures, days', () => {
    const piece = fc.oneof(
      {
        weight: 2,
        arbitrary: fc.constantFrom('"', '""', ';', ',', '\t', '\r', '\n', '\r\n', "'", ' ', '=', '-', '0', 'Ậ', 'đ'),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const hundredths = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const row = fc.tuple(text, fc.option(text), fc.option(day), fc.maxSafeInteger(), hundredths);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const cells = rows.map(([code, name, born, debt, share]): SpreadsheetCell[] => [
          code,
          name,
          born,
          debt,
          share / 100,
        ]);
        const [heading, ...back] = read({ columns, rows: cells });
        expect(heading).toEqual(headers);
        expect(
          back.map(([code, name, born, debt, share]) => [
            code,
            name,
            born,
            Number(debt),
            Math.round(Number(share?.replace(',', '.')) * 100),
          ]),
        ).toEqual(
          rows.map(([code, name, born, debt, share]) => [
            harmless(code),
            harmless(name ?? ''),
            formatDate(born ?? ''),
            debt,
            share,
          ]),
        );
      }),
      { numRuns: 300 },
    );
  });
});

/** What stands for a text that a spreadsheet would take for a formula. */
function harmless(text: string): string {
  return ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'].some((sign) => text.startsWith(sign))
    ? `'${text}`
    : text;
}

function read(sheet: Omit<Spreadsheet, 'sheetName'>): string[][] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvBytes({ sheetName: 'A', ...sheet }));
  return parseCsv(text, { delimiter: ';' }).map((row) => row.map(String));
}
