import { Autocomplete, Checkbox, TextField } from '@mui/material';

import { containsText } from '@/domain/text/search-text';
import { useTexts } from '@/views/app/localization-context';

import { useChoiceListTexts } from '../choice-list-texts';
import { ErrorWords } from '../errors/error-words';
import { useErrorLine } from '../errors/use-error-line';
import { chosenPlaceholderStyle } from './filter-style';
import type { ListFilter } from './list-description';
import { listTexts } from './list-texts';
import { withFilters, type FilterView } from './list-view';
import { useOptions, type Option } from './use-options';

type MultiSelectFilterProps = {
  readonly view: FilterView;
  readonly filter: Extract<ListFilter, { kind: 'multiSelect' }>;
};

/** Several choices at once; the list follows each. */
export function MultiSelectFilter({ view, filter }: MultiSelectFilterProps) {
  const texts = useTexts(listTexts);
  const choiceListTexts = useChoiceListTexts();
  const { query, show, text } = view;
  const parentId = filter.options.kind === 'dependentLookup' ? query.filters[filter.options.on] : undefined;
  const { choices, error, named, askAgain } = useOptions(filter.options, parentId);
  const help = useErrorLine(error);
  const chosen = named(chosenValues(query.filters[filter.field]));
  const [only, ...others] = chosen;
  const summary =
    only === undefined
      ? texts('list.all')
      : others.length === 0
        ? only.name
        : texts('list.chosenCount', { n: others.length + 1 });
  return (
    <Autocomplete<Option, true, true>
      multiple
      // The chip below the filters clears it; a second button would leave no room for the words.
      disableClearable
      disableCloseOnSelect
      size="small"
      fullWidth
      sx={chosenPlaceholderStyle}
      options={choices}
      value={[...chosen]}
      onOpen={error === undefined ? undefined : askAgain}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      filterOptions={(options, { inputValue }) => options.filter(({ name }) => containsText(name, inputValue))}
      {...choiceListTexts}
      noOptionsText={error === undefined ? texts('list.noOption') : <ErrorWords error={error} />}
      onChange={(_, options) => {
        // In the order of the choices, so that the same choice is the same address.
        const ids = options.map(({ id }) => id);
        const known = choices.map(({ id }) => id);
        const inOrder = ids.sort((one, other) => known.indexOf(one) - known.indexOf(other));
        show(withFilters(query, { [filter.field]: inOrder.join(',') }));
      }}
      // One line, as tall as the selects beside it; the chips below the filters name what is chosen.
      renderValue={() => null}
      renderOption={({ key, ...props }, { name }, { selected }) => (
        <li key={key} {...props}>
          <Checkbox size="small" checked={selected} tabIndex={-1} aria-hidden sx={{ mr: 1, p: 0 }} />
          {name}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text(filter.label)}
          placeholder={summary}
          error={error !== undefined}
          helperText={help}
        />
      )}
    />
  );
}

/** The values that a request's parameter joins by commas. */
export function chosenValues(value: string | undefined): readonly string[] {
  return (value ?? '').split(',').filter((part) => part !== '');
}
