import { passwordFaults, type PasswordRules } from '../validation/password-rules';
import type { ValidationKey, ValidationMessage } from '../validation/validation-message';

/** One rule in force and whether the password keeps it. */
export type RuleProgress = {
  readonly key: ValidationKey;
  readonly params: ValidationMessage['params'];
  readonly isKept: boolean;
};

/**
 * Every rule in force with its state, in ASP.NET Identity's order; for the list that follows the typing. "One different
 * character" is kept by every password and left out.
 */
export function passwordProgress(password: string, rules: PasswordRules): readonly RuleProgress[] {
  const broken = new Set(passwordFaults(password, rules).map(({ key }) => key));
  return passwordFaults('', rules)
    .filter(({ key }) => key !== 'passwordRequiresUniqueChars' || rules.requiredUniqueChars > 1)
    .map(({ key, params }) => ({ key, params, isKept: !broken.has(key) }));
}
