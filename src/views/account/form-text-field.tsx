import { useFormField } from '../shared/form/use-form-field';
import { SignInField } from './sign-in/sign-in-field';

type FormTextFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'text' | 'email';
  readonly autoFocus?: boolean;
  readonly help?: string;
};

/** A text of the form around it, drawn as on the sign-in page. */
export function FormTextField({ name, help, ...shown }: FormTextFieldProps) {
  const { id, value, error, isBusy, change, leave } = useFormField<string>(name);
  return (
    <div className="account-text-field">
      <SignInField
        {...shown}
        id={id}
        name={name}
        value={value}
        error={error}
        hint={help}
        readOnly={isBusy}
        onChange={change}
        onBlur={leave}
      />
    </div>
  );
}
