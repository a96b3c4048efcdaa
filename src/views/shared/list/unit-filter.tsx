import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';

import { searchDebounceMs } from '@/domain/constants';
import { isCancelled, toAppError } from '@/domain/errors/app-error';
import type { UnitChoice } from '@/services/api/lookups-api';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { useChoiceListTexts } from '../choice-list-texts';
import type { ListFilter } from './list-description';
import { autocompleteStyle } from './filter-style';
import { listTexts } from './list-texts';
import { withFilters, type FilterView } from './list-view';
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
  const { choices, hasFailed, isAsking } = useUnitChoices(isOpen ? typed : undefined);
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
      options={choices.map((unit) => ({ id: unit.id, label: unitLabel(unit) }))}
      value={value}
      loading={isAsking}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={(options) => options}
      {...choiceListTexts}
      noOptionsText={texts(hasFailed ? 'list.unitFailed' : 'list.unitNone')}
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

/** Units that match, asked a moment after the last key; none while they are awaited. */
function useUnitChoices(typed: string | undefined) {
  const { lookups } = useServices();
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (typed === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    const ask = () => {
      lookups.findUnits(typed.trim(), controller.signal).then(
        (choices) => {
          setAnswer({ typed, choices, hasFailed: false });
        },
        (thrown: unknown) => {
          if (!isCancelled(toAppError(thrown))) {
            setAnswer({ typed, choices: [], hasFailed: true });
          }
        },
      );
    };
    const timer = setTimeout(ask, typed === '' ? 0 : searchDebounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [lookups, typed]);

  const current = answer?.typed === typed ? answer : undefined;
  return {
    choices: current?.choices ?? [],
    hasFailed: current?.hasFailed ?? false,
    isAsking: typed !== undefined && current === undefined,
  };
}

type Answer = {
  readonly typed: string;
  readonly choices: readonly UnitChoice[];
  readonly hasFailed: boolean;
};
