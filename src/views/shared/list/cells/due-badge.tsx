import { DueTag } from '../../days/due-tag';
import type { ListColumn, ListRow } from '../list-description';
import type { ListView } from '../list-view';

type DueBadgeProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly column: ListColumn<Row>;
  readonly row: Row;
};

/** The tag of a due day in a column that has one. */
export function DueBadge<Row extends ListRow>({ view, column, row }: DueBadgeProps<Row>) {
  const day = column.value(row, view.names);
  return column.kind !== 'dueDate' || typeof day !== 'string' || day === '' || column.isDue?.(row) === false ? null : (
    <DueTag day={day} />
  );
}
