import { Autocomplete, CircularProgress, OutlinedInput } from '@mui/material';
import { memo } from 'react';

import { containsText } from '@/domain/text/search-text';
import { useTexts } from '@/views/app/localization-context';

import { useChoiceListTexts } from '../choice-list-texts';
import { RetryButton } from '../errors/retry-button';
import { useErrorLine } from '../errors/use-error-line';
import { FieldFrame, helpId, inputState, type FieldProps } from './field-frame';
import { formTexts } from './form-texts';
import type { Choice } from './select-field';
import { useFormField, type FormField } from './use-form-field';
import type { Lookup } from './use-lookup';

type LookupFieldProps = FieldProps & {
  readonly lookup: Lookup;
  /** Told after the field itself has changed, and not when the same entry was chosen again; for fields that hang on it. */
  readonly onChosen?: ((id: string | null) => void) | undefined;
};

/** An entry of a long list, found by typing a part of its name, with or without diacritics. */
export function LookupField(props: LookupFieldProps) {
  const field = useFormField<string | null>(props.name);
  return <LookupInput {...props} {...field} />;
}

const LookupInput = memo(function LookupInput(props: LookupFieldProps & FormField<string | null>) {
  const { id, name, help, error, value, isBusy, isRequired, isLocked, lookup, onChosen, change, leave } = props;
  const texts = useTexts(formTexts);
  const choiceListTexts = useChoiceListTexts();
  const { choices, status, nameOf, retry } = lookup;
  const chosen = value === null || value === '' ? null : { id: value, label: nameOf(value) };
  const shownHelp = useErrorLine(lookup.error) ?? help;

  return (
    <FieldFrame field={{ ...props, help: shownHelp }}>
      <Autocomplete<Choice<string>>
        id={id}
        size="small"
        fullWidth
        autoHighlight
        openOnFocus={false}
        options={choices}
        value={chosen}
        loading={status === 'waiting'}
        {...choiceListTexts}
        noOptionsText={texts('form.noOption')}
        disabled={isLocked === true}
        readOnly={isBusy}
        isOptionEqualToValue={(option, current) => option.id === current.id}
        filterOptions={(options, { inputValue }) => options.filter((option) => containsText(option.label, inputValue))}
        onChange={(_, option) => {
          change(option?.id ?? (isRequired === true ? '' : null));
          if ((option?.id ?? null) !== (chosen?.id ?? null)) {
            onChosen?.(option?.id ?? null);
          }
        }}
        onBlur={leave}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            name={name}
            fullWidth
            size="small"
            endAdornment={
              <>
                {status === 'waiting' ? (
                  <CircularProgress classes={{ svg: 'delayed-sign' }} size={16} aria-hidden />
                ) : null}
                {params.slotProps.input.endAdornment}
              </>
            }
            inputProps={{
              ...params.slotProps.htmlInput,
              ...inputState(id, error, shownHelp, params.slotProps.htmlInput.className),
            }}
          />
        )}
      />
      {status === 'failed' ? (
        <RetryButton
          to="field"
          color="primary"
          aria-describedby={helpId(id)}
          sx={{ alignSelf: 'start' }}
          onRetry={retry}
        />
      ) : null}
    </FieldFrame>
  );
});
