import { Box, Typography } from '@mui/material';
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
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 4 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: help === undefined ? 1.5 : 0.5 }}>
        {title}
      </Typography>
      {help === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {help}
        </Typography>
      )}
      <FieldGrid>{children}</FieldGrid>
    </Box>
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
