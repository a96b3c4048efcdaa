import { FormControlLabel, Radio, RadioGroup } from '@mui/material';

import { FieldFrame, inputState, labelId, type FieldProps } from './field-frame';
import type { Choice } from './select-field';
import { useFormField } from './use-form-field';

type RadioFieldProps = FieldProps & {
  readonly choices: readonly Choice[];
};

/** One of two or three entries, all in sight. */
export function RadioField({ name, label, help, isRequired, isLocked, width, choices }: RadioFieldProps) {
  const { id, value, error, isBusy, change, leave } = useFormField<string | number | null>(name);
  const { 'aria-invalid': isInvalid, ...state } = inputState(id, error, help);

  return (
    <FieldFrame id={id} label={label} help={help} error={error} isRequired={isRequired} width={width} isGroup>
      <RadioGroup
        row
        {...state}
        aria-labelledby={labelId(id)}
        name={`${id}-choice`}
        value={value ?? ''}
        onChange={(_, chosen) => {
          change(choices.find((choice) => String(choice.id) === chosen)?.id ?? null);
        }}
        onBlur={leave}
      >
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.id}
            value={choice.id}
            label={choice.label}
            disabled={isLocked === true || isBusy}
            control={
              <Radio
                size="small"
                slotProps={{ input: { 'aria-invalid': isInvalid, ...(index === 0 ? { id } : {}) } }}
              />
            }
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
