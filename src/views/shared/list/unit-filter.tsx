import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';

import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { useChoiceListTexts } from '../choice-list-texts';
import { ErrorWords } from '../errors/error-words';
import type { ListFilter } from './list-description';
import { autocompleteStyle } from './filter-style';
import { listTexts } from './list-texts';
import { withFilters, type FilterView } from './list-view';
import { pauseInTyping, useLiveAnswer } from '../use-live-answer';
import { unitLabel } from '../use-unit';

type UnitFilterProps = {
  readonly view: FilterView;
  readonly filter: Extract<ListFilter, { kind: 'unit' }>;
};

type Option = { readonly id: string; readonly label: string };

/** One unit, found by its code or name. */
export function UnitFilter({ view, filter }: UnitFilterProps) {
  const texts = useTexts(listTexts);
  const choiceListTexts = useChoiceListTexts();
  const { query, show, text, unitName } = view;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { lookups } = useServices();
  const found = useLiveAnswer(isOpen ? typed.trim() : undefined, lookups.findUnits, pauseInTyping);
  const id = query.filters[filter.field];
  /** Said at once by the unit that was chosen here; who comes with an address waits for its name. */
  const [chosen, setChosen] = useState<Option>();
  const value = id === undefined ? null : { id, label: unitName ?? (chosen?.id === id ? chosen.label : id) };

  return (
    <Autocomplete
      size="small"
      fullWidth
      sx={autocompleteStyle}
      open={isOpen}
      onOpen={() => {
        setTyped('');
        setIsOpen(true);
      }}
      onClose={() => {
        setIsOpen(false);
      }}
      options={found.answer?.map((unit) => ({ id: unit.id, label: unitLabel(unit) })) ?? []}
      value={value}
      loading={found.status === 'waiting'}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={(options) => options}
      {...choiceListTexts}
      noOptionsText={found.error === undefined ? texts('list.unitNone') : <ErrorWords error={found.error} />}
      onInputChange={(_, input, reason) => {
        if (reason === 'input') {
          setTyped(input);
        }
      }}
      onChange={(_, unit) => {
        setChosen(unit ?? undefined);
        show(withFilters(query, { [filter.field]: unit?.id }));
      }}
      renderInput={(params) => (
        <TextField {...params} label={text(filter.label)} placeholder={texts('list.unitHint')} />
      )}
    />
  );
}
