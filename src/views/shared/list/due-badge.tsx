import { daysOverdue, isDueSoon } from '@/domain/fund/deadlines';
import { useTexts } from '@/views/app/localization-context';

import type { ListColumn, ListRow } from './list-description';
import { listTexts } from './list-texts';
import type { ListView } from './list-view';
import { Tag } from './tag';

type DueBadgeProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly column: ListColumn<Row>;
  readonly row: Row;
};

/** Says beside a day that it has passed or is near, where something is still owed. */
export function DueBadge<Row extends ListRow>({ view, column, row }: DueBadgeProps<Row>) {
  const texts = useTexts(listTexts);
  const day = column.value(row, view.names);
  if (column.kind !== 'dueDate' || typeof day !== 'string' || day === '' || column.isDue?.(row) === false) {
    return null;
  }
  const overdue = daysOverdue(day, view.today);
  if (overdue > 0) {
    return <Tag text={texts('list.overdue', { n: view.formats.number(overdue) })} tone="error" />;
  }
  return isDueSoon(day, view.today) ? <Tag text={texts('list.dueSoon')} tone="warning" /> : null;
}
