import type { AnySchema } from 'yup';

import { accountLimits } from '../account/account';
import { emailField, newPasswordField } from '../account/password-schemas';
import { isPhone, normalizePhone } from '../identity/phone';
import { isUserName } from '../validation/checks';
import type { PasswordRules } from '../validation/password-rules';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  listOf,
  optionalText,
  recordOf,
  requiredFlag,
  requiredText,
  type TextField,
} from '../validation/yup-fields';
import type { UserInput } from './user';

/** Length of a new user's name (domain dictionary §5.15). */
const newUserName = { min: 5, max: 30 } as const;

export type UserRules = {
  readonly passwordRules: PasswordRules;
  /** A new user needs a password and a name of the product's own form; an old one keeps what it has. */
  readonly isNew: boolean;
  /** Without that policy the server leaves the roles as they are, so that nothing is asked of them. */
  readonly mayManageRoles: boolean;
};

/**
 * Rules of a user (domain dictionary §5.15, ABP contract §6.1). Check a normalised value (`normalizeUser`); whether name
 * and address are free is known to the server alone.
 */
export function userSchema({ passwordRules, isNew, mayManageRoles }: UserRules) {
  return recordOf({
    userName: userNameField(isNew),
    surname: optionalText({ max: accountLimits.surname }),
    name: requiredText({ max: accountLimits.name }),
    email: emailField(),
    phoneNumber: checkedText(optionalText({ max: accountLimits.phoneNumber }), 'phone', (text) =>
      isPhone(normalizePhone(text)),
    ),
    donViId: requiredText(),
    isActive: requiredFlag(),
    lockoutEnabled: requiredFlag(),
    roleNames: listOf(requiredText()).test(
      'required',
      validationMessage('required'),
      (roles) => !mayManageRoles || roles.length > 0,
    ),
    password: newPasswordField(passwordRules, isNew),
  } satisfies Record<keyof UserInput, AnySchema>);
}

/** A name given before these rules, or by another system, stays good: only the length that ABP stores bounds it. */
function userNameField(isNew: boolean): TextField {
  return isNew
    ? checkedText(requiredText(newUserName), 'usernamePattern', (text) => isUserName(text))
    : requiredText({ max: accountLimits.userName });
}
