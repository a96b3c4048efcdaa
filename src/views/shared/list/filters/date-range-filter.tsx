import { Stack } from '@mui/material';

import { useTexts } from '@/views/app/localization-context';

import { DateFilterInput } from './date-filter-input';
import { datePrecisions } from './date-precision';
import type { DateRangeDescription } from './range-presets';
import { listTexts } from '../list-texts';
import { withFilters, type FilterView } from '../list-view';
import { useRefused } from './use-refused';

type DateRangeFilterProps = {
  readonly view: FilterView;
  readonly filter: DateRangeDescription;
};

/** Two days or months, either may be missing. What is no range stays in the fields and is not asked for. */
export function DateRangeFilter({ view, filter }: DateRangeFilterProps) {
  const texts = useTexts(listTexts);
  const { query, show, text, formats } = view;
  const precision = datePrecisions[filter.kind];
  const [refused, setRefused] = useRefused<Refused>(query.filters[filter.from], query.filters[filter.to]);
  const from = refused?.from ?? query.filters[filter.from] ?? '';
  const to = refused?.to ?? query.filters[filter.to] ?? '';

  const commit = (range: { readonly from: string; readonly to: string }) => {
    const isDates = [range.from, range.to].every((day) => day === '' || precision.isValid(day));
    const isOrdered = range.from === '' || range.to === '' || range.from <= range.to;
    if (isDates && isOrdered) {
      setRefused(undefined);
      show(withFilters(query, { [filter.from]: range.from, [filter.to]: range.to }));
    } else {
      setRefused({ ...range, reason: isDates ? 'list.rangeInvalid' : precision.invalid });
    }
  };
  const help = refused === undefined ? undefined : texts(refused.reason);
  const isWrong = (day: string) =>
    refused !== undefined && (refused.reason === 'list.rangeInvalid' || !precision.isValid(day));
  const label = text(filter.label);
  return (
    <Stack direction="row" spacing={1.5}>
      <DateFilterInput
        label={texts('list.rangeFrom', { label })}
        day={from}
        formats={formats}
        precision={precision}
        error={isWrong(from) && from !== '' ? help : undefined}
        onChange={(day) => {
          commit({ from: day, to });
        }}
      />
      <DateFilterInput
        label={texts('list.rangeTo', { label })}
        day={to}
        formats={formats}
        precision={precision}
        error={isWrong(to) && to !== '' ? help : undefined}
        onChange={(day) => {
          commit({ from, to: day });
        }}
      />
    </Stack>
  );
}

type Refused = {
  readonly from: string;
  readonly to: string;
  readonly reason: 'list.dateInvalid' | 'list.monthInvalid' | 'list.rangeInvalid';
};
