import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { FieldFrame, helpId, inputState, type FieldProps } from './field-frame';
import { passwordTexts } from './password-texts';
import { useFormField } from './use-form-field';

type PasswordFieldProps = FieldProps & {
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
  /** Whether it can be read now, where the form decides that; the field's own button otherwise. */
  readonly isReadable?: boolean | undefined;
  readonly onReadableChange?: ((isReadable: boolean) => void) | undefined;
  /** Id of a text that belongs to the field besides its help. */
  readonly describedBy?: string | undefined;
};

/** A password, readable on request, with a word when Caps Lock is on; nothing is `null` in a field that may be empty. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, help, isRequired, isLocked, autoComplete, isReadable, onReadableChange, describedBy } = props;
  const { id, value, error, isBusy, change, leave } = useFormField<string | null>(name);
  const texts = useTexts(passwordTexts);
  const [isOwnReadable, setIsOwnReadable] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const isShown = isReadable ?? isOwnReadable;
  const hint = isCapsLockOn ? texts('password.capsLock') : help;
  const describers = [(error ?? hint) === undefined ? '' : helpId(id), describedBy].filter(Boolean).join(' ');
  const watchCapsLock = (event: KeyboardEvent) => {
    setIsCapsLockOn(event.getModifierState('CapsLock'));
  };

  return (
    <FieldFrame field={{ ...props, id, error, help: hint }}>
      <OutlinedInput
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        size="small"
        fullWidth
        value={value ?? ''}
        readOnly={isLocked === true || isBusy}
        autoComplete={autoComplete}
        onChange={({ target }) => {
          change(target.value === '' && isRequired !== true ? null : target.value);
        }}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={leave}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={texts(isShown ? 'password.hide' : 'password.show', { label })}
              onClick={() => {
                setIsOwnReadable(!isShown);
                onReadableChange?.(!isShown);
              }}
            >
              {isShown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
            </IconButton>
          </InputAdornment>
        }
        slotProps={{
          input: {
            spellCheck: false,
            autoCapitalize: 'off',
            ...inputState(id, error, hint),
            ...(describers === '' ? {} : { 'aria-describedby': describers }),
          },
        }}
      />
    </FieldFrame>
  );
}
