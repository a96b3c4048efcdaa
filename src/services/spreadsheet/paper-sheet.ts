import type { Cell, CellStyle, CellValue, MergeRange, WriteSheet } from 'hucre/xlsx';

import { cellOf, columnFormats, plainText } from './sheet-cells';
import type { SheetPaper, SheetText, Spreadsheet, SpreadsheetColumn } from './spreadsheet-writer';

type Table = Required<Pick<Spreadsheet, 'columns' | 'rows' | 'paper'>>;
type Placed = Map<string, Partial<Cell>>;

const thin: NonNullable<CellStyle['border']> = {
  top: { style: 'thin' },
  right: { style: 'thin' },
  bottom: { style: 'thin' },
  left: { style: 'thin' },
};

/** A table with the lines of a paper around it, a head of one or two rows that stays in sight, ready for the printer. */
export function paperSheet({ columns, rows, paper }: Table): Omit<WriteSheet, 'name'> {
  const cells: Placed = new Map();
  const merges: MergeRange[] = [];
  const headRow = paper.heading.length;
  const hasGroups = paper.groups.length > 0;
  const firstRow = headRow + (hasGroups ? 2 : 1);
  const lines: CellValue[][] = [];

  placeLines(paper.heading, 0);
  if (hasGroups) {
    placeGroups();
  }
  for (const [index, { header }] of columns.entries()) {
    const isBelowGroup = hasGroups && paper.groups.some((group) => covers(group, index));
    const row = isBelowGroup || !hasGroups ? firstRow - 1 : headRow;
    place(row, index, plainText(header), headStyle);
    if (hasGroups && !isBelowGroup) {
      merges.push({ startRow: headRow, endRow: firstRow - 1, startCol: index, endCol: index });
    }
  }
  for (const [rowIndex, row] of rows.entries()) {
    const isBold = paper.boldRows.includes(rowIndex);
    for (const [index, column] of columns.entries()) {
      place(firstRow + rowIndex, index, cellOf(row[index] ?? null, column), bodyStyle(column, isBold));
    }
  }
  placeLines(paper.closing, firstRow + rows.length);

  return {
    rows: Array.from({ length: firstRow + rows.length + paper.closing.length }, (_, row) => lines[row] ?? []),
    cells,
    merges,
    freezePane: { rows: firstRow },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `$${headRow + 1}:$${firstRow}`,
    },
    headerFooter: { oddFooter: '&RTrang &P/&N' },
  };

  function place(row: number, column: number, value: CellValue, style: CellStyle): void {
    const line = (lines[row] ??= []);
    line[column] = value;
    cells.set(`${row},${column}`, {
      value,
      type: value === null ? 'empty' : typeof value === 'string' ? 'string' : 'number',
      style,
    });
  }

  function placeLines(texts: SheetPaper['heading'], from: number): void {
    for (const [index, line] of texts.entries()) {
      for (const text of line) {
        place(from + index, text.column, plainText(text.text), lineStyle(text));
        merge(from + index, text);
      }
    }
  }

  function placeGroups(): void {
    for (const group of paper.groups) {
      for (let offset = 0; offset < group.span; offset += 1) {
        place(headRow, group.column + offset, offset === 0 ? plainText(group.text) : null, headStyle);
      }
      merge(headRow, group);
    }
  }

  function merge(row: number, { column, span }: SheetText): void {
    if (span > 1) {
      merges.push({ startRow: row, endRow: row, startCol: column, endCol: column + span - 1 });
    }
  }
}

function covers({ column, span }: SheetText, index: number): boolean {
  return index >= column && index < column + span;
}

const headStyle: CellStyle = {
  font: { bold: true },
  alignment: { wrapText: true, horizontal: 'center', vertical: 'center' },
  border: thin,
  numFmt: '@',
};

function bodyStyle({ kind }: SpreadsheetColumn, isBold: boolean): CellStyle {
  return {
    numFmt: columnFormats[kind],
    font: { bold: isBold },
    border: thin,
    alignment: { vertical: 'center', ...(kind === 'text' ? { wrapText: true } : {}) },
  };
}

function lineStyle({ look, align = 'left' }: SheetText): CellStyle {
  return {
    numFmt: '@',
    font: {
      bold: look === 'bold' || look === 'title',
      italic: look === 'italic',
      ...(look === 'title' ? { size: 14 } : {}),
    },
    alignment: { horizontal: align, vertical: 'center' },
  };
}
