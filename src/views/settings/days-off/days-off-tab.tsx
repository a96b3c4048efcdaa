import { Box, FormControl, FormLabel, NativeSelect, OutlinedInput, Typography } from '@mui/material';
import { useId } from 'react';

import { shownYear, yearsToChoose } from '@/domain/days-off/years-to-choose';
import { useTexts } from '@/views/app/localization-context';
import { frame } from '@/views/app/theme/theme-tokens';
import { useQueryParameter } from '@/views/shared/use-query-parameter';
import { useToday } from '@/views/shared/days/use-today';

import { daysOffTexts } from './days-off-texts';
import { YearOfDays } from './year-of-days';

const yearParameter = 'nam';

/** The days off of a year: those of the law, and what the administrator has decided beside them; the year is in the address. */
export function DaysOffTab() {
  const texts = useTexts(daysOffTexts);
  const yearId = useId();
  const today = useToday();
  const [asked, choose] = useQueryParameter(yearParameter);
  const year = shownYear(asked, today);

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: frame.formMaxWidth }}>
      <Typography color="textSecondary">{texts('days.intro')}</Typography>
      <FormControl sx={{ width: '8rem' }}>
        <FormLabel htmlFor={yearId}>{texts('days.year')}</FormLabel>
        <NativeSelect
          id={yearId}
          value={year}
          input={<OutlinedInput size="small" />}
          onChange={({ target }) => choose(target.value)}
        >
          {yearsToChoose(year, today).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <YearOfDays key={year} year={year} onYear={(other) => choose(String(other))} />
    </Box>
  );
}
