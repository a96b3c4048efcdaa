import { OutlinedInput, Select } from '@mui/material';
import { memo } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { FieldFrame, inputState, type FieldProps } from './field-frame';
import { formTexts } from './form-texts';
import { useFormField, type FormField } from './use-form-field';

export type Choice<Id extends string | number = string | number> = {
  readonly id: Id;
  readonly label: string;
  /** What it is called in every language: cells that are pasted may come from a file in another one. */
  readonly names?: readonly string[];
};

type SelectFieldProps = FieldProps & {
  readonly choices: readonly Choice[];
  /** Told after the field itself has changed; for fields that hang on this one. */
  readonly onChosen?: ((id: string | number | null) => void) | undefined;
};

/** One of a few entries, by the browser's own select: it can be opened, typed into and scrolled everywhere. */
export function SelectField(props: SelectFieldProps) {
  const field = useFormField<string | number | null>(props.name);
  return <SelectInput {...props} {...field} />;
}

const SelectInput = memo(function SelectInput(props: SelectFieldProps & FormField<string | number | null>) {
  const { id, name, help, error, value, isBusy, isRequired, isLocked, choices, onChosen, change, leave } = props;
  const texts = useTexts(formTexts);
  const nothing = isRequired === true ? '' : null;

  return (
    <FieldFrame field={props}>
      <Select
        native
        size="small"
        fullWidth
        name={name}
        value={value ?? ''}
        disabled={isLocked === true || isBusy}
        input={<OutlinedInput />}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => String(choice.id) === String(target.value))?.id;
          change(chosen ?? nothing);
          onChosen?.(chosen ?? null);
        }}
        onBlur={leave}
        inputProps={{ id, ...inputState(id, error, help) }}
      >
        <option value="">{texts('form.chooseOne')}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
});
