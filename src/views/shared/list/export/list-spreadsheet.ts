import type { SpreadsheetFormat } from '@/domain/files/spreadsheet-format';
import { dayOf, formatDateTime, formatMonth } from '@/domain/format/dates';
import type { Spreadsheet, SpreadsheetCell, SpreadsheetColumn } from '@/services/spreadsheet/spreadsheet-writer';

import type { ColumnKind, ListColumn } from '../list-description';
import type { Names } from '../cells/names';

/** Width of one character of a spreadsheet's column, in CSS pixels. */
const characterWidthPx = 7.5;

/**
 * The rows of a list as a spreadsheet: coded values by name, codes and phones as text, dates and amounts as such, empty
 * cells for missing values (domain dictionary §4.2).
 */
export function listSpreadsheet<Row>(
  sheetName: string,
  columns: readonly (ListColumn<Row> & { readonly headerText: string })[],
  rows: readonly Row[],
  names: Names,
): Spreadsheet {
  return {
    sheetName,
    columns: columns.map(({ headerText, kind, width }) => ({
      header: headerText,
      width: Math.max(Math.round(width / characterWidthPx), Math.min(headerText.length + 4, 24)),
      kind: spreadsheetKinds[kind],
    })),
    rows: rows.map((row) => columns.map((column) => cellOf(column.kind, column.value(row, names)))),
  };
}

/**
 * The name of an exported file, with the moment in Vietnam's time.
 *
 * @param now Milliseconds since the epoch.
 * @example
 * exportFileName('CSDL_NguoiLaoDong', Date.parse('2026-11-20T08:05:00Z')); // 'CSDL_NguoiLaoDong_20261120_1505.xlsx'
 */
export function exportFileName(name: string, now: number, format: SpreadsheetFormat = 'xlsx'): string {
  return `${nameOfMoment(name, now)}.${format}`;
}

/** The same without its end, for a file that somebody else makes. */
export function nameOfMoment(name: string, now: number): string {
  const moment = formatDateTime(new Date(now).toISOString(), 'yyyyMMdd').replace(' ', '_').replace(':', '');
  return `${name}_${moment}`;
}

const spreadsheetKinds: Readonly<Record<ColumnKind, SpreadsheetColumn['kind']>> = {
  text: 'text',
  code: 'text',
  tag: 'text',
  date: 'date',
  money: 'money',
  count: 'number',
  percent: 'decimal',
  dueDate: 'date',
  dateTime: 'text',
  month: 'text',
};

/**
 * Months and moments are texts as staff read them: Excel knows no month, and would shift a moment's zone. A moment of which
 * the list shows the day is that day in Vietnam.
 */
function cellOf(kind: ColumnKind, value: SpreadsheetCell): SpreadsheetCell {
  if (typeof value !== 'string') {
    return value;
  }
  switch (kind) {
    case 'month':
      return formatMonth(value);
    case 'dateTime':
      return formatDateTime(value);
    case 'date':
    case 'dueDate':
      return dayOf(value) || value;
    default:
      return value;
  }
}
