import { OutlinedInput } from '@mui/material';
import { memo } from 'react';

import { FieldFrame, inputState, type FieldProps } from './field-frame';
import { useFormField, type FormField } from './use-form-field';

/**
 * A whole number that is a name rather than an amount (a port, a year): never grouped. Text that is no whole number
 * stays as it was typed and is the schema's to refuse.
 */
export function NumberField(props: FieldProps) {
  const field = useFormField<number | string | null>(props.name);
  return <NumberInput {...props} {...field} />;
}

const NumberInput = memo(function NumberInput(props: FieldProps & FormField<number | string | null>) {
  const { id, name, help, error, value, isBusy, isLocked, change, leave } = props;
  return (
    <FieldFrame field={props}>
      <OutlinedInput
        id={id}
        name={name}
        size="small"
        fullWidth
        value={value ?? ''}
        readOnly={isLocked === true || isBusy}
        autoComplete="off"
        onChange={({ target }) => {
          change(readWholeNumber(target.value));
        }}
        onBlur={leave}
        slotProps={{
          input: {
            inputMode: 'numeric',
            style: { fontVariantNumeric: 'tabular-nums' },
            ...inputState(id, error, help),
          },
        }}
      />
    </FieldFrame>
  );
});

/** A text that the number would be written by again, so that the caret never moves; `null` for nothing. */
function readWholeNumber(text: string): number | string | null {
  if (text.trim() === '') {
    return null;
  }
  const trimmed = text.trim();
  return /^(?:0|-?[1-9]\d{0,14})$/u.test(trimmed) ? Number(trimmed) : text;
}
