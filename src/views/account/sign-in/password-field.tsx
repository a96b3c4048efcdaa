import { useState, type Ref } from 'react';

import { useTexts } from '../../app/localization-context';
import { SignInField } from './sign-in-field';
import { signInTexts } from './sign-in-texts';

type PasswordFieldProps = {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** The rest is for forms with other passwords than the one to sign in with. */
  readonly id?: string;
  readonly name?: string;
  readonly label?: string;
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly describedBy?: string | undefined;
  readonly onBlur?: () => void;
};

/** The password, readable on request, with a word when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const texts = useTexts(signInTexts);
  const [isVisible, setIsVisible] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const toggle = texts(isVisible ? 'signIn.hidePassword' : 'signIn.showPassword');
  return (
    <SignInField
      id="password"
      label={texts('signIn.password')}
      autoComplete="current-password"
      {...props}
      type={isVisible ? 'text' : 'password'}
      hint={isCapsLockOn ? texts('signIn.capsLock') : undefined}
      onKey={(event) => setIsCapsLockOn(event.getModifierState('CapsLock'))}
      action={
        <button
          type="button"
          disabled={props.disabled}
          aria-pressed={isVisible}
          aria-label={props.label === undefined ? toggle : `${toggle}: ${props.label}`}
          onClick={() => setIsVisible(!isVisible)}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d={isVisible ? eyeClosed : eyeOpen} />
          </svg>
        </button>
      }
    />
  );
}

const eyeOpen =
  'M12 5c-5 0-9.3 3.1-11 7 1.7 3.9 6 7 11 7s9.3-3.1 11-7c-1.7-3.9-6-7-11-7Zm0 11.5A4.5 4.5 0 1 1 12 7.500a4.500 4.500 0 0 1 0 9Zm0-1.800a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400Z';
const eyeClosed =
  'M2.800 2.100 1.400 3.500l3.300 3.300A12.300 12.300 0 0 0 1 12c1.700 3.900 6 7 11 7 1.700 0 3.300-.360 4.800-1l3.700 3.700 1.400-1.400ZM12 16.500a4.500 4.500 0 0 1-4.100-6.400l1.500 1.500a2.700 2.700 0 0 0 3 3l1.500 1.500a4.500 4.500 0 0 1-1.900.400ZM12 5c-1.300 0-2.500.200-3.700.600l2.100 2.100a4.500 4.500 0 0 1 5.900 5.900l2.900 2.900A12.200 12.200 0 0 0 23 12c-1.700-3.900-6-7-11-7Z';
