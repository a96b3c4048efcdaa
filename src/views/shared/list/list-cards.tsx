import { Box, Checkbox, Typography } from '@mui/material';
import { memo } from 'react';

import { missingValue } from '@/domain/format/identities';
import { useTexts } from '@/views/app/localization-context';
import { partedAtSign } from '@/views/shared/parted-at-sign';

import { cellText } from './cells/cell-text';
import { DueBadge } from './cells/due-badge';
import { emphasisClass } from './cells/emphasis';
import type { ListColumn, ListRow } from './list-description';
import type { ListView } from './list-view';
import './cells/list-cell.css';
import { RecordLink } from './cells/record-link';
import { RowMenu } from './cells/row-menu';
import { selectionTexts } from './bulk/selection-texts';
import { Tag } from './cells/tag';
import type { RowRemoval } from './use-row-removal';
import type { Selection } from './bulk/use-selection';

type ListCardsProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly rows: readonly Row[];
  readonly removal: RowRemoval<Row>;
  readonly selection: Selection<Row>;
};

/** The rows on a narrow screen: one card each. Not drawn anew while nothing has changed. */
export const ListCards = memo(Cards) as typeof Cards;

function Cards<Row extends ListRow>({ view, rows, removal, selection }: ListCardsProps<Row>) {
  return (
    <Box component="ul" aria-label={view.text(view.description.title)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
        >
          <Card view={view} row={row} removal={removal} selection={selection} />
        </Box>
      ))}
    </Box>
  );
}

function Card<Row extends ListRow>({
  view,
  row,
  removal,
  selection,
}: Omit<ListCardsProps<Row>, 'rows'> & { readonly row: Row }) {
  const selections = useTexts(selectionTexts);
  const { description, names, formats } = view;
  const textOf = (column: ListColumn<Row>) => cellText(column, row, names, formats);
  const columnsOf = (fields: readonly string[]) =>
    fields.flatMap((field) => description.columns.filter((column) => column.field === field));
  const href = description.recordHref(row);
  const title = columnsOf([description.linkField]).map(textOf);

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        {view.isSelectable ? (
          <Checkbox
            size="small"
            sx={{ ml: -1, my: -0.5 }}
            checked={selection.ids.has(row.id)}
            disabled={!selection.canChoose}
            slotProps={{ input: { 'aria-label': selections('selection.row', { name: description.nameOf(row) }) } }}
            onChange={({ target }) => {
              selection.choose([row], new Set(target.checked ? [row.id] : []));
            }}
          />
        ) : null}
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            pt: 0.25,
            '& a': { fontWeight: 600, fontSize: '0.9375rem', overflowWrap: 'anywhere' },
          }}
        >
          {href === undefined ? (
            title
          ) : (
            <RecordLink href={href} openState={view.recordState(row)} className="list-link">
              {title}
            </RecordLink>
          )}
        </Box>
        <Box sx={{ mr: -1 }}>
          <RowMenu view={view} row={row} isRemoving={removal.isRemoving} onRemove={removal.remove} />
        </Box>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 7.5rem) minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.25,
          my: 0.5,
        }}
      >
        {columnsOf(description.card.fields).map((column) => (
          <Box key={column.field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {view.text(column.header)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <span className={emphasisClass(column, row, names)}>{partedAtSign(textOf(column))}</span>{' '}
              <DueBadge view={view} column={column} row={row} />
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {columnsOf(description.card.tags).map((column) => {
          if (column.tags !== undefined) {
            return column.tags(row, names).map((tag) => <Tag key={tag.text} {...tag} />);
          }
          const text = textOf(column);
          return text === missingValue ? null : (
            <Tag key={column.field} text={text} tone={column.tone?.(row) ?? 'default'} />
          );
        })}
      </Box>
    </>
  );
}
