import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type PersonalCardProps = {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
};

/** A part of the personal area. */
export function PersonalCard({ title, hint, children }: PersonalCardProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={cardStyle}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      {hint === undefined ? null : (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}

const cardStyle = {
  p: { xs: 2, md: 3 },
  minWidth: 0,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
