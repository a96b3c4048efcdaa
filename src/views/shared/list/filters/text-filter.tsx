import { TextField } from '@mui/material';

import { normalizeName } from '@/domain/text/names';
import { useTexts } from '@/views/app/localization-context';

import { allPlaceholderStyle } from './filter-style';
import type { ListFilter } from '../list-description';
import { listTexts } from '../list-texts';
import { withFilters, type FilterView } from '../list-view';
import { useTypedFilter } from './use-typed-filter';

type TextFilterProps = {
  readonly view: FilterView;
  readonly filter: Extract<ListFilter, { kind: 'text' }>;
};

/** Takes what is typed as names are stored: what a copy brings along that nobody sees would find nothing. */
export function TextFilter({ view, filter }: TextFilterProps) {
  const texts = useTexts(listTexts);
  const { query, show, text } = view;
  const value = query.filters[filter.field] ?? '';
  const draft = useTypedFilter(value, (typed) => {
    const wished = normalizeName(typed);
    if (wished !== value) {
      show(withFilters(query, { [filter.field]: wished }));
    }
  });
  return (
    <TextField
      size="small"
      fullWidth
      label={text(filter.label)}
      placeholder={texts('list.all')}
      sx={allPlaceholderStyle}
      {...draft}
    />
  );
}
