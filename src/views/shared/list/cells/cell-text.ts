import type { Formats } from '@/domain/format/formats';
import { missingValue } from '@/domain/format/identities';

import type { ColumnKind, ListColumn } from '../list-description';
import type { Names } from './names';

/** A cell as staff read it; a missing value is a dash. */
export function cellText<Row>(column: ListColumn<Row>, row: Row, names: Names, formats: Formats): string {
  const value = column.value(row, names);
  if (value === null || value === '') {
    return missingValue;
  }
  return typeof value === 'number' ? numberText(column.kind, value, formats) : textOf(column, value, formats);
}

/** Amounts and figures stand at the right edge, so that their digits stand below each other. */
export function isRightAligned(kind: ColumnKind): boolean {
  return kind === 'money' || kind === 'count' || kind === 'percent';
}

function numberText(kind: ColumnKind, value: number, formats: Formats): string {
  switch (kind) {
    case 'money':
      return formats.money(value);
    case 'percent':
      return formats.percent(value);
    default:
      return formats.number(value);
  }
}

function textOf<Row>({ kind, format }: ListColumn<Row>, value: string, formats: Formats): string {
  switch (kind) {
    case 'date':
    case 'dueDate':
      return formats.date(value);
    case 'dateTime':
      return formats.dateTime(value);
    case 'month':
      return formats.month(value);
    default:
      return format?.(value) ?? value;
  }
}
