import { OutlinedInput } from '@mui/material';
import { memo } from 'react';

import { FieldFrame, inputState, type FieldProps } from './field-frame';
import { useFormField, type FormField } from './use-form-field';

type TextFieldProps = FieldProps & {
  /** `digits` and `code` are numbers and names that are no words. */
  readonly kind?: keyof typeof keyboards | undefined;
  readonly autoComplete?: string | undefined;
  /** Lines of a text area; a single line without it. */
  readonly lines?: number | undefined;
  readonly example?: string | undefined;
};

/** What the keyboard of a phone neither begins with a capital nor corrects. */
const code = { type: 'text', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
const keyboards = {
  text: { type: 'text' },
  email: { type: 'email' },
  tel: { type: 'tel' },
  url: { type: 'url' },
  code,
  digits: { ...code, inputMode: 'numeric' },
} as const;

/** A text; an empty one is `null` in a field that may be empty, as the wire has it. */
export function TextField(props: TextFieldProps) {
  const field = useFormField<string | null>(props.name);
  return <TextInput {...props} {...field} />;
}

const TextInput = memo(function TextInput(props: TextFieldProps & FormField<string | null>) {
  const {
    id,
    name,
    help,
    error,
    value,
    isBusy,
    isRequired,
    isLocked,
    kind = 'text',
    autoComplete = 'off',
    lines,
    example,
    change,
    leave,
  } = props;
  const { type, ...keyboard } = keyboards[kind];
  return (
    <FieldFrame field={props}>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
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
        slotProps={{ input: { ...keyboard, ...inputState(id, error, help) } }}
      />
    </FieldFrame>
  );
});
