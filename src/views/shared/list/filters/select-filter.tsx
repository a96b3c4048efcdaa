import { Autocomplete, MenuItem, TextField } from '@mui/material';

import { useTexts } from '@/views/app/localization-context';

import { useErrorLine } from '../../errors/use-error-line';
import type { ListFilter } from '../list-description';
import { autocompleteStyle, chosenPlaceholderStyle } from './filter-style';
import { listTexts } from '../list-texts';
import { withFilters, type FilterView } from '../list-view';
import { useOptions, type Option } from './use-options';
import { useTypedChoice } from './use-typed-choice';

type SelectFilterProps = {
  readonly view: FilterView;
  readonly filter: Extract<ListFilter, { kind: 'select' }>;
};

/** More choices than this are searched by typing. */
const longestPlainSelect = 8;

export function SelectFilter({ view, filter }: SelectFilterProps) {
  const texts = useTexts(listTexts);
  const { description, query, show, text } = view;
  const parentField = filter.options.kind === 'dependentLookup' ? filter.options.on : undefined;
  const parentId = parentField === undefined ? undefined : query.filters[parentField];
  const options = useOptions(filter.options, parentId);
  const typedChoice = useTypedChoice(options);
  const { choices, error, named } = options;
  const isWaiting = parentField !== undefined && parentId === undefined;
  const value = query.filters[filter.field] ?? '';
  const [chosen] = value === '' ? [] : named([value]);
  const hasFailed = error !== undefined;
  const label = text(filter.label);
  const help = useErrorLine(error);

  const choose = (id: string | undefined) => {
    const dependents = description.filters.flatMap((other) =>
      other.kind === 'select' && other.options.kind === 'dependentLookup' && other.options.on === filter.field
        ? [[other.field, undefined] as const]
        : [],
    );
    show(withFilters(query, { [filter.field]: id, ...Object.fromEntries(dependents) }));
  };

  if (choices.length > longestPlainSelect || filter.options.kind === 'dependentLookup') {
    return (
      <Autocomplete<Option>
        {...typedChoice}
        sx={isWaiting ? autocompleteStyle : chosenPlaceholderStyle}
        disabled={isWaiting}
        value={chosen ?? null}
        onChange={(_, option) => {
          choose(option?.id);
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            placeholder={
              isWaiting ? texts('list.chooseFirst', { label: labelOf(view, parentField) }) : texts('list.all')
            }
            error={hasFailed}
            helperText={help}
          />
        )}
      />
    );
  }
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value}
      error={hasFailed}
      helperText={help}
      slotProps={{ select: { displayEmpty: true, onOpen: typedChoice.onOpen }, inputLabel: { htmlFor: undefined } }}
      onChange={({ target }) => {
        choose(target.value);
      }}
    >
      <MenuItem value="">{texts('list.all')}</MenuItem>
      {offered(choices, chosen).map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A select shows nothing of a value that it does not offer. */
function offered(choices: readonly Option[], chosen: Option | undefined): readonly Option[] {
  return chosen === undefined || choices.some(({ id }) => id === chosen.id) ? choices : [...choices, chosen];
}

function labelOf({ description, text }: FilterView, field: string): string {
  const filter = description.filters.find((other) => other.kind === 'select' && other.field === field);
  return filter === undefined ? '' : text(filter.label);
}
