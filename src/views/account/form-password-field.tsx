import { useFormField } from '../shared/form/use-form-field';
import { PasswordField } from './sign-in/password-field';

type FormPasswordFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
  readonly describedBy?: string | undefined;
};

/** The sign-in page's password field as a field of the form around it. */
export function FormPasswordField({ name, ...shown }: FormPasswordFieldProps) {
  const { id, value, error, isBusy, change, leave } = useFormField<string>(name);
  return (
    <PasswordField
      {...shown}
      id={id}
      name={name}
      value={value}
      error={error}
      readOnly={isBusy}
      onChange={change}
      onBlur={leave}
    />
  );
}
