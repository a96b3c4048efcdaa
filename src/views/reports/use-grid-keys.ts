import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** The rows of a grid, by `aria-rowindex`; not all of them are drawn. */
type GridRows = {
  readonly firstIndex: number;
  readonly lastIndex: number;
  /** Has a row drawn when it returns. */
  readonly drawRow: (rowIndex: number) => void;
};

/**
 * Makes a table one stop of the Tab key: arrows, Home, End and the page keys go from cell to cell, as in every grid. Each
 * figure is a link, and a report has hundreds of them; as plain links they would stand between the keyboard and the rest of
 * the page. The rows carry `tabIndex={-1}` throughout; the one stop is kept on the elements, so that no move renders anew.
 */
export function useGridKeys(
  tableRef: RefObject<HTMLTableElement | null>,
  { firstIndex, lastIndex, drawRow }: GridRows,
): {
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLTableElement>) => void;
} {
  // Rows come and go with every answer and every fold; the stop may have gone with them.
  useEffect(() => {
    const table = tableRef.current;
    if (table?.querySelector(':scope > * > tr:not([data-detail]) [tabindex="0"]') === null) {
      const first = rowAt(table, firstIndex)?.cells[0];
      if (first !== undefined) {
        makeStop(table, targetOf(first));
      }
    }
  });

  const rowOf = (table: HTMLTableElement, rowIndex: number) => {
    const drawn = rowAt(table, rowIndex);
    if (drawn === undefined) {
      drawRow(rowIndex);
    }
    return drawn ?? rowAt(table, rowIndex);
  };

  return {
    onFocus: ({ currentTarget, target }) => {
      if (isCellTarget(target)) {
        makeStop(currentTarget, target as HTMLElement);
      }
    },
    onKeyDown: (event) => {
      const { target, currentTarget: table, ctrlKey, key } = event;
      if (!isCellTarget(target) || event.altKey || event.metaKey) {
        return;
      }
      const cell = (target as HTMLElement).closest<HTMLTableCellElement>('td, th');
      const row = cell?.closest('tr');
      const move = moves[ctrlKey ? `Ctrl+${key}` : key];
      if (cell === null || row === null || row === undefined || move === undefined) {
        return;
      }
      const place = Number(row.getAttribute('aria-rowindex')) - firstIndex;
      const [wantedPlace, cellIndex] = move(place, cell.cellIndex, lastIndex - firstIndex, row.cells.length - 1);
      const next = rowOf(table, firstIndex + clamped(wantedPlace, lastIndex - firstIndex));
      const wanted = next?.cells[clamped(cellIndex, next.cells.length - 1)];
      event.preventDefault();
      if (wanted !== undefined) {
        targetOf(wanted).focus();
      }
    },
  };
}

type Move = (row: number, cell: number, lastRow: number, lastCell: number) => readonly [row: number, cell: number];

const pageRows = 10;

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (row, cell) => [row + 1, cell],
  ArrowUp: (row, cell) => [row - 1, cell],
  ArrowRight: (row, cell) => [row, cell + 1],
  ArrowLeft: (row, cell) => [row, cell - 1],
  Home: (row) => [row, 0],
  End: (row, _, __, lastCell) => [row, lastCell],
  PageDown: (row, cell) => [row + pageRows, cell],
  PageUp: (row, cell) => [row - pageRows, cell],
  'Ctrl+Home': () => [0, 0],
  'Ctrl+End': (_, __, lastRow, lastCell) => [lastRow, lastCell],
};

/** A row of figures, or that of totals, if it is drawn. */
function rowAt(table: HTMLTableElement, rowIndex: number): HTMLTableRowElement | undefined {
  return table.querySelector<HTMLTableRowElement>(`:scope > * > tr[aria-rowindex="${rowIndex}"]`) ?? undefined;
}

function isCellTarget(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('[data-detail]') === null && target.closest('thead') === null;
}

/** What of a cell takes the focus: its link or button, else itself. */
function targetOf(cell: HTMLTableCellElement): HTMLElement {
  return cell.querySelector<HTMLElement>('a, button') ?? cell;
}

function makeStop(table: HTMLTableElement, target: HTMLElement): void {
  for (const stop of table.querySelectorAll<HTMLElement>('[data-stop]')) {
    stop.tabIndex = -1;
    delete stop.dataset['stop'];
  }
  target.tabIndex = 0;
  target.dataset['stop'] = '';
}

function clamped(index: number, last: number): number {
  return Math.min(Math.max(index, 0), last);
}
