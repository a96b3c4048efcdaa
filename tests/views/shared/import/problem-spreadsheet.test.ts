import { expect, it } from 'vitest';

import { readText } from '@/domain/import/cell-values';
import type { ImportColumn } from '@/domain/import/import-row';
import { validationMessage } from '@/domain/validation/validation-message';
import { readWorkbook } from '@/services/spreadsheet/read-workbook';
import { workbookBytes } from '@/services/spreadsheet/workbook';
import { problemSpreadsheet } from '@/views/shared/import/import-spreadsheets';

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
  const read = await readWorkbook(bytes, { columns, ownHeadings: [texts('import.problem')] });

  expect(read.rows).toEqual([{ rowNumber: 2, cells }]);
  expect(readText(read.rows[0]?.cells['hoTen'] ?? null)).toEqual({ error: validationMessage('notText') });
});
