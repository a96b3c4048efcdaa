import { passwordProgress, type RuleProgress } from '@/domain/account/password-progress';
import type { PasswordRules } from '@/domain/validation/password-rules';
import { useTexts } from '@/views/app/localization-context';

import './password-rule-list.css';
import { passwordTexts } from './password-texts';

type PasswordRuleListProps = {
  readonly id: string;
  readonly password: string;
  readonly rules: PasswordRules;
};

/**
 * The rules in force, ticked off while somebody types; drawn without the component library, for the pages before sign-in
 * have it too. What is announced changes only when a rule is met or broken, not with every key.
 */
export function PasswordRuleList({ id, password, rules }: PasswordRuleListProps) {
  const texts = useTexts(passwordTexts);
  // Which placeholders a rule's text has depends on the rule.
  const say = texts as unknown as (key: string, params: RuleProgress['params']) => string;
  const progress = passwordProgress(password, rules);
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
