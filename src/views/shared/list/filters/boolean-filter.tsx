import { MenuItem, TextField } from '@mui/material';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import type { ListFilter } from '../list-description';
import { listTexts } from '../list-texts';
import { withFilters, type FilterView } from '../list-view';

type BooleanFilterProps = {
  readonly view: FilterView;
  readonly filter: Extract<ListFilter, { kind: 'boolean' }>;
};

/** All, those that are so, those that are not. */
export function BooleanFilter({ view, filter }: BooleanFilterProps) {
  const texts = useTexts(listTexts);
  const common = useTexts(commonTexts);
  const { query, show, text } = view;
  const value = query.filters[filter.field];
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={text(filter.label)}
      value={value === 'true' || value === 'false' ? value : ''}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { htmlFor: undefined } }}
      onChange={({ target }) => {
        show(withFilters(query, { [filter.field]: target.value }));
      }}
    >
      <MenuItem value="">{texts('list.all')}</MenuItem>
      <MenuItem value="true">{filter.yes === undefined ? common('confirm.yes') : text(filter.yes)}</MenuItem>
      <MenuItem value="false">{filter.no === undefined ? common('confirm.no') : text(filter.no)}</MenuItem>
    </TextField>
  );
}
