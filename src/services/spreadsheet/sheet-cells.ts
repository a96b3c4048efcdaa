import type { CellValue } from 'hucre/xlsx';

import type { SpreadsheetCell, SpreadsheetColumn } from './spreadsheet-writer';

/** How Excel shows the cells of a column. */
export const columnFormats: Readonly<Record<SpreadsheetColumn['kind'], string>> = {
  text: '@',
  number: '#,##0',
  // A format of its own would leave the sign behind whole numbers: `50,`.
  decimal: 'General',
  share: '#,##0.0',
  money: '#,##0',
  date: 'dd/mm/yyyy',
};

/** A value as the file has it; nothing for what is missing. */
export function cellOf(cell: SpreadsheetCell, column: SpreadsheetColumn | undefined): CellValue {
  if (cell === null || cell === '') {
    return null;
  }
  if (typeof cell === 'object') {
    return dayNumberOf(cell.date) ?? plainText(cell.date);
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
export function plainText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '');
}
