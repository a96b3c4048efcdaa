import { Autocomplete, MenuItem, TextField } from '@mui/material';

import { containsText } from '@/domain/text/search-text';
import { useTexts } from '@/views/app/localization-context';

import { useChoiceListTexts } from '../choice-list-texts';
import { ErrorWords } from '../errors/error-words';
import { useErrorLine } from '../errors/use-error-line';
import type { ListFilter } from './list-description';
import { autocompleteStyle, chosenPlaceholderStyle } from './filter-style';
import { listTexts } from './list-texts';
import { withFilters, type FilterView } from './list-view';
import { useOptions, type Option } from './use-options';

type SelectFilterProps = {
  readonly view: FilterView;
  readonly filter: Extract<ListFilter, { kind: 'select' }>;
};

/** More choices than this are searched by typing. */
const longestPlainSelect = 8;

export function SelectFilter({ view, filter }: SelectFilterProps) {
  const texts = useTexts(listTexts);
  const choiceListTexts = useChoiceListTexts();
  const { description, query, show, text } = view;
  const parentField = filter.options.kind === 'dependentLookup' ? filter.options.on : undefined;
  const parentId = parentField === undefined ? undefined : query.filters[parentField];
  const { choices, error, named, askAgain } = useOptions(filter.options, parentId);
  const isWaiting = parentField !== undefined && parentId === undefined;
  const value = query.filters[filter.field] ?? '';
  const [chosen] = value === '' ? [] : named([value]);
  const hasFailed = error !== undefined;
  const onOpen = hasFailed ? askAgain : undefined;
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
        size="small"
        fullWidth
        sx={isWaiting ? autocompleteStyle : chosenPlaceholderStyle}
        disabled={isWaiting}
        options={choices}
        value={chosen ?? null}
        onOpen={onOpen}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, { id }) => option.id === id}
        filterOptions={(options, { inputValue }) => options.filter(({ name }) => containsText(name, inputValue))}
        {...choiceListTexts}
        noOptionsText={error === undefined ? texts('list.noOption') : <ErrorWords error={error} />}
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
      slotProps={{ select: { displayEmpty: true, onOpen }, inputLabel: { htmlFor: undefined } }}
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
