import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/**
 * Makes a table one stop of the Tab key: arrows, Home, End and the page keys go from cell to cell, as in every grid. Each
 * figure is a link, and a report has hundreds of them; as plain links they would stand between the keyboard and the rest of
 * the page. The rows carry `tabIndex={-1}` throughout; the one stop is kept on the elements, so that no move renders anew.
 */
export function useGridKeys(): {
  readonly tableRef: RefObject<HTMLTableElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLTableElement>) => void;
} {
  const tableRef = useRef<HTMLTableElement>(null);

  // Rows come and go with every answer and every fold; the stop may have gone with them.
  useEffect(() => {
    const table = tableRef.current;
    if (table !== null && table.querySelector(':scope > * > tr:not([data-detail]) [tabindex="0"]') === null) {
      const first = rowsOf(table)[0]?.cells[0];
      if (first !== undefined) {
        makeStop(table, targetOf(first));
      }
    }
  });

  return {
    tableRef,
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
      const rows = rowsOf(table);
      const cell = (target as HTMLElement).closest<HTMLTableCellElement>('td, th');
      const row = cell?.parentElement as HTMLTableRowElement | null | undefined;
      if (cell === null || row === null || row === undefined) {
        return;
      }
      const move = moves[ctrlKey ? `Ctrl+${key}` : key];
      if (move === undefined) {
        return;
      }
      const [rowIndex, cellIndex] = move(rows.indexOf(row), cell.cellIndex, rows.length - 1, row.cells.length - 1);
      const next = rows[clamped(rowIndex, rows.length - 1)];
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

/** The rows of figures, those of totals last; what is shown between them is no part of the grid. */
function rowsOf(table: HTMLTableElement): readonly HTMLTableRowElement[] {
  return [...table.querySelectorAll<HTMLTableRowElement>(':scope > tbody > tr, :scope > tfoot > tr')].filter(
    ({ dataset }) => dataset['detail'] === undefined,
  );
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
