import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import type { Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import type { PastSignIn } from '@/domain/account/sign-in-session';
import { formatDateTime } from '@/domain/format/dates';
import { missingValue } from '@/domain/format/identities';

import { useTexts } from '../../app/localization-context';
import { Tag } from '../../shared/list/cells/tag';
import { personalTexts } from './personal-texts';

/** The latest sign-ins, refused ones too, so that a stranger's is noticed. */
export function PersonalSignIns({ signIns }: { readonly signIns: readonly PastSignIn[] }) {
  const texts = useTexts(personalTexts);
  return (
    <TableContainer>
      <Table size="small" aria-label={texts('personal.signIns')} sx={tableStyle}>
        <TableHead>
          <TableRow>
            <TableCell>{texts('personal.signIn.time')}</TableCell>
            <TableCell>{texts('personal.signIn.result')}</TableCell>
            <TableCell>{texts('personal.signIn.device')}</TableCell>
            <TableCell>{texts('personal.signIn.address')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {signIns.map(({ thoiGian, ketQua, thietBi, diaChiIp }, index) => (
            <TableRow key={index}>
              <TableCell>{formatDateTime(thoiGian)}</TableCell>
              <TableCell>
                <Tag text={texts(`personal.signIn.${ketQua}`)} tone={ketQua === 1 ? 'success' : 'error'} />
              </TableCell>
              <TableCell>{thietBi ?? missingValue}</TableCell>
              <TableCell>{diaChiIp ?? missingValue}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const tableStyle = (theme: Theme) => ({
  '& td, & th': { whiteSpace: 'nowrap' },
  '& :is(td, th):first-of-type': { pl: 0 },
  '& :is(td, th):last-of-type': { pr: 0 },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      rowGap: 0.5,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody td': { borderBottom: 0, p: 0, whiteSpace: 'normal' },
  },
});
