import {
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';

import type { Posting } from '@/domain/contributions/contribution';
import { postingKinds } from '@/domain/contributions/contribution-lists';
import { createFormats } from '@/domain/format/formats';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import type { Names } from '@/views/shared/list/cells/names';

import { contributionTexts } from './contribution-texts';

type PostingsTableProps = {
  /** Oldest first. */
  readonly postings: readonly Posting[];
  readonly names: Names;
};

/** What was posted, with what took it back: nothing is ever edited, the sum is what is left. */
export function PostingsTable({ postings, names }: PostingsTableProps) {
  const texts = useTexts(contributionTexts);
  const formats = createFormats(useLocalizer().language);
  const titleId = useId();
  const sumOf = (field: 'tienNld' | 'tienDn') => postings.reduce((sum, posting) => sum + posting[field], 0);
  const why = ({ lyDo, soChungTu, ngayChungTu }: Posting) =>
    [
      lyDo,
      soChungTu === null
        ? null
        : texts('postings.voucher', { number: soChungTu, day: formats.date(ngayChungTu ?? '') }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1 }}>
        {texts('postings.title')}
      </Typography>
      <TableContainer tabIndex={0} aria-labelledby={titleId}>
        <Table size="small" aria-labelledby={titleId} sx={tableStyle}>
          <TableHead>
            <TableRow>
              <TableCell>{texts('postings.time')}</TableCell>
              <TableCell>{texts('postings.kind')}</TableCell>
              <TableCell align="right">{texts('field.tienNld')}</TableCell>
              <TableCell align="right">{texts('field.tienDn')}</TableCell>
              <TableCell className="long">{texts('postings.why')}</TableCell>
              <TableCell>{texts('postings.who')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {postings.map((posting) => (
              <TableRow key={posting.id}>
                <TableCell>{formats.dateTime(posting.thoiGian)}</TableCell>
                <TableCell>{names.in(postingKinds, posting.loai)}</TableCell>
                <AmountCell amount={posting.tienNld} text={formats.money(posting.tienNld)} />
                <AmountCell amount={posting.tienDn} text={formats.money(posting.tienDn)} />
                <TableCell className="long">{why(posting)}</TableCell>
                <TableCell>{posting.nguoiThucHienTen ?? texts('postings.system')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell colSpan={2}>{texts('postings.sum')}</TableCell>
              <TableCell align="right">{formats.money(sumOf('tienNld'))}</TableCell>
              <TableCell align="right">{formats.money(sumOf('tienDn'))}</TableCell>
              <TableCell colSpan={2} />
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    </Paper>
  );
}

/** An amount, red where it takes back. */
function AmountCell({ amount, text }: { readonly amount: number; readonly text: string }) {
  return (
    <TableCell align="right">
      <Box component="span" sx={amount < 0 ? { color: 'error.main' } : {}}>
        {text}
      </Box>
    </TableCell>
  );
}

const tableStyle = {
  '& td, & th': { whiteSpace: 'nowrap' },
  '& :is(td, th):first-of-type': { pl: 0 },
  '& .long': { whiteSpace: 'normal', minWidth: '14rem', overflowWrap: 'anywhere' },
  '& tfoot td': { typography: 'body2', fontWeight: 'fontWeightBold', color: 'text.primary', borderBottom: 0 },
} as const;
