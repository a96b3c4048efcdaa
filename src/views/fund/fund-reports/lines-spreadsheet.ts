import type { FundReportLineInput } from '@/domain/fund-reports/fund-report';
import { yesAndNo, lineImportColumns, type LineImportField } from '@/domain/fund-reports/line-import-columns';
import { isBlankLine, normalizeLine } from '@/domain/fund-reports/line-input';
import type { EditedLine } from '@/domain/fund-reports/report-edit';
import type { Translate } from '@/domain/localization/texts';
import { sexes } from '@/domain/reference/person-lists';
import type { Spreadsheet, SpreadsheetCell, SpreadsheetColumn } from '@/services/spreadsheet/spreadsheet-writer';
import type { Names } from '@/views/shared/list/cells/names';

import type { lineTexts } from './line-texts';

/**
 * The lines as a file that comes in again as it is, with what the back end has made of them behind. One that nobody has
 * typed into is left out: it would come in as a row of errors.
 */
export function linesSpreadsheet(
  lines: readonly EditedLine[],
  names: Names,
  texts: Translate<typeof lineTexts.vi>,
): Spreadsheet {
  const amount = (header: string): SpreadsheetColumn => ({ header, width: 16, kind: 'money' });
  return {
    sheetName: texts('line.table'),
    columns: [
      ...lineImportColumns.map(({ field, heading, width, kind }) => ({
        header: heading,
        width,
        kind:
          field === 'tienDichVu' || field === 'luongThang'
            ? ('money' as const)
            : kind === 'date' || kind === 'number'
              ? kind
              : ('text' as const),
      })),
      amount(texts('line.tienNld')),
      amount(texts('line.tienDn')),
      { header: texts('line.soGcn'), width: 20, kind: 'text' },
    ],
    rows: lines.flatMap((line) => {
      const { stored } = line;
      const input = normalizeLine(line);
      if (stored === undefined && isBlankLine(input)) {
        return [];
      }
      const made = [stored?.tienNld ?? null, stored?.tienDn ?? null, stored?.soGcn ?? null];
      return [[...lineImportColumns.map(({ field }) => cellOf(input, field, names)), ...made]];
    }),
  };
}

function cellOf(input: FundReportLineInput, field: LineImportField, names: Names): SpreadsheetCell {
  const [yes, no] = yesAndNo;
  switch (field) {
    case 'gioiTinh':
      return names.in(sexes, input.gioiTinh);
    case 'thiTruongId':
      return names.of('thi-truong', input.thiTruongId);
    case 'nganhNgheId':
      return names.of('nganh-nghe', input.nganhNgheId);
    case 'boSungKyTruoc':
      return input.boSungKyTruoc ? yes : no;
    default:
      return input[field];
  }
}
