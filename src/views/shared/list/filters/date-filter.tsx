import { useTexts } from '@/views/app/localization-context';

import { DateFilterInput } from './date-filter-input';
import { datePrecisions } from './date-precision';
import type { ListFilter } from '../list-description';
import { listTexts } from '../list-texts';
import { withFilters, type FilterView } from '../list-view';
import { useRefused } from './use-refused';

type DateFilterProps = {
  readonly view: FilterView;
  readonly filter: Extract<ListFilter, { kind: 'date' }>;
};

/** One day. What is none stays in the field and is not asked for. */
export function DateFilter({ view, filter }: DateFilterProps) {
  const texts = useTexts(listTexts);
  const { query, show, text, formats } = view;
  const precision = datePrecisions.dateRange;
  const [refused, setRefused] = useRefused<string>(query.filters[filter.field]);
  return (
    <DateFilterInput
      label={text(filter.label)}
      day={refused ?? query.filters[filter.field] ?? ''}
      formats={formats}
      precision={precision}
      error={refused === undefined ? undefined : texts(precision.invalid)}
      onChange={(day) => {
        const isDay = day === '' || precision.isValid(day);
        setRefused(isDay ? undefined : day);
        if (isDay) {
          show(withFilters(query, { [filter.field]: day }));
        }
      }}
    />
  );
}
