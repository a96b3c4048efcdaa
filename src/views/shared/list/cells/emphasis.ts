import './emphasis.css';
import type { ListColumn } from '../list-description';
import type { Names } from './names';

/** The class of an amount that is to stand out; `undefined` where it is one like others. */
export function emphasisClass<Row>(column: ListColumn<Row>, row: Row, names: Names): string | undefined {
  const value = column.value(row, names);
  if (typeof value === 'number' && isAlarming(column.emphasis, value)) {
    return 'list-alarming';
  }
  return column.emphasis === 'bold' ? 'list-bold' : undefined;
}

function isAlarming(emphasis: ListColumn<never>['emphasis'], amount: number): boolean {
  return (emphasis === 'redIfPositive' && amount > 0) || (emphasis === 'redIfNotZero' && amount !== 0);
}
