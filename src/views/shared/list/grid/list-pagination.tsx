import { TablePagination } from '@mui/material';

import { pageSizes } from '@/domain/constants';
import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import type { ListRow } from '../list-description';
import type { ListView } from '../list-view';
import { paginationStyle } from './pagination-style';

type ListPaginationProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly totalCount: number;
};

/** Of its one line. Pixels. */
export const paginationHeight = 53;

/** Where in the list the rows are, how many there are, and the way to the others. */
export function ListPagination<Row extends ListRow>({ view, totalCount }: ListPaginationProps<Row>) {
  const common = useTexts(commonTexts);
  const { query, show, formats } = view;
  const lastPage = Math.max(0, Math.ceil(totalCount / query.pageSize) - 1);
  return (
    <TablePagination
      component="div"
      count={totalCount}
      page={Math.min(query.page, lastPage)}
      rowsPerPage={query.pageSize}
      rowsPerPageOptions={[...pageSizes]}
      showFirstButton
      showLastButton
      labelRowsPerPage={common('list.pageSize')}
      labelDisplayedRows={({ from, to, count }) =>
        common('list.range', {
          first: formats.number(from),
          last: formats.number(to),
          total: formats.number(count),
        })
      }
      getItemAriaLabel={(type) => common(buttonNames[type])}
      onPageChange={(_, page) => {
        show({ ...query, page });
      }}
      onRowsPerPageChange={({ target }) => {
        const pageSize = Number(target.value);
        show({ ...query, pageSize, page: Math.floor((query.page * query.pageSize) / pageSize) });
      }}
      sx={{ borderTop: 1, borderColor: 'divider', flexShrink: 0, overflow: 'hidden' }}
      slotProps={{ toolbar: { sx: paginationStyle }, displayedRows: { 'aria-live': 'polite' } }}
    />
  );
}

const buttonNames = {
  first: 'list.firstPage',
  previous: 'list.previousPage',
  next: 'list.nextPage',
  last: 'list.lastPage',
} as const;
