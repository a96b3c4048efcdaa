import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export type ReportSum = {
  readonly label: string;
  readonly value: ReactNode;
  /** The sum that matters most, and one that is owed. */
  readonly tone?: 'strong' | 'owed' | undefined;
};

/** Figures that follow from the lines, as a column of sums that is added up from top to bottom. */
export function ReportSums({ sums }: { readonly sums: readonly ReportSum[] }) {
  return (
    <Box component="dl" aria-live="polite" sx={sumsStyle}>
      {sums.map(({ label, value, tone }) => (
        // A sum that changes is read out with its name.
        <div key={label} className={tone} aria-atomic>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

const sumsStyle = {
  gridColumn: '1 / -1',
  m: 0,
  maxWidth: '34rem',
  display: 'grid',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 3,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > div:last-of-type': { borderBottom: 0 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, ml: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .strong dt, & .strong dd': { fontWeight: 'fontWeightBold', color: 'text.primary' },
  '& .owed dd': { color: 'error.main', fontWeight: 'fontWeightBold' },
} as const;
