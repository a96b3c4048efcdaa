import type { SxProps, Theme } from '@mui/material/styles';

import type { Density } from '@/views/app/looks';

/** Heights in CSS pixels. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 40, comfortable: 52 };
export const headerHeight = 44;

/** The first and the last column stay in sight while the others pass below them. */
export const gridStyle: SxProps<Theme> = {
  border: 0,
  borderRadius: 0,
  fontSize: '0.875rem',
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders [role="row"], & .MuiDataGrid-filler--header': {
    backgroundColor: 'var(--surface-sunken)',
  },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': { paddingInline: '0.5rem' },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, fontSize: '0.8125rem' },
  '& .MuiDataGrid-iconButtonContainer .MuiIconButton-root': { backgroundColor: 'transparent' },
  '& .MuiDataGrid-columnSeparator': { opacity: 0 },
  '& .MuiDataGrid-columnHeader:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums' },
  '& .MuiDataGrid-columnHeader.list-first, & .MuiDataGrid-cell.list-first': {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    paddingInlineStart: '0.875rem',
  },
  '& .MuiDataGrid-columnHeader.list-actions, & .MuiDataGrid-cell.list-actions': {
    position: 'sticky',
    right: 0,
    zIndex: 3,
    overflow: 'visible',
  },
  '& .MuiDataGrid-cell.list-first, & .MuiDataGrid-cell.list-actions': { backgroundColor: 'background.paper' },
  '& .MuiDataGrid-row:hover .list-first, & .MuiDataGrid-row:hover .list-actions': {
    backgroundImage: 'linear-gradient(var(--surface-hover), var(--surface-hover))',
  },
  '& .MuiDataGrid-row:hover': { backgroundColor: 'var(--surface-hover)' },
};

/** For who listens to the page instead of looking at it. */
export const readOutOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
