import { string, type AnySchema } from 'yup';

import { visibleText } from '../text/names';
import { isEmail, isUserName } from '../validation/checks';
import { longestPassword, passwordFaults, type PasswordRules } from '../validation/password-rules';
import { validationMessage } from '../validation/validation-message';
import { checkedText, recordOf, requiredText, siblingText, type TextField } from '../validation/yup-fields';
import { accountLimits, type Registration } from './account';

export type RegistrationValues = Registration & { readonly passwordConfirm: string };
export type ForgotPasswordValues = { readonly email: string };
export type ResetPasswordValues = { readonly password: string; readonly passwordConfirm: string };
export type PasswordChangeValues = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly newPasswordConfirm: string;
};

/** Rules of a registration (ABP contract §8.1); whether name and address are free is known to the server alone. */
export function registrationSchema(rules: PasswordRules) {
  return recordOf({
    userName: checkedText(requiredText({ max: accountLimits.userName }), 'usernamePattern', (text) => isUserName(text)),
    emailAddress: emailField(),
    password: newPasswordField(rules),
    passwordConfirm: confirmationOf('password'),
  } satisfies Record<keyof RegistrationValues, AnySchema>);
}

/** A registration as it is checked and sent: no mark that nobody sees, which a copy brings along. The password is as typed. */
export function normalizeRegistration(typed: RegistrationValues): RegistrationValues {
  return { ...typed, userName: visibleText(typed.userName), emailAddress: visibleText(typed.emailAddress) };
}

export function forgotPasswordSchema() {
  return recordOf({ email: emailField() } satisfies Record<keyof ForgotPasswordValues, AnySchema>);
}

/** The address as it is checked and sent. */
export function normalizeForgotPassword({ email }: ForgotPasswordValues): ForgotPasswordValues {
  return { email: visibleText(email) };
}

export function resetPasswordSchema(rules: PasswordRules) {
  return recordOf({
    password: newPasswordField(rules),
    passwordConfirm: confirmationOf('password'),
  } satisfies Record<keyof ResetPasswordValues, AnySchema>);
}

/**
 * Rules of a password change (domain dictionary §5.15).
 *
 * @param hasPassword False for an account without a password: there is no current one to ask for.
 */
export function passwordChangeSchema(rules: PasswordRules, { hasPassword }: { readonly hasPassword: boolean }) {
  return recordOf({
    currentPassword: hasPassword ? passwordText() : string(),
    newPassword: newPasswordField(rules).test(
      'samePassword',
      validationMessage('samePassword'),
      (value, { parent }) => !hasPassword || (value ?? '') === '' || value !== siblingText(parent, 'currentPassword'),
    ),
    newPasswordConfirm: confirmationOf('newPassword'),
  } satisfies Record<keyof PasswordChangeValues, AnySchema>);
}

export function emailField(): TextField {
  return checkedText(requiredText({ max: accountLimits.email }), 'email', isEmail);
}

/** A password may consist of blanks; only an empty one is missing. */
function passwordText(isRequired = true): TextField {
  return string()
    .nullable()
    .typeError(validationMessage('invalid'))
    .test('required', validationMessage('required'), (value) => !isRequired || (value ?? '') !== '')
    .test({
      name: 'maxlength',
      message: ({ value }) =>
        validationMessage('maxlength', { requiredLength: longestPassword, actualLength: String(value).length }),
      test: (value) => (value ?? '').length <= longestPassword,
    });
}

/**
 * A password to be chosen.
 *
 * @param isRequired False where an empty one keeps the present password.
 */
export function newPasswordField(rules: PasswordRules, isRequired = true): TextField {
  return passwordText(isRequired).test({
    name: 'passwordRules',
    message: ({ value }) => passwordFaults(String(value), rules)[0] ?? validationMessage('invalid'),
    test: (value) => (value ?? '') === '' || passwordFaults(value ?? '', rules).length === 0,
  });
}

function confirmationOf(field: string): TextField {
  return string()
    .nullable()
    .typeError(validationMessage('invalid'))
    .test('required', validationMessage('required'), (value) => (value ?? '') !== '')
    .test(
      'passwordMismatch',
      validationMessage('passwordMismatch'),
      (value, { parent }) => (value ?? '') === '' || value === siblingText(parent, field),
    );
}
