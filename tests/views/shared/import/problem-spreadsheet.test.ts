import { expect, it } from 'vitest';

import { readDate, readText } from '@/domain/import/cell-values';
import { wholeRow, type ImportColumn } from '@/domain/import/import-row';
import { createLocalizer } from '@/domain/localization/localizer';
import { validationMessage } from '@/domain/validation/validation-message';
import { readWorkbook } from '@/services/spreadsheet/read-workbook';
import { workbookBytes } from '@/services/spreadsheet/workbook';
import { ownHeadings } from '@/views/shared/import/import-description';
import { problemSpreadsheet } from '@/views/shared/import/import-spreadsheets';
import { importTexts } from '@/views/shared/import/import-texts';
import { hasProblem, judgedRow, problemSentences } from '@/views/shared/import/problem-rows';

const texts = ((key: string) => key) as Parameters<typeof problemSpreadsheet>[2];

const column = (field: string, kind: ImportColumn['kind']): ImportColumn => ({
  field,
  heading: field,
  aliases: [],
  isRequired: false,
  kind,
  width: 20,
  example: null,
});

it('B-10 a day in a column of texts is refused again from the file of rows to correct', async () => {
  const columns = [column('hoTen', 'text'), column('soGiayTo', 'code'), column('ngaySinh', 'date')];
  const cells = { hoTen: { date: '2026-10-05' }, soGiayTo: { date: '2026-03-04' }, ngaySinh: { date: '1999-05-10' } };
  const rows = [{ rowNumber: 2, cells, byField: new Map([['hoTen', 'Sai.']]), general: [] }];

  const bytes = await workbookBytes(problemSpreadsheet(rows, columns, texts));
  const read = await readWorkbook(bytes, { columns, ownHeadings: [texts('import.problem'), texts('import.fileRow')] });

  expect(read.rows).toEqual([{ rowNumber: 2, cells }]);
  expect(readText(read.rows[0]?.cells['hoTen'] ?? null)).toEqual({ error: validationMessage('notText') });
});

it('B-10 the file of rows to correct has their numbers in the first file, by which its faults name other rows, and what was typed', async () => {
  const columns = [column('hoTen', 'text'), column('ngaySinh', 'date'), column('thoiHan', 'number')];
  const cells = { hoTen: 'An', ngaySinh: 1996, thoiHan: 36.5 };
  const problem = 'Trùng với dòng 12 của tệp.';
  const rows = [{ rowNumber: 12, cells, byField: new Map([['hoTen', problem]]), general: [] }];
  const words: Partial<Record<string, string>> = importTexts.vi;
  const vietnamese = ((key: string) => words[key] ?? key) as typeof texts;

  const spreadsheet = problemSpreadsheet(rows, columns, vietnamese);
  const read = await readWorkbook(await workbookBytes(spreadsheet), { columns, ownHeadings });

  expect(spreadsheet.columns.slice(-2).map(({ header }) => header)).toEqual(['Dòng trong tệp', 'Lỗi']);
  expect(spreadsheet.rows[0]?.at(-2)).toBe(12);
  expect(spreadsheet.columns[2]?.kind).toBe('decimal');
  expect(read.remarks.ignoredHeadings).toEqual([]);
  expect(readDate(read.rows[0]?.cells['ngaySinh'] ?? null)).toEqual({ error: validationMessage('date') });
});

it('B-10 a fault of a whole row is told without a column', () => {
  const localizer = createLocalizer({ language: 'vi', resources: undefined, defaultResourceName: undefined });
  const full = { field: wholeRow, ...validationMessage('reportFull', { max: 2_000 }) };
  const row = judgedRow({ rowNumber: 2, cells: {}, input: undefined, errors: [full] }, localizer);
  expect([hasProblem(row), problemSentences(row, [], () => '')]).toEqual([
    true,
    ['Báo cáo có tối đa 2.000 người lao động.'],
  ]);
});
