import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type RecordLayoutProps = {
  /** What the record is. */
  readonly main: ReactNode;
  /** What has happened to it. */
  readonly side: ReactNode;
};

/** A record for reading: two columns from 1200 px, one below. */
export function RecordLayout({ main, side }: RecordLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>{main}</Box>
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>{side}</Box>
    </Box>
  );
}
