import { Stack, TextField } from '@mui/material';
import { useState } from 'react';

import { useTexts } from '@/views/app/localization-context';

import type { ListFilter, ListRow } from './list-description';
import { listTexts } from './list-texts';
import { withFilters, type ListView } from './list-view';
import { useDraft } from './use-draft';

type NumberRangeFilterProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly filter: Extract<ListFilter, { kind: 'numberRange' }>;
};

/** Two whole numbers, either may be missing. A range that is none stays in the fields and is not asked for. */
export function NumberRangeFilter<Row extends ListRow>({ view, filter }: NumberRangeFilterProps<Row>) {
  const texts = useTexts(listTexts);
  const { query, show, text } = view;
  const [refused, setRefused] = useState<Refused>();
  const from = refused?.from ?? query.filters[filter.from] ?? '';
  const to = refused?.to ?? query.filters[filter.to] ?? '';

  const commit = (range: { readonly from: string; readonly to: string }) => {
    const isNumbers = [range.from, range.to].every((typed) => isWholeNumber(typed, filter.limit));
    const isOrdered = range.from === '' || range.to === '' || Number(range.from) <= Number(range.to);
    if (isNumbers && isOrdered) {
      setRefused(undefined);
      show(withFilters(query, { [filter.from]: range.from, [filter.to]: range.to }));
    } else {
      setRefused({ ...range, reason: isNumbers ? 'list.rangeInvalid' : 'list.numberInvalid' });
    }
  };
  const fromDraft = useDraft(from, (typed) => {
    commit({ from: typed.trim(), to });
  });
  const toDraft = useDraft(to, (typed) => {
    commit({ from, to: typed.trim() });
  });

  const label = text(filter.label);
  const shared = {
    size: 'small',
    fullWidth: true,
    error: refused !== undefined,
    slotProps: { htmlInput: { inputMode: 'numeric' } },
  } as const;
  return (
    <Stack direction="row" spacing={1.5}>
      <TextField
        {...shared}
        {...fromDraft}
        label={texts('list.rangeFrom', { label })}
        helperText={refused === undefined ? undefined : texts(refused.reason, { limit: filter.limit })}
      />
      <TextField {...shared} {...toDraft} label={texts('list.rangeTo', { label })} />
    </Stack>
  );
}

type Refused = {
  readonly from: string;
  readonly to: string;
  readonly reason: 'list.numberInvalid' | 'list.rangeInvalid';
};

function isWholeNumber(typed: string, limit: number): boolean {
  return typed === '' || (/^\d{1,9}$/u.test(typed) && Number(typed) <= limit);
}
