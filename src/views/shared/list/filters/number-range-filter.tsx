import { Stack, TextField } from '@mui/material';

import type { Formats } from '@/domain/format/formats';
import { parseMoney } from '@/domain/format/numbers';
import { useTexts } from '@/views/app/localization-context';

import type { ListFilter } from '../list-description';
import { listTexts } from '../list-texts';
import { withFilters, type FilterView } from '../list-view';
import { useTypedFilter } from './use-typed-filter';
import { useRefused } from './use-refused';

type NumberRangeFilterProps = {
  readonly view: FilterView;
  readonly filter: Extract<ListFilter, { kind: 'numberRange' | 'moneyRange' }>;
};

/** Two whole numbers or amounts, either may be missing. A range that is none stays in the fields and is not asked for. */
export function NumberRangeFilter({ view, filter }: NumberRangeFilterProps) {
  const texts = useTexts(listTexts);
  const { query, show, text, formats } = view;
  const [refused, setRefused] = useRefused<Refused>(query.filters[filter.from], query.filters[filter.to]);
  const from = refused?.from ?? query.filters[filter.from] ?? '';
  const to = refused?.to ?? query.filters[filter.to] ?? '';

  const commit = (range: { readonly from: string; readonly to: string }) => {
    const isNumbers = [range.from, range.to].every((typed) => isWholeNumber(typed, filter));
    const isOrdered = range.from === '' || range.to === '' || Number(range.from) <= Number(range.to);
    if (isNumbers && isOrdered) {
      setRefused(undefined);
      show(withFilters(query, { [filter.from]: range.from, [filter.to]: range.to }));
    } else {
      setRefused({ ...range, reason: isNumbers ? 'list.rangeInvalid' : invalidKeys[filter.kind] });
    }
  };
  const fromDraft = useTypedFilter(shown(from, filter, formats), (typed) => {
    commit({ from: read(typed, filter), to });
  });
  const toDraft = useTypedFilter(shown(to, filter, formats), (typed) => {
    commit({ from, to: read(typed, filter) });
  });

  const label = text(filter.label);
  const helpOf = (typed: string) =>
    refused !== undefined && (refused.reason === 'list.rangeInvalid' || !isWholeNumber(typed, filter))
      ? texts(refused.reason, { limit: filter.kind === 'numberRange' ? filter.limit : 0 })
      : undefined;
  const [fromHelp, toHelp] = [helpOf(from), helpOf(to)];
  const shared = {
    size: 'small',
    fullWidth: true,
    slotProps: { htmlInput: { inputMode: 'numeric' } },
  } as const;
  return (
    <Stack direction="row" spacing={1.5}>
      <TextField
        {...shared}
        {...fromDraft}
        label={texts('list.rangeFrom', { label })}
        error={fromHelp !== undefined}
        helperText={fromHelp}
      />
      <TextField
        {...shared}
        {...toDraft}
        label={texts('list.rangeTo', { label })}
        error={toHelp !== undefined}
        helperText={toHelp}
      />
    </Stack>
  );
}

type Refused = {
  readonly from: string;
  readonly to: string;
  readonly reason: 'list.numberInvalid' | 'list.amountInvalid' | 'list.rangeInvalid';
};

type RangeFilter = NumberRangeFilterProps['filter'];

const invalidKeys = { numberRange: 'list.numberInvalid', moneyRange: 'list.amountInvalid' } as const;

function isWholeNumber(value: string, filter: RangeFilter): boolean {
  if (value === '') {
    return true;
  }
  return filter.kind === 'moneyRange'
    ? /^\d{1,12}$/u.test(value)
    : /^\d{1,9}$/u.test(value) && Number(value) <= filter.limit;
}

/** What was typed as the request has it; an amount without its dots. */
function read(typed: string, { kind }: RangeFilter): string {
  const amount = kind === 'moneyRange' ? parseMoney(typed) : undefined;
  return amount === undefined ? typed.trim() : String(amount);
}

function shown(value: string, filter: RangeFilter, formats: Formats): string {
  const isAmount = filter.kind === 'moneyRange' && value !== '' && isWholeNumber(value, filter);
  return isAmount ? formats.number(Number(value)) : value;
}
