import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';

import type { Spreadsheet, SpreadsheetCell } from '@/services/spreadsheet/spreadsheet-writer';
import { withMoreRows, workbookBytes } from '@/services/spreadsheet/workbook';

const columns: Spreadsheet['columns'] = [
  { header: 'Mã số lao động', width: 18, kind: 'text' },
  { header: 'Họ và tên', width: 26, kind: 'text' },
  { header: 'Ngày sinh', width: 14, kind: 'date' },
  { header: 'Dư nợ', width: 16, kind: 'money' },
  { header: 'Số LĐ', width: 10, kind: 'number' },
];

describe('workbookBytes', () => {
  it('keeps leading zeros, words and masks as text, and empty cells empty', async () => {
    const { rows } = await written([
      ['038203001234', 'Đặng Thị Ứng', '1999-05-10', 1_250_000, 37],
      ['0', '038***001234', null, null, null],
      ['1.50', '', null, 0, 0],
    ]);
    expect(rows).toEqual([
      columns.map(({ header }) => header),
      ['038203001234', 'Đặng Thị Ứng', new Date('1999-05-10T00:00:00Z'), 1_250_000, 37],
      ['0', '038***001234', null, null, null],
      ['1.50', null, null, 0, 0],
    ]);
  });

  it('never turns a text into a formula', async () => {
    const texts = ['=1+1', '+84912345678', '-5', '@SUM(A1)', '=HYPERLINK("http://x","y")', '\t=1', '<b>&amp;</b>'];
    const { rows, cells } = await written(texts.map((text) => [text, text, null, null, null]));
    expect(rows.slice(1).map((row) => row.slice(0, 2))).toEqual(texts.map((text) => [text, text]));
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
    expect(cells.slice(0, 1).map(({ type }) => type)).toEqual(['string']);
  });

  it('writes real dates shown as dd/mm/yyyy, and amounts grouped', async () => {
    const { cellAt } = await written([['a', 'b', '2026-02-28', 1_000_000, 5]]);
    expect(cellAt('1,2')).toMatchObject({ type: 'date', style: { numFmt: 'dd/mm/yyyy' } });
    expect(cellAt('1,3')).toMatchObject({ type: 'number', value: 1_000_000, style: { numFmt: '#,##0' } });
    expect(cellAt('1,0')).toMatchObject({ style: { numFmt: '@' } });
  });

  it('writes what may have decimals so that whole numbers show no sign of them', async () => {
    const bytes = await workbookBytes({
      sheetName: 'Doanh thu',
      columns: [{ header: 'Tỷ lệ (%)', width: 10, kind: 'decimal' }],
      rows: [[50], [1.25]],
    });
    const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
    const cells = ['1,0', '2,0'].map((place) => sheet?.cells?.get(place));
    expect(cells.map((cell) => [cell?.value, cell?.style?.numFmt ?? 'General'])).toEqual([
      [50, 'General'],
      [1.25, 'General'],
    ]);
  });

  it('leaves a date that Excel cannot count, and what is no date, as text', async () => {
    const { rows } = await written([
      ['a', 'b', '1899-12-31', null, null],
      ['a', 'b', 'không rõ', null, null],
    ]);
    expect(rows.slice(1).map((row) => row[2])).toEqual(['1899-12-31', 'không rõ']);
  });

  it('freezes a bold header with a filter on every column, and sets the widths', async () => {
    const { sheet, cellAt } = await written([['a', 'b', null, 1, 2]]);
    expect(sheet.freezePane).toEqual({ rows: 1 });
    expect(sheet.autoFilter).toEqual({ range: 'A1:E2' });
    expect(sheet.columns?.map(({ width }) => width)).toEqual(columns.map(({ width }) => width));
    expect(cellAt('0,0')).toMatchObject({ type: 'string', style: { font: { bold: true } } });
  });

  it('writes 5,000 rows, the last like the first', async () => {
    const many = Array.from({ length: 5_000 }, (_, index): SpreadsheetCell[] => [
      `0${String(38_203_000_000 + index)}`,
      `Nguyễn Thị Đào ${index}`,
      '1999-05-10',
      index,
      index,
    ]);
    const { rows } = await written(many);
    expect(rows).toHaveLength(5_001);
    expect(rows[5_000]).toEqual([
      '038203004999',
      'Nguyễn Thị Đào 4999',
      new Date('1999-05-10T00:00:00Z'),
      4_999,
      4_999,
    ]);
  });

  it.each([
    ['Danh sách lao động chưa đóng quỹ', 'Danh sách lao động chưa đóng…'],
    ['Báo cáo tổng hợp lao động chưa đóng quỹ', 'Báo cáo tổng hợp lao động chưa…'],
    ['Danh sách người lao động đúng 31', 'Danh sách người lao động đúng…'],
    ['Danh sách người lao động đủ 31k', 'Danh sách người lao động đủ 31k'],
    ["Danh sách người lao động đến 3' và sau", 'Danh sách người lao động đến…'],
    ["''A''", 'A'],
    ['Thu/chi: [2026]', 'Thu chi   2026'],
    ['x'.repeat(40), `${'x'.repeat(30)}…`],
    ["'", 'Sheet1'],
  ])('B-10 names the sheet of %j as Excel allows it, cut behind a word and not in one', async (name, expected) => {
    const [sheet] = (await readXlsx(await workbookBytes({ sheetName: name, columns, rows: [] }))).sheets;
    expect(sheet?.name).toBe(expected);
  });

  it('gives back every text that XML can hold', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 8 }),
        async (texts) => {
          const { rows } = await written(texts.map((text) => [text, 'b', null, null, null]));
          expect(rows.slice(1).map((row) => row[0])).toEqual(texts);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('drops what would make the file unreadable', async () => {
    const { rows } = await written([['a\u0000\u001bb\ud800c', 'b', null, null, null]]);
    expect(rows[1]?.[0]).toBe('abc');
  });

  it('names the sheet as Excel allows', async () => {
    const bytes = await workbookBytes({ sheetName: 'Cơ sở dữ liệu: người lao động / [2026]', columns, rows: [] });
    const { sheets } = await readXlsx(bytes);
    expect(sheets.map(({ name }) => name)).toEqual(['Cơ sở dữ liệu  người lao động…']);
  });

  it('refuses more rows than a sheet holds instead of cutting them', async () => {
    const rows = Array.from({ length: 1_048_576 }, () => []);
    await expect(workbookBytes({ sheetName: 'A', columns, rows })).rejects.toThrow(RangeError);
  });
});

describe('withMoreRows', () => {
  const sheet = (sheetName: string, rows: Spreadsheet['rows']) => ({ sheetName, columns: columns.slice(0, 1), rows });

  it('B-04 puts them behind the rows of the only sheet', () => {
    expect(withMoreRows(sheet('A', [['1']]), [['2'], ['3']])).toEqual(sheet('A', [['1'], ['2'], ['3']]));
  });

  it('B-15 puts them behind the rows of the last sheet, and leaves those before it alone', () => {
    const file = { ...sheet('A', [['1']]), furtherSheets: [sheet('B', [['2']]), sheet('C', [['3']])] };
    expect(withMoreRows(file, [['4']])).toEqual({
      ...sheet('A', [['1']]),
      furtherSheets: [sheet('B', [['2']]), sheet('C', [['3'], ['4']])],
    });
  });
});

async function written(rows: Spreadsheet['rows']) {
  const bytes = await workbookBytes({ sheetName: 'Danh sách', columns, rows });
  const workbook = await readXlsx(bytes, { readStyles: true });
  const sheet = workbook.sheets[0];
  if (sheet === undefined) {
    throw new Error('The file has no sheet.');
  }
  return {
    sheet,
    rows: sheet.rows,
    cells: [...(sheet.cells?.values() ?? [])],
    cellAt: (place: string) => sheet.cells?.get(place),
  };
}
