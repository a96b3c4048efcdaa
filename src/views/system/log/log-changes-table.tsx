import { Box, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';

import type { LogEntry } from '@/domain/log/log-entry';
import { useTexts } from '@/views/app/localization-context';

import { logTexts } from './log-texts';
import { useLogWords } from './use-log-words';

/** What was and what became, field by field, side by side; below each other where there is no room. */
export function LogChangesTable({ entry }: { readonly entry: LogEntry }) {
  const texts = useTexts(logTexts);
  const words = useLogWords();
  const titleId = useId();
  const { thayDoi, doiTuong } = entry;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1 }}>
        {texts('entry.changes')}
      </Typography>
      {thayDoi.length === 0 ? (
        <Typography color="textSecondary">{texts('entry.noChanges')}</Typography>
      ) : (
        <>
          <Table size="small" aria-labelledby={titleId} sx={tableStyle}>
            <TableHead>
              <TableRow>
                <TableCell>{texts('entry.field')}</TableCell>
                <TableCell>{texts('entry.old')}</TableCell>
                <TableCell>{texts('entry.new')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {thayDoi.map((change) => (
                <TableRow key={change.truong}>
                  <TableCell component="th" scope="row">
                    {words.field(change.truong)}
                  </TableCell>
                  <TableCell className="old">
                    <Label text={texts('entry.old')} />
                    {words.before(doiTuong, change)}
                  </TableCell>
                  <TableCell className="new">
                    <Label text={texts('entry.new')} />
                    {words.after(doiTuong, change)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {texts('entry.masked')}
          </Typography>
        </>
      )}
    </Paper>
  );
}

/** Where cells stand below each other, the heading above them is not seen. */
function Label({ text }: { readonly text: string }) {
  return (
    <Box component="span" className="label" aria-hidden>
      {text}
    </Box>
  );
}

/** The first cell of a row is a heading, so of the data cells the second is the last. */
const tableStyle = (theme: Theme) => ({
  tableLayout: 'fixed',
  '& td, & th': { overflowWrap: 'anywhere', verticalAlign: 'top' },
  '& thead th:first-of-type, & tbody th': { pl: 0, width: '34%' },
  '& thead th:last-of-type, & td:last-of-type': { pr: 0 },
  '& .old': { color: 'text.secondary' },
  '& .new': { fontWeight: 'fontWeightMedium' },
  '& .label': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: 2,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody tr > *': { borderBottom: 0, px: 0, py: 0.25 },
    '& tbody th': { gridColumn: '1 / -1', width: 'auto' },
    '& .label': { display: 'block', typography: 'caption', color: 'text.secondary' },
  },
});
