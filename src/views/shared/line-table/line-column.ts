import type { Choice } from '../form/select-field';

/**
 * What a cell holds: `text` and `code` are typed as they are, `count` and `amount` are whole numbers grouped by dots,
 * `date` is typed dd/MM/yyyy and kept as an ISO date, `choice` is one of `choices`, `check` is yes or no.
 */
export type LineCellKind = 'text' | 'code' | 'count' | 'amount' | 'date' | 'choice' | 'check';

/** What a cell's field may hold; a text that is no number or date stays a text, so that nothing typed is lost. */
export type LineValue = string | number | boolean | null | undefined;

export type LineColumn<Line> = {
  /** Name of the field in the line; of the figure, for a column with `figureOf`. */
  readonly field: string;
  readonly label: string;
  readonly kind: LineCellKind;
  /** CSS pixels. */
  readonly width: number;
  readonly isRequired?: boolean | undefined;
  /** Makes the column a figure that follows from the line; it cannot be typed into. */
  readonly figureOf?: ((line: Line) => LineValue) | undefined;
  /** True where the line's own cell cannot be changed although others of the column can. */
  readonly isLocked?: ((line: Line) => boolean) | undefined;
  /** For `choice`; what a cell holds and is not among them is shown as it is. */
  readonly choices?: readonly Choice[] | undefined;
  /** Word for an empty choice. */
  readonly emptyChoice?: string | undefined;
  /** What stands in the totals row below the column; a column without it leaves its place empty. */
  readonly total?: ((lines: readonly Line[]) => number) | undefined;
  /** A warning about the cell, which is no error. */
  readonly warningOf?: ((line: Line) => string | undefined) | undefined;
};

/** Whether a person may type into the line's cell. */
export function isEditable<Line>(column: LineColumn<Line>, line: Line): boolean {
  return column.figureOf === undefined && column.isLocked?.(line) !== true;
}

export function valueIn<Line>(column: LineColumn<Line>, line: Line): LineValue {
  return column.figureOf === undefined
    ? (line as Readonly<Record<string, LineValue>>)[column.field]
    : column.figureOf(line);
}
