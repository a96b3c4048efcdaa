import { Box, Link as MuiLink } from '@mui/material';

import { missingValue } from '@/domain/format/identities';

import { cellText } from './cell-text';
import { DueBadge } from './due-badge';
import { emphasisStyle } from './emphasis';
import type { ColumnKind, ListColumn, ListRow } from './list-description';
import { linkColumn, type ListView } from './list-view';
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
  if (column.field === linkColumn(view)) {
    return (
      <MuiLink
        component={RecordLink}
        href={view.description.recordHref(row)}
        openState={view.recordState(row)}
        underline="hover"
        title={text}
        tabIndex={-1}
        {...longText(column.kind)}
      >
        {text}
      </MuiLink>
    );
  }
  if (column.tags !== undefined) {
    return (
      <Box component="span" title={text} sx={{ display: 'inline-flex', gap: 0.5, overflow: 'hidden' }}>
        {column.tags(row, view.names).map((tag) => (
          <Tag key={tag.text} {...tag} />
        ))}
      </Box>
    );
  }
  if (column.kind === 'tag' && text !== missingValue && column.tone !== undefined) {
    return <Tag text={text} tone={column.tone(row)} />;
  }
  if (column.kind === 'dueDate') {
    return (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, overflow: 'hidden' }}>
        {text}
        <DueBadge view={view} column={column} row={row} />
      </Box>
    );
  }
  if (column.emphasis !== undefined) {
    return (
      <Box component="span" title={text} sx={emphasisStyle(column, row, view.names)}>
        {text}
      </Box>
    );
  }
  return (
    <span title={text === missingValue ? undefined : text} {...longText(column.kind)}>
      {text}
    </span>
  );
}

function longText(kind: ColumnKind): { readonly className?: string } {
  return kind === 'text' ? { className: 'list-long-text' } : {};
}
