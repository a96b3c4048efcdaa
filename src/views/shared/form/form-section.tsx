import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

type FormSectionProps = {
  readonly title: string;
  readonly help?: string | undefined;
  readonly children: ReactNode;
};

/** A group of fields under a heading of the paper form; fields share its six columns. */
export function FormSection({ title, help, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: help === undefined ? 2 : 0.5 }}>
        {title}
      </Typography>
      {help === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {help}
        </Typography>
      )}
      <FieldGrid>{children}</FieldGrid>
    </Paper>
  );
}

/** Six columns, one on a phone. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' },
        columnGap: 2,
        rowGap: 2,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
