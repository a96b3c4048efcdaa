import type { CellStyle, CellValue, ColumnDef, WriteSheet } from 'hucre/xlsx';
import { cellRef, writeXlsx, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx';

import type { Spreadsheet, SpreadsheetCell, SpreadsheetColumn } from './spreadsheet-writer';

/**
 * The bytes of an .xlsx file: a bold, frozen header row with a filter on every column.
 *
 * Text stays text whatever it looks like: no cell ever becomes a formula.
 *
 * @throws {RangeError} when there are more rows than a sheet can hold.
 */
export async function workbookBytes({ furtherSheets = [], ...first }: Spreadsheet): Promise<Uint8Array<ArrayBuffer>> {
  return writeXlsx({ sheets: [first, ...furtherSheets].map(sheetOf) }) as Promise<Uint8Array<ArrayBuffer>>;
}

function sheetOf({ sheetName, columns, rows }: Omit<Spreadsheet, 'furtherSheets'>): WriteSheet {
  if (rows.length + 1 > XLSX_MAX_ROWS_PER_SHEET) {
    throw new RangeError(`A sheet holds ${XLSX_MAX_ROWS_PER_SHEET} rows, ${rows.length + 1} were to be written.`);
  }
  const headers = columns.map(({ header }) => plainText(header));
  return {
    name: sheetNameOf(sheetName),
    columns: columns.map(columnOf),
    rows: [headers, ...rows.map((row) => row.map((cell, index) => cellOf(cell, columns[index])))],
    cells: new Map(headers.map((value, index) => [`0,${index}`, { value, type: 'string', style: headerStyle }])),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${cellRef(rows.length, Math.max(0, columns.length - 1))}` },
  };
}

const headerStyle: CellStyle = {
  font: { bold: true },
  alignment: { wrapText: true, vertical: 'center' },
  numFmt: '@',
};

const formats: Readonly<Record<SpreadsheetColumn['kind'], string>> = {
  text: '@',
  number: '#,##0',
  decimal: '#,##0.##',
  money: '#,##0',
  date: 'dd/mm/yyyy',
};

function columnOf({ width, kind }: SpreadsheetColumn): ColumnDef {
  return { width, style: { numFmt: formats[kind], alignment: { vertical: 'top' } } };
}

function cellOf(cell: SpreadsheetCell, column: SpreadsheetColumn | undefined): CellValue {
  if (cell === null || cell === '') {
    return null;
  }
  if (column?.kind === 'date' && typeof cell === 'string') {
    return dayNumberOf(cell) ?? plainText(cell);
  }
  return typeof cell === 'string' ? plainText(cell) : cell;
}

/**
 * Excel's number of a day, which has no zone and so no day before or after. Earlier than March 1900 it counts a day
 * that never was, so such a date stays text.
 */
function dayNumberOf(isoDate: string): number | undefined {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/u.test(isoDate) ? Date.parse(isoDate) : Number.NaN;
  const days = milliseconds / 86_400_000 + 25_569;
  return days >= 61 ? days : undefined;
}

/** XML has no place for control characters and lone surrogates; a file with one would not open. */
function plainText(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '');
}

/** A sheet's name has at most 31 characters and none of `: \ / ? * [ ]`. */
function sheetNameOf(name: string): string {
  const allowed = plainText(name)
    .replaceAll(/[:\\/?*[\]]/gu, ' ')
    .replaceAll(/^'|'$/gu, '')
    .slice(0, 31)
    .trim();
  return allowed === '' ? 'Sheet1' : allowed;
}
