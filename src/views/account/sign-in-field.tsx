import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent, ReactNode, Ref } from 'react';

type SignInFieldProps = {
  readonly ref: Ref<HTMLInputElement>;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: string;
  readonly type?: 'text' | 'password';
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly endAdornment?: ReactNode;
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** One labelled input. MUI's text field would add menus and popovers to the first bundle. */
export function SignInField(props: SignInFieldProps) {
  const { ref, id, label, error, hint, onChange, onKey, type = 'text', ...input } = props;
  const helper = error ?? hint;
  return (
    <FormControl fullWidth required error={error !== undefined} sx={{ mb: 2 }}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        type={type}
        inputRef={ref}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKey}
        onKeyUp={onKey}
        aria-describedby={helper === undefined ? undefined : `${id}-helper`}
        slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      />
      {helper === undefined ? null : <FormHelperText id={`${id}-helper`}>{helper}</FormHelperText>}
    </FormControl>
  );
}
