import type { SxProps, Theme } from '@mui/material/styles';

import type { Density } from '@/views/app/looks';

/** Heights in CSS pixels. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 40, comfortable: 52 };
/** The columns' widths are those of compact letters; comfortable ones are as much larger as `tokens.css` says. */
export const widthScales: Readonly<Record<Density, number>> = { compact: 1, comfortable: 8 / 7 };
export const headerHeight = 44;
export const actionsWidth = 44;
/** The grid's own. */
export const checkboxWidth = 50;

/** Long names go on in a second line; the padding keeps the marks above capitals whole. */
export const longTextStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  paddingBlockStart: '2px',
  overflow: 'hidden',
  lineHeight: 1.25,
  whiteSpace: 'normal',
  // An address has no spaces to break at.
  overflowWrap: 'anywhere',
} as const;

/**
 * The first and the last column stay in sight while the others pass below them, and so do the checkboxes, where a list
 * has some. One style for all lists: it is written once.
 */
export const gridStyle = {
  '--list-actions-width': `${actionsWidth}px`,
  border: 0,
  borderRadius: 0,
  fontSize: '0.875rem',
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders [role="row"], & .MuiDataGrid-filler--header': {
    backgroundColor: 'var(--surface-sunken)',
  },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': { paddingInline: '0.5rem' },
  // What fills the room that the columns leave, and the handle of a column that keeps its width, would stand out past the
  // last one: every list would scroll.
  '& .MuiDataGrid-cellEmpty': { padding: 0 },
  '& .list-actions .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'end' },
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 600,
    fontSize: '0.8125rem',
    whiteSpace: 'normal',
    lineHeight: 1.25,
  },
  // The arrow of the order needs no more room than itself; the widths of the columns leave it that much.
  '& .MuiDataGrid-iconButtonContainer .MuiIconButton-root': { backgroundColor: 'transparent', padding: 0 },
  '& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-iconButtonContainer': {
    width: '1rem',
    marginInlineStart: '0.125rem',
  },
  '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-iconButtonContainer': {
    display: 'none',
  },
  '& .MuiDataGrid-sortIcon': { fontSize: '1rem' },
  '& .MuiDataGrid-columnSeparator': { opacity: 0 },
  '& .MuiDataGrid-columnHeader:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
  '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': {
    outline: '2px solid var(--primary)',
    outlineOffset: '-2px',
  },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', lineHeight: 1.5, fontVariantNumeric: 'tabular-nums' },
  '& .list-long-text': longTextStyle,
  '& .MuiDataGrid-columnHeader.list-first, & .MuiDataGrid-cell.list-first': {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    paddingInlineStart: '0.875rem',
  },
  '& .MuiDataGrid-columnHeaderCheckbox, & .MuiDataGrid-cellCheckbox': { position: 'sticky', left: 0, zIndex: 3 },
  '& .MuiDataGrid-columnHeader.list-after-boxes, & .MuiDataGrid-cell.list-after-boxes': {
    left: checkboxWidth,
    paddingInlineStart: '0.25rem',
  },
  '& .MuiDataGrid-columnHeader.list-actions, & .MuiDataGrid-cell.list-actions': {
    position: 'sticky',
    right: 0,
    zIndex: 3,
    overflow: 'visible',
  },
  // What stays in sight lies over what passes below, so the row's colour has to be its own.
  '& .MuiDataGrid-cell:is(.list-first, .list-actions, .MuiDataGrid-cellCheckbox)': {
    backgroundColor: 'background.paper',
  },
  '& .MuiDataGrid-row:is(:hover, .Mui-selected) :is(.list-first, .list-actions, .MuiDataGrid-cellCheckbox)': {
    backgroundImage: 'linear-gradient(var(--surface-hover), var(--surface-hover))',
  },
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    backgroundColor: 'var(--surface-hover)',
  },
} as const satisfies SxProps<Theme>;
