import type { Formats } from '@/domain/format/formats';
import { missingValue } from '@/domain/format/identities';

import type { ColumnKind, ListColumn } from './list-description';
import type { Names } from './names';

/** A cell as staff read it; a missing value is a dash. */
export function cellText<Row>(column: ListColumn<Row>, row: Row, names: Names, formats: Formats): string {
  const value = column.value(row, names);
  if (value === null || value === '') {
    return missingValue;
  }
  return typeof value === 'number' ? numberText(column.kind, value, formats) : textOf(column, value, formats);
}

/** Amounts and counts stand at the right edge, so that their digits stand below each other. */
export function isRightAligned(kind: ColumnKind): boolean {
  return kind === 'money' || kind === 'count';
}

function numberText(kind: ColumnKind, value: number, formats: Formats): string {
  return kind === 'money' ? formats.money(value) : formats.number(value);
}

function textOf<Row>({ kind, format }: ListColumn<Row>, value: string, formats: Formats): string {
  return kind === 'date' ? formats.date(value) : (format?.(value) ?? value);
}
