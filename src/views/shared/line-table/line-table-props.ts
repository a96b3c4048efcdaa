import type { ClipboardEvent, KeyboardEvent } from 'react';

import type { LineColumn, LineValue } from './line-column';

export type LineTableProps<Line extends object> = {
  /** What the table is called by assistive technology. */
  readonly label: string;
  readonly lines: readonly Line[];
  readonly columns: readonly LineColumn<Line>[];
  readonly onChange: (lines: readonly Line[]) => void;
  readonly newLine: () => Line;
  /** True while nothing was typed into a line, so that Tab leaves the table; a line equal to a new one unless told. */
  readonly isBlank?: ((line: Line) => boolean) | undefined;
  /** What a line is called in questions and card headings. */
  readonly nameOf: (line: Line, index: number) => string;
  /** What is wrong with a cell, in words; asked for the lines that are on the screen, and for those of `wrongCells`. */
  readonly errorOf?: ((index: number, field: string) => string | undefined) | undefined;
  /** Every cell that is wrong, by line and field, for the list of errors below; the first are shown. */
  readonly wrongCells?: readonly WrongCell[] | undefined;
  /** The cell was left: its error may be shown from now on. */
  readonly onLeave?: ((index: number, field: string) => void) | undefined;
  /** Another line is the first that is drawn, by 0-based place. */
  readonly onShow?: ((first: number) => void) | undefined;
  /** Adapts the rest of a line to a field that has just changed. */
  readonly changeLine?: ((line: Line, field: string) => Line) | undefined;
  readonly isBusy?: boolean | undefined;
  /** Lines can be read but not changed. */
  readonly isLocked?: boolean | undefined;
  /** Lines are neither added nor removed, though their cells may change. */
  readonly isFixed?: boolean | undefined;
  readonly mostLines?: number | undefined;
  readonly addLabel: string;
  readonly emptyText: string;
};

export type WrongCell = { readonly index: number; readonly field: string };

/** What can be done with lines; all of it stable between renders. */
export type LineActions = {
  readonly change: (index: number, field: string, value: LineValue) => void;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  readonly focusCell: (index: number, field: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  /** More was pasted than there may be lines. */
  readonly isCut: boolean;
};

/** Brings a line onto the screen, so that it is drawn and can be focused. */
export type Reveal = (index: number) => void;

/** A cell's place as its element carries it. */
export function cellAttributes(index: number, field: string) {
  return { 'data-line': index, 'data-field': field };
}
