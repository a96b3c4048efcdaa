import { Typography } from '@mui/material';

/** What is said where there is no debt to give money to. */
export function AllocationHint({ text }: { readonly text: string }) {
  return (
    <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
      {text}
    </Typography>
  );
}
