import './emphasis.css';
import type { ListColumn } from '../list-description';
import type { Names } from './names';

/** The class of an amount that is to stand out; `undefined` where it is one like others. */
export function emphasisClass<Row>(column: ListColumn<Row>, row: Row, names: Names): string | undefined {
  const value = column.value(row, names);
  if (column.emphasis === 'redIfPositive' && typeof value === 'number' && value > 0) {
    return 'list-alarming';
  }
  return column.emphasis === 'bold' ? 'list-bold' : undefined;
}
