import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type PanelSectionProps = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode };

/** A part of the right panel under its heading. */
export function PanelSection({ title, action, children }: PanelSectionProps) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** Said instead of a list. */
export function PanelNote({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
