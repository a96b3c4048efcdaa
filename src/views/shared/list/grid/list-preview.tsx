import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useAtomValue } from 'jotai';
import { memo } from 'react';

import type { Page } from '@/domain/abp/paging';
import { densityAtom } from '@/views/app/ui-atoms';

import { isRightAligned } from '../cells/cell-text';
import { columnWidth, type ColumnWidth } from './column-width';
import { actionsWidth, checkboxWidth, headerHeight, longTextStyle, rowHeights, widthScales } from './grid-style';
import { ListCell } from '../cells/list-cell';
import type { ListRow } from '../list-description';
import type { ListView } from '../list-view';

type ListPreviewProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly page: Page<Row>;
};

/**
 * The rows as the grid is going to show them, drawn in a fraction of its time: to be read until the grid is there.
 * Nothing can be done with them, so keyboard and screen reader pass them over. Not drawn anew while nothing has changed.
 */
export const ListPreview = memo(Preview) as typeof Preview;

function Preview<Row extends ListRow>({ view, page }: ListPreviewProps<Row>) {
  const density = useAtomValue(densityAtom);
  const columns = [
    ...(view.isSelectable ? [`${checkboxWidth}px`] : []),
    ...view.columns.map((column) => track(columnWidth(view, column, widthScales[density]))),
    `${actionsWidth}px`,
  ].join(' ');
  const cells = view.columns.map((column) => ({
    column,
    className: isRightAligned(column.kind) ? 'preview-cell preview-right' : 'preview-cell',
  }));
  const box = view.isSelectable ? <div className="preview-box" /> : null;
  return (
    <Box sx={previewStyle} style={{ gridTemplateColumns: columns }} aria-hidden inert>
      <div className="preview-header" style={{ height: headerHeight }}>
        {box}
        {cells.map(({ column, className }) => (
          <div key={column.field} className={className}>
            {view.text(column.header)}
          </div>
        ))}
      </div>
      {page.items.map((row) => (
        <div key={row.id} className="preview-row" data-id={row.id} style={{ height: rowHeights[density] }}>
          {box}
          {cells.map(({ column, className }) => (
            <div key={column.field} className={className}>
              <ListCell view={view} column={column} row={row} />
            </div>
          ))}
        </div>
      ))}
    </Box>
  );
}

function track(width: ColumnWidth): string {
  return 'flex' in width ? `minmax(${width.minWidth}px, ${width.flex}fr)` : `${width.width}px`;
}

/** One style for all cells: a style for each would cost what the preview is to save. */
const previewStyle = {
  overflow: 'hidden',
  fontSize: '0.875rem',
  display: 'grid',
  '& > div': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  '& .preview-header': { backgroundColor: 'var(--surface-sunken)', fontSize: '0.8125rem', fontWeight: 600 },
  '& .preview-header .preview-cell': { lineHeight: 1.25 },
  '& .preview-row + .preview-row': { boxShadow: 'inset 0 1px var(--line)' },
  '& .preview-cell': {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    overflow: 'hidden',
    paddingInline: '0.5rem',
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .preview-cell:first-of-type': { paddingInlineStart: '0.875rem' },
  // After a checkbox.
  '& .preview-box + .preview-cell': { paddingInlineStart: '0.25rem' },
  '& .preview-right': { justifyContent: 'flex-end', textAlign: 'end' },
  '& .list-long-text': longTextStyle,
} as const satisfies SxProps<Theme>;
