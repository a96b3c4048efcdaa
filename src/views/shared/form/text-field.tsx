import { OutlinedInput } from '@mui/material';
import { memo } from 'react';

import { FieldFrame, inputState, type FieldProps } from './field-frame';
import { useFormField, type FormField } from './use-form-field';

type TextFieldProps = FieldProps & {
  readonly kind?: 'text' | 'email' | 'tel' | 'url' | undefined;
  readonly autoComplete?: string | undefined;
  /** Lines of a text area; a single line without it. */
  readonly lines?: number | undefined;
  readonly example?: string | undefined;
};

/** A text; an empty one is `null` in a field that may be empty, as the wire has it. */
export function TextField(props: TextFieldProps) {
  const field = useFormField<string | null>(props.name);
  return <TextInput {...props} {...field} />;
}

const TextInput = memo(function TextInput({
  id,
  name,
  label,
  help,
  error,
  value,
  isBusy,
  isRequired,
  isLocked,
  width,
  kind = 'text',
  autoComplete = 'off',
  lines,
  example,
  change,
  leave,
}: TextFieldProps & FormField<string | null>) {
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={error}
      isRequired={isRequired}
      width={width}
      isLocked={isLocked}
    >
      <OutlinedInput
        id={id}
        name={name}
        type={kind}
        size="small"
        fullWidth
        multiline={lines !== undefined}
        minRows={lines}
        placeholder={example}
        value={value ?? ''}
        readOnly={isLocked === true || isBusy}
        autoComplete={autoComplete}
        onChange={({ target }) => {
          change(target.value === '' && isRequired !== true ? null : target.value);
        }}
        onBlur={leave}
        slotProps={{ input: inputState(id, error, help) }}
      />
    </FieldFrame>
  );
});
