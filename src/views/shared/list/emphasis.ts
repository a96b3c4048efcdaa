import type { ListColumn } from './list-description';
import type { Names } from './names';

/** How an amount looks that is to stand out. */
export function emphasisStyle<Row>(column: ListColumn<Row>, row: Row, names: Names) {
  const value = column.value(row, names);
  const isAlarming = column.emphasis === 'redIfPositive' && typeof value === 'number' && value > 0;
  return {
    ...(column.emphasis === 'bold' || isAlarming ? { fontWeight: 600 } : {}),
    ...(isAlarming ? { color: 'error.main' } : {}),
  };
}
