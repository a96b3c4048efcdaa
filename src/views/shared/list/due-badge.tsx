import { DueTag } from '../due-tag';
import { useToday } from '../use-today';
import type { ListColumn, ListRow } from './list-description';
import type { ListView } from './list-view';

type DueBadgeProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly column: ListColumn<Row>;
  readonly row: Row;
};

/** The tag of a due day in a column that has one. */
export function DueBadge<Row extends ListRow>({ view, column, row }: DueBadgeProps<Row>) {
  const today = useToday();
  const day = column.value(row, view.names);
  const isWarning = column.kind === 'dueDate' && column.isDue?.(row, today) !== false;
  return isWarning && typeof day === 'string' && day !== '' ? <DueTag day={day} /> : null;
}
