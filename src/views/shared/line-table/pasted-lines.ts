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
    const quotedUntil = quotedEnd(all, start);
    const { index: end, separator } = cellEndFrom(all, quotedUntil ?? start);
    rows.at(-1)?.push(quotedUntil === undefined ? all.slice(start, end) : contentOf(all.slice(start, end)));
    if (separator.endsWith('\n')) {
      rows.push([]);
    }
    start = end + Math.max(1, separator.length);
  }
  return rows.length === 1 && rows[0]?.length === 1 && rows[0][0] === all ? undefined : rows;
}

/** Where the next tab or line break begins; at the end of the text there is an empty one. */
function cellEndFrom(text: string, start: number): { readonly index: number; readonly separator: string } {
  const ends = /\t|\r?\n/gu;
  ends.lastIndex = start;
  const found = ends.exec(text);
  return found === null ? { index: text.length, separator: '' } : { index: found.index, separator: found[0] };
}

/**
 * Where the quoted cell ends that begins here. A text in quotes with neither tab nor line break is what somebody wrote so,
 * and none of it. Walked through from quote to quote: a pattern for all of it runs out of stack on a long text.
 */
function quotedEnd(text: string, start: number): number | undefined {
  if (!text.startsWith('"', start)) {
    return undefined;
  }
  let quote = text.indexOf('"', start + 1);
  while (quote >= 0 && text.startsWith('"', quote + 1)) {
    quote = text.indexOf('"', quote + 2);
  }
  const end = quote + 1;
  const isWhole = quote >= 0 && (end === text.length || cellEndFrom(text, end).index === end);
  return isWhole && /[\t\n]/u.test(text.slice(start, end)) ? end : undefined;
}

function contentOf(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replaceAll('""', '"')
    .replaceAll(/[\t\r\n]+/gu, ' ');
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
