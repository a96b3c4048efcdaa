import { Box, ToggleButton, ToggleButtonGroup, Typography, type Theme } from '@mui/material';
import { useId } from 'react';

import type { ReportDescription, ReportFilter } from '@/domain/reports/report-description';
import { nameOf } from '@/views/shared/list/cells/names';

import { labelOf } from './report-conditions';
import { isSwitch } from './report-filter-bar';
import type { ReportWords } from './report-words';
import type { ReportAddress } from './use-report-address';

type ReportSwitchesProps = {
  readonly description: ReportDescription;
  readonly address: ReportAddress;
  readonly words: ReportWords;
};

/** What a report counts and by what, where that can be chosen; it takes effect at once. */
export function ReportSwitches({ description, address, words }: ReportSwitchesProps) {
  return description.filters
    .filter(isSwitch)
    .map((filter) => <Switch key={filter.field} filter={filter} address={address} words={words} />);
}

type SwitchProps = Omit<ReportSwitchesProps, 'description'> & {
  readonly filter: Extract<ReportFilter, { values: unknown }>;
};

function Switch({ filter, address, words }: SwitchProps) {
  const labelId = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Typography id={labelId} variant="body2" color="textSecondary">
        {words.text(labelOf(filter))}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={labelId}
        value={address.filters[filter.field] ?? ''}
        onChange={(_, value: string | null) => {
          if (value !== null) {
            address.apply({ [filter.field]: value });
          }
        }}
        sx={groupStyle}
      >
        {filter.values.map((entry) => (
          <ToggleButton key={entry.id} value={String(entry.id)} sx={{ px: 1.25, py: 0.5, textTransform: 'none' }}>
            {nameOf(entry, words.language)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

/** On a phone the choices go on in a second line: there each is a shape of its own, not a part of one. */
const groupStyle = (theme: Theme) => ({
  flexWrap: 'wrap',
  '& .MuiToggleButton-root:not(.Mui-selected)': { bgcolor: 'background.paper' },
  [theme.breakpoints.down('sm')]: {
    gap: 0.5,
    '& .MuiToggleButton-root': { m: 0, border: 1, borderColor: 'var(--line)', borderRadius: '6px' },
  },
});
