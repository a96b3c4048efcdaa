import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import { Autocomplete, TextField } from '@mui/material';

import { useTexts } from '@/views/app/localization-context';

import { useErrorLine } from '../../errors/use-error-line';
import { chosenPlaceholderStyle } from './filter-style';
import type { ListFilter } from '../list-description';
import { listTexts } from '../list-texts';
import { withFilters, type FilterView } from '../list-view';
import { useOptions, type Option } from './use-options';
import { useTypedChoice } from './use-typed-choice';

type MultiSelectFilterProps = {
  readonly view: FilterView;
  readonly filter: Extract<ListFilter, { kind: 'multiSelect' }>;
};

/** Several choices at once; the list follows each. */
export function MultiSelectFilter({ view, filter }: MultiSelectFilterProps) {
  const texts = useTexts(listTexts);
  const { query, show, text } = view;
  const parentId = filter.options.kind === 'dependentLookup' ? query.filters[filter.options.on] : undefined;
  const options = useOptions(filter.options, parentId);
  const typedChoice = useTypedChoice(options);
  const { choices, error, named } = options;
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
      {...typedChoice}
      multiple
      // The chip below the filters clears it; a second button would leave no room for the words.
      disableClearable
      disableCloseOnSelect
      sx={chosenPlaceholderStyle}
      value={[...chosen]}
      onChange={(_, picked) => {
        // In the order of the choices, so that the same choice is the same address.
        const ids = picked.map(({ id }) => id);
        const known = choices.map(({ id }) => id);
        const inOrder = ids.sort((one, other) => known.indexOf(one) - known.indexOf(other));
        show(withFilters(query, { [filter.field]: inOrder.join(',') }));
      }}
      // One line, as tall as the selects beside it; the chips below the filters name what is chosen.
      renderValue={() => null}
      renderOption={({ key, ...props }, { name }, { selected }) => {
        // Drawn, for a real box would be a field inside of what is chosen as a whole.
        const Tick = selected ? CheckedIcon : UncheckedIcon;
        return (
          <li key={key} {...props}>
            <Tick fontSize="small" color={selected ? 'primary' : 'action'} sx={{ mr: 1 }} />
            {name}
          </li>
        );
      }}
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
