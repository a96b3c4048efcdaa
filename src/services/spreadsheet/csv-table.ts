import { formatDate } from '@/domain/format/dates';

import { plainText } from './sheet-cells';
import type { SheetPaper, Spreadsheet, SpreadsheetCell, SpreadsheetColumn } from './spreadsheet-writer';

/** By this mark Excel knows UTF-8. */
const mark = '\uFEFF';
const separator = ';';
const lineEnd = '\r\n';

/** OWASP, CSV Injection: at its start each of these, full width too, makes a spreadsheet take a text for a formula. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;
/** RFC 4180 §2.6, and whatever a reader may take for a separator of its own or trim. */
const hasToBeQuoted = /[";,\t\r\n]|^\s|\s$/u;

/**
 * The bytes of a text file with separated values (RFC 4180) as Excel opens it where the comma is the decimal sign, as in Vietnam.
 *
 * It holds one table: that of the last sheet, without lines around it, each column named by its group as well. Days stand as on the screen, figures ungrouped. A text
 * that a spreadsheet would run is led by an apostrophe; a negative figure is none.
 */
export function csvBytes({ furtherSheets = [], ...first }: Spreadsheet): Uint8Array<ArrayBuffer> {
  const { columns, rows, paper } = furtherSheets.at(-1) ?? first;
  const lines = [
    columns.map(({ header }, index) => textField(headingOf(header, index, paper?.groups))),
    ...rows.map((row) => row.map((cell, index) => fieldOf(cell, columns[index]))),
  ];
  return new TextEncoder().encode(mark + lines.map((fields) => fields.join(separator) + lineEnd).join(''));
}

/** There is one line of headings, and columns of different groups may have one name. @example 'Trong kỳ: Tổng' */
function headingOf(header: string, index: number, groups: SheetPaper['groups'] = []): string {
  const group = groups.find(({ column, span }) => index >= column && index < column + span);
  return group === undefined ? header : `${group.text}: ${header}`;
}

function fieldOf(cell: SpreadsheetCell, column: SpreadsheetColumn | undefined): string {
  if (cell === null) {
    return '';
  }
  if (typeof cell === 'number') {
    return String(cell).replace('.', ',');
  }
  if (typeof cell === 'object') {
    return dayField(cell.date);
  }
  return column?.kind === 'date' ? dayField(cell) : textField(cell);
}

function dayField(isoDate: string): string {
  return textField(formatDate(isoDate) || isoDate);
}

function textField(value: string): string {
  const plain = plainText(value);
  const harmless = formulaStart.test(plain) ? `'${plain}` : plain;
  return hasToBeQuoted.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
