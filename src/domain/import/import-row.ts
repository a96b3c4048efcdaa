import type { RemoteError } from '../abp/application-configuration';
import type { FieldError } from '../validation/schema-errors';
import type { SheetColumn, SheetRow, SheetRows } from './sheet';

/** A column of an import: what the file is asked for, and what the template says about it. */
export type ImportColumn = SheetColumn & {
  /** Width in characters. */
  readonly width: number;
  /** What the template's example row holds; an ISO date where the column holds dates. */
  readonly example: string | number | null;
  /** The names that a choice may be, where they are few enough to be listed. */
  readonly choices?: readonly string[];
};

/** Stands for the field of an error that is none of a column's. */
export const wholeRow = '';

/** A row of the file as it was understood; one without errors can be sent. */
export type ImportRow<Input> = SheetRow & {
  readonly input: Input;
  /** Broken rules by the field of the column they belong to, or `wholeRow`. */
  readonly errors: readonly FieldError[];
  /** Kept back by the person's decision, although nothing is wrong with it. */
  readonly isLeftOut?: boolean;
};

export type ImportPreview<Input> = Omit<SheetRows, 'rows'> & { readonly rows: readonly ImportRow<Input>[] };

/** What the server said to one row. */
export type ImportResult = { readonly id: string } | { readonly refusal: RemoteError };

export function isSendable({ errors, isLeftOut = false }: ImportRow<unknown>): boolean {
  return errors.length === 0 && !isLeftOut;
}

export function sendableRows<Input>({ rows }: ImportPreview<Input>): readonly ImportRow<Input>[] {
  return rows.filter(isSendable);
}
