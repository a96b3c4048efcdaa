import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';

import { useChoiceListTexts } from '../../choice-list-texts';
import { ErrorWords } from '../../errors/error-words';
import { pauseInTyping, useLiveAnswer } from '../../use-live-answer';
import { autocompleteStyle } from './filter-style';
import { withFilters, type FilterView } from '../list-view';

/** A record that a filter can be set to. */
export type FoundChoice = { readonly id: string; readonly label: string };

type FoundFilterProps = {
  readonly view: FilterView;
  readonly field: string;
  readonly label: string;
  /** What can be typed, shown while nothing is chosen. */
  readonly hint: string;
  /** Said where nothing is found. */
  readonly none: string;
  /** Those that a text finds, a few of them; rejects with an `AppError`. As it is when first drawn. */
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly FoundChoice[]>;
  /** The name of what the filter is set to, once it is known. */
  readonly chosenLabel: string | undefined;
};

/** A filter for one record among too many to choose from: found while a part of its name is typed. */
export function FoundFilter({ view, field, label, hint, none, find, chosenLabel }: FoundFilterProps) {
  const choiceListTexts = useChoiceListTexts();
  const { query, show } = view;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = useLiveAnswer(isOpen ? typed.trim() : undefined, find, pauseInTyping);
  const id = query.filters[field];
  /** Said at once by what was chosen here; who comes with an address waits for its name. */
  const [chosen, setChosen] = useState<FoundChoice>();
  const value = id === undefined ? null : { id, label: chosenLabel ?? (chosen?.id === id ? chosen.label : id) };

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
      options={found.answer ?? []}
      value={value}
      loading={found.status === 'waiting'}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      getOptionKey={(option) => option.id}
      filterOptions={(options) => options}
      {...choiceListTexts}
      noOptionsText={found.error === undefined ? none : <ErrorWords error={found.error} />}
      onInputChange={(_, input, reason) => {
        if (reason === 'input') {
          setTyped(input);
        }
      }}
      onChange={(_, choice) => {
        setChosen(choice ?? undefined);
        show(withFilters(query, { [field]: choice?.id }));
      }}
      renderInput={(params) => <TextField {...params} label={label} placeholder={hint} />}
    />
  );
}
