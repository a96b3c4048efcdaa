import { TextField } from '@mui/material';

import type { ListFilter, ListRow } from './list-description';
import { withFilters, type ListView } from './list-view';
import { useDraft } from './use-draft';

type TextFilterProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly filter: Extract<ListFilter, { kind: 'text' }>;
};

export function TextFilter<Row extends ListRow>({ view, filter }: TextFilterProps<Row>) {
  const { query, show, text } = view;
  const value = query.filters[filter.field] ?? '';
  const draft = useDraft(value, (typed) => {
    if (typed.trim() !== value) {
      show(withFilters(query, { [filter.field]: typed.trim() }));
    }
  });
  return <TextField size="small" fullWidth label={text(filter.label)} {...draft} />;
}
