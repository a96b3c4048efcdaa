import { Paper, Stack, useMediaQuery } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';

import { mobileMaxWidthPx } from '@/domain/constants';

import { AreaBoundary } from '../errors/area-boundary';
import { FilterChips } from './filter-chips';
import { ListBody, preloadGrid } from './list-body';
import type { ListDescription, ListRow } from './list-description';
import { ListHeading } from './list-heading';
import { ListToolbar } from './list-toolbar';
import { useList } from './use-list';
import { useListQuery } from './use-list-query';
import { useListView } from './use-list-view';
import { useRowRemoval } from './use-row-removal';

type ListScreenProps<Row extends ListRow> = {
  readonly description: ListDescription<Row>;
  /** Does what a row action says, and asks for the rows again when they may have changed. Stable. */
  readonly onRowAction?: (id: string, row: Row, reload: () => void) => void;
  /** What is asked before a row is removed, where it says more than the usual question. */
  readonly removalQuestion?: (row: Row) => Promise<string>;
  /** Called after a row was removed. Stable. */
  readonly onRemoved?: () => void;
};

/**
 * A whole list screen from its description: heading, filters, rows, pages, export and removal.
 *
 * What it shows is in the address and nowhere else, so that it can be sent to a colleague, reloaded and gone back to
 * (register W-07).
 */
export function ListScreen<Row extends ListRow>({
  description,
  onRowAction,
  removalQuestion,
  onRemoved,
}: ListScreenProps<Row>) {
  const isNarrow = useMediaQuery(`(max-width: ${mobileMaxWidthPx}px)`, { noSsr: true });
  const address = useListQuery(description);
  const listRef = useList(description, address);
  const page = useSelector(listRef, ({ context }) => context.page);
  const reload = useCallback(() => {
    listRef.send({ type: 'list.reload' });
  }, [listRef]);
  const act = useCallback(
    (id: string, row: Row) => {
      onRowAction?.(id, row, reload);
    },
    [onRowAction, reload],
  );
  const view = useListView(description, address, act);
  const removal = useRowRemoval(description, { onEnd: reload, question: removalQuestion, onRemoved });

  useEffect(() => {
    if (!isNarrow) {
      preloadGrid();
    }
  }, [isNarrow]);

  return (
    <Stack spacing={2}>
      <ListHeading view={view} page={page} />
      <ListToolbar view={view} listRef={listRef} isNarrow={isNarrow} />
      <FilterChips view={view} />
      <Paper
        variant="outlined"
        sx={{ overflow: 'hidden', display: 'flex', flexDirection: 'column', ...(isNarrow ? {} : rowsInSight) }}
      >
        <AreaBoundary isCompact>
          <ListBody view={view} listRef={listRef} removal={removal} isNarrow={isNarrow} />
        </AreaBoundary>
      </Paper>
    </Stack>
  );
}

/** Long pages scroll inside their frame, so that header and pages stay in sight. */
const rowsInSight = { maxHeight: 'max(28rem, calc(100dvh - 17rem))' } as const;
