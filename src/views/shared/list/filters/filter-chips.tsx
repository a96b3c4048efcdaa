import { Box, Chip } from '@mui/material';
import { useRef } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { useFocusAfterRemoval } from '../../focus/use-focus-after-removal';
import { offersChoices, useChosenCondition, usePlainConditions, type ChoiceFilter } from './filter-conditions';
import type { ListRow } from '../list-description';
import { listTexts } from '../list-texts';
import { isNarrowed, withFilters, withoutConditions, type ListView } from '../list-view';
import { leavesTo, PassingButton } from '../../focus/passing-button';

type FilterChipsProps<Row extends ListRow> = { readonly view: ListView<Row> };

/** What the list is narrowed to, in words; each condition can be taken away, or all at once. */
export function FilterChips<Row extends ListRow>({ view }: FilterChipsProps<Row>) {
  const texts = useTexts(listTexts);
  const common = useTexts(commonTexts);
  const conditionsOf = usePlainConditions(view);
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
        offersChoices(filter)
          ? // What there is to choose from is only asked for where something is chosen.
            filter.field in query.filters && <SelectChip key={filter.field} view={view} filter={filter} />
          : conditionsOf(filter).map(({ field, label }) => (
              <RemovableChip
                key={field}
                label={label}
                onRemove={() => {
                  show(withFilters(query, { [field]: undefined }));
                }}
              />
            )),
      )}
      <PassingButton
        to="search"
        size="small"
        onClick={() => {
          show(withoutConditions(view));
        }}
      >
        {common('action.clearFilters')}
      </PassingButton>
    </Box>
  );
}

function SelectChip<Row extends ListRow>({
  view,
  filter,
}: {
  readonly view: ListView<Row>;
  readonly filter: ChoiceFilter;
}) {
  const label = useChosenCondition(view, filter);
  const { query, show, description } = view;
  const dependents = description.filters.flatMap((other) =>
    other.kind === 'select' && other.options.kind === 'dependentLookup' && other.options.on === filter.field
      ? [[other.field, undefined] as const]
      : [],
  );
  return (
    <RemovableChip
      label={label}
      onRemove={() => {
        show(withFilters(query, { [filter.field]: undefined, ...Object.fromEntries(dependents) }));
      }}
    />
  );
}

function RemovableChip({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  const texts = useTexts(listTexts);
  const chipRef = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(chipRef, leavesTo.search);
  return (
    <Chip
      ref={chipRef}
      size="small"
      label={label}
      onDelete={onRemove}
      onClick={onRemove}
      aria-label={texts('list.removeFilter', { name: label })}
      sx={{ maxWidth: '100%', bgcolor: 'var(--surface-selected)' }}
    />
  );
}
