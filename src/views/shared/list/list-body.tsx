import { Box, LinearProgress } from '@mui/material';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';

import type { Page } from '@/domain/abp/paging';
import { conditionsKey, type ListRef } from '@/machines/lists/list-machine';
import { useTexts } from '@/views/app/localization-context';

import { Deferred } from '../loading/deferred';
import { AreaBoundary } from '../errors/area-boundary';
import { useFetched } from '../loading/use-preload';
import { ListCards } from './list-cards';
import type { ListRow } from './list-description';
import { ListEmpty } from './list-empty';
import { ListFailure } from './list-failure';
import { listGrid } from './grid/list-grid-later';
import { ListPagination, paginationHeight } from './grid/list-pagination';
import { ListPreview } from './grid/list-preview';
import { ListSkeleton } from './grid/list-skeleton';
import { ListTotals } from './grid/list-totals';
import { SelectionBar } from './bulk/selection-bar';
import { listTexts } from './list-texts';
import type { ListView } from './list-view';
import type { RowRemoval } from './use-row-removal';
import type { Selection } from './bulk/use-selection';

type ListBodyProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly listRef: ListRef<Row>;
  readonly removal: RowRemoval<Row>;
  readonly selection: Selection<Row>;
  readonly isNarrow: boolean;
  /** False while something else is being drawn that is heavy itself. */
  readonly canDrawGrid: boolean;
};

/** The rows, or what stands in their place. */
export function ListBody<Row extends ListRow>(props: ListBodyProps<Row>) {
  const { view, listRef, removal, selection, isNarrow, canDrawGrid } = props;
  const texts = useTexts(listTexts);
  const page = useSelector(listRef, ({ context }) => context.page);
  const foundBy = useSelector(listRef, ({ context }) => context.foundBy);
  const error = useSelector(listRef, ({ context }) => context.error);
  const isBusy = useSelector(listRef, (snapshot) => snapshot.hasTag('busy'));
  const isSlow = useSelector(listRef, (snapshot) => snapshot.hasTag('slow'));

  const isGridFetched = useFetched(listGrid, !isNarrow);

  const preview = (shown: Page<Row>) => <ListPreview view={view} page={shown} />;
  const skeleton = (isVisible: boolean) => (
    <ListSkeleton
      rowCount={view.query.pageSize}
      columnCount={isNarrow ? 1 : view.columns.length}
      isVisible={isVisible}
    />
  );
  const failure =
    error === undefined ? null : (
      <ListFailure
        error={error}
        hasRows={page !== undefined && page.items.length > 0}
        onRetry={() => {
          listRef.send({ type: 'list.reload' });
        }}
      />
    );

  // By its key it stays the same one in either place: a screen that is turned takes nothing away from its open dialogs.
  const bar =
    page !== undefined && view.isSelectable ? (
      <SelectionBar key="selection" view={view} page={page} selection={selection} isNarrow={isNarrow} />
    ) : null;

  if (page === undefined) {
    return failure ?? skeleton(isSlow);
  }
  // That other conditions have found nothing says nothing of those asked for: these are awaited as if nothing were known.
  const isUnknown = page.items.length === 0 && foundBy !== conditionsKey(view.query);
  return (
    <Box aria-busy={isBusy} sx={{ position: 'relative', display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      {isSlow && !isUnknown ? (
        <LinearProgress
          aria-label={texts('list.refreshing')}
          sx={{ position: 'absolute', insetInline: 0, top: 0, zIndex: 4, height: 3 }}
        />
      ) : null}
      {failure}
      {isNarrow ? null : bar}
      {isUnknown && failure === null ? skeleton(isSlow) : null}
      {page.items.length === 0 && !isUnknown ? <ListEmpty view={view} page={page} /> : null}
      {page.items.length === 0 ? null : (
        <>
          {isNarrow ? (
            <ListCards view={view} rows={page.items} removal={removal} selection={selection} />
          ) : (
            <Deferred isReady={isGridFetched && canDrawGrid} placeholder={preview(page)}>
              <AreaBoundary isCompact onRetry={listGrid.forget}>
                <Suspense fallback={preview(page)}>
                  <listGrid.View view={view} page={page} removal={removal} selection={selection} />
                </Suspense>
              </AreaBoundary>
            </Deferred>
          )}
          <ListTotals view={view} page={page} />
          <Deferred placeholder={<Box sx={{ height: paginationHeight }} />}>
            <ListPagination view={view} totalCount={page.totalCount} />
          </Deferred>
        </>
      )}
      {isNarrow ? bar : null}
    </Box>
  );
}
