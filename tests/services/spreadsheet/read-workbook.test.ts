import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';

import { importMostRows } from '@/domain/constants';
import { readWorkbook } from '@/services/spreadsheet/read-workbook';
import { workbookBytes } from '@/services/spreadsheet/workbook';

import { headings, refusalOf, request, sheetXml, written, writtenSheets } from './workbook-files';

describe('reading a workbook', () => {
  it('gives rows their numbers in the file, texts with their zeros, and days as ISO dates', async () => {
    const bytes = await written([
      ['Đặng Thị Ứng', '038203001234', new Date('1999-05-10T00:00:00Z'), 180_000.5],
      [],
      ['Trần Văn Đào', '001099000001', '9/5/1996', '180.000'],
    ]);
    expect(await readWorkbook(bytes, request)).toEqual({
      rows: [
        {
          rowNumber: 2,
          cells: { name: 'Đặng Thị Ứng', code: '038203001234', born: { date: '1999-05-10' }, wage: 180_000.5 },
        },
        { rowNumber: 4, cells: { name: 'Trần Văn Đào', code: '001099000001', born: '9/5/1996', wage: '180.000' } },
      ],
      remarks: { ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 },
    });
  });

  it.each([
    ['a bare day number', 36_290, { date: '1999-05-10' }],
    ['a day number with a time', 36_290.75, { date: '1999-05-10' }],
    ['the last minute of a day', new Date('1999-05-10T23:59:59Z'), { date: '1999-05-10' }],
    ['a year alone, which is no day', 1_999, 1_999],
    ['eight digits, which are no day number', 10_051_999, 10_051_999],
    ['a truth value', true, 'TRUE'],
    ['a day as Excel’s strict format has it', '1999-05-10T00:00:00', { date: '1999-05-10' }],
    ['the same with blanks around it', ' 1999-05-10 00:00 ', { date: '1999-05-10' }],
    ['a day out of a database', '1999-05-10 00:00:00.000', { date: '1999-05-10' }],
    ['a day that is none', '2026-02-30 00:00:00', '2026-02-30 00:00:00'],
    ['a moment in another zone', '1999-05-09T17:00:00.000Z', '1999-05-09T17:00:00.000Z'],
  ])('B-10 reads %s in a column of dates', async (_, value, cell) => {
    const { rows } = await readWorkbook(await written([['A', '1', value]]), request);
    expect(rows[0]?.cells['born']).toEqual(cell);
  });

  it.each(['1900', '1904'] as const)('B-10 reads the days of a file that counts from %s', async (dateSystem) => {
    const days = ['1920-01-01', '1999-05-10', '2024-02-29', '2026-12-31', '2060-02-29'];
    const counted = (day: string) => Date.parse(day) / 86_400_000 + (dateSystem === '1904' ? 24_107 : 25_569);
    const rows = days.flatMap((day) => [
      ['A', '1', new Date(day)],
      ['B', '2', counted(day)],
    ]);
    const bytes = await writeXlsx({ dateSystem, sheets: [{ name: 'A', rows: [headings, ...rows] }] });
    const read = await readWorkbook(bytes, request);
    expect(read.rows.map(({ cells }) => cells['born'])).toEqual(days.flatMap((date) => [{ date }, { date }]));
  });

  it('takes a formula by the value that was kept for it, and never by its text', async () => {
    const bytes = await writtenSheets({
      name: 'A',
      rows: [headings, ['x', '1', null, 0]],
      cells: new Map([['1,3', { value: 5, formula: 'HYPERLINK("http://x")', formulaResult: 5, type: 'formula' }]]),
    });
    const { rows } = await readWorkbook(bytes, request);
    expect(rows[0]?.cells['wage']).toBe(5);
  });

  it('B-10 takes no formula that was never reckoned for an empty cell, but one that came to nothing', async () => {
    const texts = headings.map(
      (heading, index) => `<c r="${'ABCD'.charAt(index)}1" t="inlineStr"><is><t>${heading}</t></is></c>`,
    );
    const cells =
      '<c r="A2" t="str"><f>B2</f><v>x</v></c><c r="B2" t="str"><f>""</f><v></v></c><c r="D2"><f>1+1</f></c>';
    const { rows } = await readWorkbook(
      await sheetXml(`<row r="1">${texts.join('')}</row><row r="2">${cells}</row>`),
      request,
    );
    expect(rows[0]?.cells).toEqual({ name: 'x', code: null, born: null, wage: '#CALC!' });
  });

  it('finds the columns in any order, below a title, by other names, whatever case and marks they are written with', async () => {
    const bytes = await writtenSheets({
      name: 'A',
      rows: [
        ['DANH SÁCH NGƯỜI LAO ĐỘNG'],
        [],
        ['so cccd *', 'FULL NAME:', 'Lỗi', 'Chức vụ', 'Mức\nlương (*)'],
        ['1', 'x', 'sai', 'y', 5],
      ],
    });
    expect(await readWorkbook(bytes, request)).toEqual({
      rows: [{ rowNumber: 4, cells: { code: '1', name: 'x', wage: 5 } }],
      remarks: { ignoredHeadings: ['Chức vụ'], ignoredSheets: [], hiddenRows: 0 },
    });
  });

  it('B-10 reads the first visible sheet that has the columns', async () => {
    const bytes = await writtenSheets(
      { name: 'Danh mục', rows: [['Họ và tên'], ['mẫu']] },
      {
        name: 'Hướng dẫn',
        rows: [
          ['Cột', 'Cách nhập'],
          ['Họ và tên', 'Văn bản'],
        ],
      },
      { name: 'Ẩn', rows: [headings, ['ẩn', '0']], hidden: true },
      { name: 'Ẩn kỹ', rows: [headings, ['ẩn kỹ', '0']], veryHidden: true },
      { name: 'Dữ liệu', rows: [headings, ['hiện', '1']] },
    );
    expect((await readWorkbook(bytes, request)).rows.map(({ cells }) => cells['name'])).toEqual(['hiện']);
  });

  it('B-10 names the other sheets with rows of these columns, which it leaves behind', async () => {
    const bytes = await writtenSheets(
      { name: 'Mẫu trống', rows: [headings] },
      { name: 'Tháng 9', rows: [headings, ['một', '1']] },
      { name: 'Tháng 10', rows: [['DANH SÁCH'], headings, ['hai', '2'], ['hai rưỡi', '2']] },
      { name: 'Ẩn', rows: [headings, ['ba', '3']], hidden: true },
      { name: 'Danh muc', rows: [['Họ và tên'], ['bốn']] },
    );
    const { rows, remarks } = await readWorkbook(bytes, request);
    expect([rows.map(({ cells }) => cells['name']), remarks.ignoredSheets]).toEqual([['một'], ['Tháng 10']]);
  });

  it('B-10 reads headings of two rows by the lower one, below a title and above rows of words', async () => {
    const bytes = await writtenSheets({
      name: 'A',
      rows: [
        ['SAO KÊ'],
        ['Họ và tên', 'Số CCCD', 'Mức lương', null],
        [null, null, 'Năm trước', 'Mức lương'],
        ['Trần Văn Đào', '1', 7, 5],
      ],
    });
    expect(await readWorkbook(bytes, request)).toEqual({
      rows: [{ rowNumber: 4, cells: { name: 'Trần Văn Đào', code: '1', wage: 5 } }],
      remarks: { ignoredHeadings: ['Năm trước'], ignoredSheets: [], hiddenRows: 0 },
    });
  });

  it('B-10 counts the rows that a filter hides, headings and empty ones aside', async () => {
    const bytes = await writtenSheets({
      name: 'A',
      rows: [['DANH SÁCH'], headings, ['một', '1'], ['hai', '2'], [], ['ba', '3']],
      rowDefs: new Map([0, 2, 4, 5].map((row) => [row, { hidden: true }])),
    });
    const { rows, remarks } = await readWorkbook(bytes, request);
    expect([rows.length, remarks.hiddenRows]).toEqual([3, 2]);
  });

  it('takes as many rows as are allowed, and says how many there are when there are more', async () => {
    const rows = Array.from({ length: importMostRows + 1 }, (_, index) => ['A', String(index)]);
    expect((await readWorkbook(await written(rows.slice(1)), request)).rows).toHaveLength(importMostRows);
    expect(await refusalOf(await written(rows))).toEqual([
      'import.tooManyRows',
      { n: importMostRows + 1, limit: importMostRows },
    ]);
  });
});

it('reads back what the product itself writes, hostile texts included', async () => {
  const hostile = fc.oneof(
    fc.constantFrom('=1+1', '+84912345678', '-5', '@SUM(A1)', '=HYPERLINK("http://x","y")', '\t=1', '<b>&amp;</b>'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ''),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 6 }), async (texts) => {
      const bytes = await workbookBytes({
        sheetName: 'A',
        columns: headings.slice(0, 2).map((header) => ({ header, width: 10, kind: 'text' })),
        rows: texts.map((text) => [text, '01']),
      });
      const { rows } = await readWorkbook(bytes, request);
      expect(rows.map(({ cells }) => cells)).toEqual(texts.map((name) => ({ name, code: '01' })));
    }),
    { numRuns: 60 },
  );
});
