import { FormControlLabel, Radio, RadioGroup } from '@mui/material';

import { FieldFrame, inputState, labelId, type FieldProps } from './field-frame';
import type { Choice } from './select-field';
import { useFormField } from './use-form-field';

type RadioFieldProps = FieldProps & {
  readonly choices: readonly Choice[];
};

/** One of two or three entries, all in sight. */
export function RadioField(props: RadioFieldProps) {
  const { name, help, isLocked, choices } = props;
  const { id, value, error, isBusy, change, leave } = useFormField<string | number | null>(name);
  const { 'aria-invalid': isInvalid, ...state } = inputState(id, error, help);

  return (
    <FieldFrame field={{ ...props, id, error }} isGroup>
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
