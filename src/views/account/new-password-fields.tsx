import { useId } from 'react';

import type { PasswordRules } from '@/domain/validation/password-rules';

import { PasswordRuleList } from '../shared/form/password-rule-list';
import { useFormField } from '../shared/form/use-form-field';
import { FormPasswordField } from './form-password-field';

type NewPasswordFieldsProps = {
  /** Paths of the password and of its repetition in the form's values. */
  readonly name: string;
  readonly confirmName: string;
  readonly label: string;
  readonly confirmLabel: string;
  readonly rules: PasswordRules;
  readonly autoFocus?: boolean;
};

/** A password to be chosen, the rules it has to keep as they are met, and the password once more. */
export function NewPasswordFields({
  name,
  confirmName,
  label,
  confirmLabel,
  rules,
  autoFocus = false,
}: NewPasswordFieldsProps) {
  const rulesId = useId();
  const { value } = useFormField<string>(name);
  return (
    <>
      <FormPasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        autoFocus={autoFocus}
        describedBy={rulesId}
      />
      <PasswordRuleList id={rulesId} password={value} rules={rules} />
      <FormPasswordField name={confirmName} label={confirmLabel} autoComplete="new-password" />
    </>
  );
}
