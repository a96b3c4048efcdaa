import { describe, expect, it } from 'vitest';

import { createLineRowReader } from '@/domain/fund-reports/line-import';
import { lineImportColumns } from '@/domain/fund-reports/line-import-columns';
import { blankLine, normalizeLine } from '@/domain/fund-reports/line-input';
import { createLocalizer } from '@/domain/localization/localizer';
import { readWorkbook } from '@/services/spreadsheet/read-workbook';
import { workbookBytes } from '@/services/spreadsheet/workbook';
import { lineTexts } from '@/views/fund/fund-reports/line-texts';
import { linesSpreadsheet } from '@/views/fund/fund-reports/lines-spreadsheet';
import { ownHeadings } from '@/views/shared/import/import-description';
import { createNames } from '@/views/shared/list/cells/names';

import { newLine, storedLine } from '../../../domain/fund-reports/report-fixtures';

const markets = [{ id: 'JP', ten: 'Nhật Bản', tenEn: 'Japan' }];
const occupations = [{ id: 'TP', ten: 'Chế biến thực phẩm', tenEn: 'Food processing' }];

describe('the lines of a fund report as a file', () => {
  it('B-01 hold each line in the form in which it is stored, with names for codes and the amounts behind', () => {
    const typed = newLine(0, {
      hoTen: '  Phạm Thị   Hồng Sen ',
      soHoChieu: 'c 7000000',
      boSungKyTruoc: true,
      nganhNgheId: 'TP',
    });
    const { rows } = spreadsheetOf([{ ...typed, stored: storedLine(0) }]);
    expect(rows).toEqual([
      [
        ...['Phạm Thị Hồng Sen', '1996-06-14', 'Nữ', '042196000045', null, 'C7000000', 'Nhật Bản'],
        ...['Chế biến thực phẩm', '0/HĐ', '2026-08-01', 36, '2026-10-15', 'Có', null, null, null],
        ...[100_000, 150_000, null],
      ],
    ]);
  });

  it('B-01 leave out a line that nobody has typed into, unless it is stored', () => {
    const blank = { ...newLine(1), ...blankLine() };
    expect(spreadsheetOf([newLine(0), blank]).rows).toHaveLength(1);
    expect(spreadsheetOf([{ ...blank, stored: storedLine(1) }]).rows).toHaveLength(1);
  });

  it('B-01 are brought into that form once a line, not once a cell', () => {
    let reads = 0;
    const line = newLine(0);
    const counted = {
      ...line,
      get hoTen() {
        reads += 1;
        return line.hoTen;
      },
    };
    const { rows } = spreadsheetOf([counted]);
    expect([rows[0]?.[0], reads]).toEqual(['Phạm Thị Hồng Sen', 1]);
  });

  it.each(['vi', 'en'] as const)('B-01 B-10 come in again as they went out, the file in %s', async (language) => {
    const typed = newLine(0, { nganhNgheId: 'TP', soGcnTuDong: 'GCN.2026.0000077', tienDichVu: 30_000_000 });
    const stored = { ...storedLine(0), soGcn: 'GCN.2026.0000078' };
    const bytes = await workbookBytes(spreadsheetOf([{ ...typed, stored }], language));
    const { rows, remarks } = await readWorkbook(bytes, { columns: lineImportColumns, ownHeadings });
    const read = createLineRowReader({ markets, occupations }, { nam: 2026, thang: 10 });
    expect(rows.map(read).map(({ input, errors }) => [input, errors])).toEqual([[normalizeLine(typed), []]]);
    expect(remarks.ignoredHeadings).toHaveLength(3);
  });
});

function spreadsheetOf(lines: Parameters<typeof linesSpreadsheet>[0], language: 'vi' | 'en' = 'vi') {
  const { textsFor } = createLocalizer({ language, resources: undefined, defaultResourceName: undefined });
  return linesSpreadsheet(lines, createNames(language, new Map()), textsFor(lineTexts));
}
