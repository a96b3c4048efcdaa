import type { CellStyle, ColumnDef, WriteSheet } from 'hucre/xlsx';
import { cellRef, writeXlsx, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx';

import { cellOf, columnFormats, plainText } from './sheet-cells';
import { paperSheet } from './paper-sheet';
import type { Spreadsheet, SpreadsheetColumn } from './spreadsheet-writer';

/**
 * The bytes of an .xlsx file: a bold, frozen header row with a filter on every column, or a paper with its lines around the table.
 *
 * Text stays text whatever it looks like: no cell ever becomes a formula.
 *
 * @throws {RangeError} when there are more rows than a sheet can hold.
 */
export async function workbookBytes({ furtherSheets = [], ...first }: Spreadsheet): Promise<Uint8Array<ArrayBuffer>> {
  return writeXlsx({ sheets: [first, ...furtherSheets].map(sheetOf) }) as Promise<Uint8Array<ArrayBuffer>>;
}

/** The same file with further rows behind those of its last sheet. */
export function withMoreRows(
  { furtherSheets = [], ...first }: Spreadsheet,
  moreRows: Spreadsheet['rows'],
): Spreadsheet {
  const last = furtherSheets.at(-1);
  return last === undefined
    ? { ...first, rows: [...first.rows, ...moreRows] }
    : { ...first, furtherSheets: [...furtherSheets.slice(0, -1), { ...last, rows: [...last.rows, ...moreRows] }] };
}

function sheetOf({ sheetName, columns, rows, paper }: Omit<Spreadsheet, 'furtherSheets'>): WriteSheet {
  if (rows.length + 1 > XLSX_MAX_ROWS_PER_SHEET) {
    throw new RangeError(`A sheet holds ${XLSX_MAX_ROWS_PER_SHEET} rows, ${rows.length + 1} were to be written.`);
  }
  const headers = columns.map(({ header }) => plainText(header));
  const frame = { name: sheetNameOf(sheetName), columns: columns.map(columnOf) };
  if (paper !== undefined) {
    return { ...frame, ...paperSheet({ columns, rows, paper }) };
  }
  return {
    ...frame,
    rows: [headers, ...rows.map((row) => row.map((cell, index) => cellOf(cell, columns[index])))],
    cells: new Map([
      ...headers.map((value, index) => [`0,${index}`, { value, type: 'string', style: headerStyle }] as const),
      ...rows.flatMap((row, rowIndex) =>
        datesApart(row, columns).map((index) => [`${rowIndex + 1},${index}`, dateCell] as const),
      ),
    ]),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${cellRef(rows.length, Math.max(0, columns.length - 1))}` },
  };
}

const headerStyle: CellStyle = {
  font: { bold: true },
  alignment: { wrapText: true, vertical: 'center' },
  numFmt: '@',
};

/** Where a row has real dates in columns that are shown otherwise. */
function datesApart(row: Spreadsheet['rows'][number], columns: Spreadsheet['columns']): readonly number[] {
  return row.flatMap((cell, index) =>
    cell !== null && typeof cell === 'object' && columns[index]?.kind !== 'date' ? [index] : [],
  );
}

function styleOf(kind: SpreadsheetColumn['kind']): CellStyle {
  return { numFmt: columnFormats[kind], alignment: { vertical: 'top' } };
}

const dateCell = { style: styleOf('date') };

function columnOf({ width, kind }: SpreadsheetColumn): ColumnDef {
  return { width, style: styleOf(kind) };
}

const longestSheetName = 31;

/**
 * A sheet's name has at most 31 characters, none of `: \ / ? * [ ]` and no apostrophe at its ends; a longer one ends
 * behind a word, for half a word reads as another.
 */
function sheetNameOf(name: string): string {
  const allowed = withoutEnds(plainText(name).replaceAll(/[:\\/?*[\]]/gu, ' '));
  if (allowed === '') {
    return 'Sheet1';
  }
  if (allowed.length <= longestSheetName) {
    return allowed;
  }
  const beginning = allowed.slice(0, longestSheetName);
  const words = beginning.slice(0, Math.max(0, beginning.lastIndexOf(' ')));
  return `${withoutEnds(plainText(words === '' ? beginning.slice(0, -1) : words))}…`;
}

function withoutEnds(name: string): string {
  return name.replaceAll(/^[\s']+|[\s']+$/gu, '');
}
