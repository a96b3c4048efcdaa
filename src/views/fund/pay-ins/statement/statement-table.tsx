import { Box, TablePagination, Typography } from '@mui/material';
import { useCallback, useState } from 'react';

import { defaultPageSize, pageSizes } from '@/domain/constants';
import { createFormats } from '@/domain/format/formats';
import type { ImportRow } from '@/domain/import/import-row';
import { commonTexts } from '@/domain/localization/common-texts';
import { decided, type StatementInput, type WaitingPayIn } from '@/domain/pay-ins/statement';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { paginationStyle } from '@/views/shared/list/grid/pagination-style';
import { ModalDialog } from '@/views/shared/modal/modal-dialog';
import { useModal } from '@/views/shared/modal/use-modal';

import { StatementRow } from './statement-row';
import { statementTexts } from './statement-texts';
import { VoucherChoice } from './voucher-choice';

type Row = ImportRow<StatementInput>;

type StatementTableProps = {
  readonly rows: readonly Row[];
  /** Vouchers that several rows are taken for. */
  readonly taken: ReadonlySet<string>;
  /** Stable between renders. */
  readonly onChange: (row: Row) => void;
};

/** The rows with their vouchers, a page at a time. */
export function StatementTable({ rows, taken, onChange }: StatementTableProps) {
  const texts = useTexts(statementTexts);
  const common = useTexts(commonTexts);
  const { number } = createFormats(useLocalizer().language);
  const modalRef = useModal({ size: 'sm' });
  const [asked, setAsked] = useState<Row>();
  const [wantedPage, setPage] = useState(0);
  const [pageSize, setPageSize] = useState<number>(defaultPageSize);
  const page = Math.min(wantedPage, Math.max(0, Math.ceil(rows.length / pageSize) - 1));

  const ask = useCallback(
    (row: Row) => {
      setAsked(row);
      modalRef.send({ type: 'modal.open' });
    },
    [modalRef],
  );
  const choose = (phieu: WaitingPayIn) => {
    if (asked !== undefined) {
      const isEqual = phieu.soTien === asked.input.soTien;
      onChange(decided(asked, { phieu, daXacNhan: true, ketQua: isEqual ? 'khop' : 'khop-mot-phan' }));
    }
    modalRef.send({ type: 'modal.drop' });
  };

  if (rows.length === 0) {
    return <Typography color="textSecondary">{texts('statement.none')}</Typography>;
  }
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}>
      <Box component="ol" aria-label={texts('statement.table')} sx={listStyle}>
        {rows.slice(page * pageSize, (page + 1) * pageSize).map((row) => (
          <StatementRow
            key={row.rowNumber}
            row={row}
            isTaken={row.isLeftOut !== true && row.input.phieu !== undefined && taken.has(row.input.phieu.id)}
            onChange={onChange}
            onChoose={ask}
          />
        ))}
      </Box>
      <TablePagination
        component="div"
        count={rows.length}
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[...pageSizes]}
        getItemAriaLabel={(type) => common(type === 'next' ? 'list.nextPage' : 'list.previousPage')}
        labelRowsPerPage={common('list.pageSize')}
        labelDisplayedRows={({ from, to, count }) =>
          common('list.range', { first: number(from), last: number(to), total: number(count) })
        }
        onPageChange={(_, next) => {
          setPage(next);
        }}
        onRowsPerPageChange={({ target }) => {
          setPageSize(Number(target.value));
          setPage(0);
        }}
        sx={{ borderTop: 1, borderColor: 'divider', overflow: 'hidden' }}
        slotProps={{ toolbar: { sx: paginationStyle }, displayedRows: { 'aria-live': 'polite' } }}
      />
      <ModalDialog
        modalRef={modalRef}
        title={asked === undefined ? '' : texts('statement.chooseTitle', { n: asked.rowNumber })}
      >
        {asked === undefined ? null : <VoucherChoice modalRef={modalRef} line={asked.input} onChoose={choose} />}
      </ModalDialog>
    </Box>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
} as const;
