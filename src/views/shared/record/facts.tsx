import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

import { missingValue } from '@/domain/format/identities';

export type Fact = {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string | undefined;
};

type FactsProps = {
  readonly title: string;
  readonly facts: readonly Fact[];
};

/** A group of a record's values for reading; a missing one is a dash, so that nothing looks forgotten. */
export function Facts({ title, facts }: FactsProps) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(9rem, 14rem) minmax(0, 1fr)' },
          columnGap: 2,
          rowGap: { xs: 0.25, sm: 1 },
        }}
      >
        {facts.map(({ label, value, note }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, mb: { xs: 1.25, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="div" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                {isMissing(value) ? missingValue : value}
              </Typography>
              {note === undefined ? null : (
                <Typography component="div" variant="caption" color="textSecondary">
                  {note}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

function isMissing(value: ReactNode): boolean {
  return value === undefined || value === null || value === '';
}
