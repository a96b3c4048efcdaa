import { normalizePhone } from '../identity/phone';
import { normalizeOptionalName, visibleText } from '../text/names';
import type { User, UserInput } from './user';

/**
 * A form's first values of a new user.
 *
 * @param defaultRoles Names of the roles that every new user is given.
 */
export function emptyUser(defaultRoles: readonly string[] = []): UserInput {
  return {
    userName: '',
    surname: null,
    name: '',
    email: '',
    phoneNumber: null,
    donViId: '',
    isActive: true,
    lockoutEnabled: true,
    roleNames: defaultRoles,
    password: null,
  };
}

/** What of a stored user the form edits; the password is never read back. */
export function userInputOf(user: User): UserInput {
  return {
    userName: user.userName,
    surname: user.surname,
    name: user.name,
    email: user.email,
    phoneNumber: user.phoneNumber,
    donViId: user.donViId,
    isActive: user.isActive,
    lockoutEnabled: user.lockoutEnabled,
    roleNames: user.roleNames,
    password: null,
  };
}

/** What was typed, in the form in which it is checked and sent. A password keeps its blanks: they belong to it. */
export function normalizeUser(input: UserInput): UserInput {
  const phoneNumber = normalizeOptionalName(input.phoneNumber);
  return {
    ...input,
    userName: visibleText(input.userName),
    surname: normalizeOptionalName(input.surname),
    name: normalizeOptionalName(input.name),
    email: visibleText(input.email),
    phoneNumber: phoneNumber === null ? null : normalizePhone(phoneNumber),
    password: input.password === '' ? null : input.password,
  };
}

/** What of a form, or of the user it began from, may be kept outside the form: all but the password. */
export function withoutPassword<Holder extends UserInput | User>(holder: Holder): Holder {
  return 'password' in holder ? { ...holder, password: null } : holder;
}
