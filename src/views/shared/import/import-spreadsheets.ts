import type { ImportColumn } from '@/domain/import/import-row';
import type { SheetCell } from '@/domain/import/sheet';
import type { Translate } from '@/domain/localization/texts';
import type { Spreadsheet, SpreadsheetColumn } from '@/services/spreadsheet/spreadsheet-writer';

import type { importTexts } from './import-texts';
import { problemSentences, type ProblemRow } from './problem-rows';

type Texts = Translate<typeof importTexts.vi>;

/** Widths in characters. */
const problemWidths = { row: 10, problem: 60 } as const;
const guideWidths = { column: 44, required: 10, how: 70 } as const;

/**
 * The empty form of an import (domain dictionary §5.1): what each column takes, headings with one example, and the names
 * that columns of choices take, a list below each heading.
 */
export function templateSpreadsheet(columns: readonly ImportColumn[], texts: Texts): Spreadsheet {
  const lists = columns.flatMap(({ heading, width, choices = [] }) =>
    choices.length === 0 ? [] : [{ heading, width, choices }],
  );
  const longest = Math.max(0, ...lists.map(({ choices }) => choices.length));
  return {
    sheetName: texts('sheet.guide'),
    columns: [
      { header: texts('guide.column'), width: guideWidths.column, kind: 'text' },
      { header: texts('guide.required'), width: guideWidths.required, kind: 'text' },
      { header: texts('guide.how'), width: guideWidths.how, kind: 'text' },
    ],
    rows: columns.map(({ heading, isRequired, kind, choices }) => [
      heading,
      texts(isRequired ? 'guide.yes' : 'guide.no'),
      texts(choices === undefined || kind !== 'choice' ? `guide.${kind}` : 'guide.listed'),
    ]),
    furtherSheets: [
      {
        sheetName: texts('sheet.data'),
        columns: columns.map(spreadsheetColumn),
        rows: [columns.map(({ example }) => example)],
      },
      {
        sheetName: texts('sheet.choices'),
        columns: lists.map(({ heading, width }) => ({ header: heading, width, kind: 'text' })),
        rows: Array.from({ length: longest }, (_, row) => lists.map(({ choices }) => choices[row] ?? null)),
      },
    ],
  };
}

/**
 * Rows to correct, as they stood in the file, with their numbers there, by which faults name other rows, and with what is
 * wrong.
 */
export function problemSpreadsheet(
  rows: readonly ProblemRow[],
  columns: readonly ImportColumn[],
  texts: Texts,
): Spreadsheet {
  return {
    sheetName: texts('sheet.faulty'),
    columns: [
      // Figures as they were typed: a whole one in place of `36,5` would not tell what is wrong.
      ...columns
        .map(spreadsheetColumn)
        .map((column) => (column.kind === 'number' ? ({ ...column, kind: 'decimal' } as const) : column)),
      { header: texts('import.fileRow'), width: problemWidths.row, kind: 'number' },
      { header: texts('import.problem'), width: problemWidths.problem, kind: 'text' },
    ],
    rows: rows.map((row) => [
      ...columns.map(({ field, kind }) => asTyped(row.cells[field] ?? null, kind)),
      row.rowNumber,
      problemSentences(row, columns, (heading, message) => texts('import.cellProblem', { heading, message })).join(
        '\n',
      ),
    ]),
  };
}

/** A number that is no day, a year alone mostly, would become one in a column of days: 2026 is 18/07/1905 there. */
function asTyped(cell: SheetCell, kind: ImportColumn['kind']): SheetCell {
  return kind === 'date' && typeof cell === 'number' ? String(cell) : cell;
}

function spreadsheetColumn({ heading, width, kind }: ImportColumn): SpreadsheetColumn {
  return { header: heading, width, kind: kind === 'date' || kind === 'number' ? kind : 'text' };
}
