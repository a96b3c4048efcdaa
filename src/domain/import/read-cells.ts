import type { FieldError } from '../validation/schema-errors';
import { readCode, readDate, readNumber, readText, type CellReading } from './cell-values';
import type { SheetCell, SheetColumn, SheetRow } from './sheet';

export type CellsRead<Field extends string, Value> = {
  /** What stood in the cells; a blank or unreadable one is missing. */
  readonly values: ReadonlyMap<Field, Value | string | number>;
  readonly errors: readonly FieldError[];
};

/**
 * Reads the cells of a row, column by column.
 *
 * @param choices Reads a cell of a column of choices; `values` holds what the columns before it were read as.
 * @param digits How many digits a number's code certainly has, by field (`readCode`).
 */
export function readCells<Field extends string, Value>(
  row: SheetRow,
  columns: readonly (Pick<SheetColumn, 'kind'> & { readonly field: Field })[],
  choices: (
    field: Field,
    cell: SheetCell,
    values: ReadonlyMap<Field, Value | string | number>,
  ) => CellReading<Value | string | number>,
  digits: Partial<Record<Field, number>>,
): CellsRead<Field, Value> {
  const values = new Map<Field, Value | string | number>();
  const errors: FieldError[] = [];
  for (const { field, kind } of columns) {
    const cell = row.cells[field] ?? null;
    const { value, error } =
      kind === 'choice'
        ? choices(field, cell, values)
        : kind === 'code'
          ? readCode(cell, digits[field])
          : readers[kind](cell);
    if (error !== undefined) {
      errors.push({ field, ...error });
    } else if (value !== undefined) {
      values.set(field, value);
    }
  }
  return { values, errors };
}

const readers: Readonly<Record<'text' | 'date' | 'number', (cell: SheetCell) => CellReading<string | number>>> = {
  text: readText,
  date: readDate,
  number: readNumber,
};
