import { Box, Button, Chip } from '@mui/material';

import type { Formats } from '@/domain/format/formats';
import { commonTexts } from '@/domain/localization/common-texts';
import type { Translate } from '@/domain/localization/texts';
import { useTexts } from '@/views/app/localization-context';

import type { ListFilter, ListRow, OptionSource } from './list-description';
import { listTexts } from './list-texts';
import { isNarrowed, withFilters, withoutConditions, type ListView } from './list-view';
import { datePrecisions } from './date-precision';
import { chosenValues } from './multi-select-filter';
import type { Names } from './names';
import { useOptions } from './use-options';

type FilterChipsProps<Row extends ListRow> = { readonly view: ListView<Row> };

/** What the list is narrowed to, in words; each condition can be taken away, or all at once. */
export function FilterChips<Row extends ListRow>({ view }: FilterChipsProps<Row>) {
  const texts = useTexts(listTexts);
  const common = useTexts(commonTexts);
  const { query, show, description } = view;
  if (!isNarrowed(view)) {
    return null;
  }
  return (
    <Box
      role="group"
      aria-label={texts('list.activeFilters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {query.search.trim() === '' ? null : (
        <RemovableChip
          label={texts('list.searchChip', { value: query.search })}
          onRemove={() => {
            show({ ...query, page: 0, search: '' });
          }}
        />
      )}
      {description.filters.map((filter) =>
        filter.kind === 'select' || filter.kind === 'multiSelect'
          ? // What there is to choose from is only asked for where something is chosen.
            filter.field in query.filters && <SelectChip key={filter.field} view={view} filter={filter} />
          : chipsOf(view, filter, { texts, common }).map(({ field, label }) => (
              <RemovableChip
                key={field}
                label={label}
                onRemove={() => {
                  show(withFilters(query, { [field]: undefined }));
                }}
              />
            )),
      )}
      <Button
        size="small"
        onClick={() => {
          show(withoutConditions(view));
        }}
      >
        {common('action.clearFilters')}
      </Button>
    </Box>
  );
}

function SelectChip<Row extends ListRow>({
  view: { query, show, text, names, description },
  filter,
}: {
  readonly view: ListView<Row>;
  readonly filter: Extract<ListFilter, { kind: 'select' | 'multiSelect' }>;
}) {
  const texts = useTexts(listTexts);
  const parent = filter.options.kind === 'dependentLookup' ? query.filters[filter.options.on] : undefined;
  const { choices } = useOptions(filter.options, parent);
  const id = query.filters[filter.field] ?? '';
  const nameOf = (one: string) =>
    choices.find((choice) => choice.id === one)?.name ?? fallbackName(names, filter.options, one);
  const value = (filter.kind === 'select' ? [id] : chosenValues(id)).map(nameOf).join(', ');
  const dependents = description.filters.flatMap((other) =>
    other.kind === 'select' && other.options.kind === 'dependentLookup' && other.options.on === filter.field
      ? [[other.field, undefined] as const]
      : [],
  );
  return (
    <RemovableChip
      label={texts('list.chip', { label: text(filter.label), value })}
      onRemove={() => {
        show(withFilters(query, { [filter.field]: undefined, ...Object.fromEntries(dependents) }));
      }}
    />
  );
}

function RemovableChip({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  const texts = useTexts(listTexts);
  return (
    <Chip
      size="small"
      label={label}
      onDelete={onRemove}
      onClick={onRemove}
      aria-label={texts('list.removeFilter', { name: label })}
      sx={{ maxWidth: '100%', bgcolor: 'var(--surface-selected)' }}
    />
  );
}

function fallbackName(names: Names, source: OptionSource, id: string): string {
  return source.kind === 'values' || source.kind === 'loaded' ? id : names.of(source.name, id);
}

type PlainFilter = Exclude<ListFilter, { kind: 'select' | 'multiSelect' }>;

type Words = { readonly texts: Translate<typeof listTexts.vi>; readonly common: Translate<typeof commonTexts.vi> };

function chipsOf<Row extends ListRow>(
  { query: { filters }, text, formats, unitName, personName }: ListView<Row>,
  filter: PlainFilter,
  { texts, common }: Words,
): readonly { readonly field: string; readonly label: string }[] {
  const label = text(filter.label);
  if (filter.kind === 'unit' || filter.kind === 'person' || filter.kind === 'text' || filter.kind === 'date') {
    const value = filters[filter.field];
    const known = {
      unit: unitName,
      person: personName,
      text: undefined,
      date: formats.date(value ?? '') || undefined,
    }[filter.kind];
    const shown = value === undefined ? undefined : (known ?? value);
    return shown === undefined ? [] : [{ field: filter.field, label: texts('list.chip', { label, value: shown }) }];
  }
  if (filter.kind === 'boolean') {
    const isSo = filters[filter.field] === 'true';
    const word = isSo ? filter.yes : filter.no;
    const value = word === undefined ? common(isSo ? 'confirm.yes' : 'confirm.no') : text(word);
    return filters[filter.field] === undefined
      ? []
      : [{ field: filter.field, label: texts('list.chip', { label, value }) }];
  }
  const show = (value: string) => shownEnd(filter.kind, value, formats);
  const [from, to] = [filters[filter.from], filters[filter.to]];
  return [
    ...(from === undefined
      ? []
      : [{ field: filter.from, label: texts('list.chipFrom', { label, value: show(from) }) }]),
    ...(to === undefined ? [] : [{ field: filter.to, label: texts('list.chipTo', { label, value: show(to) }) }]),
  ];
}

/** One end of a range as staff read it; what cannot be read is shown as it stands in the address. */
function shownEnd(
  kind: 'dateRange' | 'period' | 'numberRange' | 'moneyRange',
  value: string,
  formats: Formats,
): string {
  if (kind === 'dateRange' || kind === 'period') {
    return datePrecisions[kind].show(value, formats) || value;
  }
  return kind === 'moneyRange' && /^\d{1,15}$/u.test(value) ? formats.money(Number(value)) : value;
}
