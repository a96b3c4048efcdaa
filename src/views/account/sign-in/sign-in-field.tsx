import type { KeyboardEvent, ReactNode, Ref } from 'react';

type SignInFieldProps = {
  readonly ref?: Ref<HTMLInputElement>;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: string;
  readonly name?: string;
  readonly type?: 'text' | 'password' | 'email';
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly isOptional?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Id of more that describes the field. */
  readonly describedBy?: string | undefined;
  /** A button inside the field. */
  readonly action?: ReactNode;
  readonly onBlur?: () => void;
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** One labelled input, drawn by the product itself: a component library would double the first bundle. */
export function SignInField(props: SignInFieldProps) {
  const { id, label, error, hint, describedBy, onChange, onKey, action, isOptional, type = 'text', ...input } = props;
  const helper = error ?? hint;
  const description = [helper === undefined ? '' : `${id}-helper`, describedBy ?? ''].filter(Boolean).join(' ');
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <div className={action === undefined ? 'sign-in-input' : 'sign-in-input sign-in-input-with-button'}>
        <input
          {...input}
          id={id}
          type={type}
          required={isOptional !== true}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={description === '' ? undefined : description}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKey}
          onKeyUp={onKey}
        />
        {action}
      </div>
      {helper === undefined ? null : (
        <p
          id={`${id}-helper`}
          className={error === undefined ? 'sign-in-helper' : 'sign-in-helper sign-in-helper-error'}
        >
          {helper}
        </p>
      )}
    </div>
  );
}
