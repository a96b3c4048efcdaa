import { useId } from 'react';

import { passwordProgress, type RuleProgress } from '@/domain/account/password-progress';
import type { PasswordRules } from '@/domain/validation/password-rules';

import { useTexts } from '../app/localization-context';
import { passwordTexts } from '../shared/form/password-texts';
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
      <PasswordRuleList id={rulesId} progress={passwordProgress(value, rules)} />
      <FormPasswordField name={confirmName} label={confirmLabel} autoComplete="new-password" />
    </>
  );
}

/** What is announced changes only when a rule is met or broken, not with every key. */
function PasswordRuleList({ id, progress }: { readonly id: string; readonly progress: readonly RuleProgress[] }) {
  const texts = useTexts(passwordTexts);
  // Which placeholders a rule's text has depends on the rule.
  const say = texts as unknown as (key: string, params: RuleProgress['params']) => string;
  if (progress.length === 0) {
    return null;
  }
  return (
    <div className="password-rules">
      <div id={id}>
        <p>{texts('rules.title')}</p>
        <ul>
          {progress.map(({ key, params, isKept }) => (
            <li key={key} data-kept={isKept}>
              <svg viewBox="0 0 16 16" aria-hidden>
                {isKept ? <path d="m3 8.500 3.500 3.500L13 4.500" /> : <circle cx="8" cy="8" r="4.500" />}
              </svg>
              <span>{say(`rules.${key}`, params)}</span>
              <span className="only-read">{`– ${texts(isKept ? 'rules.kept' : 'rules.open')}`}</span>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="only-read">
        {texts('rules.progress', { kept: progress.filter(({ isKept }) => isKept).length, total: progress.length })}
      </p>
    </div>
  );
}
