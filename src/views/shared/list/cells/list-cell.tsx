import { missingValue } from '@/domain/format/identities';

import { cellText } from './cell-text';
import { DueBadge } from './due-badge';
import { emphasisClass } from './emphasis';
import type { ColumnKind, ListColumn, ListRow } from '../list-description';
import { linkColumn, type ListView } from '../list-view';
import './list-cell.css';
import { NameInLines, nameClass } from './name-in-lines';
import { RecordLink } from './record-link';
import { Tag } from './tag';

type ListCellProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly column: ListColumn<Row>;
  readonly row: Row;
};

/** The inside of a cell; a text that does not fit can be read whole by pointing at it. */
export function ListCell<Row extends ListRow>({ view, column, row }: ListCellProps<Row>) {
  const text = cellText(column, row, view.names, view.formats);
  const parts = column.parts?.(text);
  const shown = parts === undefined ? text : <NameInLines {...parts} />;
  const layout = parts === undefined ? longText(column.kind) : nameClass(parts);
  const href = column.field === linkColumn(view) ? view.description.recordHref(row) : undefined;
  if (href !== undefined) {
    return (
      <RecordLink
        href={href}
        openState={view.recordState(row)}
        className={['list-link', layout].join(' ').trim()}
        title={text}
        tabIndex={-1}
      >
        {shown}
      </RecordLink>
    );
  }
  if (column.tags !== undefined) {
    return (
      <span className="list-tags" title={text}>
        {column.tags(row, view.names).map((tag) => (
          <Tag key={tag.text} {...tag} />
        ))}
      </span>
    );
  }
  if (column.kind === 'tag' && text !== missingValue && column.tone !== undefined) {
    return <Tag text={text} tone={column.tone(row)} />;
  }
  if (column.kind === 'dueDate') {
    return (
      <span className="list-due">
        {text}
        <DueBadge view={view} column={column} row={row} />
      </span>
    );
  }
  if (column.emphasis !== undefined) {
    return (
      <span title={text} className={emphasisClass(column, row, view.names)}>
        {text}
      </span>
    );
  }
  return (
    <span title={text === missingValue ? undefined : text} className={layout}>
      {shown}
    </span>
  );
}

function longText(kind: ColumnKind): string | undefined {
  return kind === 'text' ? 'list-long-text' : undefined;
}
