import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

import { missingValue } from '@/domain/format/identities';
import { partedAtSign } from '@/views/shared/parted-at-sign';

export type Fact = {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** A value of many words takes a line of its own. */
  readonly isLong?: boolean | undefined;
};

type FactsProps = {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Stands below the values. */
  readonly footer?: ReactNode;
};

/** A group of a record's values for reading; a missing one is a dash, so that nothing looks forgotten. */
export function Facts({ title, facts, footer }: FactsProps) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {title}
      </Typography>
      <FactList facts={facts} />
      {footer}
    </Paper>
  );
}

/** The values alone, for a place that has a heading of its own. */
export function FactList({ facts }: Pick<FactsProps, 'facts'>) {
  return (
    <Box component="dl" sx={factsStyle}>
      {facts.map(({ label, value, note, isLong }) => (
        <div key={label} className={isLong === true ? 'long' : undefined}>
          <dt>{label}</dt>
          <dd>
            {shown(value)}
            {note === undefined ? null : (
              <Typography component="div" variant="caption" color="textSecondary">
                {note}
              </Typography>
            )}
          </dd>
        </div>
      ))}
    </Box>
  );
}

function shown(value: ReactNode): ReactNode {
  if (value === undefined || value === null || value === '') {
    return missingValue;
  }
  return typeof value === 'string' ? partedAtSign(value) : value;
}

/** Two facts beside each other where there is room; the quiet label stands before the value at every width. */
const factsStyle = {
  m: 0,
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(19rem, 40%)), 1fr))',
  columnGap: 4,
  rowGap: 1,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8.75rem) minmax(0, 1fr)',
    columnGap: 2,
    minWidth: 0,
  },
  // Where there is room, a label of three words stays on its line.
  '@container (min-width: 24rem)': { '& > div': { gridTemplateColumns: 'minmax(0, 10.5rem) minmax(0, 1fr)' } },
  '& > .long': { gridColumn: '1 / -1' },
  '& dt': { typography: 'body2', lineHeight: '1.375rem', color: 'text.secondary' },
  '& dd': {
    m: 0,
    typography: 'body1',
    lineHeight: '1.375rem',
    fontWeight: 'fontWeightMedium',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
} as const;
