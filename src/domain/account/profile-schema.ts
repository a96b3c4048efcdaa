import { string, type AnySchema } from 'yup';

import { isPhone, normalizePhone } from '../identity/phone';
import { normalizeOptionalName, visibleText } from '../text/names';
import { checkedText, optionalText, recordOf, requiredText } from '../validation/yup-fields';
import { accountLimits, type Profile, type ProfileInput } from './account';
import type { AccountSettings } from './account-settings';
import { emailField } from './password-schemas';

/**
 * Rules of a person's own profile (ABP contract §8.2). Which characters a user name may have is the server's to say:
 * a name given long ago must not stand in the way of a new phone number. Nor must an address that the settings fix: its
 * person could not correct it.
 */
export function profileSchema({ isEmailUpdateEnabled }: Pick<AccountSettings, 'isEmailUpdateEnabled'>) {
  return recordOf({
    userName: requiredText({ max: accountLimits.userName }),
    email: isEmailUpdateEnabled ? emailField() : string().nullable(),
    name: optionalText({ max: accountLimits.name }),
    surname: optionalText({ max: accountLimits.surname }),
    phoneNumber: checkedText(optionalText({ max: accountLimits.phoneNumber }), 'phone', (text) =>
      isPhone(normalizePhone(text)),
    ),
  } satisfies Record<keyof ProfileInput, AnySchema>);
}

export const emptyProfile: ProfileInput = { userName: '', email: '', name: null, surname: null, phoneNumber: null };

/** What of a stored profile the form edits. */
export function profileInputOf({ userName, email, name, surname, phoneNumber }: Profile): ProfileInput {
  return { userName, email, name, surname, phoneNumber };
}

/** The profile as it is checked and sent: names as they are stored, nothing as `null`, no mark that nobody sees. */
export function normalizeProfile(typed: ProfileInput): ProfileInput {
  const phoneNumber = normalizeOptionalName(typed.phoneNumber);
  return {
    userName: visibleText(typed.userName),
    email: visibleText(typed.email),
    name: normalizeOptionalName(typed.name),
    surname: normalizeOptionalName(typed.surname),
    phoneNumber: phoneNumber === null ? null : normalizePhone(phoneNumber),
  };
}
