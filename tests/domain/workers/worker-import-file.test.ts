import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { SheetRow } from '@/domain/import/sheet';
import { markets } from '@/domain/reference/markets';
import { educationLevels, sexes } from '@/domain/reference/person-lists';
import { provinces } from '@/domain/reference/provinces';
import { workerImportColumns } from '@/domain/workers/worker-import-columns';
import { readWorkbook } from '@/services/spreadsheet/read-workbook';
import { workbookBytes } from '@/services/spreadsheet/workbook';

import { contractCells, importToday, readWorkerRows, references, sheetRow, type WorkerCells } from './import-fixtures';

it('gives the same workers for rows that went through a file of the template', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(goodCells(), { minLength: 1, maxLength: 5 }), async (people) => {
      const rows = people.map((cells, index) => sheetRow({ ...cells, soCccd: citizenId(index) }, index + 2));
      const bytes = await workbookBytes({
        sheetName: 'Dữ liệu',
        columns: workerImportColumns.map(({ heading, width, kind }) => ({
          header: heading,
          width,
          kind: kind === 'date' || kind === 'number' ? kind : 'text',
        })),
        rows: rows.map(({ cells }) => workerImportColumns.map(({ field }) => written(cells[field] ?? null))),
      });
      const read = await readWorkbook(bytes, { columns: workerImportColumns, ownHeadings: [] });
      const direct = readWorkerRows(rows, references, importToday).map(({ rowNumber, input, errors }) => ({
        rowNumber,
        input,
        errors,
      }));
      const through = readWorkerRows(read.rows, references, importToday).map(({ rowNumber, input, errors }) => ({
        rowNumber,
        input,
        errors,
      }));
      expect(direct.flatMap(({ errors }) => errors)).toEqual([]);
      expect(through).toEqual(direct);
    }),
    { numRuns: 25 },
  );
});

function goodCells(): fc.Arbitrary<WorkerCells> {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((note) => `Ghi ${note.trim()}`);
  return fc.record({
    hoTen: fc.constantFrom('Đặng Thị Ứng', 'Trần Văn Đào', '=1+1 Nguyễn'),
    ngaySinh: fc.constant({ date: '1996-06-14' }),
    gioiTinh: fc.constantFrom(...sexes.filter(({ id }) => id !== 1).map(({ ten }) => ten)),
    tinhThanhMa: fc.constantFrom(...provinces.map(({ ten }) => ten)),
    trinhDo: fc.constantFrom(...educationLevels.map(({ ten }) => ten)),
    diaChi: text,
    ngoaiNgu: text,
    ...Object.fromEntries(Object.entries(contractCells).map(([field, cell]) => [field, fc.constant(cell)])),
    'hopDong[0].thiTruongId': fc.constantFrom(...markets.map(({ ten }) => ten)),
    'hopDong[0].mucLuong': fc.integer({ min: 0, max: 1_000_000 }),
    'hopDong[0].tienTe': fc.constantFrom('JPY', 'USD'),
  });
}

function citizenId(index: number): string {
  return `04219600${String(1_000 + index)}`;
}

function written(cell: SheetRow['cells'][string]) {
  return cell !== null && typeof cell === 'object' ? cell.date : cell;
}
