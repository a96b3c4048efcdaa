import {
  DataGrid,
  useGridApiRef,
  unstable_resetCleanupTracking as forgetGivenUpDrawings,
  type GridColDef,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Box, IconButton } from '@mui/material';
import { useAtomValue } from 'jotai';
import { memo, useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'wouter';

import type { Page } from '@/domain/abp/paging';
import { builtInLanguageOf } from '@/domain/localization/languages';
import { conditionsKey } from '@/machines/lists/list-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { densityAtom } from '@/views/app/ui-atoms';

import { isComposed } from '../../focus/keyboard-holders';
import { readOutOnly } from '../../focus/read-out-only';
import { cellText, isRightAligned } from '../cells/cell-text';
import { columnWidth } from './column-width';
import { actionsWidth, gridStyle, headerHeight, rowHeights, widthScales } from './grid-style';
import { gridTexts } from './grid-texts';
import './grid-edge.css';
import { ListCell } from '../cells/list-cell';
import type { ListColumn, ListRow } from '../list-description';
import { listTexts } from '../list-texts';
import type { ListView } from '../list-view';
import { RowMenu } from '../cells/row-menu';
import { useTakenEdge } from './use-taken-edge';
import { useScrollbarSize } from './use-scrollbar-size';
import type { RowRemoval } from '../use-row-removal';
import type { Selection } from '../bulk/use-selection';

type ListGridProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly page: Page<Row>;
  readonly removal: RowRemoval<Row>;
  readonly selection: Selection<Row>;
};

const actionsField = 'thao-tac';

/** The grid's own name of its column of checkboxes. */
const checkboxField = '__check__';

/** All columns are kept in the page: a sticky one that is left out of sight would vanish. Pixels. */
const columnBufferPx = 6_000;

/**
 * So few rows are drawn without asking which of them are in sight: the grid would measure itself for that first, and be
 * drawn a tenth more slowly.
 */
const mostRowsAtOnce = 20;

/**
 * The rows as a table; a chunk of its own, for the grid is the product's largest library. Not drawn anew while nothing
 * has changed.
 */
export const ListGrid = memo(Grid) as typeof Grid;

function Grid<Row extends ListRow>({ view, page, removal, selection }: ListGridProps<Row>) {
  const texts = useTexts(listTexts);
  const { language } = useLocalizer();
  const density = useAtomValue(densityAtom);
  const [, navigate] = useLocation();
  const { query, defaults, show, description, takeAskedAnew } = view;

  // A grid is drawn in slices and given up when the person goes on first. The library listens while it draws, and keeps
  // what it would have to take back of a drawing that never came: for ever, since that holds the very drawing.
  useEffect(forgetGivenUpDrawings, []);

  // What was searched for anew is read from its first row on; Back finds the rows where they were left.
  const apiRef = useGridApiRef();
  const conditions = conditionsKey(query);
  useEffect(() => {
    if (takeAskedAnew(conditions)) {
      apiRef.current?.scroll({ top: 0 });
    }
  }, [apiRef, takeAskedAnew, conditions]);

  const scale = widthScales[density];
  const takenAt = useTakenEdge(apiRef, scale);
  const scrollbarSize = useScrollbarSize();

  const columns = useMemo<GridColDef<Row>[]>(
    () => [
      ...view.columns.map((column, index) => gridColumn(view, column, index === 0, scale)),
      {
        field: actionsField,
        headerName: texts('list.actions'),
        width: actionsWidth,
        minWidth: actionsWidth,
        align: 'center',
        sortable: false,
        resizable: false,
        headerClassName: 'list-actions',
        cellClassName: 'list-actions',
        renderHeader: () => <Box sx={readOutOnly}>{texts('list.actions')}</Box>,
        renderCell: ({ row, tabIndex }) => (
          <RowMenu
            view={view}
            row={row}
            isRemoving={removal.isRemoving}
            onRemove={removal.remove}
            tabIndex={tabIndex}
          />
        ),
      },
    ],
    [view, texts, removal, scale],
  );

  // The grid forgets an order by a column that it does not have; the list goes on in that order.
  const sortColumn = view.columns.find(({ field }) => field === query.sort?.field);
  const sortField = sortColumn?.field;
  const sortDirection = query.sort?.direction;
  // A new array is a new order to the grid, which then scrolls to its first row.
  const sortModel = useMemo<GridSortModel>(
    () => (sortField === undefined || sortDirection === undefined ? [] : [{ field: sortField, sort: sortDirection }]),
    [sortField, sortDirection],
  );
  const sort = ([wished]: GridSortModel) => {
    const direction = wished?.sort ?? undefined;
    if (wished !== undefined && direction !== undefined) {
      show({ ...query, page: 0, sort: { field: wished.field, direction } });
    } else if (sortColumn !== undefined) {
      show({ ...query, page: 0, sort: defaults.sort });
    }
  };

  const selectionModel = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selection.ids) }),
    [selection.ids],
  );
  // The grid takes its model a task after the click, and until then shows the box as it was.
  useLayoutEffect(() => {
    apiRef.current?.setRowSelectionModel(selectionModel);
  }, [apiRef, selectionModel]);
  const open = (row: Row) => {
    const href = description.recordHref(row);
    if (href !== undefined) {
      navigate(href, { state: view.recordState(row) });
    }
  };

  return (
    <DataGrid<Row>
      apiRef={apiRef}
      className="list-grid"
      aria-label={view.text(description.title)}
      rows={page.items}
      columns={columns}
      rowCount={page.totalCount}
      paginationMode="server"
      paginationModel={{ page: query.page, pageSize: query.pageSize }}
      pageSizeOptions={[query.pageSize]}
      sortingMode="server"
      sortModel={sortModel}
      onSortModelChange={sort}
      onColumnWidthChange={({ colDef, width }) => {
        if (width !== takenAt.current) {
          view.widths.keep(colDef.field, width / scale);
        }
      }}
      localeText={gridTexts[builtInLanguageOf(language)]}
      rowHeight={rowHeights[density]}
      columnHeaderHeight={headerHeight}
      columnBufferPx={columnBufferPx}
      disableVirtualization={page.items.length <= mostRowsAtOnce}
      {...(scrollbarSize === undefined ? {} : { scrollbarSize })}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      checkboxSelection={view.isSelectable}
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      rowSelectionModel={selectionModel}
      {...(selection.canChoose ? {} : nothingSelectable)}
      onRowSelectionModelChange={({ ids }) => {
        selection.choose(page.items, ids as ReadonlySet<string>);
      }}
      onRowClick={({ row }: { readonly row: Row }, event) => {
        if (!isOwnControl(event.target) && document.getSelection()?.isCollapsed !== false) {
          open(row);
        }
      }}
      onCellKeyDown={({ row, field }: { readonly row: Row; readonly field: string }, event) => {
        if (
          event.key === 'Enter' &&
          field !== actionsField &&
          field !== checkboxField &&
          !isComposed(event.nativeEvent)
        ) {
          event.preventDefault();
          open(row);
        }
      }}
      sx={gridStyle}
    />
  );
}

/**
 * A grid of one row with nothing in it, to be drawn where nobody sees it: its styles and the first run of its code are
 * a good part of what its first drawing takes. The library writes the styles twice, before it knows its size and after.
 */
export function EmptyGrid({ onDrawn }: { readonly onDrawn: () => void }) {
  const scrollbarSize = useScrollbarSize();
  const columns = useMemo<GridColDef[]>(
    () => [{ field: actionsField, renderCell: () => <EmptyCell onDrawn={onDrawn} /> }],
    [onDrawn],
  );
  return (
    <DataGrid
      rows={emptyRows}
      columns={columns}
      {...(scrollbarSize === undefined ? {} : { scrollbarSize })}
      columnHeaderHeight={headerHeight}
      disableVirtualization
      hideFooter
      checkboxSelection
      sx={gridStyle}
    />
  );
}

/** The last thing that is drawn. */
function EmptyCell({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return (
    <IconButton size="small">
      <MoreVertIcon fontSize="small" />
    </IconButton>
  );
}

const emptyRows = [{ id: '' }];

/** The checkbox in the header asks no row whether it may be ticked; it is told by itself. */
const nothingSelectable = { isRowSelectable: () => false, slotProps: { baseCheckbox: { disabled: true } } } as const;

function gridColumn<Row extends ListRow>(
  view: ListView<Row>,
  column: ListColumn<Row>,
  isFirst: boolean,
  scale: number,
): GridColDef<Row> {
  const alignment = isRightAligned(column.kind) ? 'right' : 'left';
  const position = !isFirst ? '' : view.isSelectable ? 'list-first list-after-boxes' : 'list-first';
  return {
    field: column.field,
    headerName: view.text(column.header),
    sortable: column.isSortable !== false,
    align: alignment,
    headerAlign: alignment,
    ...columnWidth(view, column, scale),
    headerClassName: position,
    cellClassName: position,
    valueGetter: (_, row) => cellText(column, row, view.names, view.formats),
    renderCell: ({ row }) => <ListCell view={view} column={column} row={row} />,
  };
}

/** A click on a link or a button is that control's own. */
function isOwnControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('a, button, .MuiDataGrid-cellCheckbox, [role="menu"], .MuiModal-root') !== null
  );
}
