import { readPasted } from './cell-text';
import { isEditable, type LineColumn } from './line-column';

/** The cells of a spreadsheet's clipboard text; `undefined` for a text of one cell. */
export function pastedCells(text: string): readonly (readonly string[])[] | undefined {
  const rows = text
    .replace(/\r?\n$/u, '')
    .split(/\r?\n/u)
    .map((row) => row.split('\t'));
  return rows.length === 1 && rows[0]?.length === 1 ? undefined : rows;
}

export type PasteTarget<Line> = {
  readonly lines: readonly Line[];
  readonly columns: readonly LineColumn<Line>[];
  /** The cell that the first pasted one goes into: its line, and its place among the columns. */
  readonly line: number;
  readonly column: number;
  readonly newLine: () => Line;
  readonly mostLines: number;
  readonly changeLine: (line: Line, field: string) => Line;
};

/**
 * Lays pasted cells over the lines, rightwards and downwards; lines that are missing are added up to `mostLines`.
 *
 * Figures and locked cells are passed over, so that what was copied out of the table goes in again at the same place.
 */
export function pasteInto<Line extends object>(
  cells: readonly (readonly string[])[],
  { lines, columns, line: firstLine, column: firstColumn, newLine, mostLines, changeLine }: PasteTarget<Line>,
): readonly Line[] {
  const wanted = Math.min(mostLines, Math.max(lines.length, firstLine + cells.length));
  const all = Array.from({ length: wanted }, (_, index) => lines[index] ?? newLine());
  return all.map((line, index) => {
    const row = cells[index - firstLine];
    return row === undefined || index < firstLine
      ? line
      : row.reduce((changed, text, place) => {
          const column = columns[firstColumn + place];
          return column === undefined || !isEditable(column, changed)
            ? changed
            : changeLine({ ...changed, [column.field]: readPasted(column, text) }, column.field);
        }, line);
  });
}
