import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type RecordLayoutProps = {
  /** What the record is. */
  readonly main: ReactNode;
  /** What has happened to it. */
  readonly side: ReactNode;
  /** What needs the whole width, below both. */
  readonly below?: ReactNode;
};

/** A record for reading: two columns from 1200 px, one below. */
export function RecordLayout({ main, side, below }: RecordLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
      }}
    >
      <Box sx={columnStyle}>{main}</Box>
      <Box sx={columnStyle}>{side}</Box>
      {below === undefined ? null : <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{below}</Box>}
    </Box>
  );
}

/** Never wider than the window, however long a word in it is. */
const columnStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, minWidth: 0 } as const;
