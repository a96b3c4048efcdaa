import { Box, Button } from '@mui/material';

import { offeredRanges } from '@/domain/lists/range-preset';
import { useTexts } from '@/views/app/localization-context';

import { useToday } from '../../days/use-today';
import type { ListFilter } from '../list-description';
import { listTexts } from '../list-texts';
import { withFilters, type FilterView } from '../list-view';

/** A filter between two days or months. */
export type DateRangeDescription = Extract<ListFilter, { kind: 'dateRange' | 'period' }>;

export function isDateRange(filter: ListFilter): filter is DateRangeDescription {
  return filter.kind === 'dateRange' || filter.kind === 'period';
}

/** Of a line of them. */
export const presetHeight = '2rem';

type RangePresetsProps = { readonly view: FilterView; readonly filter: DateRangeDescription };

/** The ranges that staff ask for again and again, one press each; a second press takes the range away. */
export function RangePresets({ view: { query, show, text }, filter }: RangePresetsProps) {
  const texts = useTexts(listTexts);
  const today = useToday();
  const { from, to } = filter;
  const mostDays = filter.kind === 'dateRange' ? filter.mostDays : undefined;
  return (
    <Box
      role="group"
      aria-label={texts('list.presets', { label: text(filter.label) })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {offeredRanges(filter.kind, today, mostDays).map((range) => {
        const isChosen = query.filters[from] === range.from && query.filters[to] === range.to;
        return (
          <Button
            key={range.preset}
            size="small"
            variant={isChosen ? 'contained' : 'outlined'}
            color={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            sx={{ height: presetHeight, fontWeight: 400 }}
            onClick={() => {
              show(withFilters(query, isChosen ? { [from]: '', [to]: '' } : { [from]: range.from, [to]: range.to }));
            }}
          >
            {texts(`list.${range.preset}`)}
          </Button>
        );
      })}
    </Box>
  );
}
