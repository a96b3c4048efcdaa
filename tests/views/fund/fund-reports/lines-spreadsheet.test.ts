import { describe, expect, it } from 'vitest';

import { createLocalizer } from '@/domain/localization/localizer';
import { lineTexts } from '@/views/fund/fund-reports/line-texts';
import { linesSpreadsheet } from '@/views/fund/fund-reports/lines-spreadsheet';
import { createNames } from '@/views/shared/list/names';

import { newLine, storedLine } from '../../../domain/fund-reports/report-fixtures';

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
});

function spreadsheetOf(lines: Parameters<typeof linesSpreadsheet>[0]) {
  const { textsFor } = createLocalizer({ language: 'vi', resources: undefined, defaultResourceName: undefined });
  return linesSpreadsheet(lines, createNames('vi', new Map()), textsFor(lineTexts));
}
