/** On a phone two lines: where the rows are, then how many to a page and the way to the others. */
export const paginationStyle = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  py: { xs: 0.5, sm: 0 },
  '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
  '& .MuiTablePagination-displayedRows': { order: { xs: -1, sm: 0 }, flex: { xs: '0 0 100%', sm: 'none' } },
  '& .MuiTablePagination-selectLabel': { whiteSpace: 'nowrap' },
  '& .MuiTablePagination-input': { mr: { xs: 1, sm: 4 }, ml: 1 },
  '& .MuiTablePagination-actions': { ml: { xs: 'auto', sm: 2.5 }, whiteSpace: 'nowrap' },
} as const;
