import { readPasted } from './cell-text';
import { isEditable, type LineColumn } from './line-column';

/**
 * The cells of a spreadsheet's clipboard text; `undefined` for a text of one cell, which goes in like any other text.
 *
 * A cell that holds a line break or a tab comes in quotes, with its own quotes doubled; the cells of a line hold neither,
 * so that each becomes a space.
 */
export function pastedCells(text: string): readonly (readonly string[])[] | undefined {
  const all = text.replace(/\r?\n$/u, '');
  const rows: string[][] = [[]];
  for (let start = 0; start <= all.length;) {
    const quoted = quotedAt(all, start);
    const written = quoted ?? matchAt(plainCell, all, start);
    rows.at(-1)?.push(quoted === undefined ? written : contentOf(quoted));
    const separator = matchAt(cellEnd, all, start + written.length);
    if (separator.endsWith('\n')) {
      rows.push([]);
    }
    start += written.length + Math.max(1, separator.length);
  }
  return rows.length === 1 && rows[0]?.length === 1 && rows[0][0] === all ? undefined : rows;
}

const quotedCell = /"(?:[^"]|"")*"(?=\t|\r?\n|$)/uy;
const plainCell = /(?:(?!\t|\r?\n)[^])*/uy;
const cellEnd = /\t|\r?\n|$/uy;

/** The quoted cell that begins here; a text in quotes with neither tab nor line break is what somebody wrote so. */
function quotedAt(text: string, start: number): string | undefined {
  const found = text.startsWith('"', start) ? matchAt(quotedCell, text, start) : '';
  return /[\t\n]/u.test(found) ? found : undefined;
}

function contentOf(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replaceAll('""', '"')
    .replaceAll(/[\t\r\n]+/gu, ' ');
}

/** What a sticky pattern finds at a place; `''` for nothing. */
function matchAt(pattern: RegExp, text: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? '';
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
