import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';

import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import type { SupportPayment } from '@/domain/support/support-request';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { Tag } from '@/views/shared/list/cells/tag';

import { requestTexts } from './request-texts';

/** Every payment of a case, also those that came back. */
export function CasePayments({ payments }: { readonly payments: readonly SupportPayment[] }) {
  const texts = useTexts(requestTexts);
  const { language } = useLocalizer();
  return payments.length === 0 ? (
    <Typography color="textSecondary">{texts('payments.none')}</Typography>
  ) : (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={texts('payments.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{texts('payments.ngayChi')}</TableCell>
            <TableCell>{texts('payments.soUnc')}</TableCell>
            <TableCell align="right">{texts('payments.soTien')}</TableCell>
            <TableCell>{texts('payments.tinhTrang')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payments.map(({ id, ngayChi, soUnc, soTien, huyLuc, lyDoHuy }) => (
            <TableRow key={id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(ngayChi)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{soUnc}</TableCell>
              <TableCell
                align="right"
                sx={{ whiteSpace: 'nowrap', textDecoration: huyLuc === null ? undefined : 'line-through' }}
              >
                {formatMoney(soTien, language)}
              </TableCell>
              <TableCell>
                {huyLuc === null ? (
                  <Tag text={texts('payments.valid')} tone="success" />
                ) : (
                  <Typography variant="body2" color="error" sx={{ minWidth: '12rem' }}>
                    {texts('payments.returned', { date: formatDate(huyLuc), reason: lyDoHuy ?? '' })}
                  </Typography>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
