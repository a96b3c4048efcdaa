import { Paper, Stack, useMediaQuery } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useId, useState } from 'react';

import { mobileMaxWidthPx } from '@/domain/constants';
import { formatListQuery } from '@/domain/lists/list-address';
import { trailState } from '@/domain/lists/record-trail';
import { usePersonId } from '@/views/app/auth-context';
import { useServices } from '@/views/app/services-context';

import { AskAhead } from '../loading/ask-ahead';
import { Deferred } from '../loading/deferred';
import { AreaBoundary } from '../errors/area-boundary';
import { FilterChips } from './filters/filter-chips';
import { ListBody } from './list-body';
import { callName, pageKey } from './list-cache';
import type { ListDescription, ListRow } from './list-description';
import { ListHeading } from './list-heading';
import { listPanelId, ListTabs, listTabId } from './list-tabs';
import { ListToolbar, ToolbarRoom } from './list-toolbar';
import { useList } from './use-list';
import { useListQuery } from './use-list-query';
import { useListView } from './use-list-view';
import { useRowRemoval } from './use-row-removal';
import { useSearchShortcut } from './use-search-shortcut';
import { useSelection } from './bulk/use-selection';

type ListScreenProps<Row extends ListRow> = {
  readonly description: ListDescription<Row>;
  /** Does what a row action says, and asks for the rows again when they may have changed. Stable. */
  readonly onRowAction?: (id: string, row: Row, reload: () => void) => void;
  /** What is asked before a row is removed, where it says more than the usual question. Stable. */
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
  const idPrefix = useId();
  const services = useServices();
  const userId = usePersonId();
  const isNarrow = useMediaQuery(`(max-width: ${mobileMaxWidthPx}px)`, { noSsr: true });
  const address = useListQuery(description);
  const listRef = useList(description, address);
  const search = useSearchShortcut();
  const [isToolbarDrawn, setIsToolbarDrawn] = useState(false);
  const page = useSelector(listRef, ({ context }) => context.page);
  const foundBy = useSelector(listRef, ({ context }) => context.foundBy);
  const reload = useCallback(() => {
    listRef.send({ type: 'list.reload' });
  }, [listRef]);
  const act = useCallback(
    (id: string, row: Row) => {
      onRowAction?.(id, row, reload);
    },
    [onRowAction, reload],
  );
  const recordState = useCallback(
    (row: Row) => {
      // The rows that stand there may still be those of the page or of the conditions before.
      const { page: shown, foundWith: query } = listRef.getSnapshot().context;
      const index = shown?.items.findIndex(({ id }) => id === row.id) ?? -1;
      if (query === undefined || index < 0) {
        return undefined;
      }
      const position = query.page * query.pageSize + index;
      return trailState({ list: description.id, query: formatListQuery(query, address.defaults), position });
    },
    [listRef, description, address.defaults],
  );
  const view = useListView(description, address, { onRowAction: act, recordState });
  const selection = useSelection(description, listRef, address.query);
  const { letGo } = selection;
  const forget = useCallback(
    (id: string) => {
      letGo(id);
      onRemoved?.();
    },
    [letGo, onRemoved],
  );
  const removal = useRowRemoval(description, { onEnd: reload, question: removalQuestion, onRemoved: forget });

  return (
    <Stack spacing={2}>
      <AskAhead
        name={callName(description.id, pageKey(userId, address.query))}
        ask={(signal) => description.load(services, address.query, signal)}
      />
      <ListHeading view={view} page={page} foundBy={foundBy} />
      <Deferred
        isWanted={search.isWanted}
        placeholder={<ToolbarRoom view={view} isNarrow={isNarrow} />}
        onDrawn={() => {
          setIsToolbarDrawn(true);
        }}
      >
        <ListToolbar view={view} listRef={listRef} searchRef={search.inputRef} isNarrow={isNarrow} />
      </Deferred>
      <FilterChips view={view} />
      <ListTabs view={view} page={page} idPrefix={idPrefix} />
      <Paper
        variant="outlined"
        {...(description.tabs === undefined
          ? {}
          : {
              id: listPanelId(idPrefix),
              role: 'tabpanel',
              'aria-labelledby': listTabId(idPrefix, address.query.filters[description.tabs.field] ?? ''),
            })}
        sx={{ overflow: 'clip', display: 'flex', flexDirection: 'column', ...(isNarrow ? {} : rowsInSight) }}
      >
        <AreaBoundary isCompact>
          <ListBody
            view={view}
            listRef={listRef}
            removal={removal}
            selection={selection}
            isNarrow={isNarrow}
            canDrawGrid={isToolbarDrawn}
          />
        </AreaBoundary>
      </Paper>
    </Stack>
  );
}

/** Long pages scroll inside their frame, so that header and pages stay in sight. */
const rowsInSight = { maxHeight: 'max(28rem, calc(100dvh - 17rem))' } as const;
