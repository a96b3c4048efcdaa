import { Box, Typography } from '@mui/material';

import { createFormats } from '@/domain/format/formats';
import { useLocalizer } from '@/views/app/localization-context';

import type { Tone } from '../list/list-description';

export type Count = {
  readonly label: string;
  readonly value: number;
  readonly tone: Tone;
  /** An amount of đồng; a number of rows without it. */
  readonly isMoney?: boolean;
};

/** Figures beside each other, each with its word. */
export function ImportCounts({ counts }: { readonly counts: readonly Count[] }) {
  const { language } = useLocalizer();
  const { number, money } = createFormats(language);
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      {counts.map(({ label, value, tone, isMoney = false }) => (
        <div key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="h1"
            sx={{
              m: 0,
              fontVariantNumeric: 'tabular-nums',
              color: value === 0 || tone === 'default' ? 'text.primary' : `${tone}.main`,
            }}
          >
            {isMoney ? money(value) : number(value)}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
