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
  /** A button inside the field. */
  readonly action?: ReactNode;
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** One labelled input, drawn by the product itself: a component library would double the first bundle. */
export function SignInField(props: SignInFieldProps) {
  const { id, label, error, hint, onChange, onKey, action, type = 'text', ...input } = props;
  const helper = error ?? hint;
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <div className={action === undefined ? 'sign-in-input' : 'sign-in-input sign-in-input-with-button'}>
        <input
          {...input}
          id={id}
          type={type}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={helper === undefined ? undefined : `${id}-helper`}
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
