import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type DeskSectionProps = { readonly title: string; readonly hint?: string | undefined; readonly children: ReactNode };

/** A part of a tab under a heading of its own. */
export function DeskSection({ title, hint, children }: DeskSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {hint === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  );
}
