import { Chip } from '@mui/material';

import type { Tone } from './list-description';

/** A status: its word, on a colour that says the same. */
export function Tag({ text, tone }: { readonly text: string; readonly tone: Tone }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={text}
      color={tone}
      title={text}
      sx={{
        maxWidth: '100%',
        '& .MuiChip-label': { px: 0.75 },
        bgcolor: tone === 'default' ? 'transparent' : `color-mix(in srgb, currentColor 9%, transparent)`,
        borderColor: 'color-mix(in srgb, currentColor 35%, transparent)',
      }}
    />
  );
}
